"""What an observation shows plainly: the cards played, trick by trick, and whether a soloist is still missing."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.cards import Card
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat
from cardavia.engine.state import Trick


def lying(observation: Observation) -> tuple[Trick, ...]:
    """Return the tricks with at least one card, the one being played last."""
    current = observation.trick
    return observation.tricks if current is None or not current.cards else (*observation.tricks, current)


def played(observation: Observation) -> Iterator[tuple[Seat, Card]]:
    """Yield every card played, with its seat, in order."""
    for trick in lying(observation):
        yield from zip(trick.seats, trick.cards, strict=False)


def black_sow_is_open(observation: Observation) -> bool:
    """Say whether the soloist of a black sow is still to be found."""
    contract = observation.contract
    return contract is not None and contract.kind is Kind.BLACK_SOW and observation.declarer is None
