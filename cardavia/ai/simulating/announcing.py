"""What to announce in the play of the cards, in turn or out of it."""

from __future__ import annotations

import random
from typing import Final

from cardavia.ai.bridge import kernel
from cardavia.ai.easy import announcing as easy
from cardavia.ai.easy.friends import open_wedding
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.simulating import doubling
from cardavia.ai.simulating.effort import Clock, Effort, Stopper
from cardavia.ai.simulating.promising import promise
from cardavia.ai.simulating.regrouping import regroup
from cardavia.engine.actions import Say, Saying
from cardavia.engine.contract import PARTNERED
from cardavia.engine.doppelkopf.game import DOPPELKOPF
from cardavia.engine.observation import Observation

_DECLARED: Final = (Say(Saying.PIGLETS), Say(Saying.HYPERPIGLETS))
"""The highest trumps for nothing: always said."""


def announce(
    observation: Observation, source: random.Random, effort: Effort, stop: Stopper | None = None
) -> Say | None:
    """Return what the seat should announce now, or None.

    Announcements wait as long as they can: in Doppelkopf for the own turn, in Schafkopf for the last card before
    which a doubling is allowed. Without the compiled kernel it is the easy player's choice.
    """
    if not observation.sayings:
        return None
    if not kernel.AVAILABLE:
        return EasyPlayer().announce(observation)
    declared = next((say for say in _DECLARED if say in observation.sayings), None)
    if declared is not None or _can_wait(observation) or _is_rash(observation):
        return declared
    return _weighed(observation, source, Clock(effort, stop))


def _can_wait(observation: Observation) -> bool:
    if observation.game != DOPPELKOPF.key:
        return doubling.may_wait(observation)
    return not observation.my_turn or open_wedding(observation)


def _is_rash(observation: Observation) -> bool:
    """Say whether the easy player would be silent against one who plays alone of his own will.

    Samples make his hand too weak: few of all hands are good enough for a solo, and his was.
    """
    contract, declarer = observation.contract, observation.declarer
    if contract is None or declarer is None or observation.seat == declarer:
        return False
    solo = contract.is_doppelkopf_solo if observation.game == DOPPELKOPF.key else contract.kind not in PARTNERED
    return solo and EasyPlayer().announce(observation) is None


def _weighed(observation: Observation, source: random.Random, clock: Clock) -> Say | None:
    samples = clock.samples(observation, source)
    if not samples:
        return None
    if observation.game != DOPPELKOPF.key:
        return doubling.double(observation, samples, source, clock)
    called = regroup(observation, samples, source, clock)
    if called is not None:
        return called
    promised = promise(observation, samples, source, clock)
    return promised[-1] if promised else None


def announce_by_force(
    observation: Observation, source: random.Random, effort: Effort, stop: Stopper | None = None
) -> Say:
    """Return what to say where something must be said (``rules.md`` D26): no more than the hand is good for."""
    if not kernel.AVAILABLE:
        return easy.announce_by_force(observation)
    clock = Clock(effort, stop)
    samples = clock.samples(observation, source)
    promised = promise(observation, samples, source, clock) if samples else ()
    return promised[-1] if promised else observation.sayings[0]
