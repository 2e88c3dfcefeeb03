"""The line at the top of the table: what is played, by whom, the trumps in order, and what is counted."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.engine.cards import Hand
from cardavia.engine.observation import Observation
from cardavia.engine.state import Standing
from cardavia.ui import theme
from cardavia.ui.retranslate import translated
from cardavia.ui.texts_base import sentences
from cardavia.ui.texts_cards import card_names
from cardavia.ui.texts_session import standing_mark, standing_sentence
from cardavia.ui.texts_table import counted_points
from cardavia.ui.trump_signs import trump_signs

_FLAGS = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
_LEAST_WORDS = 120
"""Room in pixels at scale 1 that the words keep before a badge takes its short form."""


class TopLine(QWidget):
    """Shows the contract in words, the trumps as signs and, if the person wants it, the own card points."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self._trumps: Hand = ()
        self._pack = Pack.FRENCH
        self._standing = Standing()
        self._observation: Observation | None = None
        self._counts = False
        self._scale = 1.0
        self._look: tuple[object, ...] = ()
        translated(self, self._tell)

    @property
    def mark(self) -> str:
        """What the session brings into the deal; empty for a usual one."""
        return standing_mark(self._standing)

    @property
    def words(self) -> str:
        """The contract and who plays it."""
        return self._words

    @property
    def points(self) -> str:
        """The card points that are counted for the person; empty where none are."""
        return self._points()

    def show_contract(self, words: str, trumps: Hand, pack: Pack) -> None:
        """Show the contract in words and its trumps, which may be none."""
        self._words, self._trumps, self._pack = words, trumps, pack
        self._tell()

    def show_standing(self, standing: Standing) -> None:
        """Show in a word what the session brings into the deal, and its meaning in a sentence on demand."""
        self._standing = standing
        self._tell()

    def show_points(self, observation: Observation) -> None:
        """Show the card points of this position, while they are counted."""
        self._observation = observation
        self._tell()

    def count_points(self, counts: bool) -> None:
        """Count the card points for the person from now on, or no more."""
        self._counts = counts
        self._tell()

    def set_scale(self, scale: float) -> None:
        """Multiply the size of the text."""
        self._scale = scale
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.palette()
        # As a rectangle: to fill one, PySide would set up all that has to do with gradients.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(colours.cloth_edge))
        painter.drawRect(self.rect())
        painter.setPen(theme.color(colours.cloth_text))
        right = self.width() - theme.space(2) - self._paint_trumps(painter)
        right -= self._paint_mark(painter, right)
        right -= self._paint_points(painter, right)
        self._paint_words(painter, QRect(12, 0, right - 24, self.height()))
        painter.end()

    def _paint_words(self, painter: QPainter, room: QRect) -> None:
        """Paint the words in one line, or smaller in two; what is still too long ends in an ellipsis."""
        painter.setFont(theme.font(round(theme.BODY * self._scale), bold=True))
        if painter.fontMetrics().horizontalAdvance(self._words) > room.width():
            painter.setFont(theme.font(round(theme.SMALL * self._scale), bold=True))
        painter.drawText(room, _FLAGS, _shortened(self._words, painter.fontMetrics(), room))

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
        """Paint what the session brings as a filled badge that ends there and return the width it takes."""
        colours = theme.palette()
        ground, ink = theme.color(colours.gold_on_cloth), theme.color(colours.gold_text)
        short = standing_mark(self._standing, short=True)
        return self._paint_badge(painter, right, (self.mark, short), ground, ink)

    def _paint_points(self, painter: QPainter, right: int) -> int:
        """Paint the points as an outlined badge that ends there and return the width it takes."""
        ink = theme.color(theme.palette().cloth_text)
        return self._paint_badge(painter, right, (self._points(), self._points(short=True)), None, ink)

    def _paint_badge(
        self, painter: QPainter, right: int, forms: tuple[str, str], ground: QColor | None, ink: QColor
    ) -> int:
        if not forms[0]:
            return 0
        painter.save()
        painter.setFont(theme.font(round(theme.SMALL * self._scale), bold=True))
        metrics = painter.fontMetrics()
        text = self._form(forms, metrics, right)
        width = metrics.horizontalAdvance(text) + theme.space(4)
        badge = QRectF(right - width - theme.space(2), theme.STEP, width, self.height() - theme.space(2))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ground or ink, 1))
        painter.setBrush(ground or Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(badge, theme.CORNER, theme.CORNER)
        painter.setPen(ink)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()
        return width + theme.space(3)

    def _form(self, forms: tuple[str, str], metrics: QFontMetrics, right: int) -> str:
        """Return the long form where it leaves the words their room, otherwise the short one."""
        words = min(metrics.horizontalAdvance(self._words), 2 * round(_LEAST_WORDS * self._scale))
        room = right - words - theme.space(14)
        return forms[0] if metrics.horizontalAdvance(forms[0]) <= room else forms[1]

    def _points(self, short: bool = False) -> str:
        if not self._counts or self._observation is None:
            return ""
        return counted_points(self._observation, short)

    def _tell(self) -> None:
        """Bring names and descriptions in line with what is shown, and paint it where it is new."""
        meaning = standing_sentence(self._standing)
        told = [self._spoken_trumps(), *filter(None, (meaning, self._points()))]
        self.setAccessibleName(self._words)
        self.setAccessibleDescription(reduce(sentences, told))
        self.setToolTip(meaning)
        look = (self._words, self._trumps, self._pack, self.mark, self._points())
        # Whoever paints only what has changed keeps a large window quick.
        if look != self._look:
            self._look = look
            self.update()

    def _spoken_trumps(self) -> str:
        if not self._trumps:
            return self.tr("There are no trumps.")
        names = card_names(self._trumps, self._pack)
        return self.tr("Trumps: {list}").format(list=names)


def _shortened(text: str, metrics: QFontMetrics, room: QRect) -> str:
    """Return the text, cut with an ellipsis until it fits the room in as many lines as that is high."""
    lines = max(1, room.height() // metrics.lineSpacing())
    width, shown = lines * room.width(), text
    while metrics.boundingRect(QRect(0, 0, room.width(), 10**6), _FLAGS, shown).height() > room.height() and width > 0:
        width -= metrics.averageCharWidth()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    return shown
