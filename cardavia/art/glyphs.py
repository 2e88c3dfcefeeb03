"""The index letters and numerals, drawn as strokes: no font is needed, and they look alike everywhere."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardavia.art.drawing import Drawing, Shape, Tone, ellipse, placed, svg

HEIGHT: Final = 100
"""Height of every glyph in its own units."""

_STEM: Final = 15.0
_SERIF: Final = 9.0


class _Glyph(NamedTuple):
    width: float
    stems: str
    serifs: str = ""


_GLYPHS: Final = {
    "A": _Glyph(70, "M34,9 L57,95", "M35,8 L13,95 M21,63 H48 M3,95 H24 M45,95 H67"),
    "K": _Glyph(68, "M17,5 V95 M30,42 L56,95", "M17,63 L54,6 M5,5 H29 M5,95 H29 M43,5 H64 M45,95 H67"),
    "Q": _Glyph(68, ellipse(33, 47, 24.5, 39.5) + "M34,66 C42,68 46,92 64,90"),
    "J": _Glyph(54, "M36,5 V70 C36,98 9,98 9,74", "M22,5 H50"),
    "O": _Glyph(68, ellipse(34, 50, 25.5, 42.5)),
    "U": _Glyph(70, "M18,5 V62 C18,102 52,102 52,62 V5", "M5,5 H30 M41,5 H65"),
    "10": _Glyph(73, "M16,7 V95" + ellipse(52, 50, 13.5, 42.5), "M4,21 L15,9 M4,95 H28"),
    "9": _Glyph(62, ellipse(31, 33, 22, 25.5) + "M53.5,36 C54,68 44,92 14,92.5"),
    "8": _Glyph(64, ellipse(32, 27.5, 19, 20) + ellipse(32, 70, 23, 22.5)),
    "7": _Glyph(60, "M6,8.5 H54 C38,36 28,62 27,98", "M7,4.5 V24"),
}


def glyph(name: str, colour: Tone, height: float) -> str:
    """Return a letter or numeral as SVG, its upper edge centred at (0, 0); KeyError for any other text."""
    made = _GLYPHS[name]
    scale = height / HEIGHT
    return placed(svg(_strokes(made, colour)), -made.width / 2 * scale, 0, scale)


def _strokes(made: _Glyph, colour: Tone) -> Drawing:
    stems = Shape(made.stems, line=_STEM, ink=colour)
    return (stems, Shape(made.serifs, line=_SERIF, ink=colour)) if made.serifs else (stems,)
