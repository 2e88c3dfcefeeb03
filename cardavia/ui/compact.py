"""The style of buttons on the table, where room is scarce: the application's, with less air and text to scale."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardavia.ui import theme


def set_compact(panel: QWidget, pixels: int, air: int = theme.space(2), below: int = 0) -> None:
    """Give a panel's buttons and labels text of that size, and buttons so much air beside it and more below it.

    A panel that has it already is left alone.
    """
    sheet = _sheet(pixels, air, below)
    # Qt styles every child anew even for the same sheet, which a resize would feel.
    if panel.styleSheet() != sheet:
        panel.setStyleSheet(sheet)


def _sheet(pixels: int, air: int, below: int) -> str:
    less = theme.RING - 1
    top, beside, bottom = theme.STEP - less, air - less, theme.STEP + below - less
    return (
        f"QPushButton {{ font-size: {pixels}px; padding: {theme.STEP}px {air}px {theme.STEP + below}px {air}px; }}"
        f"QPushButton:focus {{ padding: {top}px {beside}px {bottom}px {beside}px; }}"
        f"QLabel {{ font-size: {pixels}px; }}"
    )
