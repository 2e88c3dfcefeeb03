"""Cards as kinds, hands as bytes, seats as places (see ``cardavia/ai/kernel/native.pyi``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from cardavia.engine.cards import PACK, SUITS, Card, Hand
from cardavia.engine.order import Group
from cardavia.engine.seats import Seat

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Hands

TRUMPS: Final = len(SUITS)
"""Group of the trumps; the plain suits are 0 to 3."""
NOBODY: Final = -1
"""No place, or no kind of card."""
NOT_DEALT: Final = -1
"""Group of a kind that is not in the pack."""


def group_of(group: Group) -> int:
    """Return the kernel's number of a group."""
    return TRUMPS if group is None else SUITS.index(group)


def bytes_of(cards: Iterable[Card]) -> bytes:
    """Return the cards as kinds, in their order."""
    return bytes(card.index for card in cards)


def cards_of(kinds: bytes) -> Hand:
    """Return the cards of these kinds, in their order; IndexError for what is no kind."""
    return tuple(PACK[kind] for kind in kinds)


def hands_of(players: Sequence[Seat], hands: Sequence[Hand]) -> Hands:
    """Return the hands of the players by place: the first of the players has place 0."""
    first, second, third, fourth = (bytes_of(hands[seat]) for seat in players)
    return first, second, third, fourth


def mask_of(players: Sequence[Seat], seats: Iterable[Seat]) -> int:
    """Return the places of these seats as a bit mask."""
    return sum(1 << players.index(seat) for seat in set(seats))
