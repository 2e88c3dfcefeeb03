"""What the program says: shown in the status strip, spoken by a screen reader, and repeated on demand.

How much is spoken by itself is set in four levels, each with everything of the one before it:

- ``off``: nothing but what a person has asked for and why something was refused, which must never be silent.
- ``cards``: every card as it is played, and when it is the person's turn. Without them nobody could play unseen.
- ``score``: also who takes each trick with how many points, and how the deal has ended.
- ``all``: also calls, bids, exchanges and announcements, and the last chance to announce something.

The strip and the log show every sentence at every level, and U repeats the last one.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from cardavia.storage.settings import SPEECH
from cardavia.ui.announcing import announce
from cardavia.ui.retranslate import Sentence, translated, words
from cardavia.ui.theme import BODY, SMALL, font, space


class Matter(Enum):
    """What a sentence is about, which decides from which level on it is spoken."""

    ANSWER = "answer"
    CARD = "card"
    TURN = "turn"
    SCORE = "score"
    CALL = "call"


_SPOKEN_FROM: Final = {
    Matter.ANSWER: "off",
    Matter.CARD: "cards",
    Matter.TURN: "cards",
    Matter.SCORE: "score",
    Matter.CALL: "all",
}


def is_spoken(matter: Matter, level: str) -> bool:
    """Say whether a sentence about the matter is spoken at the level, which is one of ``SPEECH``."""
    return SPEECH.index(level) >= SPEECH.index(_SPOKEN_FROM[matter])


def next_level(level: str) -> str:
    """Return the level after this one; after the last comes the first."""
    return SPEECH[(SPEECH.index(level) + 1) % len(SPEECH)]


class StatusStrip(QFrame):
    """A strip of constant height with the latest sentence, which a screen reader speaks too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "strip")
        self._spoken = ""
        self._phrases: dict[str, Sentence] = {}
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        # A long sentence takes smaller letters and a second line, so that nothing moves.
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setFixedHeight(2 * QFontMetrics(font(SMALL)).height() + space(2))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(space(4), space(1), space(4), space(1))
        layout.addWidget(self._label)
        translated(self, self._rephrase_all)

    @property
    def sentence(self) -> str:
        """The sentence shown now; empty before the first."""
        return self._label.text()

    @property
    def spoken(self) -> str:
        """The sentence that would be repeated: the last one said, whether or not it was heard."""
        return self._spoken

    def say(self, said: Sentence, urgent: bool = False, shown: bool = True, aloud: bool = True) -> None:
        """Show a sentence, unless it stands elsewhere, and speak it ``aloud``; an urgent one interrupts the reader."""
        sentence = words(said)
        self._phrases = {text: known for text, known in self._phrases.items() if text in (self.sentence, self._spoken)}
        self._phrases[sentence] = said
        if shown:
            self._show(sentence)
        self._spoken = sentence
        if aloud:
            announce(self, sentence, urgent)

    def rephrase(self, old: str, new: str) -> None:
        """Put new words in the place of a sentence that is shown, or would be repeated; nothing is said."""
        if self.sentence == old:
            self._show(new)
        if self._spoken == old:
            self._spoken = new

    def _rephrase_all(self) -> None:
        """Say in the language of now what can say itself; whoever gave a text as it is puts it into other words."""
        known = [(text, said) for text, said in self._phrases.items() if not isinstance(said, str)]
        for text, said in known:
            self.rephrase(text, words(said))
        self._phrases = {words(said): said for _, said in known}

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
