"""Announcements in Doppelkopf: what they gain over silence, on the same playouts (``rules.md`` B6 to B8)."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.ai.bridge.outlook import gain, reaching
from cardavia.ai.bridge.payoffs import payoff_if, payoff_of
from cardavia.ai.easy.announcing import TARGETS
from cardavia.ai.sampling import Sample
from cardavia.ai.simulating.effort import Clock
from cardavia.ai.simulating.forecasting import Outlook, forecast
from cardavia.ai.simulating.worlds import world_of
from cardavia.engine.actions import Say, Saying
from cardavia.engine.doppelkopf import scoring
from cardavia.engine.doppelkopf.announcing import LEVELS, deadlines
from cardavia.engine.doppelkopf.options import options_of
from cardavia.engine.observation import Observation

_ALL_TRICKS = scoring.PACK_POINTS + 1
_BY_LEVEL: Final = (0.63, 0.8, 0.85, 0.88, 0.92)
"""Chance to keep Re or Kontra, no 90, no 60, no 30, schwarz from which it is said at the last moment."""
_EARLY, _EARLIEST = 0.07, 0.97
"""By how much surer one must be for each card that one may still wait, and the chance that is always enough."""
_GAIN = 0.1
"""Score that an announcement must bring on average; the same again for each card that one may still wait."""


@dataclass(frozen=True, slots=True)
class Promise:
    """An announcement: the chance to keep it, what it gains over silence, and for how many more cards it may wait."""

    say: Say
    chance: Outlook
    gain: Outlook
    wait: int


def promise(
    observation: Observation, samples: Sequence[Sample], source: random.Random, clock: Clock
) -> tuple[Say, ...]:
    """Return the announcements that are worth making now, from low to high."""
    found = promises(observation, samples, source, clock)
    return tuple(made.say for made in found if is_worth(made, clock.effort.caution))


def is_worth(made: Promise, caution: float) -> bool:
    """Say whether an announcement is likely enough to be kept, the likelier the longer it might wait."""
    needed = min(_BY_LEVEL[LEVELS[made.say.saying]] + _EARLY * made.wait, _EARLIEST)
    enough = caution * (_GAIN * (1 + made.wait) + made.gain.error)
    return made.chance.mean - caution * made.chance.error >= needed and made.gain.mean >= enough


def promises(
    observation: Observation, samples: Sequence[Sample], source: random.Random, clock: Clock
) -> tuple[Promise, ...]:
    """Return what is known of each announcement that binds the seat's side."""
    says = [say for say in observation.sayings if say.saying in LEVELS]
    party = observation.parties.get(observation.seat)
    if not says or party is None:
        return ()
    silent = payoff_of(observation)
    gains = [gain(payoff_if(observation, party, [say.saying]), silent) for say in says]
    chances = [reaching(scoring.PACK_POINTS, _target(say.saying)) for say in says]
    outlooks = forecast(observation, samples, (*gains, *chances), source, clock)
    waits = _waits(observation, samples[0])
    return tuple(
        Promise(say, chance, won, waits[say.saying])
        for say, won, chance in zip(says, outlooks[: len(says)], outlooks[len(says) :], strict=True)
    )


def _target(saying: Saying) -> int:
    return _ALL_TRICKS if saying is Saying.SCHWARZ else TARGETS[saying]


def _waits(observation: Observation, sample: Sample) -> Mapping[Saying, int]:
    """Return how many more cards the seat may play before each announcement is too late."""
    needed = deadlines(world_of(observation, sample), options_of(observation.options)) or ()
    return {saying: max(len(observation.hand) - needed[level], 0) for saying, level in LEVELS.items() if needed}
