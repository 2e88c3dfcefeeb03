"""The order in which Tab goes from widget to widget."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtWidgets import QWidget


def set_tab_order(stops: Iterable[QWidget]) -> None:
    """Let Tab go through the widgets of a window in this order; Qt puts every new widget behind all others."""
    for one, other in pairwise(stops):
        QWidget.setTabOrder(one, other)
