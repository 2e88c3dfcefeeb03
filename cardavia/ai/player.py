"""What a computer player is, and the players there are."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from cardavia.ai.budget import Budget
from cardavia.engine.actions import Action, Say
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.observation import Observation


class Player(Protocol):
    """Anybody who can take a seat.

    The observation is all a player gets, the budget the time it may take; both methods are pure questions that may
    be asked in another thread.
    """

    def choose(self, observation: Observation, budget: Budget) -> Action:
        """Return one of ``observation.duties``; asked when the seat must act."""

    def announce(self, observation: Observation, budget: Budget) -> Say | None:
        """Return one of ``observation.sayings`` or None; asked once after every move, in turn or out of it."""


class RandomPlayer:
    """Takes any legal action with equal chance, and announces now and then."""

    ANNOUNCES = 1 / 24
    """Chance to say something each time something can be said: about one announcement a deal and player."""

    def __init__(self, source: random.Random) -> None:
        """Play by the given source of chance."""
        self._source = source

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        """Return any of the duties."""
        return self._source.choice(observation.duties)

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        """Return any of the sayings, seldom."""
        return self._source.choice(observation.sayings) if self._source.random() < self.ANNOUNCES else None


NAMES = ("random", "easy", "medium", "strong")
"""The players there are, from weak to strong."""


def make_player(name: str, game: str, source: random.Random) -> Player:
    """Return a player for a game, by name; ``source`` is its chance. InputProblem names an unknown player."""
    if name not in NAMES:
        raise InputProblem(Flaw.UNKNOWN_PLAYER, (name,))
    if name == "random":
        return RandomPlayer(source)
    # Imported when it is asked for: the table starts without its players.
    if name == "easy":
        from cardavia.ai.easy.player import EasyPlayer

        return EasyPlayer()
    from cardavia.ai.search.level import level_of
    from cardavia.ai.search.player import SearchPlayer

    return SearchPlayer(level_of(name, game), source)


class LatePlayer:
    """Makes the player with the first question: in the thinking thread, while the table is being painted."""

    def __init__(self, make: Callable[[], Player]) -> None:
        """Remember how to make the player."""
        self._make = make
        self._player: Player | None = None

    def choose(self, observation: Observation, budget: Budget) -> Action:
        """Return what the player chooses."""
        return self._made().choose(observation, budget)

    def announce(self, observation: Observation, budget: Budget) -> Say | None:
        """Return what the player announces."""
        return self._made().announce(observation, budget)

    def _made(self) -> Player:
        if self._player is None:
            self._player = self._make()
        return self._player
