"""Small links that lead from anywhere in the window to a paragraph of the rule book."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from cardavia.ui.book_desk import ask_rule, set_rule
from cardavia.ui.compact import set_compact
from cardavia.ui.retranslate import translated
from cardavia.ui.theme import BODY, RING, color, palette, space

_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class RuleLabel(QLabel):
    """A text that leads to its rule; only the pointer and the focus show that it does."""

    def __init__(self, text: str, target: str, game: str, stop: bool = True) -> None:
        """Lead to a page and paragraph of a game; ``stop`` makes the text a stop of the Tab key."""
        super().__init__(text)
        self._target, self._game = target, game
        set_rule(self, target, game)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if stop else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        translated(self, self._translate)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS:
            self._open()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._underline(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._underline(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(color(palette().focus), RING))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()

    def _underline(self, shown: bool) -> None:
        letters = self.font()
        letters.setUnderline(shown)
        self.setFont(letters)

    def _open(self) -> None:
        ask_rule(self, self._target, self._game)

    def _translate(self) -> None:
        self.setToolTip(self.tr("Opens the rule (F1)"))


class WhyButton(QPushButton):
    """Stands by a sentence that refuses something and leads to the rule; F1 does the same."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("small", "true")
        # A click must not take the keyboard from the hand.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stood: tuple[QRect, int, float] | None = None
        translated(self, self._translate)
        self.hide()

    def stand_by(self, sentence: QRect, room: int, scale: float) -> None:
        """Stand beside a sentence's place, or over its left end where the ``room`` ends before that; text to scale."""
        self._stood = sentence, room, scale
        set_compact(self, round(BODY * scale))
        self.adjustSize()
        beside = QPoint(sentence.right() + space(2), sentence.bottom() + 1 - self.height())
        over = QPoint(sentence.left(), sentence.top() - self.height())
        self.move(beside if beside.x() + self.width() <= room else over)
        self.raise_()

    def _translate(self) -> None:
        self.setText(self.tr("Why? (F1)"))
        self.setAccessibleName(self.tr("Why? Opens the rule."))
        # Another language comes to the table first, which places the button with the text it had.
        if self._stood is not None:
            self.stand_by(*self._stood)
