"""Goes through a window with the Tab key as a person does, and tells what is wrong on the way."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QButtonGroup,
    QCheckBox,
    QMainWindow,
    QRadioButton,
    QStackedWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardavia.ui.card_button import CardButton
from cardavia.ui.messages import MessageStrip
from cardavia.ui.side_panel import SidePanel
from cardavia.ui.tables_save import SaveStrip
from cardavia.ui.tool_row import ToolRow
from cardavia.ui.trick_view import LastTrickView

MOST_STOPS, MOST_LINKS = 300, 200
PANELS = (MessageStrip, SidePanel, SaveStrip, ToolRow, LastTrickView)
"""Parts beside the pages of the main window and over them."""
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


def windows(qtbot: QtBot) -> Iterator[QWidget]:
    """Yield each window that takes keys, with the keyboard in it."""
    for window in [shown for shown in QApplication.topLevelWidgets() if shown.isVisible()]:
        if QApplication.activeModalWidget() in (None, window):
            window.activateWindow()
            qtbot.waitUntil(window.isActiveWindow)
            yield window


@dataclass(frozen=True, slots=True)
class Stop:
    """A widget that Tab comes to, and how it looks with the keyboard and without it."""

    widget: QWidget
    focused: QImage
    plain: QImage

    def __str__(self) -> str:
        return told(self.widget)


def _around(widget: QWidget) -> Iterator[QWidget]:
    """Yield what holds the widget, from the inside."""
    holder = widget.parentWidget()
    while holder is not None and not widget.isWindow():
        yield holder
        widget, holder = holder, holder.parentWidget()


def told(widget: QWidget) -> str:
    """Return what a widget is, where it is, and its name."""
    name = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
    return f"{type(widget.parentWidget()).__name__}/{type(widget).__name__} “{name}”"


def stops(window: QWidget) -> list[Stop]:
    """Press Tab until it comes back to where it began, and return where it stopped."""
    _press_tab(window)
    found: list[Stop] = []
    met: list[QWidget] = []
    focused = QApplication.focusWidget()
    while focused is not None and focused not in met and len(met) < MOST_STOPS:
        met.append(focused)
        lit = _picture(focused)
        _leave(focused, window)
        if focused.hasFocus():
            focused.clearFocus()
        plain = _picture(focused)
        found.append(Stop(focused, lit, plain))
        focused = QApplication.focusWidget()
    return found


def _leave(widget: QWidget, window: QWidget) -> None:
    """Press Tab until the keyboard is elsewhere: in a text it goes from link to link before."""
    for _ in range(MOST_LINKS if isinstance(widget, QTextEdit) else 1):
        _press_tab(window)
        if not widget.hasFocus():
            return


def _press_tab(window: QWidget) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)


def _picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def unlit(found: list[Stop]) -> list[str]:
    """Return the stops that look the same whether or not they have the keyboard."""
    return [f"no ring: {stop}" for stop in found if stop.focused == stop.plain]


def missed(window: QWidget, found: list[Stop]) -> list[str]:
    """Return what takes the keyboard by Tab and is not come to, as something before it keeps the keyboard."""
    met = {stop.widget for stop in found}
    takers = [widget for widget in window.findChildren(QWidget) if _takes_tab(widget, window)]
    return [f"not reached: {told(widget)}" for widget in takers if widget not in met and not _is_one_of_group(widget)]


def _takes_tab(widget: QWidget, window: QWidget) -> bool:
    takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
    return takes and widget.isVisible() and widget.isEnabled() and widget.window() is window


def _is_one_of_group(widget: QWidget) -> bool:
    """Say whether arrows come to the button, which is not the chosen one of its group."""
    return isinstance(widget, QAbstractButton) and (widget.autoExclusive() or widget.group() is not None)


def backward(found: list[Stop]) -> list[str]:
    """Return the steps that go against the order of reading within a page, or within a panel beside or over it.

    The one step from the end to the beginning may.
    """
    pages: dict[QWidget, list[QWidget]] = {}
    for stop in found:
        pages.setdefault(_page_of(stop.widget), []).append(stop.widget)
    return [fault for widgets in pages.values() for fault in _backward(widgets)]


def _page_of(widget: QWidget) -> QWidget:
    """Return the page or panel that holds the widget."""
    within = [widget, *_around(widget)]
    return next((part for part in within if isinstance(part, PANELS) or _is_page(part)), widget.window())


def _is_page(widget: QWidget) -> bool:
    pages = widget.parentWidget()
    return isinstance(pages, QStackedWidget) and isinstance(widget.window(), QMainWindow)


def _backward(widgets: list[QWidget]) -> list[str]:
    steps = itertools.pairwise([*widgets, widgets[0]])
    against = [(one, other) for one, other in steps if _is_before(other, one)]
    return [f"against reading: {told(one)} → {told(other)}" for one, other in against] if len(against) > 1 else []


def _is_before(widget: QWidget, other: QWidget) -> bool:
    """Say whether the widget is read before the other; whatever can be scrolled is where its area is."""
    return _is_read_first(_place(_outermost(widget, other)), _place(_outermost(other, widget)))


def _outermost(widget: QWidget, other: QWidget) -> QWidget:
    """Return the outermost area in which the widget can be scrolled and the other one cannot, or the widget itself."""
    shared = set(_around(other))
    areas = [part for part in _around(widget) if isinstance(part, QAbstractScrollArea) and part not in shared]
    return areas[-1] if areas else widget


def _place(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def _is_read_first(place: QRect, other: QRect) -> bool:
    """Say whether the first place is above the other in its column, or left of it in its row."""
    above = place.bottom() < other.top() and place.left() <= other.right()
    in_row = place.top() <= other.bottom() and other.top() <= place.bottom()
    return above or (in_row and place.right() < other.left())


def deaf(window: QWidget) -> list[str]:
    """Return the buttons that a key should press and does not; nothing that a button does is done."""
    buttons = [button for button in window.findChildren(QAbstractButton) if _takes_tab(button, window)]
    return [fault for button in buttons for fault in _deaf(button)]


def _deaf(button: QAbstractButton) -> Iterator[str]:
    if isinstance(button, CardButton) or _is_chosen(button):
        return
    button.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (SPACE,) if isinstance(button, QCheckBox | QRadioButton) else (SPACE, ENTER):
        if not _is_pressed_by(button, key):
            yield f"{key.name} does nothing: {told(button)}"


def _is_chosen(button: QAbstractButton) -> bool:
    """Say whether the button is the chosen one of several, which a press leaves as it is."""
    group = cast("QButtonGroup | None", button.group())
    return button.isChecked() and (button.autoExclusive() or (group is not None and group.exclusive()))


def _is_pressed_by(button: QAbstractButton, key: Qt.Key) -> bool:
    pressed: list[Qt.Key] = []
    # Every press comes to this method, whatever it is connected with.
    button.nextCheckState = lambda: pressed.append(key)  # type: ignore[method-assign]
    button.blockSignals(True)
    QTest.keyClick(button, key)
    button.blockSignals(False)
    del button.nextCheckState
    return pressed == [key]
