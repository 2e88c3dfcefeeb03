"""Where the window may stand: never off every screen, never larger than the one it is on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardavia.storage.settings import WindowPlace

LEAST: Final = QSize(800, 600)
"""Smallest window in pixels in which nothing is cut."""
USUAL: Final = QSize(1280, 800)
_FRAME: Final = QMargins(4, 32, 4, 4)
"""Room for the frame and title that the system puts around the window."""


def fitted(wanted: QRect | None, screens: Sequence[QRect], least: QSize = LEAST, usual: QSize = USUAL) -> QRect:
    """Return where the window goes: the wanted place moved and cut to fit one of the screens, the first if none has it.

    Without a wanted place the window has its usual size in the middle of the first screen.
    """
    screen = max(screens, key=lambda area: _shared(wanted, area))
    size = (usual if wanted is None else wanted.size()).expandedTo(least).boundedTo(screen.size())
    place = QRect(0, 0, size.width(), size.height())
    place.moveCenter(screen.center())
    if wanted is not None and _shared(wanted, screen):
        left = min(max(wanted.left(), screen.left()), screen.right() - size.width() + 1)
        top = min(max(wanted.top(), screen.top()), screen.bottom() - size.height() + 1)
        place.moveTo(left, top)
    return place


def restore(window: QWidget, place: WindowPlace | None, least: QSize = LEAST, usual: QSize = USUAL) -> None:
    """Put the window where it was, as far as the screens still allow; ``usual`` is its first size."""
    screens = [screen.availableGeometry().marginsRemoved(_FRAME) for screen in QGuiApplication.screens()]
    wanted = None if place is None else QRect(place.x, place.y, place.width, place.height)
    area = fitted(wanted, screens, least, usual)
    window.setMinimumSize(least.boundedTo(area.size()))
    window.setGeometry(area)
    if place is not None and place.maximised:
        window.showMaximized()


def place_of(window: QWidget) -> WindowPlace:
    """Return where the window is, or will be again after full screen."""
    normal = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    return WindowPlace(normal.x(), normal.y(), normal.width(), normal.height(), window.isMaximized())


def _shared(wanted: QRect | None, screen: QRect) -> int:
    shared = QRect() if wanted is None else wanted.intersected(screen)
    return max(0, shared.width()) * max(0, shared.height())
