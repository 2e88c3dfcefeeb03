"""How a line of the log is painted: the time at the left, and beside it the sentence in as many rows as it needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardavia.ui import theme

SENTENCE: Final = Qt.ItemDataRole.UserRole
"""The sentence of a line without its time."""
TIME: Final = Qt.ItemDataRole.UserRole + 1
"""The time of a line; empty where it has none."""
_FLAGS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_WIDEST_TIME: Final = "00:00"
_HEIGHTS: Final = 1024
"""Heights that are kept: those of all lines are asked for with every line that is added."""

Index = QModelIndex | QPersistentModelIndex


class LogList(QListWidget):
    """A list whose lines are as high as their sentences are in its width; its end stays in sight."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = LogLines(self)
        self._timed = False
        self.setItemDelegate(self._lines)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def at_end(self) -> bool:
        """Whether the last line is in sight."""
        bar = self.verticalScrollBar()
        return bar.value() == bar.maximum()

    @property
    def timed(self) -> bool:
        """Whether there is a column for the times, which takes room from the sentences."""
        return self._timed

    def set_timed(self, timed: bool) -> None:
        """Keep a column for the times, or leave all the room to the sentences."""
        if timed != self._timed:
            self._timed = timed
            self._lines.sizeHintChanged.emit(QModelIndex())
            self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt would begin at the first line, far from what has just happened.
        if self.currentRow() < 0:
            self.setCurrentRow(self.count() - 1)
        super().focusInEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        at_end = self.at_end
        super().resizeEvent(event)
        self._lines.sizeHintChanged.emit(QModelIndex())
        if at_end:
            self.scrollToBottom()


class LogLines(QStyledItemDelegate):
    """Paints the lines of a list whose items have a `SENTENCE` and a `TIME`."""

    def __init__(self, view: LogList) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chosen = self._paint_ground(painter, option, index)
        shown: Any = option
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(shown.palette.color(role))
        painter.setFont(theme.font(theme.SMALL))
        time, sentence = _columns(shown.rect, self._view.timed)
        painter.drawText(time, _FLAGS, index.data(TIME))
        painter.setFont(index.data(Qt.ItemDataRole.FontRole))
        painter.drawText(sentence, _FLAGS, index.data(SENTENCE))
        if self._view.hasFocus() and index == self._view.currentIndex():
            self._paint_ring(painter, shown.rect, chosen)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        font = index.data(Qt.ItemDataRole.FontRole).toString()
        return QSize(width, _height(index.data(SENTENCE), font, width, self._view.timed))

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> bool:
        """Paint what lies under the text, and say whether the line is chosen."""
        ground: Any = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text = ""
        self._view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, self._view)
        return bool(ground.state & QStyle.StateFlag.State_Selected)

    def _paint_ring(self, painter: QPainter, line: QRect, chosen: bool) -> None:
        colours = theme.palette()
        painter.setPen(QPen(theme.color(colours.gold_text if chosen else colours.focus), theme.RING))
        painter.drawRect(line.adjusted(1, 1, -1, -1))


@lru_cache(maxsize=_HEIGHTS)
def _height(sentence: str, font: str, width: int, timed: bool) -> int:
    """Return the height of a line with this sentence, in the font of this description."""
    described = QFont()
    described.fromString(font)
    _, room = _columns(QRect(0, 0, width, 10**6), timed)
    return QFontMetrics(described).boundingRect(room, _FLAGS, sentence).height() + theme.space(2)


def _columns(line: QRect, timed: bool) -> tuple[QRect, QRect]:
    """Return where the time and the sentence of a line stand; a time takes room only where lines are timed."""
    time = QFontMetrics(theme.font(theme.SMALL)).horizontalAdvance(_WIDEST_TIME) + theme.space(2)
    inner = line.adjusted(theme.space(2), theme.STEP, -theme.space(2), -theme.STEP)
    beside = inner.adjusted(time if timed else 0, 0, 0, 0)
    # The smaller letters of the time stand on the line of the sentence.
    lower = QFontMetrics(theme.font(theme.BODY)).ascent() - QFontMetrics(theme.font(theme.SMALL)).ascent()
    return inner.adjusted(0, lower, 0, 0), beside
