"""How busy the thread of the interface is: the processor time of each turn of its event loop."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from types import TracebackType

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QTimer

FRAME_MS = 16
"""A frame of a usual screen: what a turn may take at most for a movement to look smooth."""


class FrameMeter:
    """Measures while its ``with`` block runs: ``noted`` is told each turn's work in milliseconds.

    A turn is all that is done between two moments at which the event loop waits. Only the processor time of this
    thread counts, so other threads and programs do not disturb the figures.
    """

    def __init__(self, noted: Callable[[float], None]) -> None:
        self._noted = noted
        self._last = 0.0

    def __enter__(self) -> FrameMeter:
        self._last = time.thread_time()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        QAbstractEventDispatcher.instance().aboutToBlock.disconnect(self._note)

    def _note(self) -> None:
        now = time.thread_time()
        self._noted(1000 * (now - self._last))
        # What the listener does with it is no work of the interface.
        self._last = time.thread_time()


def figures(turns: Sequence[float]) -> dict[str, float]:
    """Return the median, the 95th percentile and the greatest of some turns, in milliseconds."""
    ordered = sorted(turns)
    return {
        "median": statistics.median(ordered),
        "p95": ordered[round(0.95 * (len(ordered) - 1))],
        "most": ordered[-1],
    }


def run_until(ready: Callable[[], bool]) -> None:
    """Run the event loop until it is so, looking once a frame."""
    loop, timer = QEventLoop(), QTimer(interval=FRAME_MS)
    timer.timeout.connect(lambda: loop.quit() if ready() else None)
    timer.start()
    loop.exec()
