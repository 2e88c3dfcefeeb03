"""A session of Doppelkopf: what the deals played so far mean for the next (`cardavia.engine.doppelkopf.course`)."""

from __future__ import annotations

from itertools import pairwise

from cardavia.engine.doppelkopf import course
from cardavia.engine.doppelkopf.deal_facts import facts_of
from cardavia.engine.doppelkopf.extras import is_heart_trick
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.sides import is_reserved_solo
from cardavia.engine.seats import Seat
from cardavia.engine.state import Standing, State


def next_dealer(options: DoppelkopfOptions, finished: tuple[State, ...]) -> Seat:
    """Return who deals next."""
    return course.next_dealer(options, _played(options, finished))


def standing(options: DoppelkopfOptions, finished: tuple[State, ...], dealer: Seat) -> Standing:
    """Return what the finished deals bring into the next: open compulsory solos, who is forced, Bock."""
    return course.standing(options, _played(options, finished), dealer)


def bock_triggers(state: State, options: DoppelkopfOptions) -> int:
    """Return how many Bock rounds the finished deal has started."""
    hearts = any(is_heart_trick(state, trick) for trick in state.tricks)
    return course.bock_rounds(facts_of(state, options), options, hearts)


def _played(options: DoppelkopfOptions, finished: tuple[State, ...]) -> tuple[course.Played, ...]:
    rounds = _bock_rounds(options, finished) if course.has_bock(options) else (0,) * len(finished)
    return tuple(
        course.Played(
            dealer=state.deal.dealer,
            redeal=state.redeal,
            soloist=state.declarer if is_reserved_solo(state) else None,
            bock_rounds=started,
        )
        for state, started in zip(finished, rounds, strict=True)
    )


def _bock_rounds(options: DoppelkopfOptions, finished: tuple[State, ...]) -> tuple[int, ...]:
    """Return how many Bock rounds each deal has started.

    Only the last deal is looked at: what an earlier one started shows in the standing of its follower. Looking at
    every deal before each new one would make a long session quadratic.
    """
    earlier = tuple(_started(before, state) for before, state in pairwise(finished))
    last = [bock_triggers(state, options) if state.redeal is None else 0 for state in finished[-1:]]
    return (*earlier, *last)


def _started(state: State, follower: State) -> int:
    """Return how many Bock rounds the deal has started, as its follower's standing shows."""
    if state.redeal is not None:
        return 0
    return (follower.standing.bock_left - max(state.standing.bock_left - 1, 0)) // state.deal.seats
