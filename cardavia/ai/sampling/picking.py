"""Picking samples by their weights out of more than are needed (importance resampling)."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final, TypeVar

T = TypeVar("T")

_ENOUGH: Final = 0.33
"""Share of the samples wanted that must count for what was drawn to be enough."""
_MOST: Final = 3
"""How many times the first pool may be drawn where few of it count: a soloist's hand is a rare one."""


def effective(weights: Sequence[float]) -> float:
    """Return how many samples of equal weight would tell as much as these, 0 where all weigh nothing."""
    squares = sum(weight * weight for weight in weights)
    return sum(weights) ** 2 / squares if squares else 0.0


def picked(
    draw: Callable[[int], Sequence[T]],
    weigh: Callable[[Sequence[T]], Sequence[float]],
    source: random.Random,
    count: int,
    pool: int,
) -> tuple[T, ...]:
    """Return so many samples of a pool, which is made larger while few of it count."""
    samples = list(draw(pool))
    weights = list(weigh(samples))
    while effective(weights) < _ENOUGH * count and len(samples) < _MOST * pool:
        more = draw(pool)
        samples += more
        weights += weigh(more)
    return chosen(samples, weights, source, count)


def chosen(samples: Sequence[T], weights: Sequence[float], source: random.Random, count: int) -> tuple[T, ...]:
    """Return so many of the samples, each as often as its weight asks for, give or take one.

    They are drawn in even steps (systematic resampling) and shuffled; where all weigh nothing they count alike.
    """
    upto = tuple(accumulate(weights if any(weights) else [1.0] * len(samples)))
    step, start = upto[-1] / count, source.random()
    places = [min(bisect_right(upto, (start + number) * step), len(samples) - 1) for number in range(count)]
    return tuple(samples[place] for place in source.sample(places, count))
