"""The ground of the table: felt, darker towards the edge."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from cardavia.ui import theme

_BLOCK: Final = 256
"""A cloth is made in steps of so many pixels: a window that is being resized needs no new one with every step."""
_COARSE: Final = 8
"""Pixels of the cloth to one of its light: neighbours differ by less than can be seen."""
_RINGS: Final = 32
"""Steps from the middle's colour to the edge's: no theme has more shades between them."""
_WOOL: Final = 256
"""Side of the square of felt that is repeated over the cloth, in pixels."""
_DEPTH: Final = 0.045
"""How far the felt stands out from its colour."""
_SHADE: Final = 0.6
"""How dark the cloth is in the shade: 1 hides it."""


def paint_cloth(painter: QPainter, area: QSize, part: QRect) -> None:
    """Paint a part of the ground of a table of that size, in the colours of the theme in force."""
    width, height = (-(-length // _BLOCK) * _BLOCK for length in area.toTuple())
    # The middle of the cloth lies in the middle of the table; what is too much hangs over.
    over = QPoint((width - area.width()) // 2, (height - area.height()) // 2)
    painter.drawPixmap(part, _cloth(width, height, theme.palette().name), part.translated(over))


def paint_shaded_cloth(painter: QPainter, area: QSize, part: QRect) -> None:
    """Paint a part of the same ground in the shade: what lies over a whole table lets nothing of it stick out."""
    paint_cloth(painter, area, part)
    painter.fillRect(part, theme.color(theme.palette().shadow, _SHADE))


@lru_cache(maxsize=2)
def _cloth(width: int, height: int, name: str) -> QPixmap:
    picture = QPixmap(width, height)
    painter = QPainter(picture)
    painter.drawPixmap(picture.rect(), _light(width // _COARSE, height // _COARSE))
    if theme.palette() is not theme.CONTRAST:
        painter.setOpacity(_DEPTH)
        painter.drawTiledPixmap(picture.rect(), _felt())
    painter.end()
    return picture


def _light(width: int, height: int) -> QPixmap:
    """Return the colour of the cloth with its dark edge."""
    picture = QPixmap(width, height)
    middle, edge = theme.color(theme.palette().cloth), theme.color(theme.palette().cloth_edge)
    picture.fill(edge)
    painter = QPainter(picture)
    painter.setPen(Qt.PenStyle.NoPen)
    # As rings: a gradient would take PySide longer to set up than to paint.
    for ring in range(1, _RINGS + 1):
        painter.setBrush(_between(edge, middle, ring / _RINGS))
        radius = max(width, height) * 0.35 * (2 - ring / _RINGS)
        painter.drawEllipse(QPointF(width / 2, height * 0.45), radius, radius)
    painter.end()
    return picture


def _between(one: QColor, other: QColor, share: float) -> QColor:
    """Return the colour that lies so far on the way from one to the other."""
    pairs = (one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue())
    return QColor(*(round(start + (end - start) * share) for start, end in pairs))


@lru_cache(maxsize=1)
def _felt() -> QPixmap:
    """Return short fibres in greys: chance, drawn out a little each way, the same at every start."""
    grain = random.Random(_WOOL).randbytes(_WOOL * _WOOL)
    noise = QImage(grain, _WOOL, _WOOL, _WOOL, QImage.Format.Format_Grayscale8)
    fibres = QPixmap.fromImage(noise)
    felt = fibres.copy()
    painter = QPainter(felt)
    for across, down in ((1, 0), (0, 1), (1, 1)):
        painter.setOpacity(0.4)
        painter.drawTiledPixmap(felt.rect(), fibres, QPoint(across, down))
    painter.end()
    return felt
