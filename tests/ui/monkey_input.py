"""What the system would deliver: clicks, drags, the wheel, keys, composed text and files, as the monkey needs them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QInputMethodEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
NOTCH = 120
"""What a wheel tells for one notch, in eighths of a degree."""


def drag(widget: QWidget, places: Sequence[QPoint]) -> None:
    """Press at the first place of the widget, move over the others, and let go at the last."""
    QTest.mousePress(widget, LEFT, NO_KEYS, places[0])
    for place in places[1:]:
        QTest.mouseMove(widget, place)
    QTest.mouseRelease(widget, LEFT, NO_KEYS, places[-1])


def turn_wheel(widget: QWidget, place: QPoint, notches: int, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Turn the wheel over a place of the widget, away from the person where the notches are positive."""
    turned, everywhere = QPoint(0, notches * NOTCH), QPointF(widget.mapToGlobal(place))
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(QPointF(place), everywhere, QPoint(), turned, Qt.MouseButton.NoButton, keys, phase, False)
    QApplication.sendEvent(widget, event)


def ask_context_menu(widget: QWidget, place: QPoint) -> None:
    """Ask for the menu of a place with the mouse."""
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))


def compose(widget: QWidget, text: str) -> None:
    """Enter a text of any script, as an input method does."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


def drop(window: QWidget, files: Sequence[Path | str], let_go: bool) -> None:
    """Drag files, or addresses, over a window, and let them go there or move on."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) if isinstance(file, Path) else QUrl(file) for file in files])
    action, place = Qt.DropAction.CopyAction, window.rect().center()
    QApplication.sendEvent(window, QDragEnterEvent(place, action, data, LEFT, NO_KEYS))
    QApplication.processEvents()
    if let_go:
        QApplication.sendEvent(window, QDropEvent(QPointF(place), action, data, LEFT, NO_KEYS))
    else:
        QApplication.sendEvent(window, QDragLeaveEvent())
