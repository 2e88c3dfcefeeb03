"""The deals that cards are measured on: samples, likelier ones more often."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.situation import deal_of, situation_of
from cardavia.ai.easy.tricks import played
from cardavia.ai.sampling import Sample, Sampler
from cardavia.ai.sampling.picking import picked
from cardavia.engine.cards import Hand
from cardavia.engine.observation import Observation

T = TypeVar("T")

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Deal, Stop


class Stopped(Exception):
    """The answer is wanted now."""


def likely_deals(observation: Observation, source: random.Random, count: int, pool: int, stop: Stop) -> list[Deal]:
    """Return so many deals as the kernel takes them, from a pool of samples; Stopped when the stop is set.

    Where the pool is larger they are picked by how likely the others would have spoken and played so.
    """
    sampler = Sampler(observation)

    def draw(size: int) -> Sequence[Sample]:
        return [sampler.draw(source) for _ in _until(stop, range(size))]

    def weigh(samples: Sequence[Sample]) -> Sequence[float]:
        return _chances(observation, sampler, samples, stop)

    samples = picked(draw, weigh, source, count, pool) if pool > count else draw(count)
    return [deal_of(observation, sample.hands, sample.dealt, sample.side or ()) for sample in samples]


def _until(stop: Stop, items: Iterable[T]) -> Iterator[T]:
    for item in items:
        if stop.is_set():
            raise Stopped
        yield item


def _chances(observation: Observation, sampler: Sampler, samples: Sequence[Sample], stop: Stop) -> list[float]:
    """Return how likely each sample is, up to a common factor."""
    deals = [
        deal_of(observation, _at_start(observation, sample), sample.dealt, sample.side or ()) for sample in samples
    ]
    logs = kernel.native.likelihoods(situation_of(observation), deals)
    return [math.exp(log) * sampler.weigh(sample) for log, sample in _until(stop, zip(logs, samples, strict=True))]


def _at_start(observation: Observation, sample: Sample) -> list[Hand]:
    """Return the hands with which the play of the cards began, by seat."""
    hands = list(sample.hands)
    for seat, card in played(observation):
        hands[seat] += (card,)
    return hands
