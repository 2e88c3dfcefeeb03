"""What hands of Schafkopf promise: fitted to thousands of deals in which easy players played the contract out.

All are logistic: a constant, then one weight for each of the numbers named. The keys True and False tell whether the
short deck is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardavia.engine.contract import Kind

_LONG_DECK: Final[Mapping[Kind, Sequence[float]]] = {
    Kind.RUFER: (-0.19, 0.28, 0.36, -0.02, -0.26, -0.01, 0.38, -0.22),
    Kind.FARBGEIER: (-0.21, 0.17, 1.01, -0.51, -1.34, -0.05, 0.27, -0.41),
    Kind.FARBWENZ: (-0.22, 0.24, 0.96, -0.48, -1.49, -0.02, 0.18, -0.23),
    Kind.GEIER: (-0.04, 0.14, 0.48, 0.29, -0.72, 0.00, 0.25, -0.73),
    Kind.WENZ: (-0.17, 0.88, 0.23, -0.07, -0.81, -0.02, 0.05, -0.46),
    Kind.SOLO: (-5.11, 0.50, 0.85, -0.02, -0.62, -0.03, 0.62, -0.18),
}
_SHORT_DECK: Final[Mapping[Kind, Sequence[float]]] = {
    Kind.RUFER: (-0.12, 0.39, 0.42, -0.43, -0.68, -0.01, -0.07, 0.14),
    Kind.FARBGEIER: (-0.40, 0.44, 1.16, -1.01, -1.83, -0.05, -0.22, -0.12),
    Kind.FARBWENZ: (-0.40, 0.44, 1.21, -0.98, -1.87, -0.04, -0.28, 0.09),
    Kind.GEIER: (-0.04, 0.45, 0.72, 0.23, -0.94, -0.04, -0.17, -0.19),
    Kind.WENZ: (-0.02, 0.57, 0.51, 0.24, -0.94, -0.06, -0.16, -0.06),
    Kind.SOLO: (-0.54, 0.23, 0.99, -1.30, -2.19, -0.04, -0.36, 0.13),
}
WEIGHTS: Final[Mapping[bool, Mapping[Kind, Sequence[float]]]] = {False: _LONG_DECK, True: _SHORT_DECK}
"""The declarer's chance: the numbers of `Strength`, then the called suit's length, or whether the seat leads."""

BETTEL: Final[Mapping[bool, Sequence[float]]] = {
    False: (2.74, -0.19, -0.27, 0.69, 0.13),
    True: (2.99, -0.26, -0.43, 0.44, 0.10),
}
"""The chance to win no trick: all gaps, those of the worst suit, suits not held, whether the seat leads."""

HOCHZEIT: Final[Mapping[bool, Sequence[float]]] = {
    False: (-0.15, 0.38, 0.74, -0.60, -0.95, 0.02, 0.18),
    True: (-0.37, 0.27, 1.30, -1.13, -1.34, -0.01, -0.04),
}
"""The chance of one who takes the only trump of another: the numbers of `Strength` before the exchange."""

DOUBLING: Final[Mapping[tuple[str, str], Sequence[float]]] = {
    ("called", "declarer"): (0.03, 0.02, 0.24, 0.25, 0.01, 0.00, 0.63),
    ("called", "partner"): (0.02, 0.29, 0.48, 0.00, -0.11, -0.01, -0.04),
    ("called", "defender"): (-0.07, -0.07, 0.36, -0.16, -0.34, 0.00, 0.82),
    ("suit", "declarer"): (-0.12, 0.24, 0.69, -0.30, -0.94, -0.06, -0.28),
    ("suit", "defender"): (-0.06, -0.23, 0.24, -0.11, -0.13, -0.01, 0.72),
    ("courts", "declarer"): (-0.04, -0.12, 0.71, 0.38, -0.60, 0.01, -0.22),
    ("courts", "defender"): (-0.05, -0.25, 0.50, 0.01, -0.13, 0.01, 0.04),
}
"""The own side's chance in a contract that easy players bid, by its sort and the seat's part: `Strength` as dealt."""
