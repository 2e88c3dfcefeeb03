"""The stock (Stock): a pool that passed deals fill and Rufers empty or double (``rules.md`` G, ``rulings.md`` 37)."""

from __future__ import annotations

from cardavia.engine.contract import Contract, Kind
from cardavia.engine.result import Party, Result
from cardavia.engine.seats import Seat
from cardavia.engine.state import State

PAYMENT = 1
"""What each player pays in when all four pass."""
_HALVES = 2


def paid_in(players: tuple[Seat, ...]) -> Result:
    """Return the result of a deal that all four passed: everybody pays."""
    return Result(scores=(-PAYMENT,) * len(players))


def share(contract: Contract, stock: int, won: Party) -> int:
    """Return what each declarer takes from the stock, or pays in when negative; only a Rufer plays for it."""
    if contract.kind is not Kind.RUFER:
        return 0
    half = stock // _HALVES
    return half if won is Party.DECLARER else -half


def after(state: State, scores: tuple[int, ...] | None) -> int:
    """Return what lies in the stock after a deal with these scores: what the players lost together is in it."""
    return state.standing.stock - sum(scores or ())
