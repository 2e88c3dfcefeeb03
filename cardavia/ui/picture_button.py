"""A button that is a picture of a card: a back to choose, or a card to look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton

from cardavia.ui.card_button import paint_card, paint_edge
from cardavia.ui.theme import RING, palette

ROOM: Final = 4
"""Pixels around the picture, for the rings of choice and focus."""
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class PictureButton(QAbstractButton):
    """A picture of that size with its name; ``picture`` gives it for width, density and height."""

    def __init__(self, name: str, picture: Callable[[float, float, float], QPixmap], size: QSize) -> None:
        super().__init__()
        self._picture = picture
        self._size = size
        self.name(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.resize_picture(size)

    def name(self, name: str) -> None:
        """Call the picture by another name."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def resize_picture(self, size: QSize) -> None:
        """Show the picture in another size."""
        self._size = size
        self.setFixedSize(size + QSize(2 * ROOM, 2 * ROOM))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Whoever lays the buttons out knows what lies beside what.
        if event.key() in _ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRect(ROOM, ROOM, self._size.width(), self._size.height())
        paint_card(painter, self._picture(place.width(), self.devicePixelRatioF(), place.height()), place)
        edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            paint_edge(painter, edge, palette().gold, RING + 1)
        if self.hasFocus() or self.underMouse():
            paint_edge(painter, edge, palette().focus, RING)
        painter.end()
