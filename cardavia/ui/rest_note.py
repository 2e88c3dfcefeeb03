"""What stands in the place of the hand while the person deals and rests."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.ui import theme


class RestNote(QWidget):
    """A sentence in large letters on the cloth; hidden when there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence shown now."""
        return self._text

    def say(self, text: str) -> None:
        """Show the sentence, or nothing when it is empty."""
        self._text = text
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.update()

    def set_scale(self, scale: float) -> None:
        """Multiply the size of the text."""
        self._scale = scale
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(theme.color(theme.palette().cloth_text))
        painter.setFont(theme.font(round(theme.TITLE * self._scale)))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        margin = theme.space(6)
        painter.drawText(self.rect().adjusted(margin, 0, -margin, 0), int(flags), self._text)
        painter.end()
