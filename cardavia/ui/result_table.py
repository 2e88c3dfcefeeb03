"""How the score of a deal came about: lines by side, the sum, the factors, and what every player gets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.observation import Observation
from cardavia.engine.result import Line, Party, Result, total
from cardavia.ui.texts import factor_name, line_name, party_name
from cardavia.ui.theme import space
from cardavia.ui.totals_graph import signed

_DOPPELKOPF: Final = (Party.RE, Party.KONTRA)
_SCHAFKOPF: Final = (Party.DECLARER, Party.DEFENDERS)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_TOP: Final = Qt.AlignmentFlag.AlignTop


def sides_of(observation: Observation) -> tuple[Party, Party]:
    """Return the two sides of the game, the one from whose point of view the sum is drawn up first."""
    return _DOPPELKOPF if observation.game == "doppelkopf" else _SCHAFKOPF


class ResultTable(QWidget):
    """Scoring lines and scores of one deal; every number stands in a column of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(space(5))

    def show_result(self, observation: Observation, players: Sequence[str], totals: Sequence[int], pack: Pack) -> None:
        """Show the result of a finished deal; a deal without a score has only the totals."""
        self._clear()
        result = observation.result
        if result is not None and result.scores is not None:
            self._layout.addWidget(self._lines(result, sides_of(observation), pack), 1, _TOP)
        self._layout.addWidget(self._scores(observation, players, totals), 1, _TOP)

    def set_wide(self, wide: bool) -> None:
        """Put the lines beside the scores or above them."""
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(direction)

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that is written in the table, row by row."""
        return tuple(label.text() for label in self.findChildren(QLabel))

    def _clear(self) -> None:
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()

    def _lines(self, result: Result, sides: tuple[Party, Party], pack: Pack) -> QWidget:
        table = _Table()
        table.add("", *map(party_name, sides), soft=True)
        for line in result.lines:
            table.add(line_name(line, pack), *_columns(line, sides))
        table.rule()
        sums = [_sum(result.lines, side) for side in sides]
        table.add(self.tr("Together"), *map(str, sums), bold=True)
        value = total(result.lines, sides[0])
        table.span(self._sum_text(sides, sums, value))
        for factor in result.factors:
            text = self.tr("{factor}: × {value}").format(factor=factor_name(factor), value=factor.value)
            table.span(text)
        return table

    def _sum_text(self, sides: tuple[Party, Party], sums: Sequence[int], value: int) -> str:
        text = self.tr("{first} {one} − {second} {other} = {value}")
        names = {"first": party_name(sides[0]), "second": party_name(sides[1])}
        return text.format(one=sums[0], other=sums[1], value=signed(value), **names)

    def _scores(self, observation: Observation, players: Sequence[str], totals: Sequence[int]) -> QWidget:
        table = _Table()
        table.add("", self.tr("Side"), self.tr("Deal"), self.tr("Total"), soft=True)
        scores = observation.result.scores if observation.result is not None else None
        for seat, name in enumerate(players):
            side = observation.parties.get(seat)
            shown = "" if side is None or scores is None else party_name(side)
            score = "–" if scores is None else signed(scores[seat])
            table.add(name, shown, score, signed(totals[seat]), bold=seat == observation.seat)
        return table


class _Table(QFrame):
    """A grid of labels: the first column left, all others right."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(space(4))
        self._grid.setVerticalSpacing(space(1))
        self._grid.setColumnStretch(0, 1)
        self._next = 0

    def add(self, *cells: str, bold: bool = False, soft: bool = False) -> None:
        for column, text in enumerate(cells):
            label = _label(text, bold, soft)
            label.setWordWrap(column == 0 and not soft)
            if column:
                self._grid.addWidget(label, self._next, column, _RIGHT)
            else:
                self._grid.addWidget(label, self._next, column)
        self._next += 1

    def span(self, text: str) -> None:
        """Add a text over all columns."""
        label = _label(text, bold=False, soft=True)
        label.setWordWrap(True)
        self._grid.addWidget(label, self._next, 0, 1, -1)
        self._next += 1

    def rule(self) -> None:
        """Draw a line below what there is."""
        line = QFrame()
        line.setProperty("panel", "line")
        self._grid.addWidget(line, self._next, 0, 1, -1)
        self._next += 1


def _label(text: str, bold: bool, soft: bool) -> QLabel:
    label = QLabel(text)
    if bold:
        label.setProperty("weight", "bold")
    if soft:
        label.setProperty("tone", "soft")
    return label


def _columns(line: Line, sides: tuple[Party, Party]) -> list[str]:
    return [str(line.value) if line.party is side else "" for side in sides]


def _sum(lines: Iterable[Line], side: Party) -> int:
    return sum(line.value for line in lines if line.party is side)
