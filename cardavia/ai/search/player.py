"""The players who look ahead, at every level."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cardavia.ai.bridge import kernel
from cardavia.ai.budget import Budget
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.search.cards import choose_card
from cardavia.ai.search.level import Level
from cardavia.ai.simulating.announcing import announce
from cardavia.ai.simulating.deciding import decide
from cardavia.engine.actions import PLAYS, Action, Say
from cardavia.engine.cards import format_cards
from cardavia.engine.observation import Observation

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Stop


class SearchPlayer:
    """Plays by looking ahead over sampled deals; the same observation gets the same answer, whatever was asked before.

    Where the native kernel is missing the easy player answers.
    """

    def __init__(self, level: Level, source: random.Random) -> None:
        """Play at a level; ``source`` is the player's chance."""
        self._level = level
        self._seed = source.getrandbits(64)
        self._easy = EasyPlayer()

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        """Return the duty with the best expected score."""
        if len(observation.duties) == 1:
            return observation.duties[0]
        if not kernel.AVAILABLE:
            return self._easy.choose(observation)
        with stop_of(budget or Budget()) as stop:
            if observation.playable:
                return PLAYS[choose_card(observation, self._source(observation), self._level, stop)]
            return decide(observation, self._source(observation), self._level.effort, stop)

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        """Return what is worth saying now, or None."""
        if not kernel.AVAILABLE:
            return self._easy.announce(observation)
        with stop_of(budget or Budget()) as stop:
            return announce(observation, self._source(observation), self._level.effort, stop)

    def _source(self, observation: Observation) -> random.Random:
        """Return chances that depend on nothing but what the seat sees."""
        return random.Random(
            f"{self._seed} {observation.seat} {len(observation.moves)} {format_cards(observation.dealt)}"
        )


@contextmanager
def stop_of(budget: Budget) -> Iterator[Stop]:
    """Give the kernel's stop for the budget: set when the time is up, or when the answer is not wanted any more."""
    stop = kernel.native.Stop()
    budget.when_cancelled(stop.set)
    seconds = budget.seconds_left
    timer = None if seconds is None else threading.Timer(seconds, stop.set)
    if timer is not None:
        timer.daemon = True
        timer.start()
    try:
        yield stop
    finally:
        if timer is not None:
            timer.cancel()
