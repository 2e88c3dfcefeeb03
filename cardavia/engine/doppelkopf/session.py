"""A session of Doppelkopf: who deals next, compulsory solos, Bock rounds (``rules.md`` B12, B13, D20, D23)."""

from __future__ import annotations

from cardavia.engine.doppelkopf.deal_facts import facts_of
from cardavia.engine.doppelkopf.extras import is_heart_trick
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.scoring import SIDES, winner
from cardavia.engine.doppelkopf.sides import is_reserved_solo
from cardavia.engine.result import Party, Redeal
from cardavia.engine.seats import PLAYERS, Seat, active, after
from cardavia.engine.state import Standing, State


def next_dealer(options: DoppelkopfOptions, finished: tuple[State, ...]) -> Seat:
    """Return who deals next: the same dealer after a redeal, or after a solo that keeps the deal.

    With five at the table the one player who still owes a forced solo is passed over, as a dealer would rest
    (``rulings.md`` 41).
    """
    last = finished[-1]
    if last.redeal is Redeal.SAME_DEALER or _keeps_deal(last, options):
        dealer = last.deal.dealer
    else:
        dealer = after(last.deal.dealer, options.seats)
    debtors = _debtors(options, finished)
    must_rest = options.seats > PLAYERS and debtors == (dealer,) and _forced_now(options, finished, debtors)
    return after(dealer, options.seats) if must_rest else dealer


def _keeps_deal(state: State, options: DoppelkopfOptions) -> bool:
    """Say whether the solo lets the same dealer deal again: compulsory, or under ``solo_keeps_deal``; never forced."""
    return is_reserved_solo(state) and state.standing.forced is None and (options.solo_keeps_deal or pays_debt(state))


def pays_debt(state: State) -> bool:
    """Say whether the deal was a reserved solo of a player who owed one; his first solo is his compulsory one."""
    return is_reserved_solo(state) and state.declarer in state.standing.debtors


def standing(options: DoppelkopfOptions, finished: tuple[State, ...], dealer: Seat) -> Standing:
    """Return what the finished deals bring into the next: open compulsory solos, who is forced, Bock."""
    debtors = _debtors(options, finished)
    forced = _first_debtor(debtors, dealer, options) if _forced_now(options, finished, debtors) else None
    return Standing(debtors, forced, bock=options.bock and _bock_deals_left(options, finished) > 0)


def _debtors(options: DoppelkopfOptions, finished: tuple[State, ...]) -> tuple[Seat, ...]:
    """Return who still owes a compulsory solo (Pflichtsolo)."""
    if not options.compulsory_solos:
        return ()
    paid = {state.declarer for state in finished if pays_debt(state)}
    return tuple(seat for seat in range(options.seats) if seat not in paid)


def _forced_now(options: DoppelkopfOptions, finished: tuple[State, ...], debtors: tuple[Seat, ...]) -> bool:
    """Say whether so few deals are left that each must be a solo that is still owed (B12)."""
    left = options.deals - sum(state.redeal is None for state in finished)
    return bool(debtors) and len(debtors) >= left


def _first_debtor(debtors: tuple[Seat, ...], dealer: Seat, options: DoppelkopfOptions) -> Seat | None:
    return next((seat for seat in active(dealer, options.seats) if seat in debtors), None)


def _bock_deals_left(options: DoppelkopfOptions, finished: tuple[State, ...]) -> int:
    """Return how many deals still count double; a redealt one uses none up (``rulings.md`` 9, 27)."""
    left = 0
    for state in finished:
        if state.redeal is None:
            left = max(left - 1, 0) + options.seats * bock_triggers(state, options)
    return left


def bock_triggers(state: State, options: DoppelkopfOptions) -> int:
    """Return how many Bock rounds the deal has started: heart trick, 120 to 120, Re or Kontra said and lost (D20)."""
    facts = facts_of(state, options)
    hearts = not options.nines and not facts.alone and any(is_heart_trick(state, trick) for trick in state.tricks)
    won = winner(facts)
    lost = [party for party in SIDES if facts.said[party] >= 0 and won is party.opponent]
    return hearts + (facts.points[Party.RE] == facts.points[Party.KONTRA]) + len(lost)
