"""The ground of the table."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QPainter, QPixmap, QRadialGradient

from cardavia.ui import theme


@lru_cache(maxsize=2)
def cloth(width: int, height: int, name: str) -> QPixmap:
    """Return the ground of the table in the colours of the theme, darker towards the edge."""
    picture = QPixmap(width, height)
    colours = theme.palette()
    glow = QRadialGradient(width / 2, height * 0.45, max(width, height) * 0.75)
    glow.setColorAt(0, theme.color(colours.cloth))
    glow.setColorAt(0.55, theme.color(colours.cloth))
    glow.setColorAt(1, theme.color(colours.cloth_edge))
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), glow)
    painter.end()
    return picture
