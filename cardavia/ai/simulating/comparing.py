"""Comparing actions on the same deals: the weaker half drops out as the deals grow (sequential halving)."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cardavia.ai.simulating.effort import Clock
from cardavia.engine.actions import Action

Score = Callable[[Action, int], float]
"""The score of an action on the deal of a number."""

_FEWEST = 8
"""Deals after which actions are first compared."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What an action brings on average, and by how much more than the first one, with the error of that."""

    mean: float
    gain: float
    error: float


def compare(
    actions: Sequence[Action], score: Score, weights: Sequence[float], clock: Clock
) -> Mapping[Action, Estimate]:
    """Return the estimates of the actions that were compared to the end, the first of them always.

    All are scored on the same deals, which count by their weights, so that luck is the same for all. When the clock
    runs out those deals count on which every action was scored, and the mapping is empty when there are none.
    """
    scores: dict[Action, list[float]] = {action: [] for action in actions}
    if not weights:
        return {}
    for wanted in _stages(len(weights), len(actions)):
        if not _extend(scores, score, wanted, clock):
            break
        scores = _better_half(scores, actions[0], weights) if wanted < len(weights) else scores
    return _estimates(scores, actions[0], weights)


def _stages(samples: int, actions: int) -> tuple[int, ...]:
    """Return the numbers of deals after which actions drop out, the last of them being all."""
    rounds = max(math.ceil(math.log2(max(actions - 1, 1))), 0)
    stages = (max(samples >> left, min(_FEWEST, samples)) for left in range(rounds, -1, -1))
    return tuple(dict.fromkeys(stages))


def _extend(scores: Mapping[Action, list[float]], score: Score, wanted: int, clock: Clock) -> bool:
    """Score every action on so many deals in all; say whether the clock allowed it."""
    for number in range(len(next(iter(scores.values()))), wanted):
        for action, found in scores.items():
            if clock.out:
                return False
            found.append(score(action, number))
    return True


def _better_half(
    scores: Mapping[Action, list[float]], first: Action, weights: Sequence[float]
) -> dict[Action, list[float]]:
    """Return the first action and the better half of the others."""
    means = {action: _mean(found, weights) for action, found in scores.items()}
    others = sorted((action for action in scores if action != first), key=lambda action: -means[action])
    kept = {first, *others[: math.ceil(len(others) / 2)]}
    return {action: found for action, found in scores.items() if action in kept}


def _estimates(
    scores: Mapping[Action, list[float]], first: Action, weights: Sequence[float]
) -> Mapping[Action, Estimate]:
    common = min(map(len, scores.values()))
    if not sum(weights[:common]):
        return {}
    base = scores[first][:common]
    return {action: _estimate(found[:common], base, weights) for action, found in scores.items()}


def _estimate(found: Sequence[float], base: Sequence[float], weights: Sequence[float]) -> Estimate:
    gains = [mine - theirs for mine, theirs in zip(found, base, strict=True)]
    gain = _mean(gains, weights)
    spread = sum((weight * (each - gain)) ** 2 for each, weight in zip(gains, weights, strict=False))
    return Estimate(_mean(found, weights), gain, math.sqrt(spread) / sum(weights[: len(gains)]))


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    """Return the weighted mean; there may be more weights than values."""
    total: float = sum(value * weight for value, weight in zip(values, weights, strict=False))
    return total / sum(weights[: len(values)])
