"""Genscher in Doppelkopf: whether another partner is worth more than the old one (``rules.md`` D14)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.sampling import Sample
from cardavia.ai.simulating.effort import Clock
from cardavia.ai.simulating.forecasting import Outlook, forecast
from cardavia.engine.actions import Say, Saying
from cardavia.engine.doppelkopf.genscher import KING
from cardavia.engine.observation import Observation
from cardavia.engine.play import opposite
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat
from cardavia.engine.state import Said

_GAIN = 0.5
"""Score that another partner must bring more than playing on."""


def regroup(observation: Observation, samples: Sequence[Sample], source: random.Random, clock: Clock) -> Say | None:
    """Return the call of the partner with whom the seat can expect most, or None to play on as it is."""
    calls = [say for say in observation.sayings if say.saying is Saying.GENSCHER]
    if not calls:
        return None
    seed = source.getrandbits(62)
    (stays,) = forecast(observation, samples, (payoff_of(observation),), random.Random(seed), clock)
    found = {say: _with(observation, say, samples, random.Random(seed), clock) for say in calls}
    best = max(calls, key=lambda say: found[say].mean)
    caution = clock.effort.caution
    gained = found[best].mean - stays.mean - caution * (found[best].error + stays.error)
    return best if gained >= caution * _GAIN else None


def _with(
    observation: Observation, say: Say, samples: Sequence[Sample], source: random.Random, clock: Clock
) -> Outlook:
    """Return what to expect after the call, the king being played at once."""
    mine = observation.parties[observation.seat]
    pair = (observation.seat, *(() if say.partner is None else (say.partner,)))
    parties = {seat: mine if seat in pair else mine.opponent for seat in observation.players}
    said = (*observation.said, Said(observation.seat, say.saying, len(observation.hand), say.partner))
    after = replace(observation, said=said, parties=parties, public_parties=parties)
    re: tuple[Seat, ...] = pair if mine is Party.RE else opposite(pair, observation.players)
    (found,) = forecast(after, samples, (payoff_of(after),), source, clock, first=KING, side=re)
    return found
