"""A Ramsch's score from facts alone: who lost or marched, his card points, who has no trick (``rulings.md`` 38)."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.checked_facts import needed, seats_of, shares_of, tricks_for
from cardavia.engine.checking import Checked
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.result import Factor, Party, Result
from cardavia.engine.schafkopf import ramsch, scoring
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.schafkopf.orders import pack
from cardavia.engine.seats import PLAYERS, Seat

_PLAYERS = tuple(range(PLAYERS))
Shares = Mapping[Party, int]


def score(facts: Checked, alone: Seat, doublings: tuple[Factor, ...], options: SchafkopfOptions) -> Result:
    """Return the result of the one who lost or marched; InputProblem names facts that no Ramsch can have."""
    points, tricks = _shares(facts, options)
    marched = _marched(points, tricks, options)
    virgins = _virgins(facts, alone, options)
    if options.ramsch_jungfrau and not marched:
        virgins = _checked(virgins, alone, tricks)
    if points is not None:
        _check_points(points[Party.DECLARER], virgins or ())
    paid = ramsch.payments(alone, _PLAYERS, virgins or (), marched, options)
    return ramsch.outcome(alone, paid, doublings, scoring.times(doublings), PLAYERS)


def _shares(facts: Checked, options: SchafkopfOptions) -> tuple[Shares | None, Shares | None]:
    """Return points and tricks by side, None where they are not told and nothing depends on them."""
    points = shares_of(facts, "points", scoring.SIDES, scoring.PACK_POINTS)
    tricks = shares_of(facts, "trick_counts", scoring.SIDES, len(pack(options)) // PLAYERS)
    took_all = tricks is not None and tricks[Party.DEFENDERS] == 0
    if options.ramsch_durchmarsch and not took_all:
        needed(points, "points")
    if points is not None and tricks is not None:
        tricks_for(points, tricks)
    return points, tricks


def _marched(points: Shares | None, tricks: Shares | None, options: SchafkopfOptions) -> bool:
    """Say whether the declarer took all tricks or 91 points, where that is a march (Durchmarsch)."""
    rich = points is not None and points[Party.DECLARER] >= ramsch.MARCH_POINTS
    took_all = tricks is not None and tricks[Party.DEFENDERS] == 0
    return options.ramsch_durchmarsch and (rich or took_all)


def _virgins(facts: Checked, alone: Seat, options: SchafkopfOptions) -> tuple[Seat, ...] | None:
    """Return who has no trick, None where the facts do not tell."""
    if "virgins" not in facts.value:
        return None
    if not options.ramsch_jungfrau:
        raise InputProblem(Flaw.CONTRADICTION, ("virgins", "rules.ramsch_jungfrau"))
    virgins = seats_of(facts, "virgins", PLAYERS, _PLAYERS)
    if alone in virgins:
        raise InputProblem(Flaw.CONTRADICTION, ("declarer", "virgins"))
    return virgins


def _checked(virgins: tuple[Seat, ...] | None, alone: Seat, tricks: Shares | None) -> tuple[Seat, ...]:
    """Return who has no trick; the number of tricks may settle it, demand it, or contradict it."""
    others = tuple(seat for seat in _PLAYERS if seat != alone)
    if tricks is None:
        return virgins or ()
    theirs = tricks[Party.DEFENDERS]
    if virgins is None:
        if 0 < theirs < len(others):
            raise InputProblem(Flaw.MISSING_KEY, ("virgins",))
        return () if theirs else others
    takers = len(others) - len(virgins)
    if theirs < takers or (theirs > 0 and takers == 0):
        raise InputProblem(Flaw.CONTRADICTION, ("trick_counts.defenders", "virgins"))
    return virgins


def _check_points(points: int, virgins: tuple[Seat, ...]) -> None:
    """Refuse card points that cannot be the most among all who have a trick."""
    if points * (PLAYERS - len(virgins)) < scoring.PACK_POINTS:
        raise InputProblem(Flaw.BAD_VALUE, ("points.declarer", str(points)))
