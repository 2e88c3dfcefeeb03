"""One card as large as the page, to see how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardavia.ui.card_button import paint_card
from cardavia.ui.shadow import paint_shadow
from cardavia.ui.theme import LARGE, color, font, palette, space
from cardavia.ui.trick_view import paint_ring

_HIGHEST: Final = 1100
_CLOSING: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CardLarge(QWidget):
    """Covers its page with a picture and its name; a click or Escape closes it, the arrows go to the next card."""

    closed = Signal(str)
    """The name of the picture that was shown last."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self._cards: list[tuple[str, str]] = []
        self._place = 0
        self._aspect = 1.0
        self._picture: Callable[[str, float, float, float], QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def name(self) -> str:
        """What the card that is shown is called."""
        return self._cards[self._place][1] if self._cards else ""

    def open(
        self,
        cards: Sequence[tuple[str, str]],
        name: str,
        aspect: float,
        picture: Callable[[str, float, float, float], QPixmap],
    ) -> None:
        """Show one of the pictures, given as `CardSheet` is given them."""
        self._cards, self._aspect, self._picture = list(cards), aspect, picture
        self.setGeometry(self._page.rect())
        self._go([known for known, _ in cards].index(name))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def name_cards(self, cards: Sequence[tuple[str, str]]) -> None:
        """Call the same pictures otherwise."""
        if len(cards) == len(self._cards):
            self._cards = list(cards)
            self._go(self._place)

    def close_view(self) -> None:
        """Go back to the page."""
        if not self.isHidden():
            self.hide()
            self.closed.emit(self._cards[self._place][0])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_view()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in _CLOSING:
            self.close_view()
        elif event.key() in steps:
            self._go((self._place + steps[Qt.Key(event.key())]) % len(self._cards))
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = palette()
        painter.fillRect(self.rect(), color(colours.cloth_edge))
        place = self._card_place()
        if self._picture is not None and self._cards:
            paint_shadow(painter, QRectF(place), self.devicePixelRatioF())
            name = self._cards[self._place][0]
            paint_card(painter, self._picture(name, place.width(), self.devicePixelRatioF(), place.height()), place)
        painter.setPen(color(colours.cloth_text))
        painter.setFont(font(LARGE, bold=True))
        line = QRect(0, place.bottom(), self.width(), self.height() - place.bottom())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.name)
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()))
        painter.end()

    def _card_place(self) -> QRect:
        below = space(12)
        height = min(self.height() - below - space(4), _HIGHEST)
        size = QSize(round(height / self._aspect), height)
        left, top = (self.width() - size.width()) // 2, (self.height() - below - height) // 2
        return QRect(left, top, size.width(), size.height())

    def _go(self, place: int) -> None:
        self._place = place
        self.setAccessibleName(self.name)
        self.setAccessibleDescription(self.tr("Escape closes the picture; the arrow keys go to the next card."))
        self.update()
