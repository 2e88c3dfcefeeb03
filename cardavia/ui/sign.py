"""The program's sign: two mirrored acorns forming a C."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.resources import resource

_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


@cache
def _renderer() -> QSvgRenderer:
    return QSvgRenderer(str(resource("ui", "sign.svg")))


def sign_icon() -> QIcon:
    """Return the window's icon in every usual size."""
    icon = QIcon()
    for size in _ICON_SIZES:
        icon.addPixmap(_drawn(size))
    return icon


def _drawn(size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    _renderer().render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


class Sign(QWidget):
    """The sign as a picture of a fixed size in pixels; a screen reader passes over it."""

    def __init__(self, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = QSize(size, size)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        _renderer().render(painter, QRectF(self.rect()))
        painter.end()
