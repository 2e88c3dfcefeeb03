"""Faces of the court figures, shared by both packs: the middle of every head is at (0, -250)."""

from __future__ import annotations

from typing import Final

from cardavia.art.drawing import Drawing, Role, Shape, Tone, circle, ellipse

_EYES: Final = (
    Shape("M-28,-266 Q-19,-273 -9,-267", line=5, twin=True),
    Shape(ellipse(18, -253, 9, 5.5), Tone.WHITE, 3, twin=True),
    Shape(circle(18, -252.5, 5), Tone.INK, 0, twin=True),
)
_NOSE: Final = Shape("M3,-252 L9,-229 Q2,-223 -5,-228", line=4.5)

MAN: Final[Drawing] = (
    Shape("M-47,-300 V-250 C-47,-205 -24,-186 0,-186 C24,-186 47,-205 47,-250 V-300Z", Tone.SKIN),
    *_EYES,
    _NOSE,
)
"""A man's face; beard and mouth come on top of it."""

LADY: Final[Drawing] = (
    Shape("M-43,-300 V-252 C-43,-215 -20,-188 0,-186 C20,-188 43,-215 43,-252 V-300Z", Tone.SKIN),
    Shape(circle(27, -226, 8), Tone.TAN, 0, twin=True),
    *_EYES,
    _NOSE,
    Shape("M-12,-208 Q-5,-214 0,-210 Q5,-214 12,-208 Q0,-198 -12,-208Z", Tone.RED, 2, ink=Tone.RED),
)
"""A woman's face."""

YOUTH: Final[Drawing] = (
    *MAN,
    Shape("M-13,-208 Q0,-200 13,-208", line=5.5, ink=Tone.DEEP_RED),
)
"""A beardless man's face."""

FULL_BEARD: Final[Drawing] = (
    Shape(
        "M-50,-256 C-56,-200 -46,-160 -22,-140 L-12,-158 L0,-134 L12,-158 L22,-140 C46,-160 56,-200 50,-256 "
        "C42,-226 26,-222 0,-222 C-26,-222 -42,-226 -50,-256Z",
        Role.HAIR,
    ),
    Shape("M-13,-199 Q0,-191 13,-199", line=7, ink=Tone.RED),
    Shape("M0,-219 C-12,-226 -28,-218 -36,-204 C-22,-208 -10,-206 0,-211 C10,-206 22,-208 36,-204 "
          "C28,-218 12,-226 0,-219Z", Role.HAIR, 4),
)  # fmt: skip
"""A king's beard, in three points."""

MOUSTACHE: Final[Drawing] = (
    Shape("M-10,-202 Q0,-196 10,-202", line=5, ink=Tone.DEEP_RED),
    Shape("M0,-218 C-14,-226 -34,-210 -50,-222 C-44,-196 -14,-200 0,-210 C14,-200 44,-196 50,-222 "
          "C34,-210 14,-226 0,-218Z", Role.HAIR, 4),
    Shape("M-9,-188 Q0,-194 9,-188 L0,-168Z", Role.HAIR, 4),
)  # fmt: skip
"""The turned-up moustache and small beard of a soldier."""

CURLS: Final[Drawing] = (
    Shape("M-44,-300 C-72,-290 -76,-240 -66,-206 C-60,-190 -40,-192 -40,-208 C-52,-230 -48,-262 -44,-300Z",
          Role.HAIR, twin=True),
)  # fmt: skip
"""Hair to the jaw at both sides; lies over the face."""
