"""The saved tables as a list model, and how a row of it is painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardavia.art.deck import Pack
from cardavia.table.saved_tables import SavedTable
from cardavia.ui import texts_tables, theme
from cardavia.ui.tables_pictures import SIZE, TablePictures

Index = QModelIndex | QPersistentModelIndex

LINES: Final = Qt.ItemDataRole.UserRole
DATE: Final = Qt.ItemDataRole.UserRole + 1
SEARCHED: Final = Qt.ItemDataRole.UserRole + 2
"""The text that the filter looks through."""
TABLE: Final = Qt.ItemDataRole.UserRole + 3
RUNNING: Final = Qt.ItemDataRole.UserRole + 4
PACK: Final = Qt.ItemDataRole.UserRole + 5
"""By which pack the cards of the table are named."""

_PAD: Final = theme.space(2)
_GAP: Final = theme.space(4)


class TablesModel(QAbstractListModel):
    """The tables in the order they are given; ``renamed`` tells the new name that a person has typed for one."""

    renamed = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tables: tuple[SavedTable, ...] = ()
        self._pack_of: Callable[[str], Pack] = lambda _: Pack.FRENCH
        self._running = ""

    @property
    def tables(self) -> tuple[SavedTable, ...]:
        """The tables that are listed."""
        return self._tables

    def show(self, tables: Sequence[SavedTable], pack_of: Callable[[str], Pack], running: str) -> None:
        """List these tables.

        ``pack_of`` tells by which pack cards are named in a game, ``running`` is the name of the table being played.
        """
        self.beginResetModel()
        self._tables, self._pack_of, self._running = tuple(tables), pack_of, running
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._tables)

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsEditable if index.isValid() else usual

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        table = self._tables[index.row()]
        if role != Qt.ItemDataRole.EditRole or value == table.name:
            return False
        # The list changes when the file has been renamed.
        self.renamed.emit(table, str(value))
        return False

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        table = self._tables[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return table.name
        running, pack = table.name == self._running, self._pack(table)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return texts_tables.spoken(table, pack, running)
        values: dict[int, Callable[[], object]] = {
            LINES: lambda: texts_tables.lines(table, pack),
            DATE: lambda: texts_tables.on_table_text() if running else texts_tables.date_text(table),
            SEARCHED: lambda: " ".join((table.name, *texts_tables.lines(table, pack))),
            TABLE: lambda: table,
            RUNNING: lambda: running,
            PACK: lambda: pack,
        }
        return values[role]() if role in values else None

    def _pack(self, table: SavedTable) -> Pack:
        # What cannot be opened has no cards to name.
        return Pack.FRENCH if table.view is None else self._pack_of(table.view.game)


class TableRows(QStyledItemDelegate):
    """Paints a row: the picture, the name, and what is to be known about the table."""

    def __init__(self, pictures: TablePictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(SIZE.width(), SIZE.height() + 2 * _PAD)

    def picture_area(self, row: QRect) -> QRect:
        """Return where the picture stands in a row."""
        return QRect(row.topLeft() + QRect(_PAD, _PAD, 0, 0).topLeft(), SIZE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        area: QRect = option.rect
        state = option.state
        colours = theme.palette()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color(colours.paper_deep))
            painter.drawRoundedRect(area, theme.CORNER, theme.CORNER)
        self._paint_picture(painter, self.picture_area(area), index)
        self._paint_text(painter, self._text_area(area), index)
        if state & QStyle.StateFlag.State_HasFocus:
            _paint_ring(painter, area, colours.focus)
        painter.restore()

    def updateEditorGeometry(self, editor: Any, option: QStyleOptionViewItem, index: Index) -> None:
        area = self._text_area(option.rect)
        editor.setGeometry(QRect(area.topLeft(), QSize(area.width(), editor.sizeHint().height())))

    def _text_area(self, row: QRect) -> QRect:
        return row.adjusted(_PAD + SIZE.width() + _GAP, _PAD, -_PAD - _GAP, -_PAD)

    def _paint_picture(self, painter: QPainter, area: QRect, index: Index) -> None:
        picture = self._pictures.picture(index.data(TABLE), index.data(PACK), painter.device().devicePixelRatioF())
        if picture is None:
            painter.setPen(theme.color(theme.palette().paper_edge))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, theme.CORNER, theme.CORNER)
        else:
            painter.drawPixmap(area.topLeft(), picture)

    def _paint_text(self, painter: QPainter, area: QRect, index: Index) -> None:
        colours, left = theme.palette(), int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(theme.color(colours.ink if index.data(RUNNING) else colours.ink_soft))
        date = index.data(DATE)
        painter.drawText(area, int(Qt.AlignmentFlag.AlignRight), date)
        room = area.width() - painter.fontMetrics().horizontalAdvance(date) - _GAP
        painter.setFont(theme.font(theme.LARGE, bold=True))
        painter.setPen(theme.color(colours.ink))
        metrics = painter.fontMetrics()
        painter.drawText(area, left, metrics.elidedText(index.data(), Qt.TextElideMode.ElideRight, room))
        painter.setFont(theme.font(theme.BODY))
        trouble = index.data(TABLE).trouble is not None
        painter.setPen(theme.color(colours.red if trouble else colours.ink_soft))
        painter.drawText(area.adjusted(0, metrics.height() + theme.STEP, 0, 0), left, "\n".join(index.data(LINES)))


def _paint_ring(painter: QPainter, area: QRect, colour: str) -> None:
    pen = painter.pen()
    pen.setColor(theme.color(colour))
    pen.setWidth(theme.RING)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), theme.CORNER, theme.CORNER)
