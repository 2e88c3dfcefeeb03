"""The stock (Stock): a pool that passed deals fill and Rufers empty or double (``rules.md`` G, ``rulings.md`` 37)."""

from __future__ import annotations

from cardavia.engine.contract import Kind
from cardavia.engine.result import Party, Result
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.state import State

PAYMENT = 1
"""What each player pays in when all four pass."""
_HALVES = 2


def is_played(options: SchafkopfOptions) -> bool:
    """Say whether the table has a stock."""
    return options.all_pass == "stock"  # noqa: S105 - all four pass


def paid_in(state: State) -> Result:
    """Return the result of a deal that all four passed: everybody pays."""
    return Result(scores=tuple(-PAYMENT if seat in state.players else 0 for seat in range(state.deal.seats)))


def share(state: State, won: Party) -> int:
    """Return what each declarer takes from the stock, or pays in when negative; only a Rufer plays for it."""
    if state.contract is None or state.contract.kind is not Kind.RUFER:
        return 0
    half = state.standing.stock // _HALVES
    return half if won is Party.DECLARER else -half


def after(state: State, scores: tuple[int, ...] | None) -> int:
    """Return what lies in the stock after a deal with these scores: what the players lost together is in it."""
    return state.standing.stock - sum(scores or ())
