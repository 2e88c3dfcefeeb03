"""The check of a claim: whether every trick that is left is one player's, whatever the others play.

The true cards are looked at, so only the table may ask, and of a refusal nothing is told but the number of a trick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from cardavia.ai.bridge import kernel
from cardavia.ai.budget import Budget
from cardavia.ai.claiming_rules import SECONDS, Ruling, Verdict
from cardavia.ai.reference import Question, Reference
from cardavia.ai.search.player import stop_of
from cardavia.ai.solving import PLAIN_CARDS, Goal, kernel_rules, question_of
from cardavia.engine.actions import PLAYS, Move
from cardavia.engine.cards import PACK, Card
from cardavia.engine.game import Game
from cardavia.engine.seats import Seat
from cardavia.engine.state import State

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Solver, Stop

NODES: Final = 1_000_000
"""Cards played in one search at most: a fraction of a second."""
_TABLE_MEGABYTES: Final = 16

Bounds = tuple[Card, int, int]
"""A card with the fewest and the most tricks it may lead to."""
Scale = Callable[[Game, State, Question, int | None], Sequence[Bounds]]
"""Measures a position by the solvers' question; nothing where it cannot."""


def judge_claim(game: Game, state: State, budget: Budget | None = None, nodes: int = NODES) -> Verdict:
    """Return whether the seat whose turn it is takes all the tricks that are left, against all three others.

    ValueError where no card is to be played.
    """
    if state.turn is None or state.trick is None or not game.playable(state):
        raise ValueError("no card is to be played")
    with _scale(budget or Budget(SECONDS), nodes) as scale:
        return _judged(_Claim(game, state.turn, scale), state)


@dataclass(frozen=True, slots=True)
class _Claim:
    """A claim of a seat, and what measures its positions."""

    game: Game
    seat: Seat
    scale: Scale

    def bounds(self, state: State, least: int | None = None) -> Sequence[Bounds]:
        """Return how many of the tricks left the seat takes after each card: exactly, or whether ``least`` of them."""
        if state.trick is None:
            raise ValueError("no trick is being played")
        alone = (self.seat,)
        question = question_of(self.game, state, state.trick, alone, alone, Goal.TRICKS)
        return self.scale(self.game, state, question, least)


def _judged(claim: _Claim, state: State) -> Verdict:
    left = len(state.hands[claim.seat])
    bounds = claim.bounds(state, left)
    winning = next((card for card, low, _ in bounds if low >= left), None)
    if winning is not None:
        return Verdict(Ruling.GRANTED, card=winning)
    if not bounds or any(high >= left for _, _, high in bounds):
        return Verdict(Ruling.UNDECIDED)
    return Verdict(Ruling.REFUSED, trick=_lost(claim, state))


def _lost(claim: _Claim, state: State) -> int | None:
    """Return the number of the first trick lost where all play best, None where that is not found out in time.

    None too where the deal ends before, as a Tout does with the first trick against it.
    """
    full = len(state.tricks)
    while all(trick.winner == claim.seat for trick in state.tricks[full:]):
        card = None if state.done else _best(claim, state)
        if card is None or state.turn is None:
            return None
        state = claim.game.advance(state, Move(state.turn, PLAYS[card]))
    return len(state.tricks)


def _best(claim: _Claim, state: State) -> Card | None:
    """Return the best card of whoever is in turn, None where it is not known."""
    bounds = claim.bounds(state)
    if not bounds or any(low < high for _, low, high in bounds):
        return None
    choose = max if state.turn == claim.seat else min
    return choose(bounds, key=lambda bound: bound[1])[0]


@contextmanager
def _scale(budget: Budget, nodes: int) -> Iterator[Scale]:
    """Give what measures positions: the compiled kernel, or near the end the plain solver."""
    if not kernel.AVAILABLE:
        yield _plain_bounds
        return
    with stop_of(budget) as stop:
        yield partial(_kernel_bounds, kernel.native.Solver(_TABLE_MEGABYTES), nodes, stop)


def _kernel_bounds(
    solver: Solver, nodes: int, stop: Stop, game: Game, state: State, question: Question, least: int | None
) -> Sequence[Bounds]:
    first, second, third, fourth = question.hands
    found = solver.solve(
        kernel_rules(game, state),
        (first, second, third, fourth),
        question.trick,
        question.leader,
        question.called_led,
        question.side,
        question.maximizers,
        "tricks",
        nodes,
        None if least is None else [least],
        stop,
    )
    return [(PACK[kind], low, high) for kind, low, high in found.moves]


def _plain_bounds(game: Game, state: State, question: Question, least: int | None) -> Sequence[Bounds]:
    if max(map(len, question.hands)) > PLAIN_CARDS:
        return ()
    return [(PACK[kind], value, value) for kind, value in Reference(question).moves().items()]
