"""The exchange of a poverty or a Hochzeit as one seat has seen it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cardavia.engine.actions import Call, Exchange, Verb
from cardavia.engine.cards import Hand
from cardavia.engine.contract import Kind
from cardavia.engine.observation import HiddenExchange, Observation
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase

_ACCEPT = Call(Verb.ACCEPT)


class Stage(Enum):
    """How far an exchange has come."""

    NONE = 0
    OFFERED = 1
    TAKEN = 2
    RETURNED = 3


@dataclass(frozen=True, slots=True)
class Handing:
    """Who has handed what to whom.

    ``offered`` and ``returned`` are None as long as the seat has not seen these cards, or they have not been handed
    over. ``trumps`` is how many of the returned cards are trumps. An offer that all have refused is NONE again if
    the cards went back, and stays OFFERED if they did not.
    """

    stage: Stage = Stage.NONE
    giver: Seat | None = None
    taker: Seat | None = None
    offered: Hand | None = None
    returned: Hand | None = None
    trumps: int = 0

    @property
    def is_hidden(self) -> bool:
        """Whether cards have changed hands that the seat has not seen."""
        return self.stage in (Stage.TAKEN, Stage.RETURNED) and self.offered is None

    @property
    def aside(self) -> Hand:
        """The cards that the seat has offered and nobody has taken yet."""
        return self.offered or () if self.stage is Stage.OFFERED else ()

    def received(self, seat: Seat) -> Hand:
        """Return the cards that the seat has got, as far as they are known."""
        if seat == self.taker:
            return self.offered or ()
        return self.returned or () if seat == self.giver else ()

    def given(self, seat: Seat) -> Hand:
        """Return the cards that the seat has handed over, as far as they are known."""
        if seat == self.giver and self.stage is not Stage.NONE:
            return self.offered or ()
        return self.returned or () if seat == self.taker else ()


def handing_of(observation: Observation) -> Handing:
    """Return what the seat knows of the deal's exchange."""
    moves = [move for move in observation.moves if isinstance(move.action, Exchange | HiddenExchange)]
    if not moves:
        return Handing()
    giver = moves[0].seat
    taker = next((move.seat for move in observation.moves if move.action == _ACCEPT), None)
    stage = _stage(observation, taker, len(moves))
    offered, *returned = (move.action.cards if isinstance(move.action, Exchange) else None for move in moves)
    return Handing(stage, giver, taker, offered, returned[0] if returned else None, _trumps(observation))


def _stage(observation: Observation, taker: Seat | None, handed: int) -> Stage:
    if taker is not None:
        return Stage.TAKEN if handed == 1 else Stage.RETURNED
    # A trump that nobody wants is never taken up again; the cards of a poverty are.
    lies = observation.contract is not None and observation.contract.kind is Kind.HOCHZEIT
    return Stage.OFFERED if lies or observation.phase is Phase.EXCHANGE else Stage.NONE


def _trumps(observation: Observation) -> int:
    """Return how many of the returned cards are trumps, which is told openly."""
    for move in observation.moves:
        if isinstance(move.action, HiddenExchange) and move.action.trumps is not None:
            return move.action.trumps
        if isinstance(move.action, Exchange) and move.seat != observation.declarer:
            return len(observation.order.trumps_in(move.action.cards))
    return 0
