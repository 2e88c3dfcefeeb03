"""Card orders of contracts as the kernel's rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import NOBODY, NOT_DEALT, group_of
from cardavia.engine.cards import PACK, Card, Hand
from cardavia.engine.order import Order, Tie
from cardavia.engine.seats import PLAYERS

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Rules

_TIES: Final = tuple(Tie)
"""In the order of the kernel's numbers."""
_NONE = 0


class Numbers(NamedTuple):
    """A card order as numbers by kind, as ``native.Rules.make`` takes them."""

    group: tuple[int, ...]
    strength: tuple[int, ...]
    points: tuple[int, ...]
    tie: tuple[int, ...]
    called: int


@lru_cache(maxsize=64)
def rules_of(order: Order, pack: Hand, called: Card | None = None) -> Rules:
    """Return the kernel's rules of a card order, for these cards dealt; ``called`` is the ace of F9, or the ten."""
    numbers = numbers_of(order, pack, called)
    return kernel.native.Rules.make(
        group=numbers.group,
        strength=numbers.strength,
        points=numbers.points,
        tie=numbers.tie,
        copies=len(pack) // len(frozenset(pack)),
        hand_size=len(pack) // PLAYERS,
        called=numbers.called,
    )


def numbers_of(order: Order, pack: Hand, called: Card | None = None) -> Numbers:
    """Return the same as `rules_of` in plain numbers, which need no kernel."""
    dealt = frozenset(pack)
    return Numbers(
        group=tuple(group_of(order.group(card)) if card in dealt else NOT_DEALT for card in PACK),
        strength=tuple(order.strengths.get(card, _NONE) for card in PACK),
        points=tuple(card.points for card in PACK),
        tie=tuple(_TIES.index(order.ties.get(card, Tie.FIRST)) for card in PACK),
        called=NOBODY if called is None else called.index,
    )
