"""Claiming the rest (Rest für mich): when it may be done, and what the answer is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from cardavia.engine.cards import Card
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation

SECONDS: Final = 2.0
"""Time for one claim."""
_TRICKS_ARE_BAD: Final = frozenset({Kind.BETTEL, Kind.RAMSCH})


class Ruling(Enum):
    """What becomes of a claim."""

    GRANTED = "granted"
    REFUSED = "refused"
    UNDECIDED = "undecided"
    """Neither could be shown in the time there was."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a claim: ``card`` begins a line that takes every trick, ``trick`` counts from 1 and can be lost.

    ``card`` is set when the claim is granted; ``trick`` when it is refused, unless it was not found in time.
    """

    ruling: Ruling
    card: Card | None = None
    trick: int | None = None


def is_claimable(observation: Observation) -> bool:
    """Say whether the seat may claim the rest now: it has to play a card, a trick is full, and tricks are good.

    From the first full trick on no declaration can change the card order any more (``rulings.md`` 17).
    """
    contract = observation.contract
    if contract is None or contract.kind in _TRICKS_ARE_BAD:
        return False
    # Against a Tout the first trick ends the deal: there is no rest to be claimed.
    defends = contract.is_tout and observation.seat != observation.declarer
    return not defends and bool(observation.tricks) and bool(observation.playable)
