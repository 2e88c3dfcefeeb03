"""Cards on the paper of a lesson: shown, or offered as answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia.engine.cards import Card
from cardavia.ui.card_button import paint_card, paint_edge
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.theme import BODY, RING, color, font, palette, space

_ROOM: Final = 6
"""Pixels around a card, for the rings of choice and focus."""
_GAP: Final = space(1)
_MOST_IN_ROW: Final = 8
"""More cards than these lie in two rows."""
_WIDEST: Final = 150
"""Widest card in pixels: what is larger is no easier to read."""
_DISC: Final = 22
"""Diameter of the mark of a right or wrong answer in pixels."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class LessonCard(QAbstractButton):
    """A card with a line below it; one that is only shown takes neither click nor focus.

    ``mark`` tells that it is a right answer, or a wrong one that was chosen; None is neither.
    """

    def __init__(self, card: Card, caption: str, pictures: CardPictures, offered: bool) -> None:
        super().__init__()
        self.card = card
        self.mark: bool | None = None
        self._caption = caption
        self._pictures = pictures
        if offered:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        pictures.ready.connect(self.update)

    @property
    def caption(self) -> str:
        """What stands below the card."""
        return self._caption

    def fit(self, width: int) -> None:
        """Take the size of a card so many pixels wide."""
        below = QFontMetrics(font(BODY)).height() if self._caption else 0
        height = round(self._pictures.height(width))
        self.setFixedSize(width + 2 * _ROOM, height + 2 * _ROOM + below)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The row knows what lies beside what.
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() - 2 * _ROOM
        place = QRect(_ROOM, _ROOM, width, round(self._pictures.height(width)))
        ratio = self.devicePixelRatioF()
        paint_card(painter, self._pictures.pixmap(self.card, place.width(), ratio, place.height()), place)
        self._paint_rings(painter, QRectF(place))
        self._paint_caption(painter, place)
        if self.mark is not None:
            _paint_mark(painter, QPointF(place.right() - _DISC / 2, place.top() + _DISC / 2), self.mark)
        painter.end()

    def _paint_rings(self, painter: QPainter, place: QRectF) -> None:
        if self.isChecked():
            paint_edge(painter, place.adjusted(-3, -3, 3, 3), palette().gold, 2 * RING + 1)
        if self.hasFocus() or self.underMouse():
            paint_edge(painter, place.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM), palette().focus, RING)

    def _paint_caption(self, painter: QPainter, place: QRect) -> None:
        painter.setFont(font(BODY))
        painter.setPen(color(palette().ink))
        room = self.rect().adjusted(0, place.bottom() + _ROOM, 0, 0)
        text = painter.fontMetrics().elidedText(self._caption, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def _paint_mark(painter: QPainter, centre: QPointF, right: bool) -> None:
    """Paint a disc with a tick, or with a cross."""
    colours = palette()
    painter.setBrush(color(colours.paper))
    painter.setPen(QPen(color(colours.ink), 1.5))
    painter.drawEllipse(centre, _DISC / 2, _DISC / 2)
    painter.setPen(QPen(color(colours.ink if right else colours.red), 3))
    if right:
        tick = [(-5.0, 0.0), (-1.5, 4.5), (5.5, -4.5)]
        painter.drawPolyline([centre + QPointF(x, y) for x, y in tick])
    else:
        for one, other in (((-4.5, -4.5), (4.5, 4.5)), ((-4.5, 4.5), (4.5, -4.5))):
            painter.drawLine(centre + QPointF(*one), centre + QPointF(*other))


class CardRow(QWidget):
    """Cards beside one another, in two rows where there are many; arrow keys go from one to the next."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[LessonCard, ...] = ()

    @property
    def cards(self) -> tuple[LessonCard, ...]:
        """The cards, from left to right."""
        return self._cards

    @property
    def lines(self) -> int:
        """In how many rows they lie."""
        return 0 if not self._cards else 1 + (len(self._cards) > _MOST_IN_ROW)

    def show_cards(self, cards: Sequence[LessonCard]) -> None:
        """Show these in the place of those before."""
        for card in self._cards:
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self._cards = tuple(cards)
        for card in cards:
            card.setParent(self)
            card.show()
        self.setVisible(bool(cards))

    def fit(self, pictures: CardPictures, width: int, height: int) -> None:
        """Lay the cards out in this width, each row about so high, and take the height that they need."""
        if not self._cards:
            return
        columns = -(-len(self._cards) // self.lines)
        room = (width - (columns - 1) * _GAP) // columns - 2 * _ROOM
        wide = min(room, round(height * 100 / pictures.height(100)), _WIDEST)
        for card in self._cards:
            card.fit(wide)
        self._place(columns, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        focused = next((place for place, card in enumerate(self._cards) if card.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
        else:
            self._cards[(focused + step) % len(self._cards)].setFocus(Qt.FocusReason.TabFocusReason)

    def _place(self, columns: int, width: int) -> None:
        one = self._cards[0].size()
        used = columns * one.width() + (columns - 1) * _GAP
        left = max(0, (width - used) // 2)
        for place, card in enumerate(self._cards):
            row, column = divmod(place, columns)
            card.move(left + column * (one.width() + _GAP), row * (one.height() + _GAP))
        self.setFixedSize(width, self.lines * (one.height() + _GAP) - _GAP)
