"""Computer players thinking in the background: a question with a ticket, an answer with the same ticket."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal

from cardavia.ai.budget import Budget
from cardavia.ai.player import Player
from cardavia.engine.actions import Move
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat

NO_TICKET = 0
"""The ticket of no question."""
SECONDS = 1.0
"""What a move may take at the table; a level that needs less answers sooner."""

A = TypeVar("A")


class Question(NamedTuple):
    """What the computer players are asked after a move.

    ``may_announce`` holds the observations of those who can say something, in the order they are asked;
    ``must_act`` is the observation of the one whose turn it is, None when it is the human's or nobody's.
    """

    ticket: int
    may_announce: tuple[Observation, ...]
    must_act: Observation | None


class Thinker(QObject):
    """Asks the players in one background thread; answers arrive in the thread of the receiver."""

    answered = Signal(int, object)
    """The question's ticket, and the `Move` or None when nobody wants to do anything."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make the thread's pool; it starts with the first question."""
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._budget = Budget()
        # The first emission makes PySide import what it needs; in two threads at once that can lock up for good.
        self.answered.emit(NO_TICKET, None)

    def ask(self, question: Question, players: Mapping[Seat, Player]) -> None:
        """Put a question in place of the one before, which is given up; its answer comes once."""
        self.drop()
        self._budget = Budget(SECONDS)
        # As a function: a pool keeps runnables that are done, or taken from it, for ever.
        self._pool.start(partial(self._answer, question, dict(players), self._budget))

    def drop(self) -> None:
        """Give up the question: one that waits is never asked, one being thought about is answered at once."""
        self._budget.cancel()

    def stop(self) -> None:
        """Give up the question and wait for the thread."""
        self.drop()
        self._pool.waitForDone()

    def _answer(self, question: Question, players: Mapping[Seat, Player], budget: Budget) -> None:
        if not budget.cancelled:
            self.answered.emit(question.ticket, answer(question, players, budget))


def answer(question: Question, players: Mapping[Seat, Player], budget: Budget) -> Move | None:
    """Return what the players do: the first announcement anybody wants to make, else the duty of whose turn it is.

    A player that fails is a mistake in the program: it is logged, and a legal action is taken for it, so that
    the person's game goes on.
    """
    for observation in question.may_announce:
        say = _asked(players[observation.seat].announce, observation, budget, None)
        if say is not None:
            return Move(observation.seat, say)
    duty = question.must_act
    if duty is None:
        return None
    return Move(duty.seat, _asked(players[duty.seat].choose, duty, budget, duty.duties[0]))


def _asked(ask: Callable[[Observation, Budget], A], observation: Observation, budget: Budget, fallback: A) -> A:
    try:
        return ask(observation, budget)
    except Exception:
        import logging

        logging.getLogger(__name__).exception("the player at seat %d failed", observation.seat)
        return fallback
