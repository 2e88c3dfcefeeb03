"""The panel of an exchange: cards are picked in the hand, and one button hands them over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from cardavia.engine.actions import Exchange
from cardavia.engine.cards import Hand, by_suit
from cardavia.ui import theme
from cardavia.ui.compact import set_compact
from cardavia.ui.texts_calls import choose_more_sentence, exchange_label

_PAD = 10
_GAP = 6


class ExchangePanel(QFrame):
    """Asks for cards to hand over. The button works exactly while the picked cards are a legal exchange."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("panel", "paper")
        self._prompt = self._make_label()
        self._note = self._make_label()
        self.button = QPushButton(self)
        self.button.setProperty("role", "primary")
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self._hand_over)
        self._legal: dict[Hand, Exchange] = {}
        self._picks: Hand = ()
        self._refusal: Callable[[], str] = str
        self.hide()

    @property
    def needed(self) -> int:
        """How many cards have to be picked."""
        return len(next(iter(self._legal), ()))

    @property
    def note(self) -> str:
        """Why the button does not work yet; empty when it does."""
        return self._note.text()

    def ask(self, actions: Sequence[Exchange], prompt: str, refusal: Callable[[], str]) -> None:
        """Show the panel for these exchanges, or hide it when there are none.

        ``refusal`` makes the sentence that says why cards which are enough in number may not be handed over.
        """
        self._legal = {action.cards: action for action in actions}
        self._refusal = refusal
        self._prompt.setText(prompt)
        self.setAccessibleName(prompt)
        self.setVisible(bool(actions))
        if actions:
            self.button.setText(exchange_label(actions[0].transfer))
            self.show_picks(self._picks)

    def show_picks(self, cards: Hand) -> None:
        """Say whether these picked cards can be handed over; while nothing is asked, nothing is said."""
        self._picks = by_suit(cards)
        if not self._legal:
            return
        self.button.setEnabled(self._picks in self._legal)
        self._note.setText(self._why_not())
        self.button.setAccessibleDescription(self._note.text())

    def arrange(self, area: QRect, scale: float) -> None:
        """Stand on the lower edge of the area, as high as the sentences need."""
        pixels = round(theme.BODY * scale)
        set_compact(self, pixels)
        metrics = QFontMetrics(theme.font(pixels))
        inner = area.width() - 2 * _PAD
        prompt = QRect(_PAD, _PAD - 2, inner, self._lines(metrics, self._prompt, inner))
        # The note keeps the room of two lines, so that the button does not move while cards are picked.
        note = QRect(_PAD, prompt.bottom() + _GAP, inner, 2 * metrics.lineSpacing())
        letters = QFontMetrics(theme.font(pixels, bold=True))
        size = QSize(letters.horizontalAdvance(self.button.text()) + 48, letters.height() + 16)
        self._prompt.setGeometry(prompt)
        self._note.setGeometry(note)
        self.button.setGeometry(
            QRect((area.width() - size.width()) // 2, note.bottom() + _GAP, size.width(), size.height())
        )
        height = self.button.geometry().bottom() + 1 + _PAD
        self.setGeometry(QRect(area.x(), area.bottom() + 1 - height, area.width(), height))

    def _make_label(self) -> QLabel:
        label = QLabel(self)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        return label

    def _lines(self, metrics: QFontMetrics, label: QLabel, width: int) -> int:
        flags = int(Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(QRect(0, 0, width, 1000), flags, label.text()).height() + 2

    def _why_not(self) -> str:
        missing = self.needed - len(self._picks)
        if missing > 0:
            return choose_more_sentence(missing)
        if missing < 0:
            return self.tr("Put back %n cards.", "", -missing)
        return "" if self._picks in self._legal else self._refusal()

    def _hand_over(self) -> None:
        action = self._legal.get(self._picks)
        if action is not None:
            self.chosen.emit(action)
