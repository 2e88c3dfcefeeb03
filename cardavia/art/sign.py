"""The program's sign: two mirrored acorns that form a C."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin, sqrt
from typing import Final

from cardavia.art.drawing import Drawing, Shape, Tone

_RADIUS: Final = 70
_STEPS: Final = 16

_Width = Callable[[float], float]


def sign(cap: Tone, nut: Tone, ink: Tone) -> Drawing:
    """Return the sign around (0, 0), about 200 units wide and high, in the colours of caps, nuts and outlines."""
    acorns = [shape for side in (1, -1) for shape in _acorn(side, cap, nut, ink)]
    return (Shape("M-72,-9 V9", line=13, ink=ink), *acorns)


def _acorn(side: int, cap: Tone, nut: Tone, ink: Tone) -> Drawing:
    return (
        Shape(_band(134, 26, _nut, side), nut, 6, ink),
        Shape(_band(173, 126, _cap, side), cap, 6, ink),
        Shape(_band(127, 120, _rim, side), cap, 6, ink),
    )


def _nut(along: float) -> float:
    return 27 * (1 - along**3) ** 0.8 + 3 * (1 - along)


def _cap(along: float) -> float:
    return 33 * sqrt(1 - (1 - along) ** 2.2)


def _rim(along: float) -> float:
    return 37 - 4 * abs(2 * along - 1)


def _band(start: float, end: float, width: _Width, side: int) -> str:
    """Return an area along the circle between two angles, half as wide as `width` says at 0 to 1 of the way."""
    way = [step / _STEPS for step in range(_STEPS + 1)]
    outer = [_point(start + (end - start) * part, _RADIUS + width(part), side) for part in way]
    inner = [_point(start + (end - start) * part, _RADIUS - width(part), side) for part in reversed(way)]
    return "M" + " L".join([*outer, *inner]) + "Z"


def _point(angle: float, radius: float, side: int) -> str:
    turn = radians(angle)
    return f"{radius * cos(turn):.1f},{-side * radius * sin(turn):.1f}"
