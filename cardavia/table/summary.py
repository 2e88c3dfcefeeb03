"""What a session came to, worked out from its score sheet: who stands where, and which deals decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.engine.seats import Seat
from cardavia.table.step import SheetRow

SWINGS = 3
"""Deals that are told as those with the largest swings."""


@dataclass(frozen=True, slots=True)
class Placing:
    """Where a player stands; equal totals have the same place, and the place after them is left out."""

    place: int
    seat: Seat
    total: int
    won: int
    """Deals in which the player won game points."""
    solos: int
    """Deals the player has played alone."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A time in which one player alone was ahead: the numbers of its first and last deal, and its scored deals."""

    seat: Seat
    first: int
    last: int
    deals: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A session in short.

    ``swings`` are the deals that moved most game points, the largest first. ``decided`` is the time of the winner who
    stayed ahead to the end, ``lead`` the longest time anybody was ahead, ``biggest`` the deal with the highest single
    score; each is None where there is none.
    """

    ranking: tuple[Placing, ...]
    swings: tuple[SheetRow, ...]
    decided: Lead | None
    lead: Lead | None
    biggest: SheetRow | None


def summary(rows: Sequence[SheetRow], seats: int) -> Summary:
    """Return what the rows of a sheet, given oldest first, come to."""
    scored = [row for row in rows if row.scores is not None and any(row.scores)]
    swings = sorted(scored, key=_swing, reverse=True)[:SWINGS]
    leads = _leads(rows)
    last = leads[-1] if leads and leads[-1].last == _last(rows) else None
    longest = max(leads, key=lambda lead: lead.deals, default=None)
    won = [row for row in scored if _best(row) > 0]
    biggest = max(won, key=_best, default=None)
    return Summary(ranking(rows, seats), tuple(swings), last, longest, biggest)


def ranking(rows: Sequence[SheetRow], seats: int) -> tuple[Placing, ...]:
    """Return the players from the first to the last, those with equal totals by seat."""
    totals = rows[-1].totals if rows else (0,) * seats
    order = sorted(range(seats), key=lambda seat: (-totals[seat], seat))
    return tuple(
        Placing(
            place=1 + sum(total > totals[seat] for total in totals),
            seat=seat,
            total=totals[seat],
            won=sum(row.scores is not None and row.scores[seat] > 0 for row in rows),
            solos=sum(row.declarer == seat and _is_alone(row, seat) for row in rows),
        )
        for seat in order
    )


def _best(row: SheetRow) -> int:
    return max(row.scores or (0,))


def _swing(row: SheetRow) -> int:
    """Return how many game points changed hands in the deal."""
    return sum(map(abs, row.scores or ()))


def _is_alone(row: SheetRow, seat: Seat) -> bool:
    """Say whether the seat played against all others: nobody else has a score of the same sign."""
    scores = row.scores or ()
    return bool(scores) and sum(score * scores[seat] > 0 for score in scores) == 1


def _last(rows: Sequence[SheetRow]) -> int:
    return rows[-1].number if rows else 0


def _leads(rows: Sequence[SheetRow]) -> list[Lead]:
    """Return every time in which one player alone was ahead, in order."""
    leads: list[Lead] = []
    ahead: Seat | None = None
    for row in rows:
        leader = _leader(row.totals)
        counts = row.scores is not None
        if leader is not None and leader == ahead:
            before = leads[-1]
            leads[-1] = Lead(leader, before.first, row.number, before.deals + counts)
        elif leader is not None:
            leads.append(Lead(leader, row.number, row.number, int(counts)))
        ahead = leader
    return leads


def _leader(totals: tuple[int, ...]) -> Seat | None:
    highest = max(totals)
    return totals.index(highest) if totals.count(highest) == 1 else None
