"""The log of the deal: every move as a sentence, the same that are spoken, with the time at which it was heard."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QListWidgetItem, QVBoxLayout, QWidget

from cardavia.ui.log_lines import SENTENCE, TIME, LogList
from cardavia.ui.theme import BODY, font


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A sentence of the log; ``strong`` makes it stand out.

    ``time`` is the time of day, written ``HH:MM``, empty for what was not heard while it happened.
    """

    sentence: str
    strong: bool = False
    time: str = ""


class LogView(QWidget):
    """Sentences from old to new; a trick's end stands out. The chosen lines can be copied."""

    retranslated = Signal()
    """The language has changed: the sentences have to be written anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = LogList()
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._copy = QAction(self._list)
        self._copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        # Elsewhere in the window the key may mean something else.
        self._copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._copy.triggered.connect(self.copy)
        self._list.addAction(self._copy)
        self._translate()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._list)
        self.setFocusProxy(self._list)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Everything in the log, oldest first, without the times."""
        return tuple(item.data(SENTENCE) for item in self._items)

    @property
    def lines(self) -> tuple[str, ...]:
        """Everything in the log as it stands there, oldest first."""
        return tuple(item.text() for item in self._items)

    @property
    def list(self) -> LogList:
        """The list, which has the keyboard when the log has it."""
        return self._list

    def add(self, entry: LogEntry) -> None:
        """Add a sentence at the end and show it, unless a person reads further up."""
        at_end = self._list.at_end
        self._write(QListWidgetItem(self._list), entry)
        self._make_room()
        if at_end:
            self._list.scrollToBottom()

    def start(self, entries: Iterable[LogEntry]) -> None:
        """Put entries in the place of all there are."""
        self._list.clear()
        for entry in entries:
            self._write(QListWidgetItem(self._list), entry)
        self._make_room()
        self._list.scrollToBottom()

    def reword(self, entries: Iterable[LogEntry]) -> None:
        """Put other words in the place of all there are; where the reader is, and what is chosen, stays."""
        written = list(entries)
        if len(written) != self._list.count():
            self.start(written)
            return
        for item, entry in zip(self._items, written, strict=True):
            self._write(item, entry)
        self._make_room()

    def copy(self) -> None:
        """Put the chosen lines on the clipboard, oldest first; without any nothing happens."""
        chosen = [item.text() for item in self._items if item.isSelected()]
        if chosen:
            QGuiApplication.clipboard().setText("\n".join(chosen))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()
            self.retranslated.emit()

    @property
    def _items(self) -> tuple[QListWidgetItem, ...]:
        return tuple(self._list.item(row) for row in range(self._list.count()))

    def _write(self, item: QListWidgetItem, entry: LogEntry) -> None:
        #: A line of the log: the time of day and what happened.
        timed = self.tr("{time}  {sentence}").format(time=entry.time, sentence=entry.sentence)
        item.setFont(font(BODY, bold=entry.strong))
        item.setText(timed if entry.time else entry.sentence)
        item.setData(SENTENCE, entry.sentence)
        item.setData(TIME, entry.time)

    def _make_room(self) -> None:
        self._list.set_timed(any(item.data(TIME) for item in self._items))

    def _translate(self) -> None:
        self._list.setAccessibleName(self.tr("Log"))
        self._list.setAccessibleDescription(self.tr("What has happened in the deal, oldest first."))
        self._copy.setText(self.tr("&Copy the chosen lines"))
