"""The strength of a hand under a card order, as a few numbers; what they promise was measured by playing deals out."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import astuple, dataclass

from cardavia.engine.cards import Card, Hand, without
from cardavia.engine.order import Order


@dataclass(frozen=True, slots=True)
class Strength:
    """A hand in numbers.

    ``trumps`` are counted; ``tops`` adds up, for each trump, the square of the share of the other players' trumps
    it beats. ``winners`` are plain cards nobody can beat in their suit, ``losers`` the other plain cards,
    ``risk`` the card points (Augen) of those; ``voids`` are the plain suits not held.
    """

    trumps: float
    tops: float
    winners: float
    losers: float
    risk: float
    voids: float


def strength_of(order: Order, hand: Hand, pack: Hand) -> Strength:
    """Return the strength of a hand when the rest of the pack is with the others."""
    rest = without(pack, hand)
    trumps, theirs = order.trumps_in(hand), order.trumps_in(rest)
    plain = [card for card in hand if not order.is_trump(card)]
    winners = _winners(order, plain, rest)
    losers = without(tuple(plain), winners)
    return Strength(
        trumps=len(trumps),
        tops=tops_of(order, trumps, theirs),
        winners=len(winners),
        losers=len(losers),
        risk=sum(card.points for card in losers),
        voids=len({card.suit for card in pack if not order.is_trump(card)} - {card.suit for card in plain}),
    )


def tops_of(order: Order, trumps: Hand, theirs: Hand) -> float:
    """Return for all trumps together the square of the share of the others' trumps that each beats."""
    if not theirs:
        return float(len(trumps))
    others = sorted(map(order.strength, theirs))
    return sum((bisect_right(others, order.strength(card)) / len(others)) ** 2 for card in trumps)


def _winners(order: Order, plain: Sequence[Card], rest: Hand) -> Hand:
    """Return the plain cards that nobody can beat in their suit, long suits counted to their end."""
    found: list[Card] = []
    for suit in {card.suit: None for card in plain}:
        mine = [card for card in plain if card.suit is suit]
        theirs = [card for card in rest if order.group(card) is suit]
        best = max((order.strength(card) for card in theirs), default=-1)
        sure = [card for card in mine if order.strength(card) >= best]
        # Each sure trick draws about two cards of the suit from the others; then the small ones win as well.
        found += mine if sure and len(theirs) <= 2 * len(sure) else sure
    return tuple(found)


def estimate(weights: Sequence[float], strength: Strength, *more: float) -> float:
    """Return what the weights make of the hand: a constant first, then one weight for each number."""
    return linear(weights, (*astuple(strength), *more))


def promise(weights: Sequence[float], strength: Strength, *more: float) -> float:
    """Return the chance, 0 to 1, that fitted weights give the hand."""
    return logistic(weights, (*astuple(strength), *more))


def linear(weights: Sequence[float], numbers: Sequence[float]) -> float:
    """Return the constant, which comes first, and the weighted numbers together."""
    constant, *rest = weights
    return constant + sum(weight * number for weight, number in zip(rest, numbers, strict=True))


def logistic(weights: Sequence[float], numbers: Sequence[float]) -> float:
    """Return the chance, 0 to 1, that fitted weights make of the numbers."""
    return 1 / (1 + math.exp(-linear(weights, numbers)))
