"""The decision between actions before the play of the cards: the one with the best expected score."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from cardavia.ai.bridge import kernel
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.simulating import announcing, bids, exchanges, reservations
from cardavia.ai.simulating.comparing import Estimate, compare
from cardavia.ai.simulating.effort import Clock, Effort, Stopper
from cardavia.ai.simulating.margins import ERRORS, margin
from cardavia.ai.simulating.valuing import Valuer
from cardavia.ai.simulating.worlds import Others, world_of
from cardavia.engine.actions import Action, Move
from cardavia.engine.games import game_of
from cardavia.engine.observation import Observation
from cardavia.engine.state import Phase, State

_RAISES = 2
"""Raises in the auction between soloists that are simulated, from the lowest."""

Candidates = Callable[[Observation], tuple[Action, ...]]


def decide(observation: Observation, source: random.Random, effort: Effort, stop: Stopper | None = None) -> Action:
    """Return the duty with the best expected score, of all duties but cards.

    Without the compiled kernel, or when there was no time for a single deal, it is the easy player's choice.
    ValueError when a card is to be played.
    """
    duties = observation.duties
    if observation.playable:
        raise ValueError("cards are not decided here")
    if len(duties) == 1:
        return duties[0]
    if not kernel.AVAILABLE:
        return EasyPlayer().choose(observation)
    if observation.phase is Phase.PLAY:
        return announcing.announce_by_force(observation, source, effort, stop)
    return _simulated(observation, source, Clock(effort, stop))


def _simulated(observation: Observation, source: random.Random, clock: Clock) -> Action:
    actions = _CANDIDATES[observation.phase](observation)
    if len(actions) == 1:
        return actions[0]
    estimates = estimate(observation, actions, source, clock)
    if not estimates:
        return EasyPlayer().choose(observation)
    return max(estimates, key=lambda action: _worth(observation, action, estimates[action], clock.effort.caution))


def estimate(
    observation: Observation, actions: tuple[Action, ...], source: random.Random, clock: Clock
) -> Mapping[Action, Estimate]:
    """Return what the actions bring on average, the first of them being the one all are compared with."""
    game, seed = game_of(observation.game), source.getrandbits(62)
    samples = clock.samples(observation, source)
    others, valuer = Others(), Valuer(observation.seat, clock)

    @cache
    def world(number: int) -> State:
        return world_of(observation, samples[number])

    def score(action: Action, number: int) -> float:
        state = game.advance(world(number), Move(observation.seat, action))
        return valuer.value(game, others.settled(game, state), seed + number)

    return compare(actions, score, [sample.weight for sample in samples], clock)


def _worth(observation: Observation, action: Action, found: Estimate, caution: float) -> float:
    """Return what an action gains, less the margin it must have."""
    gain = found.gain + reservations.bonus(observation, action)
    return gain - caution * (margin(observation, action) + ERRORS * found.error)


def _careful_first(observation: Observation) -> tuple[Action, ...]:
    """Return giving way or staying silent, which stands last among the duties, and the lowest of the others."""
    *others, careful = observation.duties
    return careful, *others[:_RAISES]


_CANDIDATES: Final[Mapping[Phase, Candidates]] = {
    Phase.DOUBLE: _careful_first,
    Phase.BIDDING: bids.candidates,
    Phase.RESERVATIONS: reservations.candidates,
    Phase.AUCTION: _careful_first,
    Phase.EXCHANGE: exchanges.candidates,
}
