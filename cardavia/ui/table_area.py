"""The table with the result page over it."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cardavia.ui.cards_view import CardPictures
from cardavia.ui.result_page import ResultPage
from cardavia.ui.table_view import TableView


class TableArea(QWidget):
    """Holds both; the page covers the table until it is put away."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableView(pictures, self)
        self.result = ResultPage(pictures, self)
        self.setMinimumSize(self.table.minimumSize())

    def close_result(self) -> None:
        """Remove the page; the keyboard goes back to the table if the page had it."""
        held = self.result.hasFocus() or any(part.hasFocus() for part in self.result.findChildren(QWidget))
        self.result.hide()
        if held:
            self.table.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(self.rect())
        self.result.place(self.rect())
