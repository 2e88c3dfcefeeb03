"""All cards and backs of a deck on one sheet, each a button."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardavia.ui.picture_button import ROOM, PictureButton
from cardavia.ui.retranslate import translated

_LEAST: Final = 56
_MOST: Final = 180
"""Width of a card's picture in pixels."""


class CardSheet(QWidget):
    """Rows of cards, one for each suit and one for the backs; one tab stop, moved by the arrow keys.

    ``aspect`` is a card's height by its width.
    """

    enlarged = Signal(str)
    """The name of the picture that a person wants to see large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[list[PictureButton]] = []
        self._names: dict[PictureButton, str] = {}
        self.aspect = 1.0
        self._columns = 1
        translated(self, lambda: self.setAccessibleName(self.tr("Cards of the deck")))

    @property
    def buttons(self) -> dict[str, PictureButton]:
        """The buttons by the name of their picture, in reading order."""
        return {name: button for button, name in self._names.items()}

    def show_cards(
        self,
        rows: Sequence[Sequence[tuple[str, str]]],
        aspect: float,
        picture: Callable[[str, float, float, float], QPixmap],
    ) -> None:
        """Show pictures: of each its name, and what it is called."""
        for old in self._names:
            old.setParent(None)
            old.deleteLater()
        self._names = {}
        self.aspect = aspect
        self._rows = [[self._make(name, text, partial(picture, name)) for name, text in row] for row in rows]
        self._mark(next(iter(self._names), None))
        self._lay()

    def name_cards(self, names: Mapping[str, str]) -> None:
        """Call the pictures otherwise; what each is called, by its own name."""
        for button, name in self._names.items():
            button.name(names[name])

    def focus(self, name: str) -> None:
        """Give a picture the keyboard."""
        button = self.buttons.get(name)
        if button is not None:
            self._mark(button)
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def repaint_cards(self) -> None:
        """Show pictures that have been made meanwhile."""
        for button in self._names:
            button.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        buttons = list(self._names)
        current = next((place for place, button in enumerate(buttons) if button.hasFocus()), -1)
        steps = {
            Qt.Key.Key_Left: current - 1,
            Qt.Key.Key_Right: current + 1,
            Qt.Key.Key_Up: current - self._columns,
            Qt.Key.Key_Down: current + self._columns,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(buttons) - 1,
        }
        if event.key() in steps and current >= 0:
            self.focus(self._names[buttons[min(max(steps[Qt.Key(event.key())], 0), len(buttons) - 1)]])
        else:
            event.ignore()

    def _make(self, name: str, text: str, picture: Callable[[float, float, float], QPixmap]) -> PictureButton:
        button = PictureButton(text, picture, QSize(_LEAST, _LEAST))
        button.setParent(self)
        button.clicked.connect(lambda: self._enlarge(button))
        button.show()
        self._names[button] = name
        return button

    def _enlarge(self, button: PictureButton) -> None:
        self._mark(button)
        self.enlarged.emit(self._names[button])

    def _mark(self, stop: PictureButton | None) -> None:
        for button in self._names:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus)

    def _lay(self) -> None:
        if not self._rows:
            return
        longest = max(len(row) for row in self._rows)
        lines = -(-longest * (_LEAST + 2 * ROOM) // max(self.width(), _LEAST))
        self._columns = -(-longest // lines)
        width = min(max(self.width() // self._columns - 2 * ROOM, _LEAST), _MOST)
        picture = QSize(width, round(width * self.aspect))
        cell = picture + QSize(2 * ROOM, 2 * ROOM)
        top = 0
        for row in self._rows:
            for place, button in enumerate(row):
                button.resize_picture(picture)
                column, line = place % self._columns, place // self._columns
                button.move(QPoint(column * cell.width(), top + line * cell.height()))
            top += -(-len(row) // self._columns) * cell.height()
        if top != self.minimumHeight():
            self.setMinimumHeight(top)
            # A layout that is at work right now does not hear of the new height.
            QTimer.singleShot(0, self, self.updateGeometry)
