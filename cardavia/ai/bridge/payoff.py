"""How a finished deal scores for everybody, as tables over what can still happen: a plain description in numbers."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.ai.bridge.cards import NOBODY

CLASSES: Final = (0, 1, 2)
BOTH, OURS_ALL, OURS_NONE = CLASSES
"""Classes of a finished deal: both sides have a trick, the counting side has all of them, it has none."""
OFF, ANY, PAIRS = 0, 1, 2
"""Which tricks of forty card points score: none, each, those of two identical pairs."""

Row = tuple[float, ...]
"""A score for every number of card points of the counting side, from 0."""
Value = Callable[[int, int], tuple[float, float]]
"""The scores of a player of the counting side and of one of the other side, by class and card points."""


@dataclass(frozen=True, slots=True)
class Table:
    """What players of the counting side (Re, declarer) and of the other side score: a `Row` for each class."""

    ours: tuple[Row, Row, Row]
    theirs: tuple[Row, Row, Row]


@dataclass(frozen=True, slots=True)
class Specials:
    """Special points (Sonderpunkte), for the side of the one who takes the trick; only where two play against two.

    ``fox``, ``charlie`` and ``dulle`` are kinds of card, or -1 where they earn nothing. ``fox_values`` are those of
    any trick, of the first and of the last one. ``factor`` multiplies each point.
    """

    fox: int = NOBODY
    fox_values: tuple[int, int, int] = (1, 1, 1)
    charlie: int = NOBODY
    charlie_caught: bool = False
    forty: int = OFF
    heart_trick: bool = False
    dulle: int = NOBODY
    factor: int = 1


@dataclass(frozen=True, slots=True)
class Ramsch:
    """Everybody for himself; ``virgin`` pays those without a trick more, ``march`` lets taking nearly all win."""

    virgin: bool
    march: bool
    factor: int


@dataclass(frozen=True, slots=True, eq=False)
class Payoff:
    """The scores of a finished deal, which has ``total`` card points; one object for the same rules and words.

    ``pair`` holds where the counting side has two players, ``alone`` where it has one: a table for each number of
    runners (Laufende) the deal may have, or one table where they do not count. ``ramsch`` is set where there are no
    sides, and the tables are then empty.
    """

    total: int
    pair: tuple[Table, ...]
    alone: tuple[Table, ...]
    specials: Specials = Specials()
    ramsch: Ramsch | None = None

    @property
    def variants(self) -> int:
        """How many tables there are for each size of the counting side."""
        return max(len(self.pair), len(self.alone))


NOTHING: Final[tuple[Table, ...]] = ()
"""No tables: sides of this size do not occur."""


def table_of(total: int, steps: Sequence[int], value: Value) -> Table:
    """Return the table of a value that changes at no other card points than ``steps``, which rise from 0."""
    split = [value(BOTH, points) for points in steps]
    everything, nothing = value(OURS_ALL, total), value(OURS_NONE, 0)
    ours, theirs = (
        (
            _row(total, steps, [scores[side] for scores in split]),
            _flat(total, everything[side]),
            _flat(total, nothing[side]),
        )
        for side in (0, 1)
    )
    return Table(ours, theirs)


def _row(total: int, steps: Sequence[int], values: Sequence[float]) -> Row:
    return tuple(values[bisect_right(steps, points) - 1] for points in range(total + 1))


def _flat(total: int, value: float) -> Row:
    return (value,) * (total + 1)
