"""The games there are, by their name in records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TypeVar

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.game import Game

Part = TypeVar("Part")

GAME_NAMES = ("schafkopf", "doppelkopf")
"""The games there are."""


class PerGame(Mapping[str, Part]):
    """Has a part of each game, which ``load`` returns when it is first asked for: a table plays one game at a time."""

    def __init__(self, load: Callable[[str], Part]) -> None:
        self._load = cache(load)

    def __getitem__(self, key: str) -> Part:
        if key not in self:
            raise KeyError(key)
        return self._load(key)

    def __contains__(self, key: object) -> bool:
        return key in GAME_NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(GAME_NAMES)

    def __len__(self) -> int:
        return len(GAME_NAMES)


def _loaded(key: str) -> Game:
    if key == "schafkopf":
        from cardavia.engine.schafkopf.game import SCHAFKOPF

        return SCHAFKOPF
    from cardavia.engine.doppelkopf.game import DOPPELKOPF

    return DOPPELKOPF


GAMES: Mapping[str, Game] = PerGame(_loaded)
"""The games by name."""


def game_of(key: str) -> Game:
    """Return the game of that name; InputProblem names an unknown one."""
    if key not in GAME_NAMES:
        raise InputProblem(Flaw.UNKNOWN_GAME, (key,))
    return GAMES[key]
