"""How the score of a deal came about, step by step, and what every player gets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat
from cardavia.ui.bill import Bill
from cardavia.ui.bill_steps import runners_of
from cardavia.ui.retranslate import translated
from cardavia.ui.texts import Role, party_name, role_name
from cardavia.ui.texts_base import player_names
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
    """Bill and scores of one deal; every number stands in a column of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(space(5))
        self._shown: tuple[Observation, Sequence[str], Sequence[int], Pack] | None = None
        translated(self, self._fill)

    def show_result(self, observation: Observation, players: Sequence[str], totals: Sequence[int], pack: Pack) -> None:
        """Show the result of a finished deal; a deal without a score has only the totals."""
        self._shown = observation, players, totals, pack
        self._fill()

    def _fill(self) -> None:
        if self._shown is None:
            return
        self._clear()
        observation, seated, totals, pack = self._shown
        players = player_names(seated)
        result = observation.result
        if result is not None and result.scores is not None:
            bill = Bill()
            bill.show_bill(result, pack, observation.contract, runners_of(observation))
            self._layout.addWidget(bill, 1, _TOP)
        self._layout.addWidget(self._scores(observation, players, totals), 1, _TOP)

    def set_wide(self, wide: bool) -> None:
        """Put the lines beside the scores or above them."""
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(direction)

    @property
    def least_width(self) -> int:
        """The width in pixels below which something would be cut."""
        return self._layout.minimumSize().width()

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that is written in the table, row by row."""
        return tuple(label.text() for label in self.findChildren(QLabel))

    def _clear(self) -> None:
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()

    def _scores(self, observation: Observation, players: Sequence[str], totals: Sequence[int]) -> QWidget:
        table = NumberGrid()
        table.add("", self.tr("Side"), self.tr("Deal"), self.tr("Total"), soft=True)
        scores = observation.result.scores if observation.result is not None else None
        for seat, name in enumerate(players):
            shown = self._side(observation, seat)
            score = "–" if scores is None or seat not in observation.players else signed(scores[seat])
            table.add(name, shown, score, signed(totals[seat]), bold=seat == observation.seat)
        return table

    def _side(self, observation: Observation, seat: Seat) -> str:
        if seat not in observation.players:
            return role_name(Role.RESTING)
        side = observation.parties.get(seat)
        scored = observation.result is not None and observation.result.scores is not None
        return party_name(side) if side is not None and scored else ""


class NumberGrid(QFrame):
    """A grid of labels: the first column left, all others right."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(space(4))
        self._grid.setVerticalSpacing(space(1))
        self._grid.setColumnStretch(0, 1)
        self._next = 0

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that is written in the grid, row by row."""
        return tuple(label.text() for label in self.findChildren(QLabel))

    def add(self, *cells: str, bold: bool = False, soft: bool = False) -> None:
        """Add a row of texts."""
        for column, text in enumerate(cells):
            label = _label(text, bold, soft)
            label.setWordWrap(column == 0 and not soft)
            if column:
                self._grid.addWidget(label, self._next, column, _RIGHT)
            else:
                self._grid.addWidget(label, self._next, column)
        self._next += 1


def _label(text: str, bold: bool, soft: bool) -> QLabel:
    label = QLabel(text)
    if bold:
        label.setProperty("weight", "bold")
    if soft:
        label.setProperty("tone", "soft")
    return label
