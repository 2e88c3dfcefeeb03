"""A card of one's own hand: a real button, painted as a card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia.engine.cards import Card
from cardavia.ui import theme
from cardavia.ui.cards_view import CardPictures

CORNER_SHARE: Final = 0.05
"""Radius of a card's corners in widths of the card."""
_SHADOW_SHARE: Final = 0.1
PRESS_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys that press a button."""


class CardButton(QAbstractButton):
    """One card of the hand; ``clicked`` tells that the person plays or picks it.

    A playable card is outlined, a picked one more so; the hand raises both. ``covered_from`` is where the next card
    begins to cover this one, in pixels from the left; that card's shadow is painted here.
    """

    def __init__(self, card: Card, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.playable = False
        self.covered_from: int | None = None
        self._pictures = pictures
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def set_playable(self, playable: bool, picking: bool) -> None:
        """Show whether the card can be played; while ``picking`` it is toggled instead."""
        if playable != self.playable:
            self.playable = playable
            self.update()
        self.setCheckable(picking)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The hand decides about every key: a base class that moves the focus itself would leave the row.
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = self._pictures.pixmap(self.card, self.width(), self.devicePixelRatioF(), self.height())
        paint_card(painter, picture, self.rect())
        colours = theme.palette()
        if self.isChecked():
            paint_edge(painter, QRectF(self.rect()), colours.gold_on_cloth, 2 * theme.RING)
        elif self.playable:
            paint_edge(painter, QRectF(self.rect()), colours.gold, theme.RING + 1)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        if self.covered_from is not None:
            self._paint_shadow(painter, self.covered_from)
        painter.end()

    def _paint_shadow(self, painter: QPainter, start: int) -> None:
        width = self.width() * _SHADOW_SHARE
        shade = QLinearGradient(start - width, 0, start, 0)
        shade.setColorAt(0, theme.color(theme.palette().shadow, 0))
        shade.setColorAt(1, theme.color(theme.palette().shadow, 0.28))
        painter.fillRect(QRectF(start - width, 0, width, self.height()), shade)


def paint_card(painter: QPainter, picture: QPixmap, rect: QRect) -> None:
    """Paint a card's picture into the rectangle."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, picture)


def paint_edge(painter: QPainter, rect: QRectF, colour: str, width: float) -> None:
    """Paint a line of that width along the inner edge of a card."""
    inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    radius = rect.width() * CORNER_SHARE
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color(colour), width))
    painter.drawRoundedRect(inner, radius, radius)


def paint_focus(painter: QPainter, rect: QRectF) -> None:
    """Paint the focus ring: a bright ring beside a dark one, so that it stands out from cloth and card alike."""
    colours = theme.palette()
    paint_edge(painter, rect, colours.focus_on_cloth, theme.RING)
    inner = rect.adjusted(theme.RING, theme.RING, -theme.RING, -theme.RING)
    paint_edge(painter, inner, colours.cloth_edge, theme.RING)
