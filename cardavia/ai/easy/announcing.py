"""Announcements in Doppelkopf, from an estimate of the card points (Augen) the own side will reach."""

from __future__ import annotations

from typing import Final

from cardavia.ai.easy.friends import open_wedding
from cardavia.ai.easy.genscher import genscher
from cardavia.ai.easy.knowledge import Knowledge, know
from cardavia.ai.easy.points import expected_points
from cardavia.engine.actions import Say, Saying
from cardavia.engine.doppelkopf.options import options_of
from cardavia.engine.observation import Observation

_DECLARED: Final = (Say(Saying.PIGLETS), Say(Saying.HYPERPIGLETS))
TARGETS: Final = {
    Saying.RE: 121,
    Saying.KONTRA: 121,
    Saying.NO_90: 151,
    Saying.NO_60: 181,
    Saying.NO_30: 211,
    Saying.SCHWARZ: 240,
}
"""Card points (Augen) that keep each announcement (``rules.md`` B7)."""
MARGINS: Final = {
    Saying.RE: 27.0,
    Saying.KONTRA: 23.0,
    Saying.NO_90: 28.0,
    Saying.NO_60: 30.0,
    Saying.NO_30: 30.0,
}
"""Card points by which the estimate must exceed the target."""
_DEAR = 8.0
"""Card points more where the deal counts double."""
_DOUBLING = 4.0
"""Card points more where Re and Kontra double the game instead of adding to it."""


def announce(observation: Observation) -> Say | None:
    """Return what the seat should announce now, or None."""
    declared = next((say for say in _DECLARED if say in observation.sayings), None)
    if declared is not None:
        return declared
    if not observation.sayings or open_wedding(observation):
        return None
    known = know(observation)
    return genscher(known) or _promise(known)


def announce_by_force(observation: Observation) -> Say:
    """Return what to say where something must be said (``rules.md`` D26): no more than the hand is good for."""
    promised = _promise(know(observation))
    return observation.sayings[0] if promised is None else promised


def _promise(known: Knowledge) -> Say | None:
    """Return the highest announcement that the estimate bears."""
    levels = [say for say in known.observation.sayings if say.saying in MARGINS]
    points = expected_points(known) if levels else 0.0
    promised = [say for say in levels if points >= TARGETS[say.saying] + MARGINS[say.saying] + _caution(known)]
    return promised[-1] if promised else None


def _caution(known: Knowledge) -> float:
    """Return by how many card points more an announcement must be sure of itself."""
    options = options_of(known.observation.options)
    dear = known.observation.standing.bock or (known.alone and options.solo_factor > 1)
    return _DEAR * dear + _DOUBLING * options.announcements_double
