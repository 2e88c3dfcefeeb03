"""Cards of both packs: one code for the French and the German suits (``record.md`` section 1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final


class Suit(Enum):
    """A suit (Farbe), clubs also being acorns, spades leaves and diamonds bells."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"

    def __str__(self) -> str:
        return self.value


class Rank(Enum):
    """A rank (Rang), the queen also being the Ober and the jack the Unter."""

    ACE = "A"
    TEN = "T"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"

    def __str__(self) -> str:
        return self.value


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)

_POINTS: Final = {
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
    Rank.NINE: 0,
    Rank.EIGHT: 0,
    Rank.SEVEN: 0,
}
_made: Final[dict[tuple[Suit, Rank], Card]] = {}


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card by suit and rank; equal cards are the same object, also the two of a Doppelkopf pack.

    Points (Augen) are those of ``rules.md`` A1 and F1. ``index`` sorts cards by suit C S H D and then by
    rank A T K Q J 9 8 7.
    """

    suit: Suit
    rank: Rank
    points: int = field(init=False, repr=False)
    index: int = field(init=False, repr=False)
    code: str = field(init=False, repr=False)

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        """Return the one object of this card: identity then stands for equality, which is fast."""
        made = _made.get((suit, rank))
        if made is None:
            made = _made[suit, rank] = object.__new__(cls)
        return made

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", _POINTS[self.rank])
        object.__setattr__(self, "index", SUITS.index(self.suit) * len(RANKS) + RANKS.index(self.rank))
        object.__setattr__(self, "code", self.suit.value + self.rank.value)

    def __reduce__(self) -> tuple[type[Card], tuple[Suit, Rank]]:
        return Card, (self.suit, self.rank)

    def __str__(self) -> str:
        return self.code

    @staticmethod
    def parse(text: str) -> Card:
        """Return the card of a code such as ``CQ``; ValueError names anything else."""
        try:
            return _BY_CODE[text]
        except KeyError:
            raise ValueError(f"{text!r} is not a card") from None


PACK: Final = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)
_BY_CODE: Final = {card.code: card for card in PACK}

Hand = tuple[Card, ...]
"""Cards in the order they were dealt or listed."""


def parse_cards(text: str) -> Hand:
    """Return the cards of a list with single spaces, such as ``CQ HT D9``; the empty text is no card."""
    return tuple(Card.parse(code) for code in text.split(" ")) if text else ()


def format_cards(cards: Iterable[Card]) -> str:
    """Return the text that `parse_cards` reads."""
    return " ".join(card.code for card in cards)


def by_suit(cards: Iterable[Card]) -> Hand:
    """Return the cards sorted by suit C S H D, then by rank A T K Q J 9 8 7."""
    return tuple(sorted(cards, key=_index))


def points_of(cards: Iterable[Card]) -> int:
    """Return the card points (Augen) of the cards together."""
    return sum(card.points for card in cards)


def without(hand: Hand, cards: Iterable[Card]) -> Hand:
    """Return the hand less one copy of each card; ValueError when one is not held."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _index(card: Card) -> int:
    return card.index
