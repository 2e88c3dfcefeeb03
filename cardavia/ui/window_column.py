"""The middle of the window: strips above and below its pages."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget


def fill_column(centre: QWidget, above: QWidget, pages: QWidget, below: QWidget) -> None:
    """Lay the three one above the other, without gaps; the pages take all the room there is."""
    column = QVBoxLayout(centre)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(above)
    column.addWidget(pages, 1)
    column.addWidget(below)
