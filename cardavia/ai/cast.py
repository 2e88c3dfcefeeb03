"""Who plays: players by name, and the programs that run for some of them."""

from __future__ import annotations

import random
from collections.abc import Iterable
from types import TracebackType

from cardavia.ai.command.player import SECONDS, CommandPlayer, Forfeit, command_words, is_command
from cardavia.ai.player import NAMES, Player, make_player
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.seats import Seat


def check_name(name: str) -> None:
    """Raise InputProblem when there is no such player."""
    if is_command(name):
        command_words(name)
    elif name not in NAMES:
        raise InputProblem(Flaw.UNKNOWN_PLAYER, (name,))


class StoppedError(Exception):
    """The game was stopped from outside; what was played of it is void."""


class Cast:
    """Makes the players of one game. Each seat has a program to itself, so that no two of them share what they know.

    A program is kept for the next deals; one that has failed is started anew. Leaving the ``with`` block ends them.
    """

    def __init__(self, game: str, seconds: float = SECONDS) -> None:
        """Make players for a game; ``seconds`` is the time a program has for an answer."""
        self._game = game
        self._seconds = seconds
        self._programs: dict[tuple[str, Seat], CommandPlayer] = {}
        self.stopped = False

    def __enter__(self) -> Cast:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def player(self, name: str, seat: Seat, source: random.Random) -> Player:
        """Return the player of that name for a seat; ``source`` is its chance. InputProblem names an unknown one."""
        if not is_command(name):
            return make_player(name, self._game, source)
        playing = self._programs.get((name, seat))
        if playing is None or playing.forfeit is not None:
            playing = CommandPlayer(name, seat, self._seconds)
            self._programs[name, seat] = playing
        return playing

    def stop(self) -> None:
        """Have whoever plays with these players stop before the next move; the handler of a signal may do this.

        Programs are ended, so that nobody waits for them.
        """
        self.stopped = True
        for playing in self._programs.values():
            playing.strike()

    def go_on(self) -> None:
        """Raise StoppedError when the game is to stop; asked before every move."""
        if self.stopped:
            raise StoppedError

    def close(self) -> None:
        """End all programs."""
        for playing in self._programs.values():
            playing.close()


def forfeits_of(players: Iterable[Player]) -> tuple[Forfeit, ...]:
    """Return the seats among the players whose program has failed."""
    playing = (player for player in players if isinstance(player, CommandPlayer))
    return tuple(player.forfeit for player in playing if player.forfeit is not None)
