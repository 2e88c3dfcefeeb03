"""The result of a finished deal of Schafkopf, whatever was played."""

from __future__ import annotations

from cardavia.engine.contract import Contract, Kind
from cardavia.engine.play import points_of, spread, tricks_of
from cardavia.engine.result import Result
from cardavia.engine.schafkopf import doubling, ramsch, scoring, sides, stock
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.seats import Seat
from cardavia.engine.state import State


def score(state: State, options: SchafkopfOptions) -> Result:
    """Return the result of a deal that has ended."""
    if state.redeal is not None:
        return Result(redeal=state.redeal)
    if state.contract is None or state.side is None:
        return stock.paid_in(state.players)
    doublings = doubling.factors(state)
    if state.contract.kind is Kind.RAMSCH:
        return ramsch.result(state, doublings, scoring.times(doublings))
    facts = facts_of(state, state.contract, state.side)
    lines, won = scoring.lines(facts, options), scoring.winner(facts)
    worth = scoring.value(facts, lines) * scoring.times(doublings)
    scores = spread(worth, state.side, state.players, state.deal.seats)
    taken = stock.share(state.contract, state.standing.stock, won)
    scores = tuple(points + taken if seat in state.side else points for seat, points in enumerate(scores))
    return Result(won, lines, doublings + scoring.lone_factor(facts), scores)


def facts_of(state: State, contract: Contract, side: tuple[Seat, ...]) -> scoring.Facts:
    """Return the facts of a deal that its score depends on."""
    parties = sides.parties(state) or {}
    return scoring.Facts(
        contract=contract,
        alone=len(side) == 1,
        points={party: points_of(state, seats) for party, seats in parties.items()},
        tricks={party: tricks_of(state, seats) for party, seats in parties.items()},
        runners=scoring.count_runners(state),
        trumps=len(state.order.trumps),
    )
