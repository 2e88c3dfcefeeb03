"""The auction between soloists (``rules.md`` D2, ``rulings.md`` 20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from cardavia.engine.actions import Action, Call, Move, Raise, Saying, Verb
from cardavia.engine.doppelkopf.announcing import ABSAGEN
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, Said, State

RAISES = (Saying.RE, *ABSAGEN)
"""The levels a soloist can commit to, rising."""

_HOLD, _YIELD = Call(Verb.HOLD), Call(Verb.YIELD)
_NOTHING = -1


class Bidding(NamedTuple):
    """Where the auction stands: who holds the game, who challenges (None: over), at which level (-1: none yet).

    ``answering`` tells that the holder must hold or yield.
    """

    holder: Seat
    challenger: Seat | None
    level: int
    answering: bool


def begin_auction(state: State, soloists: Sequence[Seat]) -> State:
    """Return the state in which the second of the soloists speaks; the first holds the game."""
    return replace(state, phase=Phase.AUCTION, turn=soloists[1])


def legal_raises(state: State, soloists: Sequence[Seat]) -> tuple[Action, ...]:
    """Return what the seat whose turn it is may do."""
    bidding = standing_bids(state, soloists)
    if bidding.answering:
        return _HOLD, _YIELD
    return (*(Raise(level) for level in RAISES[bidding.level + 1 :]), _YIELD)


def standing_bids(state: State, soloists: Sequence[Seat]) -> Bidding:
    """Return where the auction stands after the moves so far."""
    waiting = list(soloists[1:])
    bidding = Bidding(soloists[0], waiting.pop(0), _NOTHING, answering=False)
    for move in state.moves[len(state.players) :]:
        bidding = _after(bidding, move.action, waiting)
    return bidding


def _after(bidding: Bidding, action: Action, waiting: list[Seat]) -> Bidding:
    if isinstance(action, Raise):
        return bidding._replace(level=RAISES.index(action.level), answering=True)
    if action == _HOLD:
        return bidding._replace(answering=False)
    winner = bidding.challenger if bidding.answering and bidding.challenger is not None else bidding.holder
    return Bidding(winner, waiting.pop(0) if waiting else None, bidding.level, answering=False)


def bid_in_auction(state: State, move: Move, soloists: Sequence[Seat]) -> State:
    """Return the state after a raise, hold or yield; ``turn`` is None when the auction is over."""
    state = replace(state, moves=(*state.moves, move))
    bidding = standing_bids(state, soloists)
    return replace(state, turn=bidding.holder if bidding.answering else bidding.challenger)


def commitment(state: State, bidding: Bidding) -> tuple[Said, ...]:
    """Return the announcement that the won level is for the soloist, made with the full hand (``rulings.md`` 8)."""
    if bidding.level == _NOTHING:
        return ()
    return (Said(bidding.holder, RAISES[bidding.level], state.hand_size, party=Party.RE),)
