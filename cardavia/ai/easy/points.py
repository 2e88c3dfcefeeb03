"""The card points the own side is likely to end with in Doppelkopf: what announcements and auctions rest on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import Final

from cardavia.ai.easy.knowledge import Knowledge
from cardavia.ai.easy.strength import linear, strength_of
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of

# Fitted to deals played out by easy players: a constant, the numbers of `Strength` of the cards still held, the lead
# in card points so far, and the cards left.
WEIGHTS: Final[Mapping[str, Sequence[float]]] = {
    "re": (88.9, 3.37, 6.02, -0.63, -1.53, -0.07, 5.84, 0.53, 1.21),
    "kontra": (96.0, 1.84, 7.86, -0.57, -1.74, -0.08, 5.88, 0.51, -0.46),
    "alone": (126.1, -0.53, 5.19, 3.11, -3.67, -0.42, -2.72, 0.33, -1.09),
    "against": (117.4, -0.94, 2.16, 0.95, -0.07, -0.02, 4.04, 0.28, -0.06),
    "helper": (78.0, 5.61, 10.08, -4.60, -5.46, -1.60, 5.24, 0.41, -4.45),
    "poor": (115.4, 12.19, -14.90, -4.07, -2.05, -0.28, -4.37, 0.33, 6.08),
    "poverty": (115.5, -0.50, 7.51, -1.33, -0.64, -0.49, 7.04, 0.40, -2.47),
}

# Measured on deals that easy players played, by what they reached beyond the estimate.
_WITHOUT_NINES: Final = {"re": 8.0, "kontra": -8.0, "against": -14.0}
_BY_DIAMOND_QUEENS: Final = {"re": -10.0, "kontra": 9.0}
_EVEN = 120.5
"""Card points between winning and losing."""


def expected_points(known: Knowledge) -> float:
    """Return the card points (Augen) that the own side is likely to end with."""
    role = role_of(known)
    return linear(WEIGHTS[role], features(known)) + house_shift(options_of(known.observation.options), role)


def house_shift(options: DoppelkopfOptions, role: str) -> float:
    """Return what options change for a hand that counts the same: the sides' queens, and fewer cards to count."""
    shift = 0.0 if options.nines else _WITHOUT_NINES.get(role, 0.0)
    return shift + (_BY_DIAMOND_QUEENS.get(role, 0.0) if options.parties_by == "DQ" else 0.0)


def outlook_alone(known: Knowledge) -> float:
    """Return by how many card points the seat would be likely to win, or with a minus to lose, if it played alone."""
    won = sum(trick.points for trick in known.observation.tricks if trick.winner == known.observation.seat)
    lost = sum(trick.points for trick in known.observation.tricks) - won
    strength = strength_of(known.order, known.hand, known.unseen + known.hand)
    numbers = (*astuple(strength), float(won - lost), float(len(known.hand)))
    return linear(WEIGHTS["alone"], numbers) - _EVEN


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
