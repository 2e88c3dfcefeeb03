"""The games there are, by their name in records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.game import Game

GAME_NAMES = ("schafkopf", "doppelkopf")
"""The games there are."""


class _Games(Mapping[str, Game]):
    """Loads the rules of a game when they are first asked for: a table plays one game at a time."""

    def __getitem__(self, key: str) -> Game:
        if key not in GAME_NAMES:
            raise KeyError(key)
        return _loaded(key)

    def __iter__(self) -> Iterator[str]:
        return iter(GAME_NAMES)

    def __len__(self) -> int:
        return len(GAME_NAMES)


@cache
def _loaded(key: str) -> Game:
    if key == "schafkopf":
        from cardavia.engine.schafkopf.game import SCHAFKOPF

        return SCHAFKOPF
    from cardavia.engine.doppelkopf.game import DOPPELKOPF

    return DOPPELKOPF


GAMES: Mapping[str, Game] = _Games()
"""The games by name."""


def game_of(key: str) -> Game:
    """Return the game of that name; InputProblem names an unknown one."""
    if key not in GAME_NAMES:
        raise InputProblem(Flaw.UNKNOWN_GAME, (key,))
    return GAMES[key]
