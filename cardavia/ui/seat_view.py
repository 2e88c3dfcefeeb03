"""Name plates of the players, and the bubbles with what they said."""

from __future__ import annotations

from functools import reduce
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardavia.ui import theme
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.texts_base import sentences

_BUBBLE_HEIGHT: Final = 32
"""Usual height of a bubble in pixels at scale 1."""
_MOST_BACKS: Final = 8
"""More cards than these are not drawn: the number beside them tells."""
_BACK_STEP: Final = 0.3
_LEAST_CARDS: Final = 20
"""Pixels for the number of cards in the hand."""
_LEAST_NAME: Final = 44
"""Room in pixels at scale 1 in which a name that is too long is still worth its beginning."""


class SeatInfo(NamedTuple):
    """What a plate shows; ``role`` may be empty.

    ``cards`` is None on the own plate, where the cards lie beside it, and on that of a player who rests.
    """

    name: str
    cards: int | None = None
    role: str = ""
    dealer: bool = False
    turn: bool = False
    resting: bool = False


class SeatPlate(QWidget):
    """The plate of one player: name, cards, role, dealer and turn."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._info = SeatInfo("")
        self._scale = 1.0

    @property
    def info(self) -> SeatInfo:
        """What the plate shows now."""
        return self._info

    def show_info(self, info: SeatInfo) -> None:
        """Show this, on the plate and to a screen reader."""
        changed = info != self._info
        self._info = info
        self.setAccessibleName(info.name)
        self.setAccessibleDescription(self._description())
        # Whoever paints only what has changed keeps a large window quick.
        if changed:
            self.update()

    def set_scale(self, scale: float) -> None:
        """Multiply the size of the text."""
        self._scale = scale
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_info(self._info)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.palette()
        turn = self._info.turn
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(colours.gold_on_cloth if turn else colours.cloth_edge))
        painter.drawRoundedRect(QRectF(self.rect()), theme.CORNER, theme.CORNER)
        ink = colours.gold_text if turn else colours.cloth_text
        if self._info.cards is None and not self._info.resting:
            self._paint_name(painter, self.rect(), ink, self._paint_role(painter, self.rect(), ink))
        else:
            half = self.height() // 2
            self._paint_name(painter, QRect(0, 2, self.width(), half), ink, 0)
            lower = QRect(0, half, self.width(), half - 2)
            taken = self._paint_role(painter, lower, ink)
            if self._info.cards is not None:
                self._paint_cards(painter, lower.adjusted(0, 0, -taken, 0), ink, self._info.cards)
        painter.end()

    def _paint_name(self, painter: QPainter, row: QRect, ink: str, taken: int) -> None:
        pad = self._px(8)
        left, right = row.x() + pad, row.right() - pad - taken
        if self._info.turn:
            self._paint_pointer(painter, QRectF(left, row.center().y() - self._px(6), self._px(9), self._px(12)), ink)
            left += self._px(14)
        if self._info.dealer:
            side = self._px(18)
            self._paint_dealer(painter, QRectF(right - side, row.center().y() - side / 2 + 0.5, side, side))
            right -= side + self._px(4)
        painter.setFont(theme.font(self._px(theme.BODY), bold=True))
        painter.setPen(theme.color(ink))
        room = QRect(left, row.y(), right - left, row.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._name_in(room, painter))

    def _name_in(self, room: QRect, painter: QPainter) -> str:
        """Return as much of the name as fits; a few letters beside a badge tell less than none."""
        metrics = painter.fontMetrics()
        if room.width() < min(metrics.horizontalAdvance(self._info.name), self._px(_LEAST_NAME)):
            return ""
        return metrics.elidedText(self._info.name, Qt.TextElideMode.ElideRight, room.width())

    def _paint_pointer(self, painter: QPainter, box: QRectF, ink: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(ink))
        tip = QPointF(box.right(), box.center().y())
        painter.drawPolygon(QPolygonF([box.topLeft(), tip, box.bottomLeft()]))

    def _paint_dealer(self, painter: QPainter, box: QRectF) -> None:
        colours = theme.palette()
        painter.setPen(QPen(theme.color(colours.ink_soft), 1))
        painter.setBrush(theme.color(colours.paper))
        painter.drawEllipse(box)
        painter.setPen(theme.color(colours.ink))
        painter.setFont(theme.font(self._px(theme.SMALL) - 1, bold=True))
        #: One letter on a small disc: the mark of the dealer.
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("D"))

    def _paint_role(self, painter: QPainter, row: QRect, ink: str) -> int:
        """Paint the badge at the right end of the row and return the width it takes."""
        if not self._info.role:
            return 0
        painter.setFont(theme.font(self._px(theme.SMALL), bold=True))
        metrics = painter.fontMetrics()
        # The number of cards has its room, also where the word for a role is long.
        most = row.width() - self._px(27) - (self._px(_LEAST_CARDS) if self._info.cards is not None else 0)
        role = metrics.elidedText(self._info.role, Qt.TextElideMode.ElideRight, most)
        width = metrics.horizontalAdvance(role) + self._px(12)
        height = self._px(19)
        # A thin line is crisp only along the middles of pixels.
        pen = max(1, round(self._scale))
        left, top = row.right() - width - self._px(7), row.y() + (row.height() - height) // 2
        box = QRectF(left + pen / 2, top + pen / 2, width, height - pen)
        painter.setPen(QPen(theme.color(ink), pen))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, role)
        return int(width) + self._px(8)

    def _paint_cards(self, painter: QPainter, row: QRect, ink: str, count: int) -> None:
        height = row.height() - self._px(5)
        width = round(height / self._pictures.height(1000) * 1000)
        back = self._pictures.pixmap(None, width, self.devicePixelRatioF(), height)
        step = max(3, round(width * _BACK_STEP))
        left = row.x() + self._px(8)
        # The number beside the backs matters more than another back.
        spare = row.right() - left - width - self._px(26)
        drawn = min(count, _MOST_BACKS, max(spare // step + 1, 0))
        for number in range(drawn):
            painter.drawPixmap(QRect(left + number * step, row.y(), width, height), back)
        text = left + max(drawn - 1, 0) * step + (width + self._px(5) if drawn else 0)
        painter.setFont(theme.font(self._px(theme.BODY)))
        painter.setPen(theme.color(ink))
        room = QRect(text, row.y(), row.right() - text, height)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(count))

    def _description(self) -> str:
        info = self._info
        parts = []
        if info.turn:
            parts.append(self.tr("Has the turn."))
        if info.role:
            parts.append(self.tr("Role: {role}.").format(role=info.role))
        if info.dealer:
            parts.append(self.tr("Is the dealer."))
        if info.cards is not None:
            parts.append(self.tr("%n cards.", "", info.cards))
        return reduce(sentences, parts) if parts else ""

    def _px(self, size: float) -> int:
        return round(size * self._scale)


class Bubble(QWidget):
    """What a player said last; hidden when that is nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._scale = 1.0
        self._most = QRect()
        self._align = Qt.AlignmentFlag.AlignHCenter
        self.hide()

    @property
    def text(self) -> str:
        """What the bubble says."""
        return self._text

    def say(self, text: str) -> None:
        """Show the text, or hide the bubble when it is empty."""
        if text == self._text:
            return
        self._text = text
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self._fit()

    def place(self, most: QRect, scale: float, align: Qt.AlignmentFlag) -> None:
        """Set the rectangle that the bubble may fill, the size of its text, and the side it keeps to."""
        self._most, self._scale, self._align = most, scale, align
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.palette()
        painter.setPen(QPen(theme.color(colours.paper_edge), 1))
        painter.setBrush(theme.color(colours.paper))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 2 * theme.CORNER, 2 * theme.CORNER)
        painter.setPen(theme.color(colours.ink))
        painter.setFont(theme.font(self.pixels))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect().adjusted(6, 0, -6, 0), int(flags), self._text)
        painter.end()

    def _fit(self) -> None:
        """Take as much of the rectangle as the text needs, at the side of the player."""
        width = self._needed_width()
        size = QSize(width, self._needed_height(width))
        left = {
            Qt.AlignmentFlag.AlignLeft: self._most.x(),
            Qt.AlignmentFlag.AlignRight: self._most.right() - size.width() + 1,
        }.get(self._align, self._most.center().x() - size.width() // 2)
        top = self._most.y() + (self._most.height() - size.height()) // 2
        self.setGeometry(QRect(left, top, size.width(), size.height()))
        self.update()

    def _needed_width(self) -> int:
        """Return the text's width, at most the rectangle's; more only where even small letters would be cut in it."""
        metrics = QFontMetrics(theme.font(round(theme.BODY * self._scale)))
        small = QFontMetrics(theme.font(round(theme.SMALL * self._scale)))
        wanted = metrics.horizontalAdvance(self._text) + 2 * theme.space(3)
        width = min(wanted, self._most.width())
        while width < wanted and self._height_in(small, width) > self._most.height():
            width += theme.STEP
        return width

    def _needed_height(self, width: int) -> int:
        """Return the usual height, or more where the text has many lines and the rectangle room for them."""
        small = QFontMetrics(theme.font(round(theme.SMALL * self._scale)))
        usual = round(_BUBBLE_HEIGHT * self._scale)
        return min(self._most.height(), max(usual, self._height_in(small, width) + 2 * theme.STEP))

    def _height_in(self, metrics: QFontMetrics, width: int) -> int:
        room = QRect(0, 0, width - 12, 0)
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._text).height()

    @property
    def pixels(self) -> int:
        """The size of the text."""
        body = round(theme.BODY * self._scale)
        metrics = QFontMetrics(theme.font(body))
        # Measured as it is painted: a text that is but just too wide is wrapped.
        fits = self._height_in(metrics, self.width()) <= metrics.lineSpacing()
        return body if fits else round(theme.SMALL * self._scale)
