"""Hints at the table: the strong player is asked in the background what the person could do."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from cardavia.ai.budget import Budget
from cardavia.engine.observation import Observation
from cardavia.table.advice_thread import NO_TICKET, AdviceThread
from cardavia.table.controller import Controller

SECONDS = 3.0
"""What a hint may take at most; most take a fraction of a second."""


class Adviser(QObject):
    """Gives one hint for each position; a hint that comes after the position has changed is dropped.

    It looks at the observation of the person's seat and at nothing else.
    """

    hinted = Signal(object, bool)
    """The `Hint`, and whether the deal counts as assisted from now on and did not before."""
    thinking = Signal(bool)
    """Whether a hint is being thought about."""
    cleared = Signal()
    """The position has changed: what was advised does not hold any more."""

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        """Advise whoever sits at the controller's table."""
        super().__init__(parent)
        self._controller = controller
        self._ticket = NO_TICKET
        self._hint: object | None = None
        self._thread = AdviceThread(self)
        self._thread.answered.connect(self._take)
        controller.position.connect(self.clear)
        controller.stepped.connect(self.clear)

    @property
    def can_advise(self) -> bool:
        """Whether there is anything the person may do now."""
        observation = self._controller.observation
        return observation is not None and bool(observation.legal)

    def ask(self) -> None:
        """Give the hint, again if it has been given; nothing happens while the person can do nothing."""
        observation = self._controller.observation
        if self._hint is not None:
            self.hinted.emit(self._hint, False)
        elif observation is not None and observation.legal and not self._is_thinking:
            self._ticket = self._thread.ask(partial(_hint, observation), SECONDS)
            self.thinking.emit(True)

    @property
    def _is_thinking(self) -> bool:
        return self._ticket != NO_TICKET and self._thread.is_current(self._ticket)

    @Slot()
    def clear(self) -> None:
        """Forget the hint and whatever is being thought."""
        if self._is_thinking:
            self.thinking.emit(False)
        self._thread.drop()
        self._hint = None
        self.cleared.emit()

    def close(self) -> None:
        """End the thinking."""
        self._thread.stop()

    @Slot(int, object)
    def _take(self, ticket: int, hint: object | None) -> None:
        if not self._thread.is_current(ticket):
            return
        self._ticket = NO_TICKET
        self.thinking.emit(False)
        if hint is not None:
            self._hint = hint
            self.hinted.emit(hint, self._controller.note_help())


def _hint(observation: Observation, budget: Budget) -> object:
    # Imported with the first hint: the table starts without its adviser.
    from cardavia.ai.hinting import hint_for

    return hint_for(observation, budget)
