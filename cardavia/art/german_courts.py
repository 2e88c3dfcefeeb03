"""The half figures of the German pack: king with sceptre, Ober with hat and sabre, Unter with cap and pike.

A figure stands around x = 0 and ends at the line through (0, 60) that rises to the right by one in four,
where its turned twin begins. Lengths are tenths of a millimetre.
"""

from __future__ import annotations

from typing import Final

from cardavia.art.drawing import Drawing, Role, Shape, Tone, circle
from cardavia.art.heads import CURLS, FULL_BEARD, MAN, MOUSTACHE, YOUTH
from cardavia.engine.cards import Rank

_SCEPTRE: Final[Drawing] = (
    Shape("M116,30 V-268 H128 V27Z", Tone.GOLD),
    Shape("M122,-340 L144,-306 L122,-268 L100,-306Z", Tone.GOLD),
    Shape(circle(122, -305, 9), Tone.RED, 4),
    Shape("M104,-262 H140", line=10),
)
_KING: Final[Drawing] = (
    Shape("M-156,99 L-152,-90 C-142,-144 -96,-166 -50,-176 L50,-176 C96,-166 142,-144 152,-90 L156,21Z",
          Role.CLOTH),
    Shape("M-52,73 L-44,-120 H44 L52,47Z", Role.TRIM),
    Shape("M-104,86 L-96,-60 M104,34 L96,-60", line=5),
    Shape("M-64,76 L-50,-90 M64,44 L50,-90", line=20),
    Shape("M-64,76 L-50,-90 M64,44 L50,-90", line=11, ink=Tone.WHITE),
    Shape("M0,-66 L20,-40 L0,-14 L-20,-40Z M0,-2 L20,24 L0,50 L-20,24Z", Tone.GOLD, 5),
    Shape("M-62,-184 C-104,-172 -122,-150 -126,-132 C-88,-74 -40,-60 0,-90 C40,-60 88,-74 126,-132 "
          "C122,-150 104,-172 62,-184Z", Tone.WHITE),
    Shape("M-92,-132 v14 M-58,-112 v14 M-72,-156 v14 M-24,-102 v14", line=8, twin=True),
    *CURLS,
    *MAN,
    *FULL_BEARD,
    Shape("M-56,-294 L-76,-350 L-40,-326 L-24,-357 L0,-330 L24,-357 L40,-326 L76,-350 L56,-294Z", Tone.GOLD),
    Shape(circle(24, -359, 8) + circle(75, -352, 8), Tone.RED, 4, twin=True),
    Shape("M-60,-304 H60 L57,-280 H-57Z", Role.TRIM),
    Shape("M-34,-292 h.1 M0,-292 h.1 M34,-292 h.1", line=10, ink=Tone.WHITE),
    *_SCEPTRE,
    Shape("M98,35 L100,-14 C104,-32 142,-32 144,-14 L148,23Z", Tone.SKIN),
    Shape("M101,2 H145 M101,-10 H144", line=4),
    Shape("M84,39 L88,-4 H162 L160,20Z", Role.TRIM),
)  # fmt: skip

_SABRE: Final[Drawing] = (
    Shape("M118,-30 C128,-130 140,-230 112,-338 C158,-262 160,-130 138,-28Z", Tone.WHITE),
    Shape("M130,-44 C140,-130 144,-220 132,-276", line=4, ink=Tone.GREY),
    Shape("M96,-38 L160,-30 L158,-14 L94,-22Z", Tone.GOLD),
    Shape("M118,-18 L136,-16 L132,27 L116,31Z", Tone.BROWN),
)
_OBER: Final[Drawing] = (
    Shape("M-118,89 C-112,40 -112,0 -106,-30 C-160,-50 -156,-140 -96,-158 L-44,-170 L44,-170 L96,-158 "
          "C156,-140 160,-50 106,-30 C112,0 112,10 118,30Z", Role.CLOTH),
    Shape("M-132,-108 C-124,-128 -104,-140 -90,-142 M-134,-78 C-120,-102 -100,-112 -84,-114 "
          "M-122,-54 C-112,-74 -98,-82 -84,-84", line=11, ink=Role.TRIM, twin=True),
    Shape("M-84,-150 C-74,-110 -80,-60 -106,-30", twin=True),
    Shape("M-52,73 L-40,-150 H40 L52,47Z", Role.TRIM),
    Shape("M-24,66 L-18,-140 M24,54 L18,-140", line=5),
    Shape(circle(0, -86, 8) + circle(0, -46, 8) + circle(0, -6, 8) + circle(0, 34, 8), Tone.GOLD, 5),
    Shape("M-70,-152 C-82,-172 -60,-190 -44,-182 C-32,-196 -10,-192 0,-182 C10,-192 32,-196 44,-182 "
          "C60,-190 82,-172 70,-152 C50,-136 -50,-136 -70,-152Z", Tone.WHITE),
    Shape("M-36,-176 V-150 M0,-176 V-146", line=4, twin=True),
    *CURLS,
    *MAN,
    *MOUSTACHE,
    Shape("M-62,-300 C-66,-342 -36,-354 0,-354 C36,-354 66,-342 62,-300Z", Role.CLOTH),
    Shape("M-84,-318 C-74,-306 -40,-306 0,-306 C40,-306 86,-312 114,-286 C70,-268 -74,-266 -84,-318Z",
          Role.TRIM),
    Shape("M54,-312 C84,-330 102,-352 76,-368 C40,-376 -14,-374 -44,-350 C-24,-350 -18,-344 -28,-332 "
          "C4,-342 30,-336 54,-312Z", Tone.WHITE, 6),
    Shape("M50,-320 C40,-342 10,-354 -16,-350", line=4),
    Shape(circle(52, -312, 11), Tone.GOLD, 5),
    *_SABRE,
    Shape("M102,34 L102,0 C106,-22 146,-20 149,-2 L148,23Z", Tone.SKIN),
    Shape("M103,-4 H148", line=4),
    Shape("M84,39 L90,6 H162 L160,20Z", Role.TRIM),
)  # fmt: skip

_PIKE: Final[Drawing] = (
    Shape("M114,31 V-290 H126 V28Z", Tone.BROWN),
    Shape("M120,-378 L140,-316 L120,-284 L100,-316Z", Tone.WHITE),
    Shape("M120,-372 V-288", line=4, ink=Tone.GREY),
    Shape("M102,-276 H138", line=12, ink=Role.TRIM),
)
_UNTER: Final[Drawing] = (
    Shape("M-70,78 C-72,20 -82,-20 -86,-60 C-92,-120 -80,-152 -40,-166 L40,-166 C90,-150 108,-120 "
          "112,-60 L124,29Z", Role.CLOTH),
    Shape("M-70,78 L-73,34 C-50,20 -20,8 0,8 C20,8 70,8 118,8 L124,29Z", Role.TRIM),
    Shape("M0,-130 V58", line=5),
    Shape("M-26,-98 H26 M-26,-62 H26 M-26,-26 H26", line=10, ink=Role.TRIM),
    Shape("M-62,-30 C-66,-60 -64,-86 -58,-106 M74,0 C78,-50 74,-86 66,-106", line=5),
    Shape("M-24,-190 H24 L20,-160 H-20Z", Tone.SKIN),
    Shape("M-84,-128 C-70,-160 -40,-172 -22,-172 L0,-128 L22,-172 C40,-172 70,-160 84,-128 L44,-116 L0,-140 "
          "L-44,-116Z", Role.TRIM),
    *CURLS,
    *YOUTH,
    Shape("M-50,-290 C-36,-268 -18,-284 -8,-292 C4,-276 34,-272 50,-290Z", Role.HAIR, 5),
    Shape("M-60,-292 C-62,-332 -30,-352 10,-350 C60,-350 96,-340 104,-306 C112,-270 96,-246 84,-236 "
          "C84,-264 76,-284 60,-292Z", Role.CLOTH),
    Shape(circle(84, -230, 11), Role.TRIM, 5),
    Shape("M-64,-308 C-24,-318 24,-318 64,-308 L62,-284 C24,-296 -24,-296 -62,-284Z", Role.TRIM),
    *_PIKE,
    Shape("M98,35 L98,-10 C102,-28 138,-28 140,-10 L144,24Z", Tone.SKIN),
    Shape("M99,4 H141 M99,-8 H140", line=4),
    Shape("M82,39 L86,-4 H158 L154,22Z", Role.TRIM),
)  # fmt: skip

FIGURES: Final[dict[Rank, Drawing]] = {Rank.KING: _KING, Rank.QUEEN: _OBER, Rank.JACK: _UNTER}
"""The upper half figure of every German court."""
