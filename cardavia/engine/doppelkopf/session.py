"""A session of Doppelkopf: who deals next, and the compulsory solos (``rules.md`` B12, ``rulings.md`` 28, 41)."""

from __future__ import annotations

from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.result import Redeal
from cardavia.engine.seats import Seat, active, after
from cardavia.engine.state import Standing, State


def next_dealer(state: State) -> Seat:
    """Return who deals after a finished deal: the same dealer after a compulsory solo that was not forced."""
    again = state.redeal is Redeal.SAME_DEALER or (pays_debt(state) and state.standing.forced is None)
    return state.deal.dealer if again else after(state.deal.dealer, state.deal.seats)


def pays_debt(state: State) -> bool:
    """Say whether the deal was a reserved solo of a player who owed one; his first solo is his compulsory one."""
    reserved = state.contract is not None and state.contract.is_doppelkopf_solo
    return reserved and state.declarer in state.standing.debtors


def standing(options: DoppelkopfOptions, seats: int, finished: tuple[State, ...], dealer: Seat) -> Standing:
    """Return what the finished deals bring into the next: open compulsory solos, and who is forced to play his."""
    if not options.compulsory_solos:
        return Standing()
    paid = {state.declarer for state in finished if pays_debt(state)}
    debtors = tuple(seat for seat in range(seats) if seat not in paid)
    left = options.deals - sum(state.redeal is None for state in finished)
    if not debtors or len(debtors) < left:
        return Standing(debtors)
    return Standing(debtors, forced=_first_debtor(debtors, dealer, seats))


def _first_debtor(debtors: tuple[Seat, ...], dealer: Seat, seats: int) -> Seat | None:
    return next((seat for seat in active(dealer, seats) if seat in debtors), None)
