"""What a position at the first card, or the end of a deal, is worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.outlook import success
from cardavia.ai.bridge.payoff import Payoff
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import deal_of, situation_of
from cardavia.ai.simulating.effort import Clock
from cardavia.engine.game import Game
from cardavia.engine.observation import observe
from cardavia.engine.seats import Seat
from cardavia.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardavia.ai.kernel.native import Situation


class Valuer:
    """Scores deals for a seat: finished ones by the rules, others by playing the cards out by the kernel's policy."""

    def __init__(self, seat: Seat, clock: Clock) -> None:
        """Score for the seat, with the playouts of the clock's effort."""
        self._seat, self._clock = seat, clock
        self._situations: dict[Hashable, Situation] = {}

    def value(self, game: Game, state: State, seed: int) -> float:
        """Return the seat's score to expect; a deal thrown in, or one that four passes end, brings nothing."""
        return self._scored(game, state) if state.done else self._played_out(game, state, payoff_of(state), seed)

    def chance(self, game: Game, state: State, seed: int) -> float:
        """Return how likely the seat is to score more than nothing, special points aside, 0 to 1."""
        if state.done:
            return float(self._scored(game, state) > 0)
        return self._played_out(game, state, success(payoff_of(state)), seed)

    def _played_out(self, game: Game, state: State, payoff: Payoff, seed: int) -> float:
        """Return what the payoff brings the seat on average."""
        (row,) = kernel.native.playouts(
            self._situation(game, state),
            [priced(payoff)],
            [deal_of(state, state.hands, state.deal.hands, state.side or ())],
            repeats=self._clock.effort.playouts,
            seed=seed,
        )
        return row.means[0]

    def _scored(self, game: Game, state: State) -> float:
        """Return the score; what is paid into a stock is as likely to come back to the seat as to any other."""
        scores = game.score(state).scores
        return 0.0 if scores is None or state.contract is None else float(scores[self._seat])

    def _situation(self, game: Game, state: State) -> Situation:
        """Return the situation, made once for all deals that look alike to the table."""
        key = (
            state.order,
            game.known_contract(state, None),
            game.called(state),
            tuple(game.known_parties(state, None).items()),
            state.said,
            state.turn,
        )
        if key not in self._situations:
            self._situations[key] = situation_of(observe(game, state, self._seat))
        return self._situations[key]
