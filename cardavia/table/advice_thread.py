"""One question at a time to the background, with a ticket, so that an answer that comes too late is dropped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QThreadPool, Signal

from cardavia.ai.budget import Budget

Job = Callable[[Budget], object]
"""What is found out in the thread, within a budget."""
NO_TICKET = 0
"""The ticket of no question."""


class AdviceThread(QObject):
    """Finds something out in a thread of its own; the answer arrives in the thread of the receiver."""

    answered = Signal(int, object)
    """The question's ticket and its answer, None for one that failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make the thread's pool; it starts with the first question."""
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._budget = Budget()
        self._ticket = NO_TICKET

    def ask(self, job: Job, seconds: float) -> int:
        """Put a question in place of the one before, and return its ticket."""
        self.drop()
        self._budget = Budget(seconds)
        # As a function: a pool keeps runnables that are done, or taken from it, for ever.
        self._pool.start(partial(self._answer, job, self._budget, self._ticket))
        return self._ticket

    def is_current(self, ticket: int) -> bool:
        """Say whether the ticket is that of the last question, and that one has not been given up."""
        return ticket == self._ticket

    def drop(self) -> None:
        """Give up the question; its answer has an old ticket from now on."""
        self._ticket += 1
        self._budget.cancel()

    def stop(self) -> None:
        """Give up the question and wait for the thread."""
        self.drop()
        self._pool.waitForDone()

    def _answer(self, job: Job, budget: Budget, ticket: int) -> None:
        if not budget.cancelled:
            self.answered.emit(ticket, _answer(job, budget))


def _answer(job: Job, budget: Budget) -> object:
    """Return the answer; a job that fails is a mistake in the program, which must not end the person's game."""
    try:
        return job(budget)
    except Exception:
        import logging

        logging.getLogger(__name__).exception("a question to the background failed")
        return None
