"""What every drawing is made of: flat areas with an outline, in a few colours, written as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final, NamedTuple

from cardavia.art import colours

CORNER: Final = 29
"""Radius of a card's corners."""
EDGE: Final = 5
"""Weight of the line around a card."""


class Tone(Enum):
    """A colour of the card art, as SVG writes it."""

    PAPER = "#f2ece0"
    GROUND = "#e7dcc4"
    EDGE = "#b3a68c"
    INK = "#2a2522"
    RED = "#b0332b"
    DEEP_RED = "#85231f"
    GOLD = "#dba93f"
    AMBER = "#8a5708"
    GREEN = "#2f6840"
    LEAF = "#6f9c4c"
    BROWN = "#6b4423"
    TAN = "#bd8a4e"
    BLUE = "#31598a"
    PALE_BLUE = "#5077a6"
    PALE_RED = "#a5514a"
    SKIN = "#f0cfae"
    WHITE = "#fdfaf3"
    GREY = "#b9b3aa"


class Role(Enum):
    """A colour that the suit of a court card decides."""

    CLOTH = "cloth"
    TRIM = "trim"
    HAIR = "hair"


Dress = Mapping[Role, Tone]
LINE: Final = 7.0
"""Weight of an outline in tenths of a millimetre."""


class Shape(NamedTuple):
    """An area, or with no fill a line, given by SVG path data; lengths are tenths of a millimetre.

    A `twin` is drawn a second time, mirrored at the vertical axis.
    """

    path: str
    fill: Tone | Role | None = None
    line: float = LINE
    ink: Tone | Role = Tone.INK
    twin: bool = False


Drawing = tuple[Shape, ...]


def svg(shapes: Iterable[Shape], dress: Dress | None = None) -> str:
    """Return the shapes as SVG elements, dressed in a suit's colours; KeyError when a role has no colour."""
    return "".join(_element(shape, dress or {}) for shape in shapes)


def placed(content: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """Return SVG elements scaled, turned clockwise by `turn` degrees and moved to (x, y)."""
    steps = [f"translate({x:g} {y:g})"]
    if turn:
        steps.append(f"rotate({turn:g})")
    if scale != 1:
        steps.append(f"scale({scale:g})")
    return f'<g transform="{" ".join(steps)}">{content}</g>'


def circle(x: float, y: float, radius: float) -> str:
    """Return path data of a circle."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, across: float, high: float) -> str:
    """Return path data of an ellipse with the radii `across` and `high`."""
    arc = f"a{across:g},{high:g} 0 1 0"
    return f"M{x - across:g},{y:g}{arc} {2 * across:g},0{arc} {-2 * across:g},0Z"


def box(x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """Return path data of a rectangle with its upper left corner at (x, y), rounded by `corner`."""
    across, down = width - 2 * corner, height - 2 * corner
    turn = f"a{corner:g},{corner:g} 0 0 1 "
    return (
        f"M{x + corner:g},{y:g}h{across:g}{turn}{corner:g},{corner:g}v{down:g}{turn}{-corner:g},{corner:g}"
        f"h{-across:g}{turn}{-corner:g},{-corner:g}v{-down:g}{turn}{corner:g},{-corner:g}Z"
    )


def contrast(one: Tone, other: Tone) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    return colours.contrast(colours.channels(one.value), colours.channels(other.value))


def _element(shape: Shape, dress: Dress) -> str:
    fill = _colour(shape.fill, dress)
    stroke = f' stroke="{_colour(shape.ink, dress)}" stroke-width="{shape.line:g}"' if shape.line else ""
    text = f'<path d="{shape.path}" fill="{fill}"{stroke}/>'
    return f'{text}<g transform="scale(-1 1)">{text}</g>' if shape.twin else text


def _colour(tone: Tone | Role | None, dress: Dress) -> str:
    if tone is None:
        return "none"
    return (dress[tone] if isinstance(tone, Role) else tone).value
