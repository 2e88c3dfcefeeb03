"""What an observation shows plainly: the cards played, trick by trick, and whether a soloist is still missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardavia.engine.cards import Card
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation
from cardavia.engine.order import Group
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


def shown_voids(observation: Observation) -> Mapping[Seat, frozenset[Group]]:
    """Return the groups that each player has shown not to hold, by not following."""
    order = observation.order
    voids: dict[Seat, frozenset[Group]] = dict.fromkeys(observation.players, frozenset())
    for trick in lying(observation):
        lead = order.group(trick.cards[0])
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            if order.group(card) is not lead:
                voids[seat] |= {lead}
    return voids


def black_sow_is_open(observation: Observation) -> bool:
    """Say whether the soloist of a black sow is still to be found."""
    contract = observation.contract
    return contract is not None and contract.kind is Kind.BLACK_SOW and observation.declarer is None
