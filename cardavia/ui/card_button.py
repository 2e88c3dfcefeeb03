"""A card of one's own hand: a real button, painted as a card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardavia.engine.cards import Card
from cardavia.ui import theme
from cardavia.ui.cards_view import CardPictures

CORNER_SHARE: Final = 0.05
"""Radius of a card's corners in widths of the card."""
_EDGE_SHARE: Final = 0.015
"""Width of a playable card's edge in widths of the card."""
_SHADOW_SHARE: Final = 0.1
_SHADOW_DEPTH: Final = 0.28
PRESS_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys that press a button."""


class CardButton(QAbstractButton):
    """One card of the hand; ``clicked`` tells that the person plays or picks it.

    A playable card is outlined, a picked or marked one more so; the hand raises them. ``covered_from`` is where the
    next card begins to cover this one, in pixels from the left; that card's shadow is painted here. A mouse that is
    moved with its button held drags the card and does not click: ``dragged`` carries where the card's upper left
    corner would be in the hand, ``dropped`` follows when the button is released.
    """

    dragged = Signal(QPoint)
    dropped = Signal()

    def __init__(self, card: Card, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.playable = False
        self.away = False
        self.covered_from: int | None = None
        self._marked = False
        self._grip: QPoint | None = None
        self._dragging = False
        self._pictures = pictures
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def set_playable(self, playable: bool, picking: bool) -> None:
        """Show whether the card can be played; while ``picking`` it is toggled instead."""
        if playable != self.playable:
            self.playable = playable
            self.update()
        self.setCheckable(picking)

    @property
    def marked(self) -> bool:
        """Whether the next press plays the card."""
        return self._marked

    def set_marked(self, marked: bool) -> None:
        """Show that the next press plays the card, or no longer."""
        if marked != self._marked:
            self._marked = marked
            self.update()

    def let_go(self) -> None:
        """End a drag: until the button is released the mouse moves and plays nothing."""
        self._grip = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip, self._dragging = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        way = event.position().toPoint() - self._grip if self._grip is not None else QPoint()
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
        if not self._dragging:
            super().mouseMoveEvent(event)
            return
        self.setDown(False)
        if self._grip is not None:
            self.dragged.emit(self.pos() + way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        held, self._grip = self._grip, None
        # The base class clicks only a button that is down; after a drag it is not.
        super().mouseReleaseEvent(event)
        event.accept()
        if self._dragging and held is not None:
            self.dropped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The hand decides about every key: a base class that moves the focus itself would leave the row.
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def set_away(self, away: bool) -> None:
        """Leave the card unpainted while its picture moves over the table; it can be pressed all the same."""
        if away != self.away:
            self.away = away
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.away:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lifted = self.isChecked() or self.marked
        within = _shrunk(self.rect(), 2 * theme.RING if self.hasFocus() else 0)
        self._paint_picture(painter, within, lifted)
        if lifted:
            paint_edge(painter, QRectF(within), theme.palette().gold_on_cloth, 2 * theme.RING)
        elif self.playable:
            paint_edge(painter, QRectF(within), theme.palette().gold, self._edge)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        if self.covered_from is not None:
            self._paint_shadow(painter, self.covered_from)
        painter.end()

    @property
    def _edge(self) -> int:
        """Pixels of the edge of a card that can be played."""
        return max(theme.RING, round(_EDGE_SHARE * self.width()))

    def _paint_picture(self, painter: QPainter, within: QRect, lifted: bool) -> None:
        """Paint the card; it gives way to ring and edge, so that neither covers its index."""
        # A picture of the very size is crisp; those of rings are too few to be made anew.
        exact = _shrunk(self.rect(), self._edge if lifted or self.playable else 0)
        picture = self._pictures.pixmap(self.card, exact.width(), self.devicePixelRatioF(), exact.height())
        edge = 2 * theme.RING if lifted else self._edge if self.playable else 0
        paint_card(painter, picture, _shrunk(within, edge))

    def _paint_shadow(self, painter: QPainter, start: int) -> None:
        width = round(self.width() * _SHADOW_SHARE)
        shade = _shade(width, self.height(), theme.palette().name)
        painter.drawPixmap(start - width, 0, shade)


def _shrunk(rect: QRect, margin: int) -> QRect:
    return rect.adjusted(margin, margin, -margin, -margin)


@lru_cache(maxsize=2)
def _shade(width: int, height: int, name: str) -> QPixmap:
    """Return the shadow of the next card, darker towards it: the same for a whole hand."""
    picture = QPixmap(width, height)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setPen(Qt.PenStyle.NoPen)
    # As columns: a gradient would take PySide longer to set up than to paint.
    for column in range(width):
        painter.setBrush(theme.color(theme.palette().shadow, _SHADOW_DEPTH * (column + 0.5) / width))
        painter.drawRect(column, 0, 1, height)
    painter.end()
    return picture


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
