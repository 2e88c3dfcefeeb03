"""What the program says: shown in the status strip, spoken by a screen reader, and repeated on demand."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from cardavia.ui.announcing import announce
from cardavia.ui.theme import BODY, SMALL, font, space


class StatusStrip(QFrame):
    """A strip of constant height with the latest sentence, which a screen reader speaks too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "strip")
        self._spoken = ""
        self._label = QLabel()
        self._label.setWordWrap(True)
        # A long sentence takes smaller letters and a second line, so that nothing moves.
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setFixedHeight(2 * QFontMetrics(font(SMALL)).height() + space(2))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(space(4), space(1), space(4), space(1))
        layout.addWidget(self._label)

    @property
    def sentence(self) -> str:
        """The sentence shown now; empty before the first."""
        return self._label.text()

    @property
    def spoken(self) -> str:
        """The sentence said last."""
        return self._spoken

    def say(self, sentence: str, urgent: bool = False, shown: bool = True) -> None:
        """Speak a sentence and show it, unless it stands elsewhere; an urgent one interrupts a screen reader."""
        if shown:
            self._show(sentence)
        self._spoken = sentence
        announce(self, sentence, urgent)

    def rephrase(self, old: str, new: str) -> None:
        """Put new words in the place of a sentence that is shown, or would be repeated; nothing is said."""
        if self.sentence == old:
            self._show(new)
        if self._spoken == old:
            self._spoken = new

    def repeat(self) -> None:
        """Say and show the latest sentence again."""
        if self._spoken:
            self.say(self._spoken, urgent=True)

    def _show(self, sentence: str) -> None:
        self._label.setText(sentence)
        self._label.setToolTip(sentence)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - space(8)
        fits = QFontMetrics(font(BODY)).horizontalAdvance(self.sentence) <= room
        self._label.setFont(font(BODY if fits else SMALL))
