"""What is shown while a card's picture is being made."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from cardavia.art.drawing import CORNER, EDGE, Tone
from cardavia.ui.picture_work import PictureKey


def stretched(old: QPixmap, key: PictureKey) -> QPixmap:
    """Return an older picture in the size of a new one."""
    pixmap = old.scaled(key.size, Qt.AspectRatioMode.IgnoreAspectRatio)
    pixmap.setDevicePixelRatio(key.density)
    return pixmap


def blank_card(key: PictureKey, millimetres: float) -> QPixmap:
    """Return a card with nothing on it, of which the width in millimetres is given."""
    pixmap = QPixmap(key.size)
    pixmap.fill(Qt.GlobalColor.transparent)
    unit = key.width / (10 * millimetres)
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
