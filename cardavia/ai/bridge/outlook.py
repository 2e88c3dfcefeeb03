"""Payoffs made of others: what an announcement gains, and how likely a side reaches something."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from cardavia.ai.bridge.payoff import BOTH, CLASSES, OURS_ALL, Payoff, Row, Specials, Table

_NO_EXTRAS = Specials(factor=0)

Wanted = Callable[[int, int], bool]
"""Whether the counting side has what is wanted, by class and its card points."""


@lru_cache(maxsize=64)
def gain(after: Payoff, before: Payoff) -> Payoff:
    """Return by how much the one payoff exceeds the other; special points are the same in both."""
    return _combined(after, before, lambda new, old: new - old)


@lru_cache(maxsize=64)
def success(payoff: Payoff) -> Payoff:
    """Return a payoff of 1 to who scores more than 0 without special points, and of 0 to the others."""
    return _combined(payoff, payoff, lambda score, _: float(score > 0))


@lru_cache(maxsize=16)
def reaching(total: int, points: int) -> Payoff:
    """Return a payoff of 1 to the side that reaches so many card points, and of 0 to the other.

    More points than there are stand for all tricks.
    """

    def ours(split: int, reached: int) -> bool:
        return reached >= points if split == BOTH else split == OURS_ALL

    def theirs(split: int, reached: int) -> bool:
        return total - reached >= points if split == BOTH else split != OURS_ALL

    table = Table(_rows(total, ours), _rows(total, theirs))
    return Payoff(total, (table,), (table,), _NO_EXTRAS)


def _rows(total: int, wanted: Wanted) -> tuple[Row, Row, Row]:
    first, second, third = (tuple(float(wanted(split, points)) for points in range(total + 1)) for split in CLASSES)
    return first, second, third


def _combined(one: Payoff, other: Payoff, joined: Callable[[float, float], float]) -> Payoff:
    return Payoff(
        one.total,
        tuple(_table(mine, theirs, joined) for mine, theirs in zip(one.pair, other.pair, strict=True)),
        tuple(_table(mine, theirs, joined) for mine, theirs in zip(one.alone, other.alone, strict=True)),
        _NO_EXTRAS,
    )


def _table(one: Table, other: Table, joined: Callable[[float, float], float]) -> Table:
    ours = tuple(tuple(map(joined, mine, theirs)) for mine, theirs in zip(one.ours, other.ours, strict=True))
    against = tuple(tuple(map(joined, mine, theirs)) for mine, theirs in zip(one.theirs, other.theirs, strict=True))
    return Table((ours[0], ours[1], ours[2]), (against[0], against[1], against[2]))
