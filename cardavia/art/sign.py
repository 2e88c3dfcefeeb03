"""The program's sign: two mirrored acorns that form a C."""

from __future__ import annotations

from typing import Final

from cardavia.art.drawing import Drawing, Shape, Tone, placed, svg

_NUT: Final = (
    "M28.2,41C37.2,24.6 55.7,14.5 73.2,14.3C89.9,19.1 102.1,27.4 102.8,38.7Q103.1,42.9 106.1,46.3 "
    "Q100.4,48.2 96.5,45.5C85.7,46.3 75.9,47.8 68.6,46C62.2,48 56.6,51.4 50.7,54Z"
)
_LIGHT: Final = "M49.6,26.3A42,42 0 0 1 81,24.1"
_CUP: Final = (
    "M21.3,59.1Q17.4,57.8 18.5,51.7A51,51 0 0 1 32.6,27.3Q36.5,25.1 40.3,29.8Q40.2,35.2 44.4,36.8 "
    "Q44.6,42.2 49.3,43.2Q49.6,48.6 54.9,48.9Q57.1,51 55.4,52.6A17,17 0 0 0 52,58.2Q50.2,61.2 45.2,61.2Z"
)
_SCALES: Final = (
    "M25.1,54.1A44,44 0 0 1 35.3,34.6M31.9,55.7A37,37 0 0 1 40.5,39.2M38.8,57.3A30,30 0 0 1 45.7,43.9 "
    "M44.6,58.6A24,24 0 0 1 50.2,47.9M23.8,47.9L48.3,56.8M27.7,39.8L50,53.2"
)
_ACORN: Final[Drawing] = (
    Shape(_NUT, Tone.GOLD, 3.2),
    Shape(_LIGHT, line=4, ink=Tone.PAPER),
    Shape(_CUP, Tone.BROWN, 3.2),
    Shape(_SCALES, line=2.4, ink=Tone.TAN),
)
_STALK: Final = Shape("M28,64 L14,64", line=9, ink=Tone.BROWN)


def sign() -> str:
    """Return the sign as SVG, about 100 units wide and high around (0, 0)."""
    acorn = svg(_ACORN)
    lower = f'<g transform="matrix(1 0 0 -1 0 128)">{acorn}</g>'
    return placed(svg([_STALK]) + acorn + lower, -61, -64)
