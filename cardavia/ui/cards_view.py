"""Pictures of the cards, drawn by worker threads and kept in memory."""

from __future__ import annotations

import weakref
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QRunnable, QSize, Qt, QThread, QThreadPool, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from shiboken6 import isValid

from cardavia.art.deck import Pack
from cardavia.art.drawing import CORNER, EDGE, Tone
from cardavia.engine.cards import Card

CACHE_BYTES: Final = 160 * 1024 * 1024
"""How much memory the pictures may take: a whole pack at 400 px width on a screen of twice the density."""
_MOST_WORKERS: Final = 3
_BYTES_A_PIXEL: Final = 4


@dataclass(frozen=True, slots=True)
class PictureKey:
    """Which picture: a card's face or, with no card, the back; the size is in device pixels."""

    pack: Pack
    card: Card | None
    width: int
    height: int
    density: float

    @property
    def size(self) -> QSize:
        """The size in device pixels."""
        return QSize(self.width, self.height)


class CardPictures(QObject):
    """Gives pictures of the cards at once and draws the exact ones in the background.

    `ready` tells that every picture asked for has been drawn: whoever shows cards then paints again and asks
    again. Only the newest size of a card is drawn; a picture that comes too late, for another size or pack,
    is dropped.
    """

    ready = Signal()

    def __init__(self, parent: QObject | None = None, cache_bytes: int = CACHE_BYTES) -> None:
        super().__init__(parent)
        self._pack = Pack.FRENCH
        self._cache = _Cache(cache_bytes)
        self._wanted: dict[Card | None, PictureKey] = {}
        self._queue: dict[Card | None, PictureKey] = {}
        self._busy = 0
        self._news = False
        self._stopped = False
        self._placeholder: tuple[PictureKey, QPixmap] | None = None
        self._courier: _Courier | None = None
        self._starter = QTimer(self, singleShot=True)
        self._starter.timeout.connect(self._make_ready)
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(max(1, min(_MOST_WORKERS, QThread.idealThreadCount() - 1)))
        # An interpreter that ends would take the courier from the workers.
        weakref.finalize(self, _wait_for, self._pool)
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.stop)

    @property
    def pack(self) -> Pack:
        """The pack whose cards are shown."""
        return self._pack

    @property
    def idle(self) -> bool:
        """Whether every picture that was asked for has been drawn."""
        return not self._wanted

    def set_pack(self, pack: Pack) -> None:
        """Show another pack; whoever shows cards has to paint again."""
        if pack is not self._pack:
            self._pack = pack
            self._forget_questions()

    def height(self, width: float) -> float:
        """Return the height of a card of that width."""
        return width * self._pack.aspect

    def pixmap(self, card: Card | None, width: float, dpr: float) -> QPixmap:
        """Return the picture of a card's face, or of the back for no card, without waiting.

        `width` is in pixels of the layout, `dpr` the density of the screen. Where the exact picture is not
        drawn yet, the card's last one is stretched, or a blank card stands in, and `ready` follows.
        """
        wide, high = max(1, round(width * dpr)), max(1, round(self.height(width) * dpr))
        key = PictureKey(self._pack, card, wide, high, dpr)
        if (exact := self._cache.get(key)) is not None:
            return exact
        self._ask(key)
        old = self._cache.newest(self._pack, card)
        return self._blank(key) if old is None else _stretched(old, key)

    def stop(self) -> None:
        """Draw no more and wait for the pictures being drawn."""
        self._stopped = True
        self._forget_questions()
        self._pool.waitForDone()

    def _forget_questions(self) -> None:
        self._wanted.clear()
        self._queue.clear()
        self._news = False

    def _ask(self, key: PictureKey) -> None:
        if self._stopped or self._wanted.get(key.card) == key:
            return
        self._wanted[key.card] = self._queue[key.card] = key
        self._start_workers()

    def _start_workers(self) -> None:
        if self._courier is None:
            # What the first picture needs is loaded when the window has been painted once, with blank cards.
            self._starter.start()
        else:
            self._fill_pool(self._courier)

    def _make_ready(self) -> None:
        if self._courier is None:
            self._courier = _warm_courier()
            self._courier.drawn.connect(self._take)
        self._fill_pool(self._courier)

    def _fill_pool(self, courier: _Courier) -> None:
        while self._queue and self._busy < self._pool.maxThreadCount():
            key = self._queue.pop(next(iter(self._queue)))
            self._busy += 1
            self._pool.start(_Job(key, courier))

    def _take(self, key: PictureKey, image: QImage) -> None:
        self._busy -= 1
        if self._wanted.get(key.card) == key:
            del self._wanted[key.card]
            self._keep(key, image)
        self._start_workers()
        if self._news and not self._wanted:
            self._news = False
            self.ready.emit()

    def _keep(self, key: PictureKey, image: QImage) -> None:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(key.density)
        self._cache.put(key, pixmap)
        self._news = True

    def _blank(self, key: PictureKey) -> QPixmap:
        sized = PictureKey(key.pack, None, key.width, key.height, key.density)
        if self._placeholder is None or self._placeholder[0] != sized:
            self._placeholder = (sized, _blank_card(sized))
        return self._placeholder[1]


def _wait_for(pool: QThreadPool) -> None:
    # An interpreter that ends deletes Qt's objects in an order of its own.
    if isValid(pool):
        pool.waitForDone()


class _Cache:
    """The pictures drawn last, up to a number of bytes; the newest is kept whatever its size."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._bytes = 0
        self._pixmaps: OrderedDict[PictureKey, QPixmap] = OrderedDict()

    def get(self, key: PictureKey) -> QPixmap | None:
        if key in self._pixmaps:
            self._pixmaps.move_to_end(key)
        return self._pixmaps.get(key)

    def newest(self, pack: Pack, card: Card | None) -> QPixmap | None:
        """Return the picture of the card, in any size, that was used last."""
        keys = (key for key in reversed(self._pixmaps) if key.card is card and key.pack is pack)
        key = next(keys, None)
        return None if key is None else self._pixmaps[key]

    def put(self, key: PictureKey, pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._bytes += _bytes(key)
        while self._bytes > self._limit and len(self._pixmaps) > 1:
            oldest, _ = self._pixmaps.popitem(last=False)
            self._bytes -= _bytes(oldest)


class _Courier(QObject):
    """Carries pictures from the workers to the thread of the interface."""

    drawn = Signal(object, QImage)


class _Job(QRunnable):
    """Draws one picture."""

    def __init__(self, key: PictureKey, courier: _Courier) -> None:
        super().__init__()
        self._key = key
        self._courier = courier

    def run(self) -> None:
        self._courier.drawn.emit(self._key, draw(self._key))


def draw(key: PictureKey) -> QImage:
    """Draw a picture; any thread may."""
    from cardavia.art.provisional import back, face

    text = back(key.pack) if key.card is None else face(key.card, key.pack)
    image = QImage(key.size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(text.encode()).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _warm_courier() -> _Courier:
    """Return a courier after one picture has gone all the way in this thread.

    What PySide sets up when a function is first called, such as the import of pathlib for a constructor that
    also takes a path, locks up for good if two threads come to it at once.
    """
    courier = _Courier()
    key = PictureKey(Pack.FRENCH, None, 1, 1, 1.0)
    courier.drawn.emit(key, draw(key))
    return courier


def _stretched(old: QPixmap, key: PictureKey) -> QPixmap:
    pixmap = old.scaled(key.size, Qt.AspectRatioMode.IgnoreAspectRatio)
    pixmap.setDevicePixelRatio(key.density)
    return pixmap


def _blank_card(key: PictureKey) -> QPixmap:
    pixmap = QPixmap(key.size)
    pixmap.fill(Qt.GlobalColor.transparent)
    unit = key.width / (10 * key.pack.size[0])
    edge = EDGE * unit
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(Tone.PAPER.value))
    painter.setPen(QPen(QColor(Tone.EDGE.value), edge))
    area = QRectF(pixmap.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.drawRoundedRect(area, CORNER * unit, CORNER * unit)
    painter.end()
    pixmap.setDevicePixelRatio(key.density)
    return pixmap


def _bytes(key: PictureKey) -> int:
    return _BYTES_A_PIXEL * key.width * key.height
