"""The style of buttons on the table, where room is scarce: the application's, with less air and text to scale."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardavia.ui import theme


def set_compact(panel: QWidget, pixels: int, air: int = theme.space(2)) -> None:
    """Give a panel's buttons and labels text of that size, and buttons so much air beside it.

    A panel that has it already is left alone.
    """
    sheet = _sheet(pixels, air)
    # Qt styles every child anew even for the same sheet, which a resize would feel.
    if panel.styleSheet() != sheet:
        panel.setStyleSheet(sheet)


def _sheet(pixels: int, air: int) -> str:
    ring = theme.RING
    return (
        f"QPushButton {{ font-size: {pixels}px; padding: {theme.STEP}px {air}px; }}"
        f"QPushButton:focus {{ padding: {theme.STEP - ring + 1}px {air - ring + 1}px; }}"
        f"QLabel {{ font-size: {pixels}px; }}"
    )
