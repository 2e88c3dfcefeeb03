"""Bettel (``rules.md`` G): the declarer wants no trick, the others want him to win one."""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.ai.easy.chances import absent
from cardavia.ai.easy.knowledge import Knowledge
from cardavia.engine.cards import Card, Hand
from cardavia.engine.order import Group, Order
from cardavia.engine.seats import Seat

_CAUGHT = 12.0
"""What it costs the declarer to win a trick, in gaps of his suits."""
_VOID = 6.0
"""What it costs the defenders to lead a suit the declarer has not, in cards that lie between his and theirs."""
_UNDER = 1.5
"""How much worse a lower card with the declarer is for a defender's lead than a higher one is good."""


def play_bettel(known: Knowledge) -> Card:
    """Return the card of a declarer who avoids every trick, or of a defender who forces one on him."""
    cards = known.observation.playable
    if known.is_declarer:
        return max(cards, key=lambda card: _avoiding(known, card))
    return max(cards, key=lambda card: _forcing(known, card))


def gaps(order: Order, hand: Hand, out: Hand) -> float:
    """Return how often the cards still out can get below the hand's: 0 is a hand that nobody can force.

    A suit is safe when its lowest card lies below all that are out, the next one below all but one, and so on.
    """
    return sum(gaps_in(order, _suit(order, hand, group), _suit(order, out, group)) for group in _groups(order, hand))


def gaps_in(order: Order, mine: Hand, theirs: Hand) -> float:
    """Return the same of one suit."""
    held = sorted(map(order.strength, mine))
    lower = (sum(order.strength(card) < strength for card in theirs) for strength in held)
    return float(sum(max(0, below - number) for number, below in enumerate(lower)))


def _groups(order: Order, cards: Iterable[Card]) -> set[Group]:
    return {order.group(card) for card in cards}


def _suit(order: Order, cards: Iterable[Card], group: Group) -> Hand:
    return tuple(card for card in cards if order.group(card) is group)


# The declarer


def _avoiding(known: Knowledge, card: Card) -> tuple[float, int, int]:
    """Return the measure of the declarer's card: no trick now, no gaps later, then the highest card goes."""
    left = tuple(other for other in known.hand if other is not card)
    cost = _CAUGHT * _chance_caught(known, card) + gaps(known.order, left, known.unseen)
    return -cost, known.order.strength(card), card.index


def _chance_caught(known: Knowledge, card: Card) -> float:
    """Return the chance that the declarer's card wins: that all the others can stay below it."""
    cards = (*known.trick.cards, card)
    if known.order.winner(cards) != len(cards) - 1:
        return 0.0
    chance = 1.0
    for seat in known.trick.seats[len(cards) :]:
        chance *= 1 - _must_beat(known, seat, card)
    return chance


def _must_beat(known: Knowledge, seat: Seat, best: Card) -> float:
    """Return the chance that the seat can follow with higher cards alone."""
    order, group = known.order, known.order.group(best)
    if group in known.voids[seat]:
        return 0.0
    out, room, free = known.out.get(group, ()), known.room.get(group, 0), known.free[seat]
    lower = sum(order.strength(card) < order.strength(best) for card in out)
    return absent(lower, free, room) * (1 - absent(len(out) - lower, free, room))


# The defenders


def _forcing(known: Knowledge, card: Card) -> tuple[float, int]:
    """Return the measure of a defender's card."""
    if not known.trick.cards:
        return _lead(known, card), -card.index
    lead = known.order.group(known.trick.cards[0])
    if known.order.group(card) is not lead:
        return _discard(known, card), -card.index
    return _follow(known, card), -card.index


def _declarer(known: Knowledge) -> Seat:
    if known.observation.declarer is None:
        raise ValueError("a Bettel has a declarer")
    return known.observation.declarer


def _lead(known: Knowledge, card: Card) -> float:
    """Return how well the lead forces the declarer: a low card of a suit where he may have to go above it."""
    group = known.order.group(card)
    if group in known.voids[_declarer(known)] or not known.of_group(group):
        return -_VOID - known.order.strength(card) / 10
    lower = known.of_group(group) - known.higher(card)
    return known.higher(card) - _UNDER * lower


def _follow(known: Knowledge, card: Card) -> float:
    """Return how good the card is to follow with: low until the declarer has played, then as he has fallen."""
    trick, order = known.trick, known.order
    strength = order.strength(card)
    best = order.strength(trick.cards[order.winner(trick.cards)])
    place = trick.seats.index(_declarer(known))
    played = place < len(trick.cards)
    if played and order.winner(trick.cards) != place:
        return strength  # He has escaped: the high cards go, the low ones will be led.
    if strength < best:
        return strength
    return -strength  # While he may still be caught, nobody else goes higher than he must.


def _discard(known: Knowledge, card: Card) -> float:
    """Return how gladly the defender throws the card away: what does not threaten the declarer any more."""
    group = known.order.group(card)
    harmless = group in known.voids[_declarer(known)] or not known.of_group(group)
    mates = sum(known.order.group(other) is group for other in known.hand)
    return (_VOID if harmless else 0.0) + known.order.strength(card) - mates / 10
