"""What an action brings in the deals imagined: the numbers that stand beside the reason of a hint."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.outlook import success
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import situation_of
from cardavia.ai.budget import Budget
from cardavia.ai.search.deals import Stopped, likely_deals
from cardavia.ai.search.level import level_of
from cardavia.ai.search.player import stop_of
from cardavia.ai.simulating.effort import Clock
from cardavia.ai.simulating.valuing import Valuer
from cardavia.ai.simulating.worlds import Others, world_of
from cardavia.engine.actions import Action, Move, Play, Say
from cardavia.engine.cards import Card
from cardavia.engine.games import game_of
from cardavia.engine.observation import Observation

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Stop

_LEVEL: Final = "strong"
_REPEATS: Final = 8
"""Playouts of each deal imagined."""


@dataclass(frozen=True, slots=True)
class Figures:
    """How an action did: in ``deals`` ways the hidden cards may lie the seat scored more than nothing in ``share``.

    ``share`` goes from 0 to 1 and leaves special points out; each deal is played out several times.
    """

    deals: int
    share: float


def figures_of(observation: Observation, action: Action, source: random.Random, budget: Budget) -> Figures | None:
    """Return how the action does, None where nothing is imagined: without the kernel, a choice, or time for it.

    None too where nobody is on a side (Ramsch), and for what must be announced.
    """
    if not kernel.AVAILABLE or isinstance(action, Say) or len(observation.duties) == 1:
        return None
    with stop_of(budget) as stop:
        if isinstance(action, Play):
            return _of_card(observation, action.card, source, stop)
        return _of_call(observation, action, source, stop)


def _of_card(observation: Observation, card: Card, source: random.Random, stop: Stop) -> Figures | None:
    payoff, level = payoff_of(observation), level_of(_LEVEL, observation.game)
    if payoff.ramsch is not None:
        return None
    try:
        deals = likely_deals(observation, source, level.deals, level.pool, stop)
    except Stopped:
        return None
    play = partial(kernel.native.playouts, situation_of(observation), [priced(success(payoff))], deals)
    (row,) = play(moves=bytes([card.index]), repeats=_REPEATS, seed=source.getrandbits(62), stop=stop)
    return Figures(len(deals), row.means[0]) if row.playouts else None


def _of_call(observation: Observation, action: Action, source: random.Random, stop: Stop) -> Figures | None:
    """Return how a call does when the others go on as easy players, and then all play by the policy."""
    clock = Clock(level_of(_LEVEL, observation.game).effort, stop)
    game, others, valuer = game_of(observation.game), Others(), Valuer(observation.seat, clock)
    chances, weights, seed = list[float](), list[float](), source.getrandbits(62)
    for number, sample in enumerate(clock.samples(observation, source)):
        if clock.out:
            break
        state = others.settled(game, game.advance(world_of(observation, sample), Move(observation.seat, action)))
        if not state.done and payoff_of(state).ramsch is not None:
            continue
        chances.append(valuer.chance(game, state, seed + number))
        weights.append(sample.weight)
    return _mean(chances, weights)


def _mean(chances: list[float], weights: list[float]) -> Figures | None:
    total = sum(weights)
    if not total:
        return None
    return Figures(len(chances), sum(map(float.__mul__, chances, weights)) / total)
