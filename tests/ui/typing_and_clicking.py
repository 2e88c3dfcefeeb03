"""Keys and clicks of a test, as the system would deliver them."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press and release a key in the widget."""
    QTest.keyClick(widget, key)


def click(widget: QWidget, place: QPoint | None = None) -> None:
    """Click the widget with the left button, in the middle unless a place is given."""
    centre = widget.rect().center() if place is None else place
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre)
