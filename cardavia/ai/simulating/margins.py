"""How much an action must promise beyond passing or silence before it is taken.

Playouts are optimistic about who acts: the others defend, announce and double better than a policy does.
"""

from __future__ import annotations

from typing import Final

from cardavia.engine.actions import Action, Bid, Call, Raise, Verb
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation
from cardavia.engine.state import Phase

ERRORS: Final = 0.5
"""Standard errors by which an action must be better, besides."""

_RUFER, _SOLO, _BETTEL, _TOUT = 0.1, 1.0, 2.0, 6.0
"""Score in Schafkopf units that a bid must bring more than a pass: an even Rufer wins or loses 1 or 2."""
_RESERVED_SOLO = 1.5
"""The same for a solo in Doppelkopf."""
_CALLS: Final = {Verb.DOUBLE: 0.2, Verb.ACCEPT: 0.1, Verb.HOLD: 0.5, Verb.THROW: 0.1}


def margin(observation: Observation, action: Action) -> float:
    """Return the score that an action must bring more than the first candidate."""
    if isinstance(action, Call):
        return _CALLS.get(action.verb, 0.0)
    if isinstance(action, Raise):
        return _CALLS[Verb.HOLD]
    if not isinstance(action, Bid):
        return 0.0
    return _of_bid(action) if observation.phase is Phase.BIDDING else _of_reservation(action)


def _of_bid(bid: Bid) -> float:
    contract = bid.contract
    if contract.kind is Kind.SIE:
        return 0.0
    if contract.is_tout:
        return _TOUT
    return {Kind.RUFER: _RUFER, Kind.HOCHZEIT: _RUFER, Kind.BETTEL: _BETTEL}.get(contract.kind, _SOLO)


def _of_reservation(bid: Bid) -> float:
    return _RESERVED_SOLO if bid.contract.is_doppelkopf_solo else 0.0
