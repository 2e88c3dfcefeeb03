"""The score sheet: one row a deal, newest first, with the running totals and their graph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLabel,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cardavia.art.deck import Pack
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.seats import PLAYERS, Seat
from cardavia.table.progress import Progress
from cardavia.table.step import SheetRow
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.sheet_columns import CONTRACT, EDGE, FIRST_PLAYER, HEAD_EDGE, NUMBER, SECOND_LINE, SheetTable
from cardavia.ui.texts import contract_name
from cardavia.ui.texts_base import player_names
from cardavia.ui.texts_session import debtors_sentence, progress_sentence, standing_sentence
from cardavia.ui.theme import BODY, SMALL, color, font, palette, space
from cardavia.ui.totals_graph import TotalsGraph, signed

Index = QModelIndex | QPersistentModelIndex
_WITHOUT_POINTS: Final = frozenset({Kind.BETTEL, Kind.SIE})
"""Contracts that card points do not decide, beside every Tout."""
_WITHOUT_CALLER: Final = frozenset({Kind.RAMSCH, Kind.BLACK_SOW})
"""Contracts nobody has chosen: who stands alone is found in the end."""


class SheetModel(QAbstractTableModel):
    """The rows of the sheet, newest first: number, contract, and a column for each player."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[SheetRow, ...] = ()
        self._seated: tuple[str, ...] = ()
        self._pack = Pack.FRENCH
        self._crowded = False

    def set_crowded(self, crowded: bool) -> None:
        """Name the contract below the number of the deal, as its own column has no room."""
        if crowded != self._crowded:
            self.beginResetModel()
            self._crowded = crowded
            self.endResetModel()

    def set_rows(self, rows: Sequence[SheetRow], players: Sequence[str], pack: Pack) -> None:
        """Show the rows, given oldest first."""
        self.beginResetModel()
        self._rows = tuple(reversed(rows))
        self._seated = tuple(players)
        self._pack = pack
        self.endResetModel()

    @property
    def _players(self) -> tuple[str, ...]:
        return player_names(self._seated)

    def say_all(self) -> None:
        """Have every text read again."""
        if not self._rows:
            return
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else FIRST_PLAYER + len(self._players)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._first(row, index.column())
        if role == SECOND_LINE:
            return self._second(row, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, index.column())
        if role == Qt.ItemDataRole.ToolTipRole and index.column() in (NUMBER, CONTRACT):
            return self._spoken(row, CONTRACT)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section < FIRST_PLAYER else Qt.AlignmentFlag.AlignRight
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            heads = (self.tr("Deal"), self.tr("Contract"), *self._players)
            return heads[section]
        return None

    def _first(self, row: SheetRow, column: int) -> str:
        if column == NUMBER:
            #: Number of a deal that counts double, in a narrow column.
            mark = self.tr("{number} ×2") if row.bock and self._crowded else "{number}"
            return mark.format(number=row.number)
        if column == CONTRACT:
            return self._contract(row)
        return signed(row.totals[column - FIRST_PLAYER])

    def _second(self, row: SheetRow, column: int) -> str:
        if column == NUMBER and self._crowded:
            return self._contract(row)
        if column == NUMBER:
            return self.tr("Bock") if row.bock else ""
        if column == CONTRACT:
            return self._who(row)
        seat = column - FIRST_PLAYER
        if row.scores is None:
            return ""
        #: Stands for the score of a player who did not play in the deal.
        return self.tr("–") if self._rests(row, seat) else signed(row.scores[seat])

    def _rests(self, row: SheetRow, seat: Seat) -> bool:
        return len(self._players) > PLAYERS and seat == row.dealer

    def _contract(self, row: SheetRow) -> str:
        if row.contract is None:
            return self.tr("Nobody played")
        return contract_name(Contract.parse(row.contract), self._pack)

    def _who(self, row: SheetRow) -> str:
        if row.scores is None:
            return self.tr("Dealt again")
        if row.contract is None:
            return self.tr("Paid into the stock")
        player = None if row.declarer is None else self._players[row.declarer]
        if row.points is None or not _counts_points(Contract.parse(row.contract)):
            return player or ""
        if player is None:
            return self.tr("%n card points", "", row.points)
        return self.tr("{player}: {points}").format(player=player, points=row.points)

    def _spoken(self, row: SheetRow, column: int) -> str:
        if column == NUMBER:
            text = self.tr("Deal {number}, counts double") if row.bock else self.tr("Deal {number}")
            return text.format(number=row.number)
        if column == CONTRACT:
            return self._spoken_contract(row)
        return self._spoken_score(row, column - FIRST_PLAYER)

    def _spoken_contract(self, row: SheetRow) -> str:
        contract = self._contract(row)
        if row.scores is None or row.points is None or row.contract is None:
            return self.tr("{contract}: {outcome}").format(contract=contract, outcome=self._who(row))
        kind = Contract.parse(row.contract)
        if not _counts_points(kind) and row.declarer is not None:
            return self.tr("{contract} played by {player}").format(
                contract=contract, player=self._players[row.declarer]
            )
        if row.declarer is None:
            return self.tr("{contract}, %n card points", "", row.points).format(contract=contract)
        if kind.kind in _WITHOUT_CALLER:
            text = self.tr("{contract}, {player} alone, %n card points", "", row.points)
        else:
            text = self.tr("{contract} played by {player}, %n card points", "", row.points)
        return text.format(contract=contract, player=self._players[row.declarer])

    def _spoken_score(self, row: SheetRow, seat: Seat) -> str:
        total = signed(row.totals[seat])
        if row.scores is None:
            return self.tr("{player}: total {total}").format(player=self._players[seat], total=total)
        if self._rests(row, seat):
            return self.tr("{player} rests, total {total}").format(player=self._players[seat], total=total)
        text = self.tr("{player}: {score}, total {total}")
        return text.format(player=self._players[seat], score=signed(row.scores[seat]), total=total)


def _counts_points(contract: Contract) -> bool:
    """Say whether card points decide the contract."""
    return contract.kind not in _WITHOUT_POINTS and not contract.is_tout


class _Cell(QStyledItemDelegate):
    """Paints a cell's two lines; numbers stand right, one above the other."""

    def __init__(self, table: SheetTable) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = QFontMetrics(font(BODY)).height() + QFontMetrics(font(SMALL)).height() + space(3)
        return QSize(2 * EDGE, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours = palette()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if selected:
            painter.fillRect(rect, color(colours.paper_deep))
        painter.setPen(color(colours.paper_edge))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        left, right = (HEAD_EDGE, 0) if index.column() < FIRST_PLAYER else (0, EDGE)
        self._paint_lines(painter, rect.adjusted(left, space(1), -right, -space(1)), index)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(color(colours.focus))
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_lines(self, painter: QPainter, inner: QRect, index: Index) -> None:
        colours = palette()
        side = Qt.AlignmentFlag.AlignLeft if index.column() < FIRST_PLAYER else Qt.AlignmentFlag.AlignRight
        first, second = str(index.data() or ""), str(index.data(SECOND_LINE) or "")
        upper = font(BODY) if index.column() < FIRST_PLAYER else self._table.total_font
        for text, written, ink, edge in (
            (first, upper, colours.ink, Qt.AlignmentFlag.AlignTop),
            (second, font(SMALL), colours.ink_soft, Qt.AlignmentFlag.AlignBottom),
        ):
            painter.setFont(written)
            painter.setPen(color(ink))
            metrics = painter.fontMetrics()
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
            painter.drawText(inner, side | edge, shown)


class ScoreSheet(QWidget):
    """The sheet of the session with its graph below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SheetModel()
        self.table = SheetTable(self.model, self.model.set_crowded)
        self.graph = TotalsGraph()
        self._none = labelled(QLabel(), lambda: self.tr("No deal has been finished yet."))
        self._progress = QLabel()
        self._standing = QLabel()
        self._debts = QLabel()
        self._none.setWordWrap(True)
        self._rows: tuple[SheetRow, ...] = ()
        self._players: tuple[str, ...] = ()
        self._pack = Pack.FRENCH
        self._told: tuple[Progress, Sequence[str]] | None = None
        self._set_up()
        self._lay_out()
        self._show()
        translated(self, self._say_all)

    @property
    def debts(self) -> str:
        """The sentence about open compulsory solos; empty when there are none."""
        return self._debts.text()

    def set_rows(self, rows: Sequence[SheetRow], players: Sequence[str]) -> None:
        """Show the finished deals, given oldest first."""
        self._rows, self._players = tuple(rows), tuple(players)
        self._show()

    def set_pack(self, pack: Pack) -> None:
        """Name contracts by this pack."""
        self._pack = pack
        self._show()

    @property
    def session(self) -> str:
        """Which deal of the session is played, and how many are left."""
        return self._progress.text()

    @property
    def standing(self) -> str:
        """The sentence about a deal that counts double, or about the stock; empty for a usual deal."""
        return self._standing.text()

    def show_progress(self, progress: Progress, players: Sequence[str]) -> None:
        """Tell how far the session is, who still owes a solo, and what the deal is played for."""
        self._told = progress, players
        self._say_all()
        for label in (self._progress, self._standing, self._debts):
            label.setVisible(bool(label.text()))

    def _say_all(self) -> None:
        self.model.say_all()
        if self._told is None:
            return
        progress, players = self._told
        self._progress.setText(progress_sentence(progress))
        self._standing.setText("" if progress.over else standing_sentence(progress.standing, progress.left))
        self._debts.setText("" if progress.over else debtors_sentence(progress, player_names(players)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(palette().paper))
        painter.end()

    def _show(self) -> None:
        self.model.set_rows(self._rows, self._players, self._pack)
        self.graph.set_rows(self._rows, self._players)
        self._none.setVisible(not self._rows)
        self.graph.setVisible(bool(self._rows))

    def _set_up(self) -> None:
        table = self.table
        cells = _Cell(table)
        table.setItemDelegate(cells)
        translated(table, lambda: table.setAccessibleName(self.tr("Score sheet")))
        table.setProperty("ringed", "true")
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(cells.sizeHint(QStyleOptionViewItem(), QModelIndex()).height())
        self._none.setProperty("tone", "soft")
        for label in (self._progress, self._standing, self._debts):
            label.setWordWrap(True)
            label.setVisible(False)
        for label in (self._progress, self._standing, self._debts, self._none):
            label.setContentsMargins(space(3), space(1), space(3), space(1))

    def _lay_out(self) -> None:
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(space(1))
        split.addWidget(self.table)
        split.addWidget(self.graph)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._progress)
        layout.addWidget(self._standing)
        layout.addWidget(self._none)
        layout.addWidget(split, 1)
        layout.addWidget(self._debts)
