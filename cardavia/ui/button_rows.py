"""Buttons beside one another, in as many rows as the width asks: none is ever cut."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardavia.ui.theme import space

_GAP = space(2)


class ButtonRows(QWidget):
    """In one row the first button keeps to the left and the others to the right; of more rows each fills the width.

    With ``columns`` there are that many of one width, or a single one where a button has no room in them.
    """

    def __init__(self, buttons: Sequence[QPushButton], columns: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self._buttons = tuple(buttons)
        for button in buttons:
            button.setParent(self)

    def fit(self, width: int) -> int:
        """Lay the buttons out in this width, take the height that they need, and return it in pixels."""
        height = self._lay(width)
        self.setFixedHeight(height)
        return height

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay(self.width())

    def event(self, event: QEvent) -> bool:
        # A button needs another width, in another language for one.
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit(self.width())
        return super().event(event)

    def _lay(self, width: int) -> int:
        rows = self._rows(width)
        tall = max(button.sizeHint().height() for button in self._buttons)
        for number, row in enumerate(rows):
            area = QRect(0, number * (tall + _GAP), width, tall)
            if self._columns:
                _align(row, area, len(rows[0]))
            elif len(rows) == 1:
                _spread(row, area)
            else:
                _fill(row, area)
        return len(rows) * (tall + _GAP) - _GAP

    def _rows(self, width: int) -> list[list[QPushButton]]:
        if self._columns:
            return self._in_columns(width)
        rows: list[list[QPushButton]] = [[]]
        for button in self._buttons:
            if rows[-1] and _needed([*rows[-1], button]) > width:
                rows.append([])
            rows[-1].append(button)
        return rows

    def _in_columns(self, width: int) -> list[list[QPushButton]]:
        widest = max(button.sizeHint().width() for button in self._buttons)
        count = self._columns if self._columns * (widest + _GAP) - _GAP <= width else 1
        return [list(self._buttons[first : first + count]) for first in range(0, len(self._buttons), count)]


def _align(buttons: Sequence[QPushButton], area: QRect, columns: int) -> None:
    step = (area.width() + _GAP) // columns
    for place, button in enumerate(buttons):
        button.setGeometry(area.left() + place * step, area.y(), step - _GAP, area.height())


def _needed(buttons: Sequence[QPushButton]) -> int:
    return sum(button.sizeHint().width() + _GAP for button in buttons) - _GAP


def _spread(buttons: Sequence[QPushButton], area: QRect) -> None:
    left = area.left()
    for button in buttons:
        button.setGeometry(left, area.y(), button.sizeHint().width(), area.height())
        spare = area.width() - _needed(buttons) if button is buttons[0] and len(buttons) > 1 else 0
        left += button.width() + _GAP + spare


def _fill(buttons: Sequence[QPushButton], area: QRect) -> None:
    """Share what is left over among the buttons of a row."""
    left, spare = area.left(), area.width() - _needed(buttons)
    for number, button in enumerate(buttons):
        share = spare // (len(buttons) - number)
        spare -= share
        button.setGeometry(left, area.y(), button.sizeHint().width() + share, area.height())
        left += button.width() + _GAP
