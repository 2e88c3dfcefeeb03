"""Fast values of very many hands: what is linear in the numbers of `Strength`, remembered suit by suit.

A hand is written as one number with two bits for each card, the number of copies held. The value of a hand is the sum
of the values of its trumps and of each plain suit, so that few different parts have to be valued at all.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from cardavia.ai.easy.strength import linear, strength_of, tops_of
from cardavia.engine.cards import PACK, SUITS, Card, Hand, without
from cardavia.engine.order import Order

_BITS = 2
DIGITS: Final[Mapping[Card, int]] = {card: 1 << (_BITS * card.index) for card in PACK}
"""What one copy of each card adds to the number of a hand."""
_ONES = sum(DIGITS.values())
_TWOS = _ONES << 1
_ENOUGH = 20_000
"""Parts remembered before all are forgotten; a part takes some hundred bytes."""

# Places of the weights that `cardavia.ai.easy.strength.estimate` takes: a constant and the numbers of `Strength`.
_CONSTANT, _TRUMPS, _TOPS, _WINNERS, _END = 0, 1, 2, 3, 7


def number_of(cards: Iterable[Card]) -> int:
    """Return the number of a hand."""
    return sum(map(DIGITS.__getitem__, cards))


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask that cuts these cards, all copies of them, out of the number of a hand."""
    return sum(3 * DIGITS[card] for card in dict.fromkeys(cards))


def count(number: int) -> int:
    """Return how many cards a number stands for."""
    return (number & _ONES).bit_count() + 2 * (number & _TWOS).bit_count()


def sigmoid(odds: float) -> float:
    """Return the chance, 0 to 1, of odds given as a logarithm."""
    if odds < 0:
        grown = math.exp(max(odds, -500.0))
        return grown / (1 + grown)
    return 1 / (1 + math.exp(-odds))


def logit(chance: float) -> float:
    """Return the odds, as a logarithm, of a chance."""
    return math.log(chance / (1 - chance))


class Valuation:
    """Values hands of one pack under one order: a constant, and a weight for each number of `Strength`."""

    def __init__(self, order: Order, pack: Hand, weights: Sequence[float]) -> None:
        """Take the weights in the order of `cardavia.ai.easy.strength.estimate`; those after them are left alone."""
        self._order, self._weights = order, tuple(weights[:_END])
        self.constant = self._weights[_CONSTANT]
        self._trumps: Hand = order.trumps_in(pack)
        self._trump_mask, self._all_trumps = mask_of(self._trumps), number_of(self._trumps)
        self._known: dict[int, float] = {}
        self._plain = [tuple(card for card in pack if order.group(card) is suit) for suit in SUITS]
        self._suits = [(mask_of(cards), dict[int, float]()) for cards in self._plain]
        self._rough: list[list[tuple[int, float]]] = [[] for _ in SUITS]
        for card in dict.fromkeys(self._trumps):
            self._rough[SUITS.index(card.suit)].append((_BITS * card.index, self._alone(card)))

    def trumps(self, number: int) -> int:
        """Return how many trumps the hand has."""
        return count(number & self._trump_mask)

    def value(self, number: int) -> float:
        """Return the value of a hand."""
        worth = self.constant
        for place, (mask, known) in enumerate(self._suits):
            value = known.get(number & mask)
            worth += self._suit_value(number, place) if value is None else value
        trumps = number & self._trump_mask
        value = self._known.get(trumps)
        return worth + (self._trump_value(trumps) if value is None else value)

    def rough(self, number: int, suit: int) -> float:
        """Return what the cards of one printed suit, 0 to 3, add to the value of a hand; trumps one by one."""
        return self._suit_value(number, suit) + sum(value * (number >> bits & 3) for bits, value in self._rough[suit])

    def _suit_value(self, number: int, suit: int) -> float:
        mask, known = self._suits[suit]
        part, cards = number & mask, self._plain[suit]
        value = known.get(part)
        if value is None:
            value = known[part] = linear((0.0, *self._weights[_WINNERS:]), self._plain_numbers(part, cards))
        return value

    def _plain_numbers(self, part: int, cards: Hand) -> tuple[float, ...]:
        strength = strength_of(self._order, _cards(part, cards), cards)
        return strength.winners, strength.losers, strength.risk, strength.voids

    def _trump_value(self, part: int) -> float:
        mine, theirs = _cards(part, self._trumps), _cards(self._all_trumps - part, self._trumps)
        if len(self._known) >= _ENOUGH:
            self._known.clear()
        value = self._weights[_TRUMPS] * len(mine) + self._weights[_TOPS] * tops_of(self._order, mine, theirs)
        self._known[part] = value
        return value

    def _alone(self, card: Card) -> float:
        """Return what a trump is worth if the others hold all the rest."""
        tops = tops_of(self._order, (card,), without(self._trumps, (card,)))
        return self._weights[_TRUMPS] + self._weights[_TOPS] * tops


class Survey:
    """Values one hand under several valuations at once, exactly only where it matters."""

    def __init__(self, valuations: Iterable[Valuation]) -> None:
        """Take the valuations, of which there is at least one."""
        self._valuations = tuple(valuations)
        self._constants = tuple(valuation.constant for valuation in self._valuations)
        printed = [tuple(card for card in PACK if card.suit is suit) for suit in SUITS]
        self._suits = [(mask_of(cards), dict[int, tuple[float, ...]]()) for cards in printed]

    def values(self, number: int, floors: Sequence[float]) -> list[float]:
        """Return a value of the hand for each valuation; those below their floor are rough."""
        parts = [self._constants]
        for suit, (mask, known) in enumerate(self._suits):
            part = number & mask
            values = known.get(part)
            if values is None:
                values = known[part] = tuple(valuation.rough(part, suit) for valuation in self._valuations)
            parts.append(values)
        rough = map(sum, zip(*parts, strict=True))
        return [
            value if value < floor else valuation.value(number)
            for value, floor, valuation in zip(rough, floors, self._valuations, strict=True)
        ]


def _cards(number: int, cards: Iterable[Card]) -> Hand:
    """Return the cards that a number stands for; they are among those named."""
    return tuple(card for card in dict.fromkeys(cards) for _ in range(number >> _BITS * card.index & 3))


@lru_cache(maxsize=128)
def valuation(order: Order, pack: Hand, weights: tuple[float, ...]) -> Valuation:
    """Return the valuation, which remembers what it has valued, also from one deal to the next."""
    return Valuation(order, pack, weights)


@lru_cache(maxsize=32)
def survey(valuations: tuple[Valuation, ...]) -> Survey:
    """Return the survey of these valuations, which remembers as they do."""
    return Survey(valuations)
