"""Every text that the widgets of the program hold, shown or not, for the tests of languages."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabWidget,
    QTextEdit,
    QWidget,
)

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def all_texts(window: QWidget) -> set[tuple[str, str]]:
    """Return every text that a window, or one that belongs to it, holds: what it is of which class, and the text."""
    widgets = (window, *window.findChildren(QWidget))
    return {(where, text) for widget in widgets for where, text in texts_of(widget) if text}


def texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the texts of one widget and of its actions, each with what it is."""
    name = f"{type(widget.parentWidget()).__name__}/{type(widget).__name__}"
    for what, text in (*_common(widget), *_own(widget)):
        yield f"{name}.{what}", text
    for action in widget.actions():
        for what, text in _action(action):
            yield f"{name}.action.{what}", text


def _common(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "title", widget.windowTitle() if widget.isWindow() else ""
    yield "tip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()


def _action(action: QAction) -> Iterator[tuple[str, str]]:
    yield "text", action.text()
    yield "tip", action.toolTip()
    yield "icon text", action.iconText()


def _own(widget: QWidget) -> Iterator[tuple[str, str]]:
    if isinstance(widget, QLabel | QAbstractButton):
        yield "text", widget.text()
    elif isinstance(widget, QLineEdit):
        yield "placeholder", widget.placeholderText()
    elif isinstance(widget, QGroupBox | QMenu):
        yield "title", widget.title()
    elif isinstance(widget, QPlainTextEdit | QTextEdit):
        yield from (("line", line) for line in widget.toPlainText().splitlines())
    elif isinstance(widget, QSpinBox):
        yield from (("sign", text) for text in (widget.prefix(), widget.suffix(), widget.specialValueText()))
    else:
        yield from _of_parts(widget)


def _of_parts(widget: QWidget) -> Iterator[tuple[str, str]]:
    if isinstance(widget, QComboBox):
        yield from (("item", widget.itemText(row)) for row in range(widget.count()))
    elif isinstance(widget, QTabWidget):
        yield from (("tab", widget.tabText(place)) for place in range(widget.count()))
    elif isinstance(widget, QAbstractItemView):
        yield from _of_model(widget.model())


def _of_model(model: QAbstractItemModel | None) -> Iterator[tuple[str, str]]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        for role in ROLES:
            yield "heading", str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
        for row in range(model.rowCount(QModelIndex())):
            for role in ROLES:
                yield "cell", str(model.index(row, column).data(role) or "")
