"""The line at the top of the table: what is played, by whom, and the trumps in order."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.engine.cards import Hand
from cardavia.engine.state import Standing
from cardavia.ui import texts, theme
from cardavia.ui.texts_base import sentences
from cardavia.ui.texts_session import standing_mark, standing_sentence
from cardavia.ui.trump_signs import trump_signs


class TopLine(QWidget):
    """Shows the contract in words and the trumps as signs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self._trumps: Hand = ()
        self._pack = Pack.FRENCH
        self._mark = ""
        self._short_mark = ""
        self._scale = 1.0

    @property
    def mark(self) -> str:
        """What the session brings into the deal; empty for a usual one."""
        return self._mark

    @property
    def words(self) -> str:
        """The contract and who plays it."""
        return self._words

    def show_contract(self, words: str, trumps: Hand, pack: Pack) -> None:
        """Show the contract in words and its trumps, which may be none."""
        changed = (words, trumps, pack) != (self._words, self._trumps, self._pack)
        self._words, self._trumps, self._pack = words, trumps, pack
        self.setAccessibleName(words)
        self.setAccessibleDescription(self._spoken_trumps())
        if changed:
            self.update()

    def show_standing(self, standing: Standing) -> None:
        """Show in a word what the session brings into the deal, and its meaning in a sentence on demand."""
        mark, meaning = standing_mark(standing), standing_sentence(standing)
        changed = mark != self._mark
        self._mark, self._short_mark = mark, standing_mark(standing, short=True)
        self.setToolTip(meaning)
        self.setAccessibleDescription(sentences(self._spoken_trumps(), meaning) if meaning else self._spoken_trumps())
        if changed:
            self.update()

    def set_scale(self, scale: float) -> None:
        """Multiply the size of the text."""
        self._scale = scale
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.palette()
        painter.fillRect(self.rect(), theme.color(colours.cloth_edge))
        painter.setPen(theme.color(colours.cloth_text))
        right = self.width() - 8 - self._paint_trumps(painter)
        right -= self._paint_mark(painter, right)
        room = QRect(12, 0, right - 24, self.height())
        painter.setFont(self._font(room.width()))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(room, int(flags), self._words)
        painter.end()

    def _paint_trumps(self, painter: QPainter) -> int:
        """Paint the trumps at the right end and return the width they take."""
        if not self._trumps:
            painter.setFont(theme.font(round(theme.BODY * self._scale)))
            text = self.tr("No trumps")
            room = self.rect().adjusted(0, 0, -10, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
            return painter.fontMetrics().horizontalAdvance(text)
        height = self.height() - 8
        picture = trump_signs(self._trumps, self._pack, height, self.devicePixelRatioF())
        width = round(picture.width() / picture.devicePixelRatioF())
        painter.drawPixmap(self.width() - width - 6, 4, picture)
        return width

    def _paint_mark(self, painter: QPainter, right: int) -> int:
        """Paint the mark as a badge that ends there and return the width it takes."""
        if not self._mark:
            return 0
        colours = theme.palette()
        painter.setFont(theme.font(round(theme.SMALL * self._scale), bold=True))
        metrics = painter.fontMetrics()
        room = right - metrics.horizontalAdvance(self._words) - theme.space(14)
        mark = self._mark if metrics.horizontalAdvance(self._mark) <= room else self._short_mark
        width = metrics.horizontalAdvance(mark) + theme.space(4)
        height = self.height() - theme.space(2)
        badge = QRectF(right - width - theme.space(2), theme.STEP, width, height)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(colours.gold_on_cloth))
        painter.drawRoundedRect(badge, theme.CORNER, theme.CORNER)
        painter.setPen(theme.color(colours.gold_text))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, mark)
        painter.restore()
        return width + theme.space(3)

    def _font(self, room: int) -> QFont:
        large = theme.font(round(theme.BODY * self._scale), bold=True)
        fits = QFontMetrics(large).horizontalAdvance(self._words) <= room
        return large if fits else theme.font(round(theme.SMALL * self._scale), bold=True)

    def _spoken_trumps(self) -> str:
        if not self._trumps:
            return self.tr("There are no trumps.")
        names = texts.card_names(self._trumps, self._pack)
        return self.tr("Trumps: {list}").format(list=names)
