"""The ground of the table: felt, darker towards the edge."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap, QRadialGradient

from cardavia.ui import theme

_BLOCK: Final = 512
"""A cloth is made in steps of so many pixels: a window that is being resized needs no new one with every step."""
_WOOL: Final = 256
"""Side of the square of felt that is repeated over the cloth, in pixels."""
_DEPTH: Final = 0.045
"""How far the felt stands out from its colour."""


def paint_cloth(painter: QPainter, area: QSize, part: QRect) -> None:
    """Paint a part of the ground of a table of that size, in the colours of the theme in force."""
    width, height = (-(-length // _BLOCK) * _BLOCK for length in area.toTuple())
    # The middle of the cloth lies in the middle of the table; what is too much hangs over.
    over = QPoint((width - area.width()) // 2, (height - area.height()) // 2)
    painter.drawPixmap(part, _cloth(width, height, theme.palette().name), part.translated(over))


@lru_cache(maxsize=2)
def _cloth(width: int, height: int, name: str) -> QPixmap:
    picture = _light(width, height)
    if theme.palette() is not theme.CONTRAST:
        painter = QPainter(picture)
        painter.setOpacity(_DEPTH)
        painter.drawTiledPixmap(picture.rect(), _felt())
        painter.end()
    return picture


def _light(width: int, height: int) -> QPixmap:
    """Return the colour of the cloth with its dark edge."""
    picture = QPixmap(width, height)
    colours = theme.palette()
    glow = QRadialGradient(width / 2, height * 0.45, max(width, height) * 0.7)
    glow.setColorAt(0, theme.color(colours.cloth))
    glow.setColorAt(0.5, theme.color(colours.cloth))
    glow.setColorAt(1, theme.color(colours.cloth_edge))
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), glow)
    painter.end()
    return picture


@lru_cache(maxsize=1)
def _felt() -> QPixmap:
    """Return short fibres in greys: chance, drawn out a little each way, the same at every start."""
    grain = random.Random(_WOOL).randbytes(_WOOL * _WOOL)
    noise = QImage(grain, _WOOL, _WOOL, _WOOL, QImage.Format.Format_Grayscale8)
    felt = QPixmap.fromImage(noise)
    painter = QPainter(felt)
    for across, down in ((1, 0), (0, 1), (1, 1)):
        painter.setOpacity(0.4)
        painter.drawTiledPixmap(felt.rect(), QPixmap.fromImage(noise), QPoint(across, down))
    painter.end()
    return felt
