"""What the controller tells a view: one move, or a new position, as the human's seat sees it."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.observation import Observation, SeenMove
from cardavia.engine.seats import Seat


class Step(NamedTuple):
    """One move and the observations of the human's seat before and after it."""

    move: SeenMove
    before: Observation
    after: Observation


class SheetRow(NamedTuple):
    """One finished deal on the score sheet.

    ``number`` counts from 1. ``contract`` is its text in records, None when all passed. ``scores`` is None for a
    deal thrown in, ``totals`` are the running sums by seat.
    """

    number: int
    dealer: Seat
    contract: str | None
    declarer: Seat | None
    points: int | None
    scores: tuple[int, ...] | None
    totals: tuple[int, ...]
    redeal: str | None
    bock: bool
