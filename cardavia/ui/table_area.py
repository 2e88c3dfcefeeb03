"""The table with the result page and the final page over it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.table.step import SheetRow
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.final_page import FinalPage
from cardavia.ui.result_page import ResultPage
from cardavia.ui.table_view import TableView


class TableArea(QWidget):
    """Holds all three; a page covers the table until it is put away."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableView(pictures, self)
        self.result = ResultPage(pictures, self)
        self.final = FinalPage(self)
        self._result_below = False
        self.setMinimumSize(self.table.minimumSize())

    def close_result(self) -> None:
        """Remove the pages; the keyboard goes back to the table if one of them had it."""
        focused = self.window().focusWidget()
        held = any(page is focused or page.isAncestorOf(focused) for page in (self.result, self.final))
        self._result_below = False
        self.final.hide()
        self.result.hide()
        if held:
            self.table.setFocus()

    def show_final(self, rows: Sequence[SheetRow], players: Sequence[str], pack: Pack, over: bool) -> None:
        """Show the final page in the place of the result page."""
        if not self.final.isVisible():
            self._result_below = self.result.isVisible() and not self.result.folded
        if self._result_below:
            self.result.hide()
        self.final.show_session(rows, players, pack, over)

    def close_final(self) -> None:
        """Put the final page away and show what was there before."""
        self.final.hide()
        if self._result_below:
            self.result.unfold()
        else:
            self.table.setFocus()

    def show_result(self) -> None:
        """Show the result page again."""
        self.final.hide()
        self.result.unfold()

    def take_focus(self) -> None:
        """Give the keyboard to what lies on top."""
        if self.final.isVisible():
            self.final.take_focus()
        elif self.result.isVisible():
            self.result.next_button.setFocus()
        else:
            self.table.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(self.rect())
        self.result.place(self.rect())
        self.final.place(self.rect())
