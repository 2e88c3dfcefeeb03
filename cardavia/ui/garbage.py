"""Collects garbage in the interface thread, and in no other."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY_MS: Final = 1000
_GENERATIONS: Final = (2, 1, 0)


class Collector(QObject):
    """Takes over from Python, which collects in whatever thread happens to make one object too many.

    Widgets that refer to themselves are garbage when they are closed, and what Qt made in the interface thread must
    not be destroyed in another. It looks every ``every_ms`` milliseconds whether something is due.
    """

    def __init__(self, parent: QObject | None = None, every_ms: int = _EVERY_MS) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(every_ms)
        self._timer.timeout.connect(collect_due)

    def start(self) -> None:
        """Collect from now on."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Collect no more."""
        self._timer.stop()


def collect_due() -> None:
    """Collect the oldest generation that is due by Python's own thresholds."""
    due = (number for number in _GENERATIONS if gc.get_count()[number] > gc.get_threshold()[number])
    generation = next(due, None)
    if generation is not None:
        gc.collect(generation)
