"""The bill of a deal: every line and factor in the order of the arithmetic, and what stands there after each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.contract import Contract
from cardavia.engine.result import Party, Result
from cardavia.ui.bill_steps import BillStep, Runners, StepKind, bill_steps, side_of
from cardavia.ui.book_here import game_of_side, step_page
from cardavia.ui.book_links import RuleLabel
from cardavia.ui.retranslate import translated
from cardavia.ui.texts import party_name
from cardavia.ui.texts_bill import bill_sentence, point_of_view, step_amount, step_name, step_value
from cardavia.ui.theme import space

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_TWO_SIDED: Final = (Party.RE, Party.KONTRA)


class Bill(QWidget):
    """Shows how the score of a deal came about; a screen reader hears the arithmetic as one sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translated(self, lambda: self.setAccessibleName(self.tr("How the score came about")))
        self._table: _Table | None = None
        self._sentence = QLabel()
        self._sentence.setWordWrap(True)
        self._sentence.setProperty("tone", "soft")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(space(2))
        self._layout.addWidget(self._sentence)
        self._shown: tuple[tuple[BillStep, ...], Party, Pack] | None = None
        translated(self, self._fill)

    def show_bill(
        self, result: Result, pack: Pack, contract: Contract | None = None, runners: Runners | None = None
    ) -> None:
        """Show the bill of a result; a deal without a score has an empty one.

        ``contract`` is that of the deal; ``runners`` tells with whom they lay, as `runners_of` finds it.
        """
        self._shown = bill_steps(result, contract, runners), side_of(result), pack
        self._fill()

    def _fill(self) -> None:
        if self._shown is None:
            return
        shown = steps, side, pack = self._shown
        self.clear()
        self._shown = shown
        if steps:
            self._table = _Table(side, steps, pack)
            self._layout.insertWidget(0, self._table)
        self._sentence.setText(bill_sentence(steps))
        self._sentence.setVisible(bool(steps))
        self.setAccessibleDescription(self._sentence.text())

    def clear(self) -> None:
        """Show nothing."""
        if self._table is not None:
            self._layout.removeWidget(self._table)
            self._table.setParent(None)
            self._table.deleteLater()
            self._table = None
        self._shown = None
        self._sentence.clear()
        self._sentence.hide()
        self.setAccessibleDescription("")

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that is written in the bill, row by row."""
        return tuple(label.text() for label in self.findChildren(QLabel))


class _Table(QFrame):
    """One row a step: what it counts, whose it is where both sides have some, what it does, what stands there then."""

    def __init__(self, side: Party, steps: tuple[BillStep, ...], pack: Pack) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(space(4))
        self._grid.setVerticalSpacing(space(1))
        self._grid.setColumnStretch(0, 1)
        self._next = 0
        self._game = game_of_side(side)
        if steps[0].kind is not StepKind.POOL:
            self._add_heading(side)
        for place, step in enumerate(steps):
            if place and _begins(steps[place - 1], step):
                self._rule()
            self._add(step, pack, bold=place == len(steps) - 1)

    def _add_heading(self, side: Party) -> None:
        label = QLabel(point_of_view(side))
        label.setProperty("tone", "soft")
        self._grid.addWidget(label, self._next, 0, 1, -1)
        self._next += 1

    def _add(self, step: BillStep, pack: Pack, bold: bool) -> None:
        owner = party_name(step.party) if step.party in _TWO_SIDED else ""
        first = self._next <= 1 and step.kind is StepKind.LINE
        cells = (step_name(step, pack), owner, "" if first else step_amount(step), step_value(step))
        for column, text in enumerate(cells):
            label = QLabel(text) if column else RuleLabel(text, step_page(step), self._game)
            label.setWordWrap(column == 0)
            if bold and column == len(cells) - 1:
                label.setProperty("weight", "bold")
            if column == 1:
                label.setProperty("tone", "soft")
            self._grid.addWidget(label, self._next, column, *((_RIGHT,) if column > 1 else ()))
        self._next += 1

    def _rule(self) -> None:
        """Draw a hairline below what has been added up before it is multiplied."""
        line = QFrame()
        line.setProperty("panel", "line")
        self._grid.addWidget(line, self._next, 0, 1, -1)
        self._next += 1


def _begins(before: BillStep, step: BillStep) -> bool:
    """Say whether something else begins with the step: multiplying after adding, or paying."""
    return before.kind is not step.kind and step.kind is not StepKind.LINE
