"""The sheet of an evening, and what can be done with a deal on it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QTableView, QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.evening import Evening, Row
from cardavia.table.progress import Progress
from cardavia.table.score_pad_rules import Rules, rules_of, shown_points
from cardavia.table.step import SheetRow
from cardavia.ui.bill_steps import contract_told
from cardavia.ui.button_rows import ButtonRows
from cardavia.ui.retranslate import labelled
from cardavia.ui.score_sheet import ScoreSheet
from cardavia.ui.theme import space


class ScorePadSheet(QWidget):
    """The score sheet of the table with two buttons for the chosen deal."""

    correct = Signal(int)
    """The index of a deal that is to be corrected."""
    remove = Signal(int)
    """The index of a deal that is to be taken off."""
    chosen_changed = Signal()
    """Another deal is chosen, or none."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = ScoreSheet()
        self.correct_button = labelled(QPushButton(), lambda: self.tr("Correct the dea&l…"))
        self.remove_button = labelled(QPushButton(), lambda: self.tr("Take the deal o&ff"))
        self.buttons = (self.correct_button, self.remove_button)
        self.sheet.table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.sheet.table.selectionModel().selectionChanged.connect(self._refresh)
        self.sheet.table.doubleClicked.connect(self._correct)
        self.sheet.model.modelReset.connect(self._refresh)
        self.correct_button.clicked.connect(self._correct)
        self.remove_button.clicked.connect(self._remove)
        self._row = ButtonRows(self.buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(2))
        layout.addWidget(self.sheet, 1)
        layout.addWidget(self._row)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._row.fit(self.width())

    @property
    def chosen(self) -> int | None:
        """The index of the chosen deal; the newest stands first."""
        rows = self.sheet.table.selectionModel().selectedRows()
        return self.sheet.model.rowCount() - 1 - rows[0].row() if rows else None

    def show_evening(self, evening: Evening, pack: Pack) -> None:
        """Show the deals of an evening."""
        self.sheet.set_pack(pack)
        self.sheet.set_rows(tuple(_sheet_row(row, rules_of(evening)) for row in evening.rows), evening.players)
        standing = evening.standing(evening.next_dealer)
        progress = Progress(len(evening.entries) + 1, evening.rules.deals, standing)
        self.sheet.show_progress(progress, evening.players)

    def _correct(self) -> None:
        if self.chosen is not None:
            self.correct.emit(self.chosen)

    def _remove(self) -> None:
        if self.chosen is not None:
            self.remove.emit(self.chosen)

    def _refresh(self) -> None:
        for button in self.buttons:
            button.setEnabled(self.chosen is not None)
        self.chosen_changed.emit()


def _sheet_row(row: Row, rules: Rules) -> SheetRow:
    contract = contract_told(row.facts)
    seats = row.facts.get("re", row.facts.get("declarer", ()))
    return SheetRow(
        number=row.number,
        dealer=row.entry.dealer,
        contract=None if contract is None else str(contract),
        declarer=seats[0] if len(seats) == 1 else None,
        points=shown_points(row.facts, rules),
        scores=row.result.scores,
        totals=row.totals,
        redeal=None,
        bock=any(factor.key == "bock" for factor in row.result.factors),
    )
