"""Ramsch: everybody for himself, most points lose (``rules.md`` G, ``rulings.md`` 38)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardavia.engine.cards import Hand
from cardavia.engine.play import finish, points_of, tricks_of
from cardavia.engine.result import Factor, Line, Party, Result
from cardavia.engine.schafkopf.options import SchafkopfOptions, options_of
from cardavia.engine.seats import Seat
from cardavia.engine.state import State

MARCH_POINTS = 91
"""Card points that make a march (Durchmarsch) as all tricks do."""

_LOSS, _LOSS_TO_VIRGIN, _MARCH = 2, 4, 7


def end(state: State) -> State:
    """Return the finished deal with its loser, or the one who marched, as declarer (``rulings.md`` 6)."""
    options = options_of(state.options)
    marcher = _marcher(state, options)
    alone = _loser(state) if marcher is None else marcher
    return finish(replace(state, declarer=alone, side=(alone,)))


def _marcher(state: State, options: SchafkopfOptions) -> Seat | None:
    """Return who took all tricks or 91 points, under ``ramsch_durchmarsch``."""
    if not options.ramsch_durchmarsch:
        return None
    return next((seat for seat in state.players if _marches(state, seat)), None)


def _marches(state: State, seat: Seat) -> bool:
    return points_of(state, (seat,)) >= MARCH_POINTS or tricks_of(state, (seat,)) == len(state.tricks)


def _loser(state: State) -> Seat:
    """Return who has most points; ties go to more tricks, more trumps, then the highest trump taken."""
    return max(state.players, key=lambda seat: _weight(state, seat))


def _weight(state: State, seat: Seat) -> tuple[int, int, int, int]:
    taken = _taken(state, seat)
    trumps = state.order.trumps_in(taken)
    highest = max((state.order.strength(card) for card in trumps), default=0)
    return points_of(state, (seat,)), tricks_of(state, (seat,)), len(trumps), highest


def _taken(state: State, seat: Seat) -> Hand:
    return tuple(card for trick in state.tricks if trick.winner == seat for card in trick.cards)


def result(state: State, factors: tuple[Factor, ...], times: int) -> Result:
    """Return what the Ramsch brought; ``times`` is the product of the factors."""
    options, alone = options_of(state.options), state.declarer
    if alone is None:
        raise ValueError("the Ramsch has not ended")
    virgins = tuple(seat for seat in state.players if tricks_of(state, (seat,)) == 0)
    paid = payments(alone, state.players, virgins, _marcher(state, options) is not None, options)
    return outcome(alone, paid, factors, times, state.deal.seats)


def payments(
    alone: Seat, players: tuple[Seat, ...], virgins: tuple[Seat, ...], marched: bool, options: SchafkopfOptions
) -> Mapping[Seat, int]:
    """Return what each of the others gets of the loser, or pays the one who marched, before any doubling.

    One without a trick (Jungfrau) gets more under ``ramsch_jungfrau``.
    """
    others = tuple(seat for seat in players if seat != alone)
    if marched:
        return dict.fromkeys(others, -_MARCH)
    favoured = virgins if options.ramsch_jungfrau else ()
    return {seat: _LOSS_TO_VIRGIN if seat in favoured else _LOSS for seat in others}


def outcome(alone: Seat, paid: Mapping[Seat, int], factors: tuple[Factor, ...], times: int, seats: int) -> Result:
    """Return the result of these payments, each multiplied."""
    marched = min(paid.values()) < 0
    line = Line("game", Party.DECLARER, _MARCH) if marched else Line("game", Party.DEFENDERS, _LOSS)
    scores = [paid.get(seat, 0) * times for seat in range(seats)]
    scores[alone] = -sum(scores)
    return Result(line.party, (line,), factors, tuple(scores))
