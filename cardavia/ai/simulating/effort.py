"""How much may be simulated, and when to stop."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from cardavia.ai.bridge import kernel
from cardavia.ai.sampling import Sample, Sampler
from cardavia.engine.observation import Observation

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Stop


class Stopper(Protocol):
    """Tells from another thread that the answer is not wanted any more."""

    def is_set(self) -> bool:
        """Say whether to stop."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The most that one decision may cost.

    ``samples`` are the deals on which the last candidates are compared, ``playouts`` how often each is played out,
    ``seconds`` the time after which no further deal is begun. The same source and effort give the same decision
    unless time runs out. ``caution`` is the part of the usual margins that an action must gain before it is
    preferred to passing or silence.
    """

    samples: int
    playouts: int
    seconds: float
    caution: float = 1.0


_AT_ONCE = 48
"""Deals that are drawn without looking at the clock: a few milliseconds."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The effort of one decision as it runs."""

    effort: Effort
    stop: Stopper | None
    started: float = field(default_factory=time.monotonic)

    def samples(self, observation: Observation, source: random.Random) -> tuple[Sample, ...]:
        """Return as many samples of the hidden cards as the effort allows; none when there is no time."""
        sampler, found = Sampler(observation), list[Sample]()
        while len(found) < self.effort.samples and not self.out:
            found += sampler.draw_weighed(source, min(_AT_ONCE, self.effort.samples - len(found)))
        return tuple(found)

    @property
    def kernel_stop(self) -> Stop | None:
        """What stops a long call of the kernel; another sort of flag is looked at between the calls."""
        return self.stop if isinstance(self.stop, kernel.native.Stop) else None

    @property
    def out(self) -> bool:
        """Whether nothing more may be begun."""
        stopped = self.stop is not None and self.stop.is_set()
        return stopped or time.monotonic() - self.started > self.effort.seconds
