"""SVG texts as pictures and as sheets of raw pixels; any thread may draw, and no window is needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardavia.art.finish import BYTES_A_PIXEL, Buffer, Sheet

_FASTEST: Final = QImage.Format.Format_ARGB32_Premultiplied
"""What Qt draws to and shows fastest."""
_RAW: Final = QImage.Format.Format_RGBA8888


def svg_image(text: str, width: int, height: int) -> QImage:
    """Return the picture of an SVG document, stretched to a size in device pixels."""
    image = QImage(width, height, _FASTEST)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(text.encode()).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def raw_pixels(text: str, width: int, height: int) -> bytes:
    """Return the picture of an SVG document as red, green, blue and alpha of every pixel."""
    image = svg_image(text, width, height).convertToFormat(_RAW)
    return bytes(image.constBits())


def drawn_sheet(texts: Mapping[str, str], width: int, height: int) -> Sheet:
    """Return the sheet of SVG documents by name, each drawn in that size."""
    return Sheet(width, height, tuple(texts), b"".join(raw_pixels(text, width, height) for text in texts.values()))


def sheet_card(sheet: Sheet, data: Buffer, place: int) -> QImage:
    """Return one card of a sheet's data, as a picture of its own in the format that is shown fastest."""
    start = place * sheet.card_bytes
    with memoryview(data) as whole:
        piece = QImage(
            whole[start : start + sheet.card_bytes], sheet.width, sheet.height, sheet.width * BYTES_A_PIXEL, _RAW
        )
        return piece.convertToFormat(_FASTEST)
