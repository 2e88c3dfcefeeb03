"""How long the thread of the interface is busy while a slider of the card look is dragged."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.engine.cards import PACK
from cardavia.storage.settings import MOST, CardLook
from cardavia.ui.cards_view import VISIBLE, CardPictures
from cardavia.ui.frame_meter import FRAME_MS, FrameMeter, figures, run_until

_STEP = 4


def look_times(pictures: CardPictures, width: int) -> dict[str, float]:
    """Show sixteen cards of that width, drag each slider from end to end, and return what that cost.

    ``median``, ``p95`` and ``most`` are the milliseconds of processor time of a turn of the event loop,
    ``pictures`` is how often a second the cards changed. Needs an application and takes some seconds.
    """
    table = _Cards(pictures, width)
    table.show()
    run_until(lambda: pictures.idle)
    drag = _Drag(pictures)
    with FrameMeter(drag.busy.append):
        run_until(lambda: drag.done and pictures.idle)
    table.close()
    return drag.figures()


class _Cards(QWidget):
    """As many cards as are visible at once at most."""

    def __init__(self, pictures: CardPictures, width: int) -> None:
        super().__init__()
        self._pictures, self._card_width = pictures, width
        self.resize(VISIBLE // 2 * width, 2 * round(pictures.height(width)))
        pictures.ready.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place, card in enumerate(PACK[:VISIBLE]):
            row, column = divmod(place, VISIBLE // 2)
            picture = self._pictures.pixmap(card, self._card_width, self.devicePixelRatioF())
            painter.drawPixmap(column * self._card_width, row * round(self._pictures.height(self._card_width)), picture)
        painter.end()


class _Drag:
    """Changes the look once a frame, and counts how often the cards have changed."""

    def __init__(self, pictures: CardPictures) -> None:
        self.done = False
        self._pictures = pictures
        self._looks = _looks()
        self.busy: list[float] = []
        self._shown = 0
        self._started = time.perf_counter()
        pictures.ready.connect(self._count)
        self._frames = QTimer(interval=FRAME_MS)
        self._frames.timeout.connect(self._step)
        self._frames.start()

    def figures(self) -> dict[str, float]:
        """Return what has been noted."""
        return {**figures(self.busy), "pictures": self._shown / (time.perf_counter() - self._started)}

    def _step(self) -> None:
        look = next(self._looks, None)
        if look is None:
            self.done = True
            self._frames.stop()
        else:
            self._pictures.set_look(look)

    def _count(self) -> None:
        self._shown += 1


def _looks() -> Iterator[CardLook]:
    values = range(0, MOST + 1, _STEP)
    return chain(
        (CardLook(contrast=value) for value in values),
        (CardLook(grain=value) for value in values),
        (CardLook(temperature=value) for value in values),
    )
