"""One line on the rules page that tells what has just happened and offers to take it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from cardavia.ui.announcing import announce
from cardavia.ui.retranslate import Sentence, labelled, translated, words
from cardavia.ui.theme import space


class Notice(QFrame):
    """Shows one sentence until the next one or until it is put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "band")
        self._undo: Callable[[], None] | None = None
        self._said: Sentence = ""
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.undo_button = labelled(QPushButton(), lambda: self.tr("&Undo this"))
        self.close_button = labelled(QPushButton(), lambda: self.tr("Put away"))
        for button in (self.undo_button, self.close_button):
            button.setProperty("small", "true")
        self.undo_button.clicked.connect(self._take_back)
        self.close_button.clicked.connect(self.put_away)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(space(3), space(2), space(3), space(2))
        layout.setSpacing(space(2))
        layout.addWidget(self._label, 1)
        layout.addWidget(self.undo_button)
        layout.addWidget(self.close_button)
        self.hide()
        translated(self, lambda: self._label.setText(words(self._said)))

    @property
    def sentence(self) -> str:
        """The sentence shown now; empty when there is none."""
        return "" if self.isHidden() else self._label.text()

    def say(self, sentence: Sentence, undo: Callable[[], None] | None = None, trouble: bool = False) -> None:
        """Show and speak a sentence; with ``undo`` a button takes back what it tells of."""
        self._undo, self._said = undo, sentence
        self._label.setProperty("tone", "trouble" if trouble else "")
        self._label.style().polish(self._label)
        self._label.setText(words(sentence))
        self.undo_button.setVisible(undo is not None)
        self.show()
        announce(self, words(sentence), urgent=trouble)

    def put_away(self) -> None:
        """Show nothing."""
        self._undo = None
        self.hide()

    def _take_back(self) -> None:
        undo = self._undo
        self.put_away()
        if undo is not None:
            undo()
