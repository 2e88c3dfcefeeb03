"""How much better the easy player is than a weaker one, by deals of the arena."""

from __future__ import annotations

import random
import statistics

from cardavia.ai.arena.bout import Duel, Side, play_bout
from cardavia.ai.budget import Budget
from cardavia.ai.cast import Cast
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import Player
from cardavia.engine.actions import Action, Say
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat
from cardavia.engine.state import Standing
from tests.engine.helpers import Rules

RANDOM_CARDS = "random cards"
"""A player who calls as the easy one does, announces nothing, and plays any legal card."""


class RandomCards:
    def __init__(self, source: random.Random) -> None:
        self._calls, self._cards = EasyPlayer(), source

    def choose(self, observation: Observation, budget: Budget) -> Action:
        return self._cards.choice(observation.duties) if observation.playable else self._calls.choose(observation)

    def announce(self, observation: Observation, budget: Budget) -> Say | None:
        return None


class WiderCast(Cast):
    """Knows a player more."""

    def player(self, name: str, seat: Seat, source: random.Random) -> Player:
        return RandomCards(source) if name == RANDOM_CARDS else super().player(name, seat, source)


def lead_of_easy(rules: Rules, weaker: str, deals: int, standing: Standing | None = None) -> float:
    """Return the score of an easy seat less one of the weaker player, a mean of so many deals."""
    game, preset, options = rules
    duel = Duel(game, preset, options, {Side.A: "easy", Side.B: weaker}, seed=7, standing=standing)
    with WiderCast(game) as cast:
        return statistics.fmean(play_bout(duel, number, cast).difference for number in range(deals))
