"""Fitted."""

from cardavia.engine.contract import Kind

_JACKS = (-0.08, 1.42, 0.66, -0.45, -1.90, 0.01, 0.36, 0.42)
_W = {
    Kind.SOLO: (-0.44, -0.60, 2.20, -1.89, -2.83, -0.05, 0.65, 0.80),
    Kind.SOLO_QUEENS: (-0.07, 1.12, 0.99, -0.45, -1.50, -0.03, 0.19, 0.04),
    Kind.SOLO_JACKS: _JACKS,
    Kind.SOLO_KINGS: _JACKS,
    Kind.SOLO_NONE: (-0.03, 0.0, 0.0, 0.31, -0.62, -0.03, -2.21, -0.39),
}
SCORES = {True: _W, False: _W}
SOLO_POINTS = {n: dict.fromkeys(_W, (130.0, 0, 0, 0, 0, 0, 0, 0)) for n in (True, False)}
