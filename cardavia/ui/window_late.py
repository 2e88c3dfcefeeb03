"""A window that is painted before all of it is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from cardavia.ui.actions import Actions
    from cardavia.ui.book_desk import BookDesk
    from cardavia.ui.hint_entry import Advice
    from cardavia.ui.lesson_entry import Lessons
    from cardavia.ui.narrator import Narrator
    from cardavia.ui.window_rest import WindowRest

_AFTER_PAINT_MS: Final = 1
"""What waits for the paint itself comes first."""


class LateWindow(QMainWindow):
    """Has its `WindowRest` made a moment after its first paint, or earlier when something of it is asked for.

    ``make`` returns what the first paint does without; ``connect`` connects it with what is there already.
    """

    completed = Signal()
    """Everything is there, also what the first paint does without."""

    def __init__(self, make: Callable[[], WindowRest], connect: Callable[[WindowRest], None]) -> None:
        super().__init__()
        self._make, self._connect = make, connect
        self.rest: WindowRest | None = None

    def complete(self) -> WindowRest:
        """Make what the first paint does without, if it is not there yet, and return it."""
        if self.rest is None:
            self.rest = self._make()
            self._connect(self.rest)
            self.completed.emit()
        return self.rest

    @property
    def menu_actions(self) -> Actions:
        """What the menus and keys do."""
        return self.complete().actions

    @property
    def narrator(self) -> Narrator:
        """Tells in the log and aloud what happens."""
        return self.complete().narrator

    @property
    def advice(self) -> Advice:
        """Hints and claims."""
        return self.complete().advice

    @property
    def lessons(self) -> Lessons:
        """The lessons."""
        return self.complete().lessons

    @property
    def book(self) -> BookDesk:
        """What opens the rule book."""
        return self.complete().book

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.rest is None:
            QTimer.singleShot(_AFTER_PAINT_MS, self, self.complete)
