"""What the person has to do now, in one sentence."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.actions import Bid, Call, Exchange, Transfer, Verb
from cardavia.engine.cards import Card, Rank, Suit
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation
from cardavia.engine.state import Phase
from cardavia.ui.texts_base import Table, translate
from cardavia.ui.texts_cards import card_name
from cardavia.ui.texts_contracts import called_card

_PHASES = Table(
    "Phases",
    {
        Phase.DOUBLE: QT_TRANSLATE_NOOP("Phases", "Klopfen"),
        Phase.RESERVATIONS: QT_TRANSLATE_NOOP("Phases", "Reservations"),
        Phase.BIDDING: QT_TRANSLATE_NOOP("Phases", "Bidding"),
        Phase.AUCTION: QT_TRANSLATE_NOOP("Phases", "Auction between soloists"),
        Phase.EXCHANGE: QT_TRANSLATE_NOOP("Phases", "Exchange of cards"),
        Phase.PLAY: QT_TRANSLATE_NOOP("Phases", "Play"),
        Phase.DONE: QT_TRANSLATE_NOOP("Phases", "End of the deal"),
    },
)
_WAITING = Table(
    "Prompts",
    {
        Phase.DOUBLE: QT_TRANSLATE_NOOP("Prompts", "Another player decides whether to double."),
        Phase.RESERVATIONS: QT_TRANSLATE_NOOP("Prompts", "Another player is asked for a reservation."),
        Phase.BIDDING: QT_TRANSLATE_NOOP("Prompts", "Another player is asked for a bid."),
        Phase.AUCTION: QT_TRANSLATE_NOOP("Prompts", "Another player is asked about the solo."),
        Phase.EXCHANGE: QT_TRANSLATE_NOOP("Prompts", "Another player decides about the exchange of cards."),
        Phase.PLAY: QT_TRANSLATE_NOOP("Prompts", "Another player is choosing a card."),
        Phase.DONE: QT_TRANSLATE_NOOP("Prompts", "The deal is over."),
    },
)
_HANDING_OVER = Table(
    "Prompts",
    {
        Transfer.PASS: QT_TRANSLATE_NOOP("Prompts", "Choose three cards to pass on, with all your trumps among them."),
        Transfer.RETURN: QT_TRANSLATE_NOOP("Prompts", "Choose three cards to give back."),
        Transfer.LAY: QT_TRANSLATE_NOOP("Prompts", "Choose your only trump and lay it face down."),
        Transfer.GIVE: QT_TRANSLATE_NOOP("Prompts", "Choose a plain card to give for the trump."),
    },
)


def phase_name(phase: Phase) -> str:
    """Return what the phase of a deal is called."""
    return _PHASES.text(phase)


def phase_prompt(observation: Observation, pack: Pack) -> str:
    """Return what the person has to do now, or what the table is waiting for."""
    if not observation.my_turn:
        return _WAITING.text(observation.phase)
    match observation.phase:
        case Phase.DOUBLE:
            return translate("Prompts", "Do you want to double before you see the rest of your cards?")
        case Phase.RESERVATIONS:
            return _reservation_prompt(observation)
        case Phase.BIDDING:
            return _bidding_prompt(observation, pack)
        case Phase.AUCTION:
            return _auction_prompt(observation)
        case Phase.EXCHANGE:
            return _exchange_prompt(observation)
        case Phase.PLAY:
            return _play_prompt(observation)
        case Phase.DONE:
            return _WAITING.text(Phase.DONE)


def _reservation_prompt(observation: Observation) -> str:
    if observation.standing.forced == observation.seat:
        return translate("Prompts", "You must play your compulsory solo now. Which solo do you choose?")
    return translate("Prompts", "Do you have a reservation?")


def _bidding_prompt(observation: Observation, pack: Pack) -> str:
    if Call(Verb.PASS) in observation.duties:
        return translate("Prompts", "Do you want to bid?")
    alte = card_name(Card(Suit.CLUBS, Rank.QUEEN), pack)
    return _muss_prompt(observation).format(card=alte)


def _muss_prompt(observation: Observation) -> str:
    called = [called_card(bid.contract, observation.hand) for bid in observation.duties if isinstance(bid, Bid)]
    if any(card is not None and card.rank is Rank.TEN for card in called):
        return translate(
            "Prompts",
            "Nobody has bid, so the holder of this card must play: {card}. You hold all the aces that can be called. "
            "Which ten do you call?",
        )
    return translate("Prompts", "Nobody has bid, so the holder of this card must play: {card}. Which ace do you call?")


def _auction_prompt(observation: Observation) -> str:
    if Call(Verb.HOLD) in observation.duties:
        return translate("Prompts", "Another player outbids your solo. Do you hold it or yield?")
    return translate("Prompts", "Another player has a solo before you. Do you raise or yield?")


def _exchange_prompt(observation: Observation) -> str:
    for action in observation.duties:
        if isinstance(action, Exchange):
            return _HANDING_OVER.text(action.transfer)
    contract = observation.contract
    if contract is not None and contract.kind is Kind.HOCHZEIT:
        return translate("Prompts", "Do you take the trump that is offered and give a plain card for it?")
    return translate("Prompts", "Do you take the three cards of the player with the poverty?")


def _play_prompt(observation: Observation) -> str:
    if not observation.playable:
        return translate(
            "Prompts", "The first trick holds 30 points or more, so you must announce something before you lead."
        )
    if observation.trick is None or not observation.trick.cards:
        return translate("Prompts", "Choose a card to lead.")
    return translate("Prompts", "Choose a card to play.")
