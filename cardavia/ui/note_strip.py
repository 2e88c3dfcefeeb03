"""One calm line above the hand: whose turn it is, or why something was refused."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.ui import theme

_PAD = 10
_OVER_MARK = theme.space(3)
"""Pixels by which advice stands higher, clear of the mark on the card that it tells of."""


class NoteStrip(QWidget):
    """A sentence that never takes a click and needs no answer; what is more than the prompt stands on a ground."""

    covers = Signal(QRect)
    """What the sentence lies over now, in the coordinates of the owner; empty where there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._refusal = False
        self._raised = False
        self._area = QRect()
        self._scale = 1.0
        self._pixels = theme.BODY
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text(self) -> str:
        """The sentence shown now."""
        return self._text

    @property
    def is_refusal(self) -> bool:
        """Whether the sentence says why something was refused."""
        return self._refusal

    def say(self, text: str, refusal: bool = False, raised: bool = False) -> None:
        """Show the sentence; a ``raised`` one is advice and has a ground of its own, and so has a refusal."""
        if (text, refusal, raised) == (self._text, self._refusal, self._raised):
            return
        self._text, self._refusal, self._raised = text, refusal, raised
        self.setAccessibleName(text)
        self._fit()

    def arrange(self, area: QRect, scale: float) -> None:
        """Stand on the lower edge of the area; a long sentence grows upwards."""
        self._area, self._scale = area, scale
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._text:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink = self._colours()
        if ground:
            painter.setPen(theme.color(ground if self._refusal else theme.palette().paper_edge))
            painter.setBrush(theme.color(ground))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.CORNER, theme.CORNER)
        painter.setPen(theme.color(ink))
        painter.setFont(theme.font(self._pixels))
        painter.drawText(self.rect().adjusted(_PAD, 0, -_PAD, 0), int(_FLAGS), self._text)
        painter.end()

    def _colours(self) -> tuple[str, str]:
        """Return the colours of the ground, empty where there is none, and of the text."""
        colours = theme.palette()
        if self._refusal:
            return colours.strip, colours.strip_text
        return (colours.paper, colours.ink) if self._raised else ("", colours.cloth_text)

    def _fit(self) -> None:
        width = self._area.width()
        for size in (theme.BODY, theme.SMALL):
            self._pixels = round(size * self._scale)
            metrics = QFontMetrics(theme.font(self._pixels))
            if metrics.horizontalAdvance(self._text) <= width - 2 * _PAD:
                break
        lines = metrics.boundingRect(QRect(0, 0, width - 2 * _PAD, 1000), int(_FLAGS), self._text)
        height = max(self._area.height(), lines.height() + 8)
        bottom = self._area.bottom() + 1 - (_OVER_MARK if self._raised and not self._refusal else 0)
        self.setGeometry(QRect(self._area.x(), bottom - height, width, height))
        self.covers.emit(self.geometry() if self._text else QRect())
        self.update()


_FLAGS = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
