"""What widgets paint as text, for the tests of languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from tests.ui.cut_texts import SLACK


class Painted:
    """Every text that was painted, and those among them that had less room than they need."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.cut: set[str] = set()

    def note(self, painter: QPainter, *where: Any) -> None:
        """Note what is about to be painted."""
        text = str(where[-1])
        self.texts.add(text)
        area = where[0]
        if isinstance(area, QRect | QRectF) and text:
            room = QRectF(area)
            needed = QRectF(painter.boundingRect(room, int(where[1]), text))
            if needed.width() > room.width() + SLACK or needed.height() > room.height() + SLACK:
                self.cut.add(
                    f"{room.width():.0f}x{room.height():.0f} of {needed.width():.0f}x{needed.height():.0f}: {text}"
                )


@contextmanager
def painted_texts() -> Iterator[Painted]:
    """Note what is painted for a while."""
    painted, paint = Painted(), QPainter.drawText

    def noted(painter: QPainter, *where: Any) -> Any:
        painted.note(painter, *where)
        return paint(painter, *where)

    with mock.patch.object(QPainter, "drawText", noted):
        yield painted
