"""Texts that have less room on the screen than they need, for the tests of languages."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QTabBar,
    QToolButton,
    QWidget,
)

SLACK = 2
"""Pixels by which a text may seem to be too long: sizes are rounded."""


def cut_texts(window: QWidget) -> set[str]:
    """Return what is cut in a window and in those that belong to it, with the room it has and the room it needs."""
    return {text for widget in window.findChildren(QWidget) if widget.isVisible() for text in _cut(widget)}


def _cut(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QTabBar):
        yield from _cut_tabs(widget)
    needed = _needed(widget)
    if needed is None:
        return
    room = QSize(min(widget.width(), _sight(widget)), widget.height())
    if needed.width() > room.width() + SLACK or needed.height() > room.height() + SLACK:
        parent = type(widget.parentWidget()).__name__
        sizes = f"{room.width()}x{room.height()} of {needed.width()}x{needed.height()}"
        yield f"{parent}/{type(widget).__name__} {sizes}: {_text(widget)}"


def _cut_tabs(bar: QTabBar) -> Iterator[str]:
    """Yield the tabs that are narrower than their texts or not in sight, and the buttons that scroll to others."""
    where = f"{type(bar.parentWidget()).__name__}/{type(bar).__name__}"
    for place in range(bar.count()):
        tab, needed = bar.tabRect(place), bar.tabSizeHint(place).width()
        room = min(tab.width(), bar.width() - tab.x())
        if bar.isTabVisible(place) and needed > room + SLACK:
            yield f"{where} {room} of {needed}: {bar.tabText(place)}"
    if any(button.isVisible() for button in bar.findChildren(QToolButton)):
        yield f"{where}: scroll buttons"


def _text(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.placeholderText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _needed(widget: QWidget) -> QSize | None:
    """Return the room that the text of a widget needs; None where it has none, or is meant to be cut."""
    if isinstance(widget, QLabel) and widget.text() and widget.textFormat() is not Qt.TextFormat.RichText:
        if widget.wordWrap():
            return QSize(widget.minimumSizeHint().width(), widget.heightForWidth(widget.width()))
        return widget.sizeHint()
    if isinstance(widget, QPushButton | QCheckBox | QRadioButton) and widget.text():
        return widget.minimumSizeHint()
    if isinstance(widget, QComboBox | QLineEdit):
        needed = widget.fontMetrics().horizontalAdvance(_text(widget))
        return QSize(needed + widget.width() - _field_width(widget), 0)
    return None


def _field_width(widget: QComboBox | QLineEdit) -> int:
    """Return how wide the part of the widget is in which its text stands."""
    style = widget.style()
    if isinstance(widget, QComboBox):
        list_option = QStyleOptionComboBox()
        widget.initStyleOption(list_option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        return style.subControlRect(QStyle.ComplexControl.CC_ComboBox, list_option, part, widget).width()
    frame_option = QStyleOptionFrame()
    widget.initStyleOption(frame_option)
    return style.subElementRect(QStyle.SubElement.SE_LineEditContents, frame_option, widget).width()


def _sight(widget: QWidget) -> int:
    """Return how far to the right the widget can be seen in the column it stands in, in its own coordinates."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent.parentWidget(), QAbstractScrollArea):
        parent = parent.parentWidget()
    return widget.width() if parent is None else parent.width() - widget.mapTo(parent, widget.rect().topLeft()).x()
