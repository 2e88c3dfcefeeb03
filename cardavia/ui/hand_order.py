"""How the own hand is held: by the contract's order, by printed suits, or as the person has laid it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby, zip_longest
from typing import Final

from cardavia.engine.cards import Card, Hand, Suit
from cardavia.engine.observation import Observation
from cardavia.engine.order import Order

TRUMP, SUIT, MANUAL = "trump", "suit", "manual"
"""Names of the orders, as the settings have them."""
_DARK: Final = (Suit.CLUBS, Suit.SPADES)
_BRIGHT: Final = (Suit.HEARTS, Suit.DIAMONDS)


def trump_groups(order: Order, hand: Hand) -> tuple[Hand, ...]:
    """Return the hand with its trumps first, then each plain suit, without empty groups."""
    return tuple(tuple(cards) for _, cards in groupby(order.arranged(hand), order.group))


def suit_groups(order: Order, hand: Hand) -> tuple[Hand, ...]:
    """Return the hand by printed suits, each from high to low; dark and bright suits alternate where they can."""
    held = {card.suit for card in hand}
    return tuple(
        tuple(sorted((card for card in hand if card.suit is suit), key=order.strength, reverse=True))
        for suit in _alternating(held)
    )


def _alternating(held: Iterable[Suit]) -> tuple[Suit, ...]:
    suits = set(held)
    dark, bright = ([suit for suit in colour if suit in suits] for colour in (_DARK, _BRIGHT))
    more, fewer = (bright, dark) if len(bright) > len(dark) else (dark, bright)
    return tuple(suit for pair in zip_longest(more, fewer) for suit in pair if suit is not None)


@dataclass(slots=True, eq=False)
class _Slot:
    """A place that the person gave to a card, also while it is not held; ``left`` numbers the plays from the hand."""

    card: Card
    left: int = 0


class HandOrder:
    """The order of the own hand, which a person chooses, or makes by moving cards.

    What was made holds for one deal: the next one begins as the contract orders it. Cards that leave the hand keep
    their places for the case that an undo brings them back.
    """

    def __init__(self) -> None:
        self._name = TRUMP
        self._slots: list[_Slot] = []
        self._dealt: Hand = ()
        self._plays = 0

    @property
    def name(self) -> str:
        """The order that is chosen: `TRUMP`, `SUIT` or `MANUAL`."""
        return self._name

    @property
    def trumps_apart(self) -> bool:
        """Whether the first group are the trumps, which stand apart from the rest."""
        return self._name == TRUMP

    def choose(self, name: str, shown: Hand) -> None:
        """Choose an order; the manual one begins with the hand as it is shown now."""
        if name != self._name:
            self._name = name
            self._slots = [_Slot(card) for card in shown]

    def groups(self, observation: Observation) -> tuple[Hand, ...]:
        """Return the hand from left to right, in the groups that stand apart from each other."""
        if not _same_deal(self._dealt, observation.dealt):
            self._slots = []
        self._dealt = observation.dealt
        order, hand = observation.order, observation.hand
        if self._name == MANUAL:
            return (self._laid(order, hand),) if hand else ()
        return suit_groups(order, hand) if self._name == SUIT else trump_groups(order, hand)

    def move(self, shown: Hand, source: int, target: int) -> None:
        """Move the card at a place of the shown hand to another, from 0 at the left; the order is manual then."""
        self.choose(MANUAL, shown)
        held = self._held(shown)
        slot = held.pop(source)
        self._slots.remove(slot)
        place = self._slots.index(held[target]) if target < len(held) else len(self._slots)
        self._slots.insert(place, slot)

    def play(self, shown: Hand, place: int) -> None:
        """Note which of two equal cards is played: the other one keeps its place."""
        if self._name == MANUAL:
            self._plays += 1
            self._held(shown)[place].left = self._plays

    def _laid(self, order: Order, hand: Hand) -> Hand:
        new = Counter(hand) - Counter(slot.card for slot in self._slots)
        self._slots += [_Slot(card) for card in order.arranged(new.elements())]
        return tuple(slot.card for slot in self._held(hand))

    def _held(self, hand: Hand) -> list[_Slot]:
        """Return the places of the cards in the hand, from left to right."""
        left, held = Counter(hand), set()
        for slot in sorted(self._slots, key=lambda slot: slot.left):
            if left[slot.card]:
                left[slot.card] -= 1
                held.add(slot)
        return [slot for slot in self._slots if slot in held]


def _same_deal(before: Hand, after: Hand) -> bool:
    """Say whether these cards were dealt in one deal, of which a seat may see the first half earlier."""
    one, other = Counter(before), Counter(after)
    return bool(after) and (one <= other or other <= one)
