"""The log of the deal: every move as a sentence, the same that are spoken."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from cardavia.ui.theme import BODY, font


class LogView(QWidget):
    """Sentences from old to new; a trick's end stands out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = QListWidget()
        self._list.setWordWrap(True)
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setAccessibleName(self.tr("Log"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._list)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Everything in the log, oldest first."""
        return tuple(self._list.item(row).text() for row in range(self._list.count()))

    def add(self, sentence: str, strong: bool = False) -> None:
        """Add a sentence at the end and show it, unless a person reads further up."""
        bar = self._list.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        self._list.addItem(_item(sentence, strong))
        if at_end:
            self._list.scrollToBottom()

    def start(self, sentences: Iterable[tuple[str, bool]]) -> None:
        """Put sentences, each with whether it stands out, in the place of all there are."""
        self._list.clear()
        for sentence, strong in sentences:
            self._list.addItem(_item(sentence, strong))
        self._list.scrollToBottom()


def _item(sentence: str, strong: bool) -> QListWidgetItem:
    item = QListWidgetItem(sentence)
    item.setFont(font(BODY, bold=strong))
    return item
