"""A sample: one way in which the hidden cards can lie."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.engine.cards import Hand
from cardavia.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Sample:
    """A deal that agrees with everything a seat knows.

    ``dealt`` and ``hands`` are the cards by seat, as dealt and as held now. ``side`` are the seats of Re or of the
    declarer as far as they are settled: None before, the bride alone while a wedding is open. ``handed`` are the
    cards of each exchange in order of the moves, left out once the deal lies open. ``weight`` is how much the sample
    counts beside those drawn together with it.
    """

    dealt: tuple[Hand, ...]
    hands: tuple[Hand, ...]
    side: tuple[Seat, ...] | None
    handed: tuple[Hand, ...] = ()
    weight: float = 1.0
