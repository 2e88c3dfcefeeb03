"""Announcements in Doppelkopf, from an estimate of the card points the own side will reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import Final

from cardavia.ai.easy.friends import open_wedding
from cardavia.ai.easy.knowledge import Knowledge, know
from cardavia.ai.easy.strength import strength_of
from cardavia.engine.actions import Say, Saying
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation

_PIGLETS: Final = Say(Saying.PIGLETS)
_TARGETS: Final = {
    Saying.RE: 121,
    Saying.KONTRA: 121,
    Saying.NO_90: 151,
    Saying.NO_60: 181,
    Saying.NO_30: 211,
}
"""Card points (Augen) that keep each announcement (``rules.md`` B7)."""
_MARGINS: Final = {
    Saying.RE: 27.0,
    Saying.KONTRA: 23.0,
    Saying.NO_90: 28.0,
    Saying.NO_60: 30.0,
    Saying.NO_30: 30.0,
}
"""Card points by which the estimate must exceed the target."""

# Fitted to deals played out by easy players: a constant, the numbers of `Strength` of the cards still held, the lead
# in card points so far, and the cards left.
_WEIGHTS: Final[Mapping[str, Sequence[float]]] = {
    "re": (88.9, 3.37, 6.02, -0.63, -1.53, -0.07, 5.84, 0.53, 1.21),
    "kontra": (96.0, 1.84, 7.86, -0.57, -1.74, -0.08, 5.88, 0.51, -0.46),
    "alone": (126.1, -0.53, 5.19, 3.11, -3.67, -0.42, -2.72, 0.33, -1.09),
    "against": (117.4, -0.94, 2.16, 0.95, -0.07, -0.02, 4.04, 0.28, -0.06),
    "helper": (78.0, 5.61, 10.08, -4.60, -5.46, -1.60, 5.24, 0.41, -4.45),
    "poor": (115.4, 12.19, -14.90, -4.07, -2.05, -0.28, -4.37, 0.33, 6.08),
    "poverty": (115.5, -0.50, 7.51, -1.33, -0.64, -0.49, 7.04, 0.40, -2.47),
}


def announce(observation: Observation) -> Say | None:
    """Return what the seat should announce now, or None."""
    if _PIGLETS in observation.sayings:
        return _PIGLETS
    if not observation.sayings or open_wedding(observation):
        return None
    known = know(observation)
    points = expected_points(known)
    promised = [say for say in observation.sayings if _is_safe(say, points)]
    return promised[-1] if promised else None


def _is_safe(say: Say, points: float) -> bool:
    return say.saying in _TARGETS and points >= _TARGETS[say.saying] + _MARGINS[say.saying]


def expected_points(known: Knowledge) -> float:
    """Return the card points (Augen) that the own side is likely to end with."""
    constant, *weights = _WEIGHTS[role_of(known)]
    total = sum(weight * number for weight, number in zip(weights, features(known), strict=True))
    return constant + total


def role_of(known: Knowledge) -> str:
    """Return which of the estimates fits the seat."""
    if known.kind is Kind.POVERTY:
        return "poor" if known.is_declarer else "helper" if known.attacks else "poverty"
    if known.alone:
        return "alone"
    if known.attacks:
        return "re"
    declarer = known.observation.declarer
    lone = declarer is not None and all(known.friends[seat] == 1 for seat in known.others if seat != declarer)
    return "against" if lone else "kontra"


def features(known: Knowledge) -> tuple[float, ...]:
    """Return the numbers the estimate rests on: the hand's strength, the tricks so far, who is known."""
    strength = strength_of(known.order, known.hand, known.unseen + known.hand)
    return (*astuple(strength), _lead(known), float(len(known.hand)))


def _lead(known: Knowledge) -> float:
    """Return by how many card points the own side leads, seats of unknown side counted by their chance."""
    won = [(trick.winner, trick.points) for trick in known.observation.tricks]
    return sum(points * (2 * known.friends[seat] - 1) for seat, points in won if seat is not None)
