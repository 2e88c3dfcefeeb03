"""Small pictures of saved tables, drawn in the background from what the person's seat sees, and from nothing else."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardavia.art.deck import Pack
from cardavia.art.drawing import Shape, Tone, box, placed, svg
from cardavia.art.glyphs import glyph
from cardavia.art.pips import index_tone, pip
from cardavia.art.provisional import index_name
from cardavia.engine.cards import Card
from cardavia.storage.table_notes import TableView
from cardavia.table.saved_tables import SavedTable
from cardavia.ui import theme
from cardavia.ui.totals_graph import signed

SIZE: Final = QSize(168, 108)
"""The size of a picture in pixels at scale 1."""

_MOST_KEPT: Final = 200
"""Pictures in memory, more than the rows of any screen; an older one is drawn again when it is looked at."""
_CARD: Final = QSize(22, 33)
_HAND_TOP: Final = 71
_MARGIN: Final = 4
_LETTER: Final = 12
_PIP: Final = 0.115
_CENTRE: Final = QPointF(84, 36)
_REACH: Final = QPointF(26, 15)
"""How far the cards of a trick lie from the middle."""
_TOTALS: Final = QPointF(66, 27)
"""How far the totals stand from the middle."""
_ASIDE: Final = 28
"""How far a total stands beside a card above or below the middle."""
_LABEL: Final = QSize(44, 16)

Key = tuple[str, float, str, Pack, float]


class TablePictures(QObject):
    """Draws a picture when it is first asked for and tells when it is there."""

    ready = Signal()
    """Another picture can be shown."""
    _drawn = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures: dict[Key, QPixmap] = {}
        self._asked: set[Key] = set()
        self._stopped = False
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)
        self._drawn.connect(self._take)

    @property
    def idle(self) -> bool:
        """Whether every picture asked for is there."""
        return len(self._asked) == len(self._pictures)

    def picture(self, table: SavedTable, pack: Pack, ratio: float) -> QPixmap | None:
        """Return the picture of a table, None until it is drawn; one that cannot be opened has none."""
        view, colours = table.view, theme.palette()
        key = (str(table.path), table.saved_at, colours.name, pack, ratio)
        if view is not None and key not in self._asked and not self._stopped:
            self._asked.add(key)
            self._thread.start(lambda: self._drawn.emit(key, table_image(view, pack, colours, ratio)))
        return self._pictures.get(key)

    def stop(self) -> None:
        """Drop what is not drawn yet and wait for the rest; nothing more is drawn."""
        self._stopped = True
        self._thread.clear()
        self._thread.waitForDone()

    def _take(self, key: Key, image: QImage) -> None:
        self._pictures[key] = QPixmap.fromImage(image)
        if len(self._pictures) > _MOST_KEPT:
            oldest = next(iter(self._pictures))
            del self._pictures[oldest]
            self._asked.remove(oldest)
        self.ready.emit()


def table_image(view: TableView, pack: Pack, colours: theme.Palette, ratio: float) -> QImage:
    """Return the picture of a table; ``ratio`` is the screen's device pixel ratio."""
    image = QImage(SIZE * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme.color(colours.cloth_edge))
    painter.setBrush(theme.color(colours.cloth))
    painter.drawRoundedRect(QRectF(QPointF(), SIZE).adjusted(0.5, 0.5, -0.5, -0.5), theme.CORNER, theme.CORNER)
    QSvgRenderer(_cards(view, pack).encode()).render(painter, QRectF(QPointF(), SIZE))
    _paint_totals(painter, view, colours)
    painter.end()
    return image


def _cards(view: TableView, pack: Pack) -> str:
    """Return the cards of the picture as an SVG document."""
    seats = len(view.players)
    trick = [_card(card, pack, _around(seat, seats, _REACH)) for seat, card in view.trick]
    room = SIZE.width() - 2 * _MARGIN - _CARD.width()
    step = min(_CARD.width(), room / max(len(view.hand) - 1, 1))
    left = (SIZE.width() - step * (len(view.hand) - 1)) / 2
    middle = _HAND_TOP + _CARD.height() / 2
    hand = [_card(card, pack, QPointF(left + step * place, middle)) for place, card in enumerate(view.hand)]
    box_of_view = f"0 0 {SIZE.width()} {SIZE.height()}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box_of_view}">{"".join(trick + hand)}</svg>'


def _card(card: Card, pack: Pack, middle: QPointF) -> str:
    """Return a small card as SVG: its index is all that can be read at this size."""
    width, height = _CARD.width(), _CARD.height()
    paper = Shape(box(-width / 2, -height / 2, width, height, 2), Tone.PAPER, 0.6, Tone.EDGE)
    letter = glyph(index_name(card, pack), index_tone(pack, card.suit), _LETTER)
    x, top = _LETTER / 2 + 1 - width / 2, 3 - height / 2
    sign = placed(pip(pack, card.suit), x, top + _LETTER + 8, _PIP)
    return placed(svg([paper]) + placed(letter, x, top) + sign, middle.x(), middle.y())


def _paint_totals(painter: QPainter, view: TableView, colours: theme.Palette) -> None:
    seats = len(view.players)
    painter.setFont(theme.font(theme.SMALL))
    painter.setPen(theme.color(colours.cloth_text))
    for seat, total in enumerate(view.totals):
        middle = _around(seat, seats, _TOTALS) + QPointF(_ASIDE * abs(cos(2 * pi * seat / seats)), 0)
        area = QRectF(QPointF(), _LABEL)
        area.moveCenter(middle)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, signed(total))


def _around(seat: int, seats: int, reach: QPointF) -> QPointF:
    """Return a seat's place around the middle: the person's own below, the others clockwise."""
    turn = 2 * pi * seat / seats
    return _CENTRE + QPointF(-reach.x() * sin(turn), reach.y() * cos(turn))
