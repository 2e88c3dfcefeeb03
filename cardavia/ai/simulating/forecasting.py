"""What the deal is likely to bring from here on, by payoffs: playouts of the kernel over sampled deals."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.payoff import Payoff
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import deal_of, situation_of
from cardavia.ai.sampling import Sample
from cardavia.ai.simulating.effort import Clock
from cardavia.engine.cards import Card
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Deal


@dataclass(frozen=True, slots=True)
class Outlook:
    """A payoff to expect and its standard error."""

    mean: float
    error: float


def forecast(
    observation: Observation,
    samples: Sequence[Sample],
    payoffs: Iterable[Payoff],
    source: random.Random,
    clock: Clock,
    first: Card | None = None,
    side: Iterable[Seat] | None = None,
) -> tuple[Outlook, ...]:
    """Return what each payoff will bring the seat when everybody plays on by policy.

    When the clock runs out the deals count that were drawn up until then; there must be a sample.
    ``first`` is the card the seat plays now, else the policy chooses it too. ``side`` are the seats of Re or of the
    declarer if they are not those of the samples.
    """
    seats = None if side is None else tuple(side)
    deals = [_dealt(observation, samples[0], seats)]
    for sample in samples[1:]:
        if clock.out:
            break
        deals.append(_dealt(observation, sample, seats))
    (row,) = kernel.native.playouts(
        situation_of(observation),
        [priced(payoff) for payoff in payoffs],
        deals,
        moves=b"" if first is None else bytes([first.index]),
        repeats=clock.effort.playouts,
        seed=source.getrandbits(62),
        stop=clock.kernel_stop,
    )
    return tuple(
        Outlook(mean, math.sqrt(variance / len(deals))) for mean, variance in zip(row.means, row.variances, strict=True)
    )


def _dealt(observation: Observation, sample: Sample, side: tuple[Seat, ...] | None) -> Deal:
    counting = (sample.side or ()) if side is None else side
    return deal_of(observation, sample.hands, sample.dealt, counting, sample.weight)
