"""How wide the columns of the score sheet are: numbers are whole, then names, and contracts have the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QTableView

from cardavia.ui.theme import BODY, SMALL, font, space

NUMBER, CONTRACT, FIRST_PLAYER = 0, 1, 2
"""Columns: the deal, what was played in it, and from here on one for each player."""
SECOND_LINE: Final = int(Qt.ItemDataRole.UserRole)
"""Role of the smaller text below the first in a cell."""
EDGE: Final = space(1)
"""Room in pixels between a number and the right border of its cell."""
HEAD_EDGE: Final = 2
"""Room beside a head, where the style sheet sets it, and before what stands below it."""
_NUMBER_WIDTH: Final = space(11)
"""Width of the number's column beside that of the contract."""
_APART: Final = space(1)
"""What two players' columns stand farther apart where there is room."""
_CONTRACT_WISH: Final = space(32)
"""A contract that needs more than there is, and has not even this, stands below its number."""
_WIDEST_NAME: Final = space(15)
"""A longer name is shortened before a contract goes below its number."""
_FIRST_SHARE: Final = 0.4
"""Part of the width that the number's column, with the contract below, may keep from names that are too long."""


class SheetHeads(QHeaderView):
    """The heads of the columns; a text that is too long is shortened to what its column shows, no more."""

    def __init__(self, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(space(5))

    def needed(self, column: int) -> int:
        """Return the width in pixels in which the head of a column is whole."""
        text = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        return _longest((text,), font(SMALL)) + 2 * HEAD_EDGE

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, column: int) -> None:
        super().initStyleOptionForIndex(option, column)
        room = self.sectionSize(column) - 2 * HEAD_EDGE
        option.text = QFontMetrics(font(SMALL)).elidedText(option.text, Qt.TextElideMode.ElideRight, room)


class SheetTable(QTableView):
    """A table that shares its width among its columns, anew when it or what is written in it has changed."""

    def __init__(self, model: QAbstractItemModel, set_crowded: Callable[[bool], None]) -> None:
        super().__init__()
        self._set_crowded = set_crowded
        self.heads = SheetHeads(self)
        self._total_font = _total_fonts()[0]
        self.setHorizontalHeader(self.heads)
        self.setModel(model)
        model.modelReset.connect(self.fit)
        model.dataChanged.connect(self.fit)

    @property
    def total_font(self) -> QFont:
        """The font in which every total is whole."""
        return self._total_font

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def fit(self) -> None:
        """Share the width out; a table that is not shown waits until it is."""
        if not self.isVisible():
            return
        width = self.viewport().width()
        crowded = not self._is_roomy(width, crowded=False)
        self._set_crowded(crowded)
        self._total_font = self._font_for(width, crowded)
        least = self._numbers(self._total_font)
        wanted = [max(room, self.heads.needed(column)) for column, room in enumerate(least, FIRST_PLAYER)]
        room = width - self._kept(width, crowded)
        apart = _APART if sum(wanted) + _APART * len(wanted) <= room else 0
        self._apply(crowded, [part + apart for part in shared(least, wanted, room)])

    def _font_for(self, width: int, crowded: bool) -> QFont:
        """Return the largest font that leaves room for names and contracts, or else in which the totals are whole."""
        usual, *smaller = _total_fonts()
        if self._is_roomy(width, crowded):
            return usual
        left = width - self._widest(NUMBER, font(BODY)) - HEAD_EDGE
        return next((found for found in smaller if sum(self._numbers(found)) <= left), smaller[-1])

    def _is_roomy(self, width: int, crowded: bool) -> bool:
        """Say whether totals in their usual font, names of usual length and contracts are whole beside one another."""
        heads = (min(self.heads.needed(column), _WIDEST_NAME) for column in self._players)
        players = sum(map(max, self._numbers(_total_fonts()[0]), heads))
        return self._kept(width, crowded) + players <= width

    def _kept(self, width: int, crowded: bool) -> int:
        """Return what names that are too long leave to the columns before them."""
        if not crowded:
            return self._beside() + min(self._contract(), _CONTRACT_WISH)
        return min(self._widest(NUMBER, font(BODY), font(SMALL)) + HEAD_EDGE, int(width * _FIRST_SHARE))

    def _apply(self, crowded: bool, players: Sequence[int]) -> None:
        self.setColumnHidden(CONTRACT, crowded)
        widths = (self._beside(), 0, *players)
        for column, width in enumerate(widths):
            stretched = column == (NUMBER if crowded else CONTRACT)
            mode = QHeaderView.ResizeMode.Stretch if stretched else QHeaderView.ResizeMode.Fixed
            self.heads.setSectionResizeMode(column, mode)
            if not stretched and not self.isColumnHidden(column):
                self.setColumnWidth(column, width)

    @property
    def _players(self) -> range:
        return range(FIRST_PLAYER, self.model().columnCount())

    def _beside(self) -> int:
        """Return the width of the number's column where the contract has its own."""
        return max(_NUMBER_WIDTH, self.heads.needed(NUMBER))

    def _contract(self) -> int:
        return max(self._widest(CONTRACT, font(BODY), font(SMALL)) + HEAD_EDGE, self.heads.needed(CONTRACT))

    def _numbers(self, total: QFont) -> list[int]:
        return [self._widest(column, total, font(SMALL)) + EDGE + HEAD_EDGE for column in self._players]

    def _widest(self, column: int, first: QFont, second: QFont | None = None) -> int:
        """Return how wide the longest text of a column is, in pixels; of both lines where both have a font."""
        widths = [_longest(self._texts(column, Qt.ItemDataRole.DisplayRole), first)]
        if second is not None:
            widths.append(_longest(self._texts(column, SECOND_LINE), second))
        return max(widths)

    def _texts(self, column: int, role: int) -> set[str]:
        model = self.model()
        return {str(model.index(row, column).data(role) or "") for row in range(model.rowCount())}


def shared(least: Sequence[int], wanted: Sequence[int], room: int) -> list[int]:
    """Return widths which together take the room at most, unless the least do already; the widest lose first."""
    widths = list(wanted)
    while sum(widths) > room:
        wide = [place for place, width in enumerate(widths) if width > least[place]]
        if not wide:
            break
        widths[max(wide, key=lambda place: widths[place])] -= 1
    return widths


def _total_fonts() -> tuple[QFont, ...]:
    """Return the fonts in which a total may be written, the usual one first."""
    return font(BODY, bold=True), font(SMALL, bold=True), font(SMALL), font(SMALL - 1)


def _longest(texts: Iterable[str], written: QFont) -> int:
    """Return the width of the longest text, rounded up."""
    metrics = QFontMetricsF(written)
    return ceil(max((metrics.horizontalAdvance(text) for text in texts), default=0.0))
