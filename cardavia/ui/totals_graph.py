"""The running totals of a session as lines, one for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.engine.seats import Seat
from cardavia.table.step import SheetRow
from cardavia.ui.retranslate import translated
from cardavia.ui.texts_base import player_names
from cardavia.ui.theme import SMALL, color, font, palette, space

_DASHES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)
"""Lines differ in more than colour."""
_NARROW: Final = 160
_MARK: Final = 4.0
_SAMPLE: Final = 26


class TotalsGraph(QWidget):
    """Line graph of the totals; the table tells the same in words, so a screen reader gets only its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._totals: tuple[tuple[int, ...], ...] = ()
        self._seated: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        translated(self, lambda: self.setAccessibleName(self.tr("Graph of the totals")))

    def set_rows(self, rows: Sequence[SheetRow], players: Sequence[str]) -> None:
        """Show the totals of the rows, oldest first."""
        start = (0,) * len(players)
        self._totals = (start, *(row.totals for row in rows))
        self._seated = tuple(players)
        self.update()

    @property
    def _players(self) -> tuple[str, ...]:
        return player_names(self._seated)

    def sizeHint(self) -> QSize:
        return QSize(_NARROW * 2, _NARROW + space(5))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROW, _NARROW - space(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._players:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(palette().paper))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(SMALL))
        legend = self._paint_legend(painter)
        plot = QRectF(self.rect()).adjusted(space(10), legend + space(2), -space(4), -space(3))
        if plot.height() > space(5):
            self._paint_plot(painter, plot)
        painter.end()

    def _paint_legend(self, painter: QPainter) -> float:
        """Paint a sample of each line with its player's name, two in a row, and return the height used."""
        metrics = QFontMetrics(font(SMALL))
        height = metrics.height() + space(1)
        column = (self.width() - space(4)) / 2
        for seat, name in enumerate(self._players):
            left = space(2) + column * (seat % 2)
            middle = space(1) + height * (seat // 2) + height / 2
            painter.setPen(self._pen(seat))
            painter.drawLine(QPointF(left, middle), QPointF(left + _SAMPLE, middle))
            _paint_mark(painter, seat, QPointF(left + _SAMPLE / 2, middle))
            painter.setPen(color(palette().ink))
            room = int(column - _SAMPLE - space(3))
            text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(left + _SAMPLE + space(2), middle + metrics.ascent() / 2 - 1), text)
        return space(1) + height * ((len(self._players) + 1) // 2)

    def _paint_plot(self, painter: QPainter, plot: QRectF) -> None:
        low, high = self._range()
        for value in sorted({low, 0, high}):
            self._paint_level(painter, plot, value)
        for seat in reversed(range(len(self._players))):
            points = self._points(seat, plot)
            painter.setPen(self._pen(seat))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(points)
            _paint_mark(painter, seat, points[-1])

    def _paint_level(self, painter: QPainter, plot: QRectF, value: int) -> None:
        colours = palette()
        y = self._height(value, plot)
        width = 1.5 if value == 0 else 1.0
        painter.setPen(QPen(color(colours.ink_soft if value == 0 else colours.paper_edge), width))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(color(colours.ink_soft))
        box = QRectF(0, y - space(3), plot.left() - space(2), space(6))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(value))

    def _range(self) -> tuple[int, int]:
        """Return lowest and highest value shown, which are never the same."""
        values = [value for totals in self._totals for value in totals]
        return min(-1, *values), max(1, *values)

    def _height(self, value: int, plot: QRectF) -> float:
        low, high = self._range()
        return plot.bottom() - plot.height() * (value - low) / (high - low)

    def _points(self, seat: Seat, plot: QRectF) -> list[QPointF]:
        step = plot.width() / max(1, len(self._totals) - 1)
        return [
            QPointF(plot.left() + step * number, self._height(totals[seat], plot))
            for number, totals in enumerate(self._totals)
        ]

    def _pen(self, seat: Seat) -> QPen:
        pen = QPen(color(palette().seats[seat]), 2.6 if seat == 0 else 1.8, _DASHES[seat])
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen


def signed(value: int) -> str:
    """Return a score with its sign, a minus being as wide as a plus."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def _paint_mark(painter: QPainter, seat: Seat, at: QPointF) -> None:
    """Paint the player's own mark: a disc, a square, two triangles, a rhombus."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(palette().seats[seat]))
    if seat == 0:
        painter.drawEllipse(at, _MARK, _MARK)
        return
    painter.drawPolygon(QPolygonF([at + QPointF(x * _MARK, y * _MARK) for x, y in _MARKS[seat]]))


_MARKS: Final[dict[Seat, tuple[tuple[float, float], ...]]] = {
    1: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    2: ((0, -1.2), (1.2, 1), (-1.2, 1)),
    3: ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
    4: ((0, 1.2), (1.2, -1), (-1.2, -1)),
}
