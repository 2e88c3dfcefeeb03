"""How long moves take: enough for mean and quantiles of any number of them, in little memory."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeVar

from cardavia.ai.budget import Budget
from cardavia.ai.player import Player
from cardavia.engine.actions import Action, Say
from cardavia.engine.observation import Observation

_STEP = 1.02
"""Each class of durations is so much longer than the one before: a quantile is right to this factor."""
_SHORTEST = 1e-7

A = TypeVar("A")


@dataclass(slots=True)
class Clock:
    """Durations in seconds."""

    count: int = 0
    total: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def note(self, seconds: float) -> None:
        """Count one duration."""
        self.count += 1
        self.total += seconds
        self.classes[round(math.log(max(seconds, _SHORTEST), _STEP))] += 1

    def add(self, other: Clock) -> None:
        """Count all durations of another clock too."""
        self.count += other.count
        self.total += other.total
        self.classes.update(other.classes)

    @property
    def mean(self) -> float | None:
        """The mean duration, None where nothing was measured."""
        return self.total / self.count if self.count else None

    def quantile(self, share: float) -> float | None:
        """Return the duration that this share of all does not exceed, None where nothing was measured."""
        left = share * self.count
        for number in sorted(self.classes):
            left -= self.classes[number]
            if left <= 0:
                return float(_STEP**number)
        return None


class TimedPlayer:
    """A player under the clock: each decision between several actions, and each question what to announce."""

    def __init__(self, player: Player, moves: Clock, announcements: Clock) -> None:
        """Measure a player by two clocks."""
        self._player = player
        self._moves = moves
        self._announcements = announcements

    def choose(self, observation: Observation, budget: Budget) -> Action:
        """Return what the player chooses."""
        if len(observation.legal) == 1:
            return self._player.choose(observation, budget)
        return _timed(self._player.choose, observation, budget, self._moves)

    def announce(self, observation: Observation, budget: Budget) -> Say | None:
        """Return what the player announces."""
        return _timed(self._player.announce, observation, budget, self._announcements)


def _timed(ask: Callable[[Observation, Budget], A], observation: Observation, budget: Budget, clock: Clock) -> A:
    started = perf_counter()
    answer = ask(observation, budget)
    clock.note(perf_counter() - started)
    return answer
