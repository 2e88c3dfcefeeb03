"""The deals that cards are measured on: samples, likelier ones more often."""

from __future__ import annotations

import math
import random
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.situation import deal_of, situation_of
from cardavia.ai.easy.tricks import played
from cardavia.ai.sampling import Sample, Sampler
from cardavia.engine.cards import Hand
from cardavia.engine.observation import Observation

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Deal


def likely_deals(observation: Observation, source: random.Random, count: int, pool: int) -> list[Deal]:
    """Return so many deals as the kernel takes them, from a pool of samples.

    Where the pool is larger they are picked by how likely the others would have spoken and played so.
    """
    sampler = Sampler(observation)
    samples = [sampler.draw(source) for _ in range(max(count, pool))]
    if pool > count:
        samples = _picked(samples, _chances(observation, sampler, samples), source, count)
    return [deal_of(observation, sample.hands, sample.dealt, sample.side or ()) for sample in samples]


def _chances(observation: Observation, sampler: Sampler, samples: Sequence[Sample]) -> list[float]:
    """Return how likely each sample is, up to a common factor."""
    begun = [_at_start(observation, sample) for sample in samples]
    deals = [
        deal_of(observation, hands, sample.dealt, sample.side or ())
        for hands, sample in zip(begun, samples, strict=True)
    ]
    logs = kernel.native.likelihoods(situation_of(observation), deals)
    best = max(logs)
    if math.isinf(best):
        return [1.0] * len(samples)
    return [math.exp(log - best) * sampler.weigh(sample) for log, sample in zip(logs, samples, strict=True)]


def _at_start(observation: Observation, sample: Sample) -> list[Hand]:
    """Return the hands with which the play of the cards began, by seat."""
    hands = list(sample.hands)
    for seat, card in played(observation):
        hands[seat] += (card,)
    return hands


def _picked(samples: Sequence[Sample], chances: Sequence[float], source: random.Random, count: int) -> list[Sample]:
    """Return so many samples by their chances, spread evenly: an unlikely one is not drawn twice by accident."""
    upto = list(accumulate(chances))
    step = upto[-1] / count
    start = source.random() * step
    last = len(samples) - 1
    return [samples[min(bisect_right(upto, start + number * step), last)] for number in range(count)]
