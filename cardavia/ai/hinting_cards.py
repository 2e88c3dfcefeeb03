"""Reasons for a card: each is a check of the observation that returns what it counts, or None where it is not so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardavia.ai import hinting_tricks as tricks
from cardavia.ai.easy.knowledge import Knowledge, know
from cardavia.ai.hinting_reasons import Grounds, HintReason
from cardavia.engine.actions import Saying
from cardavia.engine.cards import Card, points_of
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.game import DOPPELKOPF
from cardavia.engine.doppelkopf.orders import FOX
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party

Check = Callable[[Knowledge, Card], int | None]
"""Returns the number that belongs to the reason, 0 where none does, and None where the reason does not hold."""

_WORTH_GIVING: Final = 4
"""Card points from which a card is given to a partner for its points."""
_MUCH: Final = 10
"""Card points from which a trick is not one to be left to the enemies."""
_CALLED: Final = frozenset({Kind.RUFER, Kind.MUSS})


def grounds_of_card(observation: Observation, card: Card) -> Grounds | None:
    """Return the first reason for the card that holds, None where none does."""
    known = know(observation)
    for reason in _reasons(known):
        count = CHECKS[reason](known, card)
        if count is not None:
            return Grounds(reason, count)
    return None


def _reasons(known: Knowledge) -> Sequence[HintReason]:
    """Return the reasons that make sense in the contract, the most telling first."""
    if known.kind is Kind.RAMSCH or (known.kind is Kind.BETTEL and known.is_declarer):
        return _AGAINST_TRICKS
    if known.kind is Kind.BETTEL:
        return (HintReason.ONLY_CHOICE,)
    return _FOR_TRICKS if known.all_tricks or known.kind is Kind.SIE else _FOR_POINTS


def only_choice(known: Knowledge, card: Card) -> int | None:
    """Check that no other card is allowed."""
    return 0 if set(known.observation.playable) == {card} else None


def takes_last(known: Knowledge, card: Card) -> int | None:
    """Check that the seat plays last and takes the trick; return the trick's points."""
    last = not tricks.later(known) and tricks.takes_lead(known, card)
    return points_of(tricks.after(known, card)) if last else None


def sure_trick(known: Knowledge, card: Card) -> int | None:
    """Check that nobody who still plays can beat the card."""
    rest = tricks.later(known)
    return 0 if rest and tricks.takes_lead(known, card) and not tricks.threats(known, card, rest) else None


def fox_is_safe(known: Knowledge, card: Card) -> int | None:
    """Check that a fox that counts is played into a trick of the own side."""
    counts = card is FOX and known.order.is_trump(card) and _has_fox(known)
    return 0 if counts and tricks.is_certain(known, card) else None


def _has_fox(known: Knowledge) -> bool:
    """Say whether a caught fox scores: two play against two, and the aces are no piglets (``rules.md`` B10)."""
    observation = known.observation
    if observation.game != DOPPELKOPF.key or known.kind is Kind.BLACK_SOW or known.alone:
        return False
    return not any(said.saying is Saying.PIGLETS for said in observation.said)


def smear_sure(known: Knowledge, card: Card) -> int | None:
    """Check that points go to a partner's trick that the own side has for certain; return them."""
    return card.points if _gives(known, card) and tricks.is_certain(known, card) else None


def smear(known: Knowledge, card: Card) -> int | None:
    """Check that points go to a trick that a partner is winning so far; return them."""
    return card.points if _gives(known, card) else None


def _gives(known: Knowledge, card: Card) -> bool:
    return card.points >= _WORTH_GIVING and _leaves_to_partner(known, card)


def _leaves_to_partner(known: Knowledge, card: Card) -> bool:
    return tricks.is_led(known) and tricks.is_partner(known, tricks.ahead(known, tricks.after(known, card)))


def partner_ahead(known: Knowledge, card: Card) -> int | None:
    """Check that the seat could beat a partner who is winning so far, and does not."""
    return 0 if _leaves_to_partner(known, card) and _could_lead(known) else None


def _could_lead(known: Knowledge) -> bool:
    return any(tricks.takes_lead(known, card) for card in known.observation.playable)


def draw_trumps(known: Knowledge, card: Card) -> int | None:
    """Check that the declarer's side leads a trump while others hold some; return how many those are."""
    party = known.observation.parties.get(known.observation.seat)
    declares = party is Party.DECLARER or (known.is_declarer and known.contract.is_doppelkopf_solo)
    held = known.of_group(None)
    return held if declares and held and known.order.is_trump(card) and not tricks.is_led(known) else None


def search(known: Knowledge, card: Card) -> int | None:
    """Check that a defender leads the called suit for the first time while its ace is out (``rules.md`` F9)."""
    called, observation = known.observation.called, known.observation
    if tricks.is_led(known) or known.kind not in _CALLED or called is None or called not in known.unseen:
        return None
    defends = observation.parties.get(observation.seat) is Party.DEFENDERS
    return 0 if defends and known.order.group(card) is called.suit and not _was_led(known, card) else None


def _was_led(known: Knowledge, card: Card) -> bool:
    group = known.order.group(card)
    return any(known.order.group(trick.cards[0]) is group for trick in known.observation.tricks)


def first_round(known: Knowledge, card: Card) -> int | None:
    """Check that the highest card left of a plain suit that was never led is led."""
    return 0 if _leads_highest(known, card) and not _was_led(known, card) else None


def highest(known: Knowledge, card: Card) -> int | None:
    """Check that the highest card left of a plain suit is led."""
    return 0 if _leads_highest(known, card) else None


def _leads_highest(known: Knowledge, card: Card) -> bool:
    return not tricks.is_led(known) and not known.order.is_trump(card) and not known.higher(card)


def ruff(known: Knowledge, card: Card) -> int | None:
    """Check that a trump gets ahead where the plain suit led is missing; return the points that lay before."""
    trumps = _is_void(known) and known.order.is_trump(card) and tricks.takes_lead(known, card)
    return known.trick.points if trumps else None


def _is_void(known: Knowledge) -> bool:
    """Say whether a plain suit was led that the seat does not have."""
    if not tricks.is_led(known) or known.order.is_trump(known.trick.cards[0]):
        return False
    return not known.order.following(known.trick.cards[0], known.hand)


def gets_ahead(known: Knowledge, card: Card) -> int | None:
    """Check that the card gets ahead and could still be beaten; return by how many cards."""
    beating = tricks.threats(known, card, tricks.later(known))
    return len(beating) if beating and tricks.is_led(known) and tricks.takes_lead(known, card) else None


def cannot_win(known: Knowledge, card: Card) -> int | None:
    """Check that nothing beats the enemies' cards that lie, and the card costs least; return its points."""
    lost = tricks.is_led(known) and not _could_lead(known) and not _leaves_to_partner(known, card)
    return card.points if lost and _is_cheapest(known, card) else None


def _is_cheapest(known: Knowledge, card: Card) -> bool:
    return card.points == min(other.points for other in known.observation.playable)


def keep_trumps(known: Knowledge, card: Card) -> int | None:
    """Check that trumps are held back where the plain suit led is missing."""
    spared = not known.order.is_trump(card) and known.order.trumps_in(known.hand)
    return 0 if spared and _is_void(known) else None


def keep_high(known: Knowledge, card: Card) -> int | None:
    """Check that the seat leaves a trick of few points to an enemy it could beat; return the points that lie."""
    kept = tricks.is_led(known) and _could_lead(known) and not tricks.takes_lead(known, card)
    spares = kept and _is_cheapest(known, card) and not _leaves_to_partner(known, card)
    spares = spares and known.trick.points < _MUCH
    return known.trick.points if spares else None


def last_of_suit(known: Knowledge, card: Card) -> int | None:
    """Check that the hand has no other card of the plain suit, but trumps."""
    group = known.order.group(card)
    alone = sum(known.order.group(other) is group for other in known.hand) == 1
    return 0 if group is not None and alone and known.order.trumps_in(known.hand) else None


def leads_nothing(known: Knowledge, card: Card) -> int | None:
    """Check that a card without points is led."""
    return 0 if not tricks.is_led(known) and not card.points else None


def stays_under(known: Knowledge, card: Card) -> int | None:
    """Check that the card follows and does not beat those that lie."""
    follows = tricks.is_led(known) and known.order.group(card) is known.order.group(known.trick.cards[0])
    return 0 if follows and not tricks.takes_lead(known, card) else None


def sheds(known: Knowledge, card: Card) -> int | None:
    """Check that the card does not belong to the suit led and cannot take the trick."""
    free = tricks.is_led(known) and known.order.group(card) is not known.order.group(known.trick.cards[0])
    return 0 if free and not tricks.takes_lead(known, card) else None


def leads_under(known: Knowledge, card: Card) -> int | None:
    """Check that the lowest card of its suit in the hand is led; return how many of the others beat it."""
    group, strength = known.order.group(card), known.order.strength(card)
    mates = (other for other in known.hand if known.order.group(other) is group)
    lowest = all(known.order.strength(other) >= strength for other in mates)
    return known.higher(card) or None if lowest and not tricks.is_led(known) else None


CHECKS: Final[dict[HintReason, Check]] = {
    HintReason.ONLY_CHOICE: only_choice,
    HintReason.FOX_IS_SAFE: fox_is_safe,
    HintReason.TAKES_LAST: takes_last,
    HintReason.SURE_TRICK: sure_trick,
    HintReason.SMEAR_SURE: smear_sure,
    HintReason.SMEAR: smear,
    HintReason.PARTNER_AHEAD: partner_ahead,
    HintReason.DRAW_TRUMPS: draw_trumps,
    HintReason.SEARCH: search,
    HintReason.FIRST_ROUND: first_round,
    HintReason.HIGHEST: highest,
    HintReason.RUFF: ruff,
    HintReason.AHEAD: gets_ahead,
    HintReason.CANNOT_WIN: cannot_win,
    HintReason.KEEP_TRUMPS: keep_trumps,
    HintReason.KEEP_HIGH: keep_high,
    HintReason.LAST_OF_SUIT: last_of_suit,
    HintReason.LEADS_NOTHING: leads_nothing,
    HintReason.STAYS_UNDER: stays_under,
    HintReason.SHEDS: sheds,
    HintReason.LEADS_UNDER: leads_under,
}
"""The check of every reason for a card."""

_AGAINST_TRICKS: Final = (
    HintReason.ONLY_CHOICE,
    HintReason.STAYS_UNDER,
    HintReason.SHEDS,
    HintReason.LEADS_UNDER,
)
_FOR_TRICKS: Final = (
    HintReason.ONLY_CHOICE,
    HintReason.SURE_TRICK,
    HintReason.DRAW_TRUMPS,
    HintReason.FIRST_ROUND,
    HintReason.HIGHEST,
    HintReason.AHEAD,
)
_FOR_POINTS: Final = tuple(reason for reason in CHECKS if reason not in _AGAINST_TRICKS[1:])
