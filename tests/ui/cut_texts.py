"""Texts that have less room on the screen than they need, for the tests of languages."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

SLACK = 2
"""Pixels by which a text may seem to be too long: sizes are rounded."""


def cut_texts(window: QWidget) -> set[str]:
    """Return what is cut in a window and in those that belong to it, with the room it has and the room it needs."""
    return {text for widget in window.findChildren(QWidget) if widget.isVisible() for text in _cut(widget)}


def _cut(widget: QWidget) -> Iterator[str]:
    needed = _needed(widget)
    if needed is None:
        return
    room = QSize(min(widget.width(), _sight(widget)), widget.height())
    if needed.width() > room.width() + SLACK or needed.height() > room.height() + SLACK:
        parent = type(widget.parentWidget()).__name__
        sizes = f"{room.width()}x{room.height()} of {needed.width()}x{needed.height()}"
        text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        yield f"{parent}/{type(widget).__name__} {sizes}: {text}"


def _needed(widget: QWidget) -> QSize | None:
    """Return the room that the text of a widget needs; None where it has none, or is meant to be cut."""
    if isinstance(widget, QLabel) and widget.text() and widget.textFormat() is not Qt.TextFormat.RichText:
        if widget.wordWrap():
            return QSize(widget.minimumSizeHint().width(), widget.heightForWidth(widget.width()))
        return widget.sizeHint()
    if isinstance(widget, QPushButton | QCheckBox | QRadioButton) and widget.text():
        return widget.minimumSizeHint()
    return None


def _sight(widget: QWidget) -> int:
    """Return how far to the right the widget can be seen in the column it stands in, in its own coordinates."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent.parentWidget(), QAbstractScrollArea):
        parent = parent.parentWidget()
    return widget.width() if parent is None else parent.width() - widget.mapTo(parent, widget.rect().topLeft()).x()
