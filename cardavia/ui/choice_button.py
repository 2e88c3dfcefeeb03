"""A large button that is one of several choices: a title, a line or two below it, and a tick on the chosen one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from cardavia.ui.theme import CORNER, RING, color, font, palette, space

_TICK = 20
"""Side of the tick's circle in pixels."""
_LEFT = space(7) + _TICK
"""Where the words begin, in pixels."""
_MOST = 272
"""Pixels of the words below the title in one line; longer ones stand in two."""
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class ChoiceButton(QAbstractButton):
    """One choice of a `QButtonGroup`, all equally wide; arrow keys go from one to the next."""

    def __init__(self, title_size: int, detail_size: int) -> None:
        super().__init__()
        self._detail = ""
        self._title_size = title_size
        self._detail_size = detail_size
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_texts(self, title: str, detail: str) -> None:
        """Say what the choice is, and a few words about it."""
        self.setText(title)
        self._detail = detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.updateGeometry()

    @property
    def own_size(self) -> QSize:
        """The room of this button's words; in a row it is as wide as the widest of its group."""
        title = QFontMetrics(font(self._title_size, bold=True))
        detail = self._detail_size_in(_MOST)
        width = max(title.horizontalAdvance(self.text()), detail.width())
        return QSize(width + _LEFT + space(4), title.height() + detail.height() + space(4))

    def sizeHint(self) -> QSize:
        alike = (button for button in self.group().buttons() if isinstance(button, ChoiceButton))
        return QSize(max(button.own_size.width() for button in alike), self.own_size.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _detail_size_in(self, width: int) -> QSize:
        """Return the room of the words below the title, wrapped where they are longer than the width."""
        room = QRect(0, 0, width, 0)
        return QFontMetrics(font(self._detail_size)).boundingRect(room, _WRAPPED, self._detail).size()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_tick(painter)
        self._paint_text(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        colours = palette()
        chosen = self.isChecked()
        lit = self.underMouse() or self.isDown()
        painter.setBrush(color(colours.button_hover if lit else colours.button))
        width = RING if chosen else 1
        painter.setPen(QPen(color(colours.ink if chosen else colours.button_edge), width))
        edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(edge, CORNER, CORNER)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(colours.focus), RING))
            painter.drawRoundedRect(edge.adjusted(3, 3, -3, -3), CORNER - 2, CORNER - 2)

    def _paint_tick(self, painter: QPainter) -> None:
        colours = palette()
        circle = QRectF(space(4), (self.height() - _TICK) / 2, _TICK, _TICK)
        if not self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(colours.field_edge), 1.5))
            painter.drawEllipse(circle)
            return
        painter.setBrush(color(colours.gold))
        painter.setPen(QPen(color(colours.gold_text), 1.5))
        painter.drawEllipse(circle)
        painter.setPen(QPen(color(colours.gold_text), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        left, top = circle.left(), circle.top()
        painter.drawPolyline([QPointF(left + 5, top + 10), QPointF(left + 9, top + 14), QPointF(left + 15, top + 6)])

    def _paint_text(self, painter: QPainter) -> None:
        colours = palette()
        title_font, detail_font = font(self._title_size, bold=True), font(self._detail_size)
        title_height = QFontMetrics(title_font).height()
        width = self.width() - _LEFT - space(2)
        detail_height = self._detail_size_in(width).height()
        top = (self.height() - title_height - detail_height) / 2
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(title_font)
        painter.setPen(color(colours.ink))
        painter.drawText(QRectF(_LEFT, top, width, title_height), flags, self.text())
        painter.setFont(detail_font)
        painter.setPen(color(colours.ink_soft))
        painter.drawText(QRectF(_LEFT, top + title_height, width, detail_height), _WRAPPED, self._detail)
