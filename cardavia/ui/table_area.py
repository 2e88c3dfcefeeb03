"""The table with the result page and the final page over it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.table.step import SheetRow
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.table_view import TableView

if TYPE_CHECKING:
    from cardavia.ui.final_page import FinalPage
    from cardavia.ui.result_page import ResultPage


class TableArea(QWidget):
    """Holds all three; a page covers the table until it is put away, and is made when it is first shown."""

    next_deal = Signal()
    """The person wants the next deal."""
    same_cards = Signal()
    """The person wants to play the same cards again."""
    new_session = Signal()
    """The person wants another session by the same rules."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.table = TableView(pictures, self)
        self._result_below = False
        self.setMinimumSize(self.table.minimumSize())

    @cached_property
    def result(self) -> ResultPage:
        """The page that tells what a deal has brought."""
        from cardavia.ui.result_page import ResultPage

        page = ResultPage(self._pictures, self)
        page.next_deal.connect(self.next_deal)
        page.same_cards.connect(self.same_cards)
        page.opened.connect(self._cover)
        page.closed.connect(self._cover)
        page.place(self.rect())
        return page

    @cached_property
    def final(self) -> FinalPage:
        """The page that tells what a session has come to."""
        from cardavia.ui.final_page import FinalPage

        page = FinalPage(self)
        page.new_session.connect(self.new_session)
        page.back.connect(self.close_final)
        page.place(self.rect())
        return page

    @property
    def shows_result(self) -> bool:
        """Whether the result page lies open over the table."""
        return self._is_open("result") and not self.result.folded

    @property
    def shows_final(self) -> bool:
        """Whether the final page lies over the table."""
        return self._is_open("final")

    def _is_open(self, page: str) -> bool:
        return page in self.__dict__ and self.__dict__[page].isVisible()

    def _pages(self) -> list[ResultPage | FinalPage]:
        """Return the pages that have been made."""
        return [self.__dict__[page] for page in ("result", "final") if page in self.__dict__]

    def close_result(self) -> None:
        """Remove the pages; the keyboard goes back to the table if one of them had it."""
        focused = self.window().focusWidget()
        held = any(page is focused or page.isAncestorOf(focused) for page in self._pages())
        self._result_below = False
        for page in self._pages():
            page.hide()
        self._cover()
        if held:
            self.table.setFocus()

    def show_final(self, rows: Sequence[SheetRow], players: Sequence[str], pack: Pack, over: bool) -> None:
        """Show the final page in the place of the result page."""
        if not self.shows_final:
            self._result_below = self.shows_result
        if self._result_below:
            self.result.hide()
        self.final.show_session(rows, players, pack, over)
        self._cover()

    def close_final(self) -> None:
        """Put the final page away and show what was there before."""
        self.final.hide()
        self._cover()
        if self._result_below:
            self.result.unfold()
        else:
            self.table.take_focus()

    def show_result(self) -> None:
        """Show the result page again."""
        if self.shows_final:
            self.final.hide()
        self.result.unfold()

    def take_focus(self) -> None:
        """Give the keyboard to what lies on top, unless another page hides all of it."""
        if not self.isVisibleTo(self.window()):
            return
        if self.shows_final:
            self.final.take_focus()
        elif self._is_open("result"):
            self.result.next_button.setFocus()
        else:
            self.table.take_focus()

    def _cover(self) -> None:
        """Let Tab come to the tricks on the table only while no page lies over them."""
        covered = self.shows_result or self.shows_final
        self.table.pile.setFocusPolicy(Qt.FocusPolicy.NoFocus if covered else Qt.FocusPolicy.TabFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(self.rect())
        for page in self._pages():
            page.place(self.rect())
