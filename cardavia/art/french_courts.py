"""The half figures of the French pack: king with sword, queen with flower, jack with halberd.

A figure stands around x = 0 and ends at the line through (0, 0) that rises to the right by one in four, where
its turned twin begins. Lengths are tenths of a millimetre.
"""

from __future__ import annotations

from typing import Final

from cardavia.art.drawing import Drawing, Role, Shape, Tone, circle
from cardavia.art.heads import CURLS, FULL_BEARD, LADY, MAN, YOUTH
from cardavia.engine.cards import Rank

_SWORD: Final[Drawing] = (
    Shape("M128,-98 V-340 L136,-362 L144,-340 V-98Z", Tone.WHITE),
    Shape("M136,-330 V-110", line=4, ink=Tone.GREY),
    Shape("M104,-104 H168 V-88 H104Z", Tone.GOLD),
    Shape("M129,-88 H143 V-34 L129,-31Z", Tone.BROWN),
)
_KING: Final[Drawing] = (
    Shape("M-168,42 L-160,-96 C-150,-150 -96,-166 -50,-176 L50,-176 C96,-166 150,-150 160,-96 L168,-42Z",
          Role.CLOTH),
    Shape("M-44,11 L-40,-150 H40 L44,-11Z", Role.TRIM),
    Shape("M-106,26 L-98,-96 M106,-26 L98,-96", line=5),
    Shape(circle(0, -72, 10) + circle(0, -28, 10), Tone.GOLD, 5),
    Shape("M-62,-184 C-104,-172 -126,-150 -130,-132 C-88,-78 -40,-66 0,-96 C40,-66 88,-78 130,-132 "
          "C126,-150 104,-172 62,-184Z", Tone.WHITE),
    Shape("M-92,-134 v14 M-58,-116 v14 M-72,-158 v14 M-24,-108 v14", line=8, twin=True),
    *CURLS,
    *MAN,
    *FULL_BEARD,
    Shape("M0,-346 V-376 M-11,-364 H11", line=8),
    Shape("M-54,-292 C-84,-338 -50,-356 -22,-340 C-14,-352 14,-352 22,-340 C50,-356 84,-338 54,-292Z",
          Role.CLOTH),
    Shape("M-22,-340 C-34,-326 -34,-310 -30,-294 M22,-340 C34,-326 34,-310 30,-294 M0,-349 V-292",
          line=11, ink=Tone.GOLD),
    Shape("M-58,-300 C-92,-342 -52,-364 -22,-345 C-12,-354 12,-354 22,-345 C52,-364 92,-342 58,-300"),
    Shape("M-60,-304 H60 L57,-280 H-57Z", Tone.GOLD),
    Shape("M-5,-292 H5 M-33,-292 h8 M25,-292 h8", line=9, ink=Tone.RED),
    *_SWORD,
    Shape("M112,-28 L116,-72 C120,-86 154,-86 156,-70 L160,-40Z", Tone.SKIN),
    Shape("M117,-56 H157 M118,-68 H156", line=4),
    Shape("M98,-25 L102,-62 H172 L168,-42Z", Role.TRIM),
)  # fmt: skip

_FLOWER: Final[Drawing] = (
    Shape("M114,-60 C118,-120 128,-150 128,-196", line=8, ink=Tone.GREEN),
    Shape("M121,-130 C140,-150 160,-150 166,-148 C160,-128 140,-118 121,-130Z", Tone.GREEN, 5),
    Shape(circle(128, -244, 17) + circle(108, -229, 17) + circle(148, -229, 17) + circle(115, -206, 17)
          + circle(141, -206, 17), Role.TRIM, 6),
    Shape(circle(128, -223, 13), Tone.WHITE, 5),
)  # fmt: skip
_QUEEN: Final[Drawing] = (
    Shape("M-70,-290 C-112,-240 -96,-150 -112,-84 C-70,-70 70,-70 112,-84 C96,-150 112,-240 70,-290Z",
          Role.HAIR),
    Shape("M-88,-120 C-92,-180 -84,-230 -70,-262 M-70,-110 C-76,-150 -72,-190 -62,-214", line=4, twin=True),
    Shape("M-130,32 C-138,-60 -112,-128 -58,-150 L58,-150 C112,-128 138,-60 130,-32Z", Role.CLOTH),
    Shape("M-30,8 L-52,-150 H52 L30,-8Z", Role.TRIM),
    Shape("M-36,-116 L0,-96 L36,-116 M-31,-78 L0,-58 L31,-78 M-28,-40 L0,-20 L28,-40", line=5),
    Shape("M-22,-205 V-168 C-40,-158 -54,-152 -58,-146 C-30,-116 30,-116 58,-146 C54,-152 40,-158 22,-168 "
          "V-205Z", Tone.SKIN),
    Shape("M-24,-166 Q0,-146 24,-166", line=6, ink=Tone.GOLD),
    Shape(circle(0, -146, 9), Role.TRIM, 5),
    Shape("M-58,-152 C-88,-160 -100,-186 -96,-206 C-76,-196 -52,-180 -40,-160Z", Tone.WHITE, twin=True),
    *LADY,
    Shape("M0,-302 C-34,-302 -52,-276 -54,-226 C-66,-240 -70,-262 -64,-290 L0,-322 L64,-290 "
          "C70,-262 66,-240 54,-226 C52,-276 34,-302 0,-302Z", Role.HAIR),
    Shape("M-50,-296 L-64,-344 L-32,-322 L0,-360 L32,-322 L64,-344 L50,-296 C24,-308 -24,-308 -50,-296Z",
          Tone.GOLD),
    Shape(circle(0, -362, 8) + circle(-65, -346, 7) + circle(65, -346, 7), Tone.WHITE, 5),
    *_FLOWER,
    Shape("M96,-24 L92,-80 C96,-102 128,-100 133,-84 L130,-32Z", Tone.SKIN),
    Shape("M110,-86 H132 M110,-75 H132", line=4),
    Shape("M84,-21 L80,-66 H144 L140,-35Z", Tone.WHITE),
)  # fmt: skip

_HALBERD: Final[Drawing] = (
    Shape("M128,-32 V-300 H142 V-36Z", Tone.BROWN),
    Shape("M125,-268 C104,-262 92,-244 86,-230 C80,-262 84,-296 92,-316 C100,-304 112,-298 125,-296Z", Tone.GREY),
    Shape("M145,-292 L172,-300 L145,-268Z", Tone.GREY),
    Shape("M125,-256 V-310 L135,-378 L145,-310 V-256Z", Tone.WHITE),
)
_JACK: Final[Drawing] = (
    Shape("M-132,33 C-140,-40 -138,-100 -112,-132 C-92,-152 -60,-158 -44,-164 L44,-164 C60,-158 92,-152 "
          "112,-132 C138,-100 140,-40 132,-33Z", Role.CLOTH),
    Shape("M-100,25 C-104,-30 -102,-86 -92,-124 M100,-25 C104,-40 102,-86 92,-124", line=13, ink=Role.TRIM),
    Shape("M-38,10 L-62,-158 L0,-92 L62,-158 L38,-10Z", Role.TRIM),
    Shape("M-50,-156 L0,-104 L50,-156 L34,-176 H-34Z", Tone.WHITE),
    Shape("M-24,-190 H24 L20,-158 L0,-140 L-20,-158Z", Tone.SKIN),
    Shape(circle(0, -60, 8) + circle(0, -26, 8), Tone.GOLD, 5),
    Shape("M-46,-310 C-84,-296 -92,-236 -82,-190 C-66,-182 -48,-184 -36,-192 V-300Z", Role.HAIR, twin=True),
    *YOUTH,
    Shape("M-50,-286 C-40,-262 -8,-276 0,-290 C8,-276 40,-262 50,-286Z", Role.HAIR, 5),
    Shape("M-76,-299 C-88,-338 -40,-360 10,-356 C62,-352 96,-326 84,-296 C40,-308 -36,-310 -76,-299Z",
          Role.CLOTH),
    Shape("M-66,-284 C-24,-300 24,-300 66,-284 L70,-302 C24,-318 -24,-318 -70,-302Z", Role.TRIM),
    Shape("M56,-312 C40,-352 -10,-378 -74,-372 C-60,-358 -66,-352 -82,-346 C-30,-344 10,-330 36,-306Z",
          Tone.WHITE, 6),
    Shape("M40,-316 C16,-344 -20,-358 -52,-360", line=4),
    Shape(circle(50, -308, 11), Tone.GOLD, 5),
    *_HALBERD,
    Shape("M108,-27 L110,-66 C114,-84 154,-84 158,-66 L160,-40Z", Tone.SKIN),
    Shape("M111,-56 H158 M112,-68 H157", line=4),
    Shape("M96,-24 L99,-60 H171 L169,-42Z", Role.TRIM),
)  # fmt: skip

FIGURES: Final[dict[Rank, Drawing]] = {Rank.KING: _KING, Rank.QUEEN: _QUEEN, Rank.JACK: _JACK}
"""The upper half figure of every French court."""
