"""Why an action is refused: the rule in one sentence, then what is legal instead."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.actions import Exchange
from cardavia.engine.cards import Suit
from cardavia.engine.contract import Kind
from cardavia.engine.errors import Reason
from cardavia.engine.observation import Observation
from cardavia.ui.texts_base import Table, joined, sentences, translate
from cardavia.ui.texts_calls import bid_label, saying_name
from cardavia.ui.texts_cards import card_names
from cardavia.ui.texts_prompts import phase_prompt

_WEDDING_BY_DIAMONDS = "wedding-by-diamonds"
"""Key of the condition for a wedding where the queens of diamonds make the sides (D21)."""

_RULES = Table(
    "Refusals",
    {
        Reason.TURN: QT_TRANSLATE_NOOP("Refusals", "It is not your turn."),
        Reason.PHASE: QT_TRANSLATE_NOOP("Refusals", "This is not possible at this point of the deal."),
        Reason.NOT_HELD: QT_TRANSLATE_NOOP("Refusals", "You do not hold this card."),
        Reason.FOLLOW_TRUMP: QT_TRANSLATE_NOOP("Refusals", "Trump was led and you hold one."),
        Reason.FOLLOW_SUIT: QT_TRANSLATE_NOOP("Refusals", "A plain suit was led and you hold a card of it."),
        Reason.CALLED_ACE_MUST_PLAY: QT_TRANSLATE_NOOP(
            "Refusals", "The called suit was led, so the called ace must be played now."
        ),
        Reason.CALLED_ACE_MUST_LEAD: QT_TRANSLATE_NOOP(
            "Refusals",
            "The called suit must be led with its ace, unless the holder of the ace has at least three more "
            "cards of the suit.",
        ),
        Reason.CALLED_ACE_NO_DISCARD: QT_TRANSLATE_NOOP(
            "Refusals", "The called ace may not be thrown away before its suit has been led."
        ),
        Reason.CALLED_ACE_CONDITIONS: QT_TRANSLATE_NOOP(
            "Refusals",
            "You may call an ace only if you hold a plain card of its suit but not the ace itself.",
        ),
        Reason.SAY_TOO_EARLY: QT_TRANSLATE_NOOP(
            "Refusals",
            "Announcements begin when it is settled what is played, in a wedding when the partner is found.",
        ),
        Reason.SAY_DEADLINE: QT_TRANSLATE_NOOP(
            "Refusals", "It is too late for this announcement: you hold too few cards."
        ),
        Reason.SAY_NEEDS_RE: QT_TRANSLATE_NOOP(
            "Refusals", "A side may promise more only after it has said Re or Kontra in time."
        ),
        Reason.SAY_SAID: QT_TRANSLATE_NOOP("Refusals", "Your side has already announced this."),
        Reason.SAY_OTHER_SIDE: QT_TRANSLATE_NOOP("Refusals", "Only the other side may announce this."),
        Reason.SAY_OWN_TURN: QT_TRANSLATE_NOOP(
            "Refusals", "Under these rules you may announce only when it is your turn to play a card."
        ),
        Reason.SAY_FORCED: QT_TRANSLATE_NOOP(
            "Refusals",
            "The first trick holds 30 points or more, so its winner must announce something before the play goes on.",
        ),
        Reason.BID_TOO_LOW: QT_TRANSLATE_NOOP(
            "Refusals", "A bid must be higher than the one before; an equal bid is not enough."
        ),
        Reason.BID_PLAIN_CARD: QT_TRANSLATE_NOOP(
            "Refusals", "For this contract you must hold a plain card of the suit you make trump."
        ),
        Reason.CONTRACT_NOT_PLAYED: QT_TRANSLATE_NOOP(
            "Refusals", "This contract is not played under the rules of this table."
        ),
        Reason.DOUBLING_DEADLINE: QT_TRANSLATE_NOOP(
            "Refusals", "Doubling must be part of the rules and is possible only during the first trick."
        ),
        Reason.POVERTY_CONDITION: QT_TRANSLATE_NOOP("Refusals", "A poverty needs a hand with at most three trumps."),
        Reason.POVERTY_THREE_CARDS: QT_TRANSLATE_NOOP(
            "Refusals",
            "Exactly three cards change hands, and those passed on include all trumps of the player with the poverty.",
        ),
        Reason.SOLOS_ALLOWED: QT_TRANSLATE_NOOP("Refusals", "This solo is not played under the rules of this table."),
        Reason.SOLOS_COMPULSORY: QT_TRANSLATE_NOOP("Refusals", "You must play your compulsory solo now."),
        Reason.THROW_IN: QT_TRANSLATE_NOOP(
            "Refusals",
            "Only where the rules allow it may a bad hand be thrown in: one with five nines, five kings or, "
            "without poverty, at most three trumps.",
        ),
        Reason.PIGLETS: QT_TRANSLATE_NOOP(
            "Refusals",
            "Piglets need both aces of the trump suit in one hand and are announced before the first card is led.",
        ),
        Reason.HOCHZEIT: QT_TRANSLATE_NOOP(
            "Refusals", "A Hochzeit offers the only trump of a hand, and a plain card is given for it."
        ),
    },
)
_RULES_BY_PACK: Mapping[Pack, Table[object]] = {
    Pack.FRENCH: Table(
        "FrenchRefusals",
        {
            Reason.BID_SIE: QT_TRANSLATE_NOOP(
                "FrenchRefusals",
                "Sie needs a hand of nothing but the highest trumps: the queens, then the jacks.",
            ),
            Reason.WEDDING_CONDITION: QT_TRANSLATE_NOOP(
                "FrenchRefusals", "A wedding needs both queens of clubs in one hand."
            ),
            _WEDDING_BY_DIAMONDS: QT_TRANSLATE_NOOP(
                "FrenchRefusals", "A wedding needs both queens of diamonds in one hand."
            ),
            Reason.GENSCHER: QT_TRANSLATE_NOOP(
                "FrenchRefusals",
                "Genscher is called by the holder of both kings of diamonds, just before playing the first of them.",
            ),
        },
    ),
    Pack.GERMAN: Table(
        "GermanRefusals",
        {
            Reason.BID_SIE: QT_TRANSLATE_NOOP(
                "GermanRefusals",
                "Sie needs a hand of nothing but the highest trumps: the Obers, then the Unters.",
            ),
            Reason.WEDDING_CONDITION: QT_TRANSLATE_NOOP(
                "GermanRefusals", "A wedding needs both Obers of acorns in one hand."
            ),
            _WEDDING_BY_DIAMONDS: QT_TRANSLATE_NOOP(
                "GermanRefusals", "A wedding needs both Obers of bells in one hand."
            ),
            Reason.GENSCHER: QT_TRANSLATE_NOOP(
                "GermanRefusals",
                "Genscher is called by the holder of both kings of bells, just before playing the first of them.",
            ),
        },
    ),
}
_SUIT_LED = {
    Pack.FRENCH: Table(
        "FrenchRefusals",
        {
            Suit.CLUBS: QT_TRANSLATE_NOOP("FrenchRefusals", "Clubs were led and you hold one."),
            Suit.SPADES: QT_TRANSLATE_NOOP("FrenchRefusals", "Spades were led and you hold one."),
            Suit.HEARTS: QT_TRANSLATE_NOOP("FrenchRefusals", "Hearts were led and you hold one."),
            Suit.DIAMONDS: QT_TRANSLATE_NOOP("FrenchRefusals", "Diamonds were led and you hold one."),
        },
    ),
    Pack.GERMAN: Table(
        "GermanRefusals",
        {
            Suit.CLUBS: QT_TRANSLATE_NOOP("GermanRefusals", "Acorns were led and you hold one."),
            Suit.SPADES: QT_TRANSLATE_NOOP("GermanRefusals", "Leaves were led and you hold one."),
            Suit.HEARTS: QT_TRANSLATE_NOOP("GermanRefusals", "Hearts were led and you hold one."),
            Suit.DIAMONDS: QT_TRANSLATE_NOOP("GermanRefusals", "Bells were led and you hold one."),
        },
    ),
}
_ABOUT_ANNOUNCING = frozenset(
    {
        Reason.SAY_TOO_EARLY,
        Reason.SAY_DEADLINE,
        Reason.SAY_NEEDS_RE,
        Reason.SAY_SAID,
        Reason.SAY_OTHER_SIDE,
        Reason.SAY_OWN_TURN,
        Reason.SAY_FORCED,
        Reason.PIGLETS,
        Reason.GENSCHER,
        Reason.DOUBLING_DEADLINE,
    }
)


def refusal_sentence(reason: Reason, observation: Observation, pack: Pack) -> str:
    """Return the rule that forbids the action and what the person may do instead."""
    rule = rule_sentence(reason, observation, pack)
    if reason in _ABOUT_ANNOUNCING:
        return sentences(rule, _announcements_left(observation))
    return sentences(rule, _instead(observation, pack))


def exchange_refusal(observation: Observation, pack: Pack) -> str:
    """Return why cards that are enough in number may not be handed over."""
    hochzeit = observation.contract is not None and observation.contract.kind is Kind.HOCHZEIT
    reason = Reason.HOCHZEIT if hochzeit else Reason.POVERTY_THREE_CARDS
    return refusal_sentence(reason, observation, pack)


def rule_sentence(reason: Reason, observation: Observation, pack: Pack) -> str:
    """Return the rule that forbids the action, without what the person may do instead."""
    suit = _suit_led(observation) if reason is Reason.FOLLOW_SUIT else None
    if suit is not None:
        return _SUIT_LED[pack].text(suit)
    by_diamonds = reason is Reason.WEDDING_CONDITION and getattr(observation.options, "parties_by", "") == "DQ"
    if by_diamonds or reason in _RULES_BY_PACK[pack]:
        return _RULES_BY_PACK[pack].text(_WEDDING_BY_DIAMONDS if by_diamonds else reason)
    return _RULES.text(reason)


def _suit_led(observation: Observation) -> Suit | None:
    trick = observation.trick
    return observation.order.group(trick.cards[0]) if trick is not None and trick.cards else None


def _announcements_left(observation: Observation) -> str:
    if not observation.sayings:
        return translate("Refusals", "You cannot announce anything now.")
    names = joined(saying_name(say.saying) for say in observation.sayings)
    return translate("Refusals", "You may announce: {announcements}.").format(announcements=names)


def _instead(observation: Observation, pack: Pack) -> str:
    if observation.playable:
        cards = card_names(observation.playable, pack)
        return translate("Refusals", "You may play: {cards}.").format(cards=cards)
    duties = observation.duties
    if not duties or any(isinstance(action, Exchange) for action in duties):
        return phase_prompt(observation, pack)
    calls = joined(bid_label(action, pack, hand=observation.hand) for action in duties)
    return translate("Refusals", "You may choose: {calls}.").format(calls=calls)
