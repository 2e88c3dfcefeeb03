"""The one soft shadow that cards throw: painted once in a size of its own, then stretched around any card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cardavia.ui import theme

_REACH: Final = 8
_FALL: Final = 2
_SIDE: Final = 64
_CORNER: Final = 24
_STRENGTH: Final = 0.045


def paint_shadow(painter: QPainter, card: QRectF, ratio: float) -> None:
    """Paint the shadow of a card that lies at the rectangle; ``ratio`` is the screen's device pixel ratio."""
    picture = _shadow(theme.palette().name, ratio)
    target = card.adjusted(-_REACH, -_REACH + _FALL, _REACH, _REACH + _FALL)
    source = _cuts(0, _SIDE)
    for row, (top, height) in enumerate(_cuts(target.y(), target.height())):
        for column, (left, width) in enumerate(_cuts(target.x(), target.width())):
            # The card itself lies on the middle: stretching that would cost most and show nothing.
            if row == column == 1:
                continue
            part = QRectF(source[column][0], source[row][0], source[column][1], source[row][1])
            scaled = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
            painter.drawPixmap(QRectF(left, top, width, height), picture, scaled)


def _cuts(start: float, length: float) -> tuple[tuple[float, float], ...]:
    """Return start and length of corner, middle and corner; only the middle is stretched."""
    middle = length - 2 * _CORNER
    return (start, _CORNER), (start + _CORNER, middle), (start + length - _CORNER, _CORNER)


@lru_cache(maxsize=8)
def _shadow(name: str, ratio: float) -> QPixmap:
    picture = QPixmap(round(_SIDE * ratio), round(_SIDE * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color(theme.palette().shadow, _STRENGTH))
    for step in range(_REACH):
        painter.drawRoundedRect(QRectF(step, step, _SIDE - 2 * step, _SIDE - 2 * step), 12 - step / 2, 12 - step / 2)
    painter.end()
    return picture
