"""Trumps and plain ranks as data: group, strength, trick winner and sorting all come from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from cardavia.engine.cards import PACK, Card, Hand, Rank, Suit

Group = Suit | None
"""What must be followed: a plain suit, or None for the trumps, which are one suit (``rules.md`` A3, F8)."""

_TRUMP_FLOOR = 100
"""Strength above which a card is a trump: any trump beats any plain card."""


class Tie(Enum):
    """Which of two equal cards in one trick is higher (``rules.md`` D1)."""

    FIRST = "first"
    SECOND = "second"
    SECOND_EXCEPT_LAST = "second-except-last"
    SECOND_ONLY_LAST = "second-only-last"

    def second_wins(self, last_trick: bool) -> bool:
        """Say whether the later card is the higher one in this trick."""
        if self is Tie.SECOND_EXCEPT_LAST:
            return not last_trick
        if self is Tie.SECOND_ONLY_LAST:
            return last_trick
        return self is Tie.SECOND


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """The card order of one contract.

    ``trumps`` are listed from high to low, ``plain`` are the ranks of every plain suit from high to low.
    ``ties`` names the cards whose second copy may beat the first; all others hold to "first".
    """

    trumps: Hand
    plain: tuple[Rank, ...]
    ties: Mapping[Card, Tie] = field(default_factory=dict)
    groups: Mapping[Card, Group] = field(init=False, repr=False)
    strengths: Mapping[Card, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        trumps = set(self.trumps)
        groups = {card: None if card in trumps else card.suit for card in PACK}
        strengths = {card: len(self.plain) - self.plain.index(card.rank) for card in PACK if card.rank in self.plain}
        strengths |= {card: _TRUMP_FLOOR + len(trumps) - place for place, card in enumerate(self.trumps)}
        object.__setattr__(self, "groups", groups)
        object.__setattr__(self, "strengths", strengths)

    def group(self, card: Card) -> Group:
        """Return the plain suit the card belongs to in this contract, or None for a trump."""
        return self.groups[card]

    def is_trump(self, card: Card) -> bool:
        """Say whether the card is a trump (Trumpf) in this contract."""
        return self.groups[card] is None

    def strength(self, card: Card) -> int:
        """Return a number that grows with the card's power among trumps or within its plain suit."""
        return self.strengths[card]

    def trumps_in(self, cards: Iterable[Card]) -> Hand:
        """Return those of the cards that are trumps."""
        return tuple(card for card in cards if self.groups[card] is None)

    def following(self, lead: Card, hand: Hand) -> Hand:
        """Return the cards of the hand that follow the led one, or none when the hand is free to play anything."""
        group = self.groups[lead]
        groups = self.groups
        return tuple(card for card in hand if groups[card] is group)

    def winner(self, cards: Sequence[Card], last_trick: bool = False) -> int:
        """Return the place in the trick, from 0, of the winning card (``rules.md`` A4, F8)."""
        groups, strengths = self.groups, self.strengths
        best, place = cards[0], 0
        lead = groups[best]
        for number in range(1, len(cards)):
            card = cards[number]
            group = groups[card]
            if group is not None and group is not lead:
                continue
            if strengths[card] > strengths[best] or (card is best and self._second_beats(card, last_trick)):
                best, place = card, number
        return place

    def _second_beats(self, card: Card, last_trick: bool) -> bool:
        tie = self.ties.get(card)
        return tie is not None and tie.second_wins(last_trick)

    def arranged(self, cards: Iterable[Card]) -> Hand:
        """Return the cards as a player holds them: trumps from high to low, then suit by suit."""
        return tuple(sorted(cards, key=self._place))

    def _place(self, card: Card) -> tuple[int, int]:
        group = self.groups[card]
        suit = 0 if group is None else 1 + _HAND_SUITS.index(group)
        return suit, -self.strengths.get(card, 0)


_HAND_SUITS = (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)
"""Plain suits in the hand alternate in colour, so that neighbours are not taken for one another."""
