"""The steps of both lessons, in their order. What is right in them is not written here: the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardavia.table.lesson import Course, Position, Step, Task

_S_FOLLOW: Final = Position(
    "schafkopf",
    "schaf",
    (
        "HQ SJ HJ HK H8 ST SK D7",
        "CQ DQ CK C8 C7 SA DK D9",
        "CJ H9 CA C9 S8 DA DT D8",
        "SQ DJ HA HT H7 CT S9 S7",
    ),
    "0:rufer D,1:pass,2:pass,3:pass,0:H8,1:CQ,2:H9,3:HA,1:SA,2:S8,3:S7",
)
_S_TRUMP_LED: Final = Position(
    "schafkopf",
    "schaf",
    (
        "HQ SJ HA CT S9 S7 DT D7",
        "CQ SQ HJ H8 C7 SA SK D9",
        "CJ HT H9 H7 CA CK ST S8",
        "DQ DJ HK C9 C8 DA DK D8",
    ),
    "0:pass,1:rufer C,2:pass,3:pass,0:CT,1:C7,2:CA,3:C8,2:H7,3:DJ",
)
_S_WINNER: Final = Position(
    "schafkopf",
    "schaf",
    (
        "CQ SJ H8 C9 DA DT D9 D7",
        "HQ CJ HJ DJ HK H9 H7 SK",
        "SQ DQ CK C8 C7 ST S9 S8",
        "HA HT CA CT SA S7 DK D8",
    ),
    "0:pass,1:rufer S,2:pass,3:pass,0:CQ,1:HK,2:DQ,3:HT,0:DA,1:DJ,2:SQ,3:D8",
)
_S_CALL: Final = Position(
    "schafkopf",
    "schaf",
    (
        "CQ DQ DJ HK H8 S7 DA DK",
        "SJ HJ C8 C7 ST S9 DT D7",
        "HA HT H7 CT CK SK S8 D8",
        "SQ HQ CJ H9 CA C9 SA D9",
    ),
)
_S_PARTNER: Final = Position(
    "schafkopf",
    "schaf",
    (
        "SQ CJ DJ HT CT C9 SK DK",
        "HQ HA H8 CA C7 ST S9 D8",
        "SJ HJ H9 H7 C8 S8 S7 D9",
        "CQ DQ HK CK SA DA DT D7",
    ),
    "0:rufer S,1:pass,2:pass,3:pass,0:SQ,1:H8,2:H7,3:HK,0:DJ,1:HA,2:HJ,3:DQ,3:CQ,0:HT,1:HQ,2:SJ,3:SA,0:SK,1:S9,2:S7",
)
_S_TABLE: Final = Position(
    "schafkopf",
    "schaf",
    (
        "HQ DQ DJ HA HK H7 CT S8",
        "CJ HJ CK C8 SK S9 S7 D7",
        "CQ SJ HT H9 CA C7 SA D8",
        "SQ H8 C9 ST DA DT DK D9",
    ),
)
_D_POINTS: Final = Position(
    "doppelkopf",
    "ddv",
    (
        "CQ HQ HQ CJ DJ DA DK D9 CA C9 HK H9",
        "HT CQ SQ DQ CJ SJ HJ DT DT ST SK S9",
        "DQ SJ DJ DA CT CK HA HK H9 SA SK S9",
        "HT SQ HJ DK D9 CA CT CK C9 HA SA ST",
    ),
    "0:healthy,1:healthy,2:healthy,3:healthy,0:CA,1:DT,2:CK,3:CA",
)
_D_PARTNER: Final = Position(
    "doppelkopf", "ddv", _D_POINTS.hands, f"{_D_POINTS.moves},1:HT,2:DA,3:D9,0:DA,1:CQ,2:DJ,3:HT,0:D9"
)
_D_HEARTS: Final = Position(
    "doppelkopf",
    "ddv",
    (
        "HT CQ SQ HQ DQ DJ DA DK CA HA HK SA",
        "SQ HQ DQ CJ SJ D9 CT CK C9 HA HK ST",
        "CQ HJ DT DT D9 CA CT CK C9 H9 SK S9",
        "HT CJ SJ HJ DJ DA DK H9 SA ST SK S9",
    ),
    "0:healthy,1:healthy,2:healthy,3:healthy,0:CA,1:C9,2:C9,3:DA,3:SA,0:SA,1:ST,2:S9,3:HT,0:DK,1:D9,2:D9,"
    "3:ST,0:DA,1:SJ,2:SK,1:HA,2:H9,3:H9",
)
_D_FREE: Final = Position(
    "doppelkopf",
    "ddv",
    (
        "CQ SQ HQ CJ DJ DT CA CA CK C9 H9 ST",
        "DQ SJ DA DT DK DK D9 HA HA HK H9 S9",
        "HT CQ CJ HJ HJ DA CT HK SA ST SK S9",
        "HT SQ HQ DQ SJ DJ D9 CT CK C9 SA SK",
    ),
    "0:healthy,1:healthy,2:healthy,3:healthy,0:CA,1:DA,2:CT,3:C9,1:HK,2:HK,3:DJ,0:H9,3:SA,0:ST,1:S9,2:SA,"
    "3:HT,0:DJ,1:D9,2:HJ,3:SK,0:DT,1:SJ,2:ST,1:HA,2:HT,3:CT",
)
_D_WINNER: Final = Position(
    "doppelkopf",
    "ddv",
    (
        "SQ SJ HJ DJ DK CT CK C9 HA HK HK H9",
        "HT CQ SQ CJ DA DT DT D9 CK HA H9 SK",
        "HT DQ CA CA CT C9 SA SA ST SK S9 S9",
        "CQ HQ HQ DQ CJ SJ HJ DJ DA DK D9 ST",
    ),
    "0:healthy,1:healthy,2:healthy,3:healthy,0:HA,1:H9,2:DQ,3:HQ,3:ST,0:DK,1:SK,2:SA,0:DJ,1:HT,2:HT,3:D9",
)
_D_SIDE: Final = Position(
    "doppelkopf",
    "ddv",
    (
        "CQ SJ DJ DT DT DK D9 CT CK H9 SA S9",
        "HT SQ HQ DQ DQ DA CA CT CK C9 ST S9",
        "CQ SQ CJ HJ DA DK C9 HA HA HK ST SK",
        "HT HQ CJ SJ HJ DJ D9 CA HK H9 SA SK",
    ),
    "0:healthy,1:healthy,2:healthy,3:healthy",
)
_D_SAY: Final = Position("doppelkopf", "ddv", _D_SIDE.hands, f"{_D_SIDE.moves},0:SA,1:S9,2:SK,3:SK")
_D_TABLE: Final = Position(
    "doppelkopf",
    "ddv",
    (
        "HT CQ DQ DQ SJ HJ DA DA CA CT HK SA",
        "SQ CJ HJ DJ DT CK C9 HA HK ST SK S9",
        "SQ HQ HQ CJ DT DK DK D9 CT H9 SK S9",
        "HT CQ SJ DJ D9 CA CK C9 HA H9 SA ST",
    ),
)

_SCHAFKOPF: Final = Course(
    "schafkopf",
    (
        Step("aim"),
        Step("points", cards="CA CT CK CQ CJ C9 C8 C7"),
        Step("count", Task.POINTS, _S_FOLLOW, numbers=(4, 14, 21)),
        Step("trumps", cards="CQ SQ HQ DQ CJ SJ HJ DJ HA HT HK H9 H8 H7"),
        Step("pick", Task.TRUMPS, _S_FOLLOW, cards="CA DQ H9 ST CJ HA SK S7"),
        Step("following"),
        Step("plain", Task.PLAYABLE, _S_FOLLOW),
        Step("trump-led", Task.PLAYABLE, _S_TRUMP_LED),
        Step("winner", Task.WINNER, _S_WINNER),
        Step("sides", cards="CA SA DA"),
        Step("call", Task.CALL, _S_CALL, cards="CA SA HA DA"),
        Step("partner", Task.PARTNER, _S_PARTNER),
        Step("outcome", Task.OUTCOME, _S_TABLE, points=60),
        Step("deal"),
        Step("table", Task.TABLE, _S_TABLE),
        Step("end", Task.END),
    ),
)
_DOPPELKOPF: Final = Course(
    "doppelkopf",
    (
        Step("aim"),
        Step("points", cards="CA CT CK CQ CJ C9"),
        Step("count", Task.POINTS, _D_POINTS, numbers=(26, 36, 40)),
        Step("trumps", cards="HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9"),
        Step("pick", Task.TRUMPS, _D_SIDE, cards="HA DQ C9 HT SJ CA DA D9"),
        Step("hearts", Task.PLAYABLE, _D_HEARTS),
        Step("free", Task.PLAYABLE, _D_FREE),
        Step("winner", Task.WINNER, _D_WINNER),
        Step("sides", cards="CQ CQ"),
        Step("side", Task.SIDE, _D_SIDE),
        Step("partner", Task.PARTNER, _D_PARTNER),
        Step("announcements"),
        Step("say", Task.SAY, _D_SAY),
        Step("outcome", Task.OUTCOME, _D_TABLE, points=120),
        Step("extras", cards="DA CJ"),
        Step("deal"),
        Step("table", Task.TABLE, _D_TABLE),
        Step("end", Task.END),
    ),
)
COURSES: Final[Mapping[str, Course]] = MappingProxyType({"schafkopf": _SCHAFKOPF, "doppelkopf": _DOPPELKOPF})
"""The lesson of each game, by the game's key, which is the lesson's name in the settings too."""
