"""The page of saved tables: each with a small picture, to be opened, renamed and deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from cardavia.art.deck import Pack
from cardavia.table.saved_tables import SavedTable
from cardavia.ui.retranslate import translated
from cardavia.ui.rules_notice import Notice
from cardavia.ui.tables_model import RUNNING, SEARCHED, TABLE, TableRows, TablesModel
from cardavia.ui.tables_pictures import TablePictures
from cardavia.ui.theme import color, palette, space

_FILTER_WIDTH: Final = 240
_EMPTY_WIDTH: Final = 480


class TablesPage(QWidget):
    """Lists the tables, the newest first. A click on a picture opens it, as Enter does; one beside it chooses it."""

    back = Signal()
    opened = Signal(object)
    """Go on with this `SavedTable`."""
    renamed = Signal(object, str)
    """Give a `SavedTable` this name."""
    deleted = Signal(object)
    """Delete a `SavedTable`."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures = TablePictures(self)
        self.model = TablesModel(self)
        self._shown = QSortFilterProxyModel(self)
        self._rows = TableRows(self.pictures, self)
        self.title, self.empty = QLabel(), QLabel()
        self.filter = QLineEdit()
        self.notice = Notice()
        self.view = QListView()
        self.back_button, self.open_button = QPushButton(), QPushButton()
        self.rename_button, self.delete_button = QPushButton(), QPushButton()
        self._middle = QStackedLayout()
        self._set_up()
        self._lay_out()
        self._connect()
        translated(self, self._retranslate)

    @property
    def chosen(self) -> SavedTable | None:
        """The table that the buttons are about."""
        index = self.view.currentIndex()
        return index.data(TABLE) if index.isValid() else None

    def show_tables(self, tables: Sequence[SavedTable], pack_of: Callable[[str], Pack], running: str) -> None:
        """List these tables and stay with the one that was chosen.

        ``pack_of`` tells by which pack cards are named in a game, ``running`` is the name of the table being played.
        """
        chosen, row = self.chosen, self.view.currentIndex().row()
        self.model.show(tables, pack_of, running)
        places = range(self._shown.rowCount())
        same = (place for place in places if chosen is not None and self._table(place).path == chosen.path)
        self._choose(next(same, max(0, min(row, self._shown.rowCount() - 1))))
        self._refresh()

    def focus_first(self) -> None:
        """Give the focus to where a person begins: the list, or the way back where there is none."""
        (self.view if self._shown.rowCount() else self.back_button).setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.matches(QKeySequence.StandardKey.Delete) and self.focusWidget() is not self.filter:
            self._ask_to_delete()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(palette().paper))
        painter.end()

    def _set_up(self) -> None:
        self._shown.setSourceModel(self.model)
        self._shown.setFilterRole(SEARCHED)
        self._shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.view.setModel(self._shown)
        self.view.setItemDelegate(self._rows)
        self.view.setUniformItemSizes(True)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.back)
        self.open_button.clicked.connect(self._open)
        self.rename_button.clicked.connect(self._edit_name)
        self.delete_button.clicked.connect(self._ask_to_delete)
        self.view.activated.connect(self._open)
        self.view.clicked.connect(self._open_picture)
        self.view.selectionModel().currentChanged.connect(self._refresh)
        self.filter.textChanged.connect(self._search)
        self.filter.returnPressed.connect(self.focus_first)
        self.model.renamed.connect(self.renamed)
        self.pictures.ready.connect(self.view.viewport().update)

    def _edit_name(self) -> None:
        index = self.view.currentIndex()
        # Qt complains of a name that is being edited already.
        if self.view.indexWidget(index) is None:
            self.view.edit(index)

    def _open(self) -> None:
        table = self.chosen
        if table is not None and table.trouble is None:
            self.opened.emit(table)

    def _open_picture(self, index: QModelIndex) -> None:
        pointed: QPoint = self.view.viewport().mapFromGlobal(self.cursor().pos())
        if self._rows.picture_area(self.view.visualRect(index)).contains(pointed):
            self._open()

    def _ask_to_delete(self) -> None:
        if self.delete_button.isEnabled():
            self.deleted.emit(self.chosen)

    def _search(self, text: str) -> None:
        self._shown.setFilterFixedString(text)
        if not self.view.currentIndex().isValid():
            self._choose(0)
        self._refresh()

    def _choose(self, row: int) -> None:
        self.view.setCurrentIndex(self._shown.index(row, 0))

    def _table(self, row: int) -> SavedTable:
        table: SavedTable = self._shown.index(row, 0).data(TABLE)
        return table

    def _refresh(self) -> None:
        index = self.view.currentIndex()
        table = self.chosen
        self.open_button.setEnabled(table is not None and table.trouble is None)
        self.rename_button.setEnabled(table is not None)
        self.delete_button.setEnabled(table is not None and not index.data(RUNNING))
        self.empty.setText(self._empty_text())
        self._middle.setCurrentIndex(0 if self._shown.rowCount() else 1)

    def _empty_text(self) -> str:
        if self.model.rowCount():
            return self.tr("No table fits what you are looking for.")
        return self.tr(
            "There are no saved tables yet. Play a game and save it with “Save table…” in the menu Game. "
            "A table that you leave for another one comes here by itself."
        )

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Tables"))
        self.filter.setPlaceholderText(self.tr("Search"))
        self.filter.setAccessibleName(self.tr("Search the tables"))
        self.view.setAccessibleName(self.tr("Saved tables"))
        self.view.setAccessibleDescription(self.tr("Enter opens a table, F2 renames it, Delete deletes it."))
        self.back_button.setText(self.tr("&Back"))
        self.open_button.setText(self.tr("&Open"))
        self.rename_button.setText(self.tr("Rena&me"))
        self.delete_button.setText(self.tr("D&elete"))
        self._refresh()
        self.view.viewport().update()

    def _lay_out(self) -> None:
        self.title.setProperty("scale", "title")
        self.open_button.setProperty("role", "primary")
        self.filter.setClearButtonEnabled(True)
        self.filter.setMaximumWidth(_FILTER_WIDTH)
        self.empty.setWordWrap(True)
        self.empty.setProperty("scale", "large")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setMaximumWidth(_EMPTY_WIDTH)
        self._middle.addWidget(self.view)
        self._middle.addWidget(_centred(self.empty))
        column = QVBoxLayout(self)
        column.setContentsMargins(space(4), space(4), space(4), space(4))
        column.setSpacing(space(3))
        column.addLayout(_row(self.title, None, self.filter))
        column.addWidget(self.notice)
        column.addLayout(self._middle, 1)
        column.addLayout(_row(self.back_button, None, self.delete_button, self.rename_button, self.open_button))


def _row(*widgets: QWidget | None) -> QHBoxLayout:
    """Return the widgets side by side; None is the room between them."""
    row = QHBoxLayout()
    row.setSpacing(space(2))
    for widget in widgets:
        if widget is None:
            row.addStretch(1)
        else:
            row.addWidget(widget, 1 if isinstance(widget, QLineEdit) else 0)
    return row


def _centred(widget: QWidget) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.addStretch(1)
    row.addWidget(widget, 4)
    row.addStretch(1)
    return holder
