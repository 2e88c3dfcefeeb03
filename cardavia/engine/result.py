"""The score of a deal: who won, by which lines and factors (``record.md`` section 6)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple


class Party(Enum):
    """A side: Re and Kontra in Doppelkopf, declarer and defenders in Schafkopf."""

    RE = "re"
    KONTRA = "kontra"
    DECLARER = "declarer"
    DEFENDERS = "defenders"

    @property
    def opponent(self) -> Party:
        """The other side."""
        return _OPPONENTS[self]


_OPPONENTS = {
    Party.RE: Party.KONTRA,
    Party.KONTRA: Party.RE,
    Party.DECLARER: Party.DEFENDERS,
    Party.DEFENDERS: Party.DECLARER,
}


class Redeal(Enum):
    """How play goes on when a deal ends without a score (``rulings.md`` 9)."""

    SAME_DEALER = "same-dealer"
    NEXT_DEALER = "next-dealer"


class Line(NamedTuple):
    """A scoring line: what earned how much for which side."""

    key: str
    party: Party
    value: int


class Factor(NamedTuple):
    """One multiplication of the score, such as ``solo`` 3."""

    key: str
    value: int


class Result(NamedTuple):
    """What a finished deal brought.

    ``scores`` holds a number for each seat of the table, which sum to 0 (less what a pool took in), and is None
    when the deal was thrown in. ``winner`` is None when nobody won.
    """

    winner: Party | None = None
    lines: tuple[Line, ...] = ()
    factors: tuple[Factor, ...] = ()
    scores: tuple[int, ...] | None = None
    redeal: Redeal | None = None


def total(lines: Iterable[Line], party: Party) -> int:
    """Return what the lines add up to for the party, the other side's counting against it."""
    return sum(line.value if line.party is party else -line.value for line in lines)
