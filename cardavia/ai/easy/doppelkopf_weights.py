"""What solos of Doppelkopf promise: fitted to deals in which easy players played them out.

All are linear: a constant, the numbers of `Strength`, and whether the soloist leads. The keys True and False tell
whether nines are played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardavia.engine.contract import Kind

_QUEENS: Final = (-0.07, 1.12, 0.99, -0.45, -1.50, -0.03, 0.19, 0.04)
_JACKS: Final = (-0.08, 1.42, 0.66, -0.45, -1.90, 0.01, 0.36, 0.42)
_KINGS: Final = (0.40, 1.42, 0.75, -0.40, -1.90, 0.01, 0.20, 0.20)
_ACES: Final = (-0.03, 0.0, 0.0, 0.31, -0.62, -0.03, -2.21, -0.39)

SCORES: Final[Mapping[bool, Mapping[Kind, Sequence[float]]]] = {
    True: {
        Kind.SOLO: (-0.44, -0.60, 2.20, -1.89, -2.83, -0.05, 0.65, 0.80),
        Kind.SOLO_QUEENS: _QUEENS,
        Kind.SOLO_JACKS: _JACKS,
        Kind.SOLO_KINGS: _KINGS,
        Kind.SOLO_NONE: _ACES,
    },
    False: {
        Kind.SOLO: (-2.40, -0.60, 2.20, -1.89, -2.83, -0.05, 0.65, 0.80),
        Kind.SOLO_QUEENS: _QUEENS,
        Kind.SOLO_JACKS: (-0.60, 1.42, 0.66, -0.45, -1.90, 0.01, 0.36, 0.42),
        Kind.SOLO_KINGS: _KINGS,
        Kind.SOLO_NONE: _ACES,
    },
}
"""The soloist's score to expect."""

SOLO_POINTS: Final[Mapping[bool, Mapping[Kind, Sequence[float]]]] = {
    True: {
        Kind.SOLO: (-6.1, 6.62, 11.34, 0.06, -6.69, -0.36, 6.50, 7.92),
        Kind.SOLO_QUEENS: (87.4, 9.54, 5.51, -1.44, -8.11, 0.09, 2.94, 0.88),
        Kind.SOLO_JACKS: (90.3, 9.08, 5.82, -1.70, -7.38, -0.36, 2.69, 4.36),
        Kind.SOLO_KINGS: (89.3, 9.77, 8.40, -1.11, -8.67, -0.01, -0.66, 0.51),
        Kind.SOLO_NONE: (103.7, 0.0, 0.0, 4.96, -4.96, 0.00, -1.05, -8.60),
    },
    False: {
        Kind.SOLO: (-23.2, 7.05, 15.65, -0.60, -6.45, -0.71, 8.79, 7.37),
        Kind.SOLO_QUEENS: (66.3, 13.31, 11.60, -1.60, -11.71, 0.20, 2.58, 10.63),
        Kind.SOLO_JACKS: (84.3, 14.75, 6.42, -4.06, -10.69, -0.29, 3.39, 11.13),
        Kind.SOLO_KINGS: (79.1, 15.93, 9.53, -3.33, -12.61, -0.03, 3.71, 8.37),
        Kind.SOLO_NONE: (90.5, 0.0, 0.0, 7.25, -7.25, 0.28, -3.49, 6.34),
    },
}
"""The card points (Augen) the soloist is likely to win."""
