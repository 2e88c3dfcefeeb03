"""What happens at the table, told in the present tense for the log and for speech."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.actions import Bid, Call, Exchange, Play, Raise, Say, Saying, Transfer, Verb
from cardavia.engine.cards import Hand
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.observation import HiddenExchange, Observation, SeenAction, SeenMove
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, Trick
from cardavia.ui.texts_base import HUMAN, Counted, Table, translate
from cardavia.ui.texts_calls import saying_name
from cardavia.ui.texts_cards import card_name_as_object, card_names
from cardavia.ui.texts_contracts import called_card, contract_name

Moves = Counted("Moves")

_LEAD, _BID, _RAISE, _SAY = "lead", "bid", "raise", "say"
_GENSCHER, _GENSCHER_YOU = "genscher", "genscher-you"

_YOU: Table[object] = Table(
    "Moves",
    {
        Play: QT_TRANSLATE_NOOP("Moves", "You play the {card}"),
        _LEAD: QT_TRANSLATE_NOOP("Moves", "You lead the {card}"),
        Verb.PASS: QT_TRANSLATE_NOOP("Moves", "You pass"),
        Verb.HEALTHY: QT_TRANSLATE_NOOP("Moves", "You have no reservation"),
        Verb.THROW: QT_TRANSLATE_NOOP("Moves", "You throw in a bad hand"),
        Verb.ACCEPT: QT_TRANSLATE_NOOP("Moves", "You accept"),
        Verb.DECLINE: QT_TRANSLATE_NOOP("Moves", "You decline"),
        Verb.HOLD: QT_TRANSLATE_NOOP("Moves", "You hold the solo"),
        Verb.YIELD: QT_TRANSLATE_NOOP("Moves", "You yield"),
        Verb.DOUBLE: QT_TRANSLATE_NOOP("Moves", "You double"),
        Verb.NO_DOUBLE: QT_TRANSLATE_NOOP("Moves", "You do not double"),
        _BID: QT_TRANSLATE_NOOP("Moves", "You bid: {contract}"),
        Kind.RUFER: QT_TRANSLATE_NOOP("Moves", "You call the {card}"),
        Kind.WEDDING: QT_TRANSLATE_NOOP("Moves", "You have a wedding"),
        Kind.POVERTY: QT_TRANSLATE_NOOP("Moves", "You have a poverty"),
        _RAISE: QT_TRANSLATE_NOOP("Moves", "You raise: {level}"),
        Transfer.PASS: QT_TRANSLATE_NOOP("Moves", "You pass on: {cards}"),
        Transfer.RETURN: QT_TRANSLATE_NOOP("Moves", "You give back: {cards}"),
        Transfer.LAY: QT_TRANSLATE_NOOP("Moves", "You lay face down: {cards}"),
        Transfer.GIVE: QT_TRANSLATE_NOOP("Moves", "You give: {cards}"),
        _SAY: QT_TRANSLATE_NOOP("Moves", "You announce: {announcement}"),
        _GENSCHER: QT_TRANSLATE_NOOP("Moves", "You call Genscher, new partner: {partner}"),
    },
)
_OTHERS: Table[object] = Table(
    "Moves",
    {
        Play: QT_TRANSLATE_NOOP("Moves", "{player} plays the {card}"),
        _LEAD: QT_TRANSLATE_NOOP("Moves", "{player} leads the {card}"),
        Verb.PASS: QT_TRANSLATE_NOOP("Moves", "{player} passes"),
        Verb.HEALTHY: QT_TRANSLATE_NOOP("Moves", "{player} has no reservation"),
        Verb.THROW: QT_TRANSLATE_NOOP("Moves", "{player} throws in a bad hand"),
        Verb.ACCEPT: QT_TRANSLATE_NOOP("Moves", "{player} accepts"),
        Verb.DECLINE: QT_TRANSLATE_NOOP("Moves", "{player} declines"),
        Verb.HOLD: QT_TRANSLATE_NOOP("Moves", "{player} holds the solo"),
        Verb.YIELD: QT_TRANSLATE_NOOP("Moves", "{player} yields"),
        Verb.DOUBLE: QT_TRANSLATE_NOOP("Moves", "{player} doubles"),
        Verb.NO_DOUBLE: QT_TRANSLATE_NOOP("Moves", "{player} does not double"),
        _BID: QT_TRANSLATE_NOOP("Moves", "{player} bids: {contract}"),
        Kind.RUFER: QT_TRANSLATE_NOOP("Moves", "{player} calls the {card}"),
        Kind.WEDDING: QT_TRANSLATE_NOOP("Moves", "{player} has a wedding"),
        Kind.POVERTY: QT_TRANSLATE_NOOP("Moves", "{player} has a poverty"),
        _RAISE: QT_TRANSLATE_NOOP("Moves", "{player} raises: {level}"),
        Transfer.PASS: QT_TRANSLATE_NOOP("Moves", "{player} passes on: {cards}"),
        Transfer.RETURN: QT_TRANSLATE_NOOP("Moves", "{player} gives back: {cards}"),
        Transfer.LAY: QT_TRANSLATE_NOOP("Moves", "{player} lays face down: {cards}"),
        Transfer.GIVE: QT_TRANSLATE_NOOP("Moves", "{player} gives: {cards}"),
        _SAY: QT_TRANSLATE_NOOP("Moves", "{player} announces: {announcement}"),
        _GENSCHER: QT_TRANSLATE_NOOP("Moves", "{player} calls Genscher, new partner: {partner}"),
        _GENSCHER_YOU: QT_TRANSLATE_NOOP("Moves", "{player} calls Genscher and you are the new partner"),
    },
)


def move_sentence(
    move: SeenMove,
    players: Sequence[str],
    pack: Pack,
    *,
    leads: bool = False,
    me: Seat | None = HUMAN,
    hand: Hand = (),
) -> str:
    """Return what the seat does, such as "Anna plays the ten of hearts".

    ``leads`` says that the card opens its trick. ``me`` is the seat told "you", None when it is nobody's. ``hand`` are
    the cards dealt to the seat, where they are known.
    """
    action = move.action
    if isinstance(action, HiddenExchange):
        return _hidden_sentence(action, players[move.seat])
    table = _YOU if move.seat == me else _OTHERS
    words = _words(action, players, pack, hand)
    return table.text(_key(action, leads, me)).format(player=players[move.seat], **words)


def trick_sentence(trick: Trick, players: Sequence[str], me: Seat | None = HUMAN) -> str:
    """Return who takes the full trick and how many card points it holds; ValueError when it is not full."""
    if trick.winner is None:
        raise ValueError("the trick is not full")
    if trick.winner == me:
        return Moves.tr("You take the trick, %n points", "", trick.points)
    pattern = Moves.tr("{player} takes the trick, %n points", "", trick.points)
    return pattern.format(player=players[trick.winner])


def turn_sentence(observation: Observation, players: Sequence[str]) -> str:
    """Return whose turn it is; the observing seat is told "you"."""
    if observation.turn is None:
        return translate("Moves", "The deal is over")
    if observation.phase is Phase.PLAY:
        yours, theirs = translate("Moves", "Your turn to play"), translate("Moves", "{player} to play")
    elif observation.phase is Phase.EXCHANGE:
        yours = translate("Moves", "You are next in the exchange of cards")
        theirs = translate("Moves", "{player} is next in the exchange of cards")
    else:
        yours, theirs = translate("Moves", "Your turn to call"), translate("Moves", "{player} to call")
    return yours if observation.my_turn else theirs.format(player=players[observation.turn])


def _key(action: SeenAction, leads: bool, me: Seat | None) -> object:
    match action:
        case Play():
            return _LEAD if leads else Play
        case Call(verb):
            return verb
        case Bid(contract):
            return contract.kind if contract.kind in _OTHERS else _BID
        case Raise():
            return _RAISE
        case Say(Saying.GENSCHER, partner):
            return _GENSCHER_YOU if partner == me else _GENSCHER
        case Say():
            return _SAY
        case Exchange(transfer) | HiddenExchange(transfer):
            return transfer


def _words(action: SeenAction, players: Sequence[str], pack: Pack, hand: Hand) -> dict[str, str]:
    match action:
        case Play(card):
            return {"card": card_name_as_object(card, pack)}
        case Bid(contract):
            return _bid_words(contract, pack, hand)
        case Raise(level):
            return {"level": saying_name(level)}
        case Exchange(_, cards):
            return {"cards": card_names(cards, pack)}
        case Say(Saying.GENSCHER, partner) if partner is not None:
            return {"partner": players[partner]}
        case Say(saying):
            return {"announcement": saying_name(saying)}
        case _:
            return {}


def _bid_words(contract: Contract, pack: Pack, hand: Hand) -> dict[str, str]:
    called = called_card(contract, hand)
    if called is not None:
        return {"card": card_name_as_object(called, pack)}
    return {"contract": contract_name(contract, pack)}


def _hidden_sentence(exchange: HiddenExchange, player: str) -> str:
    match exchange.transfer:
        case Transfer.PASS:
            text = Moves.tr("{player} passes on %n cards face down", "", exchange.count)
        case Transfer.RETURN if exchange.trumps is not None:
            text = Moves.tr("{player} gives back {count} cards face down, %n of them trumps", "", exchange.trumps)
        case Transfer.RETURN:
            text = Moves.tr("{player} gives back %n cards face down", "", exchange.count)
        case Transfer.LAY:
            text = Moves.tr("{player} lays %n cards face down", "", exchange.count)
        case Transfer.GIVE:
            text = Moves.tr("{player} gives %n cards face down", "", exchange.count)
    return text.format(player=player, count=exchange.count)
