"""The button of one announcement with its clock: a small card for each that may be played before it is too late."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from cardavia.engine.remaining import Remaining
from cardavia.ui import theme
from cardavia.ui.texts_deadlines import deadline_sentence

CLOCK_ROOM: Final = 2 * theme.STEP
"""Height at the lower edge of a button that is kept free of its text, in pixels at scale 1."""
_TICK_WIDTH: Final = 6.0
_TICK_HEIGHT: Final = 8.0
_TICK_STEP: Final = 8.0
_ABOVE_EDGE: Final = 4.0


class AnnounceButton(QPushButton):
    """Shows under its text how many cards may still be played, and a filled one on a line for the last chance."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # A click must leave the keyboard with the hand.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._remaining: Remaining | None = None
        self._scale = 1.0

    @property
    def remaining(self) -> Remaining | None:
        """How long the announcement may still be made; None while nobody has told."""
        return self._remaining

    def show_remaining(self, remaining: Remaining | None) -> None:
        """Show how long the announcement may still be made, also to a screen reader."""
        self._remaining = remaining
        sentence = "" if remaining is None else deadline_sentence(remaining)
        self.setToolTip(sentence)
        self.setAccessibleDescription(sentence)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Multiply the size of the clock."""
        self._scale = scale
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._remaining is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color(theme.palette().button_text), self._scale))
        if self._remaining.left:
            self._paint_cards(painter, self._remaining.left)
        else:
            self._paint_last(painter)
        painter.end()

    def _paint_cards(self, painter: QPainter, count: int) -> None:
        room = self.width() - 4 * theme.STEP
        step = min(_TICK_STEP * self._scale, room / count)
        left = (self.width() - (count - 1) * step - _TICK_WIDTH * self._scale) / 2
        # Filled: an empty one looks like a nought.
        painter.setBrush(theme.color(theme.palette().gold))
        for number in range(count):
            painter.drawRoundedRect(self._tick(left + number * step), 1, 1)

    def _paint_last(self, painter: QPainter) -> None:
        """Paint a line along the whole edge with a filled card in its middle: there is no other after it."""
        card = self._tick((self.width() - _TICK_WIDTH * self._scale) / 2)
        gap, y = 2 * theme.STEP, card.center().y()
        painter.setBrush(painter.pen().color())
        painter.drawRoundedRect(card, 1, 1)
        for left, right in ((gap, card.left() - theme.STEP), (card.right() + theme.STEP, self.width() - gap)):
            painter.drawRect(QRectF(left, y - self._scale / 2, right - left, self._scale))

    def _tick(self, left: float) -> QRectF:
        height = _TICK_HEIGHT * self._scale
        return QRectF(left, self.height() - _ABOVE_EDGE * self._scale - height, _TICK_WIDTH * self._scale, height)
