"""Troubles a person must know of, in a strip at the top of the window that stands in nobody's way."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from cardavia.ui.announcing import announce
from cardavia.ui.retranslate import Sentence, labelled, translated, words
from cardavia.ui.theme import space


class MessageStrip(QFrame):
    """Shows one message at a time until it is put away; the next waiting one then takes its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "message")
        self._waiting: list[Sentence] = []
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setProperty("tone", "message")
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.close_button = labelled(QPushButton(self), lambda: self.tr("Put away"))
        self.close_button.clicked.connect(self._put_away)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(space(4), space(2), space(4), space(2))
        layout.setSpacing(space(4))
        layout.addWidget(self._label, 1)
        layout.addWidget(self.close_button)
        self.hide()
        translated(self, lambda: self._label.setText(self.message))

    @property
    def message(self) -> str:
        """The message now shown; empty when there is none."""
        return words(self._waiting[0]) if self._waiting else ""

    def show_message(self, message: Sentence) -> None:
        """Show a message, or let it wait behind the one that is shown; none stands there twice."""
        text = words(message)
        if text in map(words, self._waiting):
            return
        self._waiting.append(message)
        self._show_first()
        announce(self, text, urgent=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._put_away()
        else:
            super().keyPressEvent(event)

    def _put_away(self) -> None:
        self._waiting = self._waiting[1:]
        self._show_first()

    def _show_first(self) -> None:
        self._label.setText(self.message)
        self.setVisible(bool(self._waiting))
