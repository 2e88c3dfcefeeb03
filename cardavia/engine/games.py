"""The games there are, by their name in records."""

from __future__ import annotations

from cardavia.engine.doppelkopf.game import DOPPELKOPF
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.game import Game
from cardavia.engine.schafkopf.game import SCHAFKOPF

GAMES: dict[str, Game] = {SCHAFKOPF.key: SCHAFKOPF, DOPPELKOPF.key: DOPPELKOPF}


def game_of(key: str) -> Game:
    """Return the game of that name; InputProblem names an unknown one."""
    if key not in GAMES:
        raise InputProblem(Flaw.UNKNOWN_GAME, (key,))
    return GAMES[key]
