"""Kontra to Hirsch in Schafkopf, on the chances that playouts give the own side (``rules.md`` G)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cardavia.ai.bridge.outlook import success
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.sampling import Sample
from cardavia.ai.simulating.effort import Clock
from cardavia.ai.simulating.forecasting import forecast
from cardavia.engine.actions import Say, Saying
from cardavia.engine.observation import Observation

_NEEDED = 0.62
"""Chance to win from which a side doubles: the others may double again with what they alone know."""
_LAST: Final = {Saying.KONTRA: 1}
"""Cards of the first trick that may lie at the most; three for what answers a Kontra."""
_LAST_ANSWER = 3


def may_wait(observation: Observation) -> bool:
    """Say whether the doubling can still be said after the next card, when more is known."""
    lying = 0 if observation.trick is None else len(observation.trick.cards)
    return lying < _LAST.get(observation.sayings[0].saying, _LAST_ANSWER)


def double(observation: Observation, samples: Sequence[Sample], source: random.Random, clock: Clock) -> Say | None:
    """Return the next doubling if the own side is likely enough to win and gains by it, or None."""
    payoff = payoff_of(observation)
    chance, score = forecast(observation, samples, (success(payoff), payoff), source, clock)
    caution = clock.effort.caution
    likely = chance.mean - caution * chance.error >= _NEEDED
    return observation.sayings[0] if likely and score.mean >= caution * score.error else None
