"""The bill of the deal that is being written down, and what every player gets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.evening import Row
from cardavia.ui.bill import Bill
from cardavia.ui.bill_steps import contract_told, runners_told
from cardavia.ui.retranslate import labelled
from cardavia.ui.texts_score_pad import played_name
from cardavia.ui.theme import space
from cardavia.ui.totals_graph import signed


class ScorePadBill(QWidget):
    """Shows a row of the sheet before it stands there; nothing while its facts are incomplete."""

    def __init__(self) -> None:
        super().__init__()
        self.bill = Bill()
        self.heading = QLabel()
        self.heading.setProperty("weight", "bold")
        self._scores = QFrame()
        self._grid = QGridLayout(self._scores)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(space(3))
        self._hint = labelled(
            QLabel(), lambda: self.tr("The bill appears here as soon as everything that counts is entered.")
        )
        self._hint.setWordWrap(True)
        self._hint.setProperty("tone", "soft")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(3), space(3), space(3), space(3))
        layout.setSpacing(space(3))
        for part in (self._hint, self.heading, self._scores, self.bill):
            layout.addWidget(part)
        layout.addStretch(1)
        self.show_row(None, (), Pack.FRENCH)

    @property
    def scores(self) -> tuple[str, ...]:
        """The scores as they are written, by seat."""
        labels = self._scores.findChildren(QLabel, "score")
        return tuple(label.text() for label in labels)

    def show_row(self, row: Row | None, players: Sequence[str], pack: Pack) -> None:
        """Show the bill of a row."""
        self._clear()
        self._hint.setVisible(row is None)
        for part in (self.heading, self._scores, self.bill):
            part.setVisible(row is not None)
        if row is None:
            self.bill.clear()
            return
        heading = self.tr("Deal {number}: {contract}")
        self.heading.setText(heading.format(number=row.number, contract=played_name(row, pack)))
        for seat, (name, score) in enumerate(zip(players, row.result.scores or (), strict=False)):
            self._add(seat, name, signed(score))
        self.bill.show_bill(row.result, pack, contract_told(row.facts), runners_told(row.facts))

    def _add(self, seat: int, name: str, score: str) -> None:
        head, number = QLabel(name), QLabel(score)
        head.setProperty("tone", "soft")
        number.setObjectName("score")
        number.setProperty("scale", "large")
        number.setProperty("weight", "bold")
        number.setAccessibleName(self.tr("{player}: {score}").format(player=name, score=score))
        self._grid.addWidget(head, 0, seat, Qt.AlignmentFlag.AlignHCenter)
        self._grid.addWidget(number, 1, seat, Qt.AlignmentFlag.AlignHCenter)
        self._grid.setColumnStretch(seat, 1)

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()
