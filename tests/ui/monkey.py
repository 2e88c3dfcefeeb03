"""A monkey at the window: it clicks, types, drags, drops and closes by chance, and tells what it did last."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTabBar,
    QWidget,
)

import pseudo
from cardavia.storage.settings import LEVELS, SORT_ORDERS, SPEECH, THEMES, UNTIL_CLICK
from cardavia.ui.card_button import CardButton
from tests.ui.monkey_input import LEFT, NO_KEYS, ask_context_menu, compose, drag, drop, turn_wheel
from tests.ui.monkey_stage import Stage

T = TypeVar("T")
Kind = TypeVar("Kind", bound=QWidget)

TOLD = 30
"""So many events are told of a monkey that broke something."""
_BLOCKED_MS = 1000
"""An event loop within an event that lasts longer is one that waits for a person."""
SIZES = ((800, 600), (1280, 800), (1000, 700), (1920, 1080), (2560, 1440), (300, 200))
KEYS = (
    *(Qt.Key(Qt.Key.Key_A + letter) for letter in range(26)),
    *(Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)),
    *(Qt.Key(Qt.Key.Key_F1 + number) for number in range(12)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 2,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab) * 3,
    *(Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Question, Qt.Key.Key_Comma, Qt.Key.Key_Menu),
)
_CONTROL, _ALT, _SHIFT = (getattr(Qt.KeyboardModifier, f"{name}Modifier") for name in ("Control", "Alt", "Shift"))
MODIFIERS = (*(NO_KEYS,) * 5, _SHIFT, _CONTROL, _ALT, _CONTROL | _SHIFT, _CONTROL | _ALT, _ALT | _SHIFT)
TEXTS = (
    "Friday",
    "The Ox",
    "a/b",
    "..",
    " ",
    "Ä" * 200,
    "مرحبا",
    "<b>x</b>",
    "{name} %n %1",
    "🂡",
    "e\u0301\u202e",
    "CON",
    "12",
)
ADDRESSES = ("https://example.org/game.cardavia", "file:///", "about:blank", "")
SETTINGS: dict[str, Sequence[Any]] = {
    "language": ("", "en", "de", "ru", pseudo.CODE),
    "theme": THEMES,
    "level": LEVELS,
    "sort_order": SORT_ORDERS,
    "speech": SPEECH,
    "animation": (0, 100, 200),
    "trick_pause_ms": (0, 20, UNTIL_CLICK),
    "volume": (0, 100),
    **dict.fromkeys(("reduce_motion", "play_forced", "confirm_play", "show_points", "sheet_visible"), (False, True)),
}


class Monkey:
    """Does one thing after another by a source of chance; `last` tells the newest of them."""

    def __init__(self, stage: Stage, chance: random.Random) -> None:
        self._stage, self._chance = stage, chance
        self._held: list[QWidget] = []
        self.last: deque[str] = deque(["start"], maxlen=TOLD)
        self._acts: dict[Callable[[], object], int] = {
            self._click_button: 20,
            self._press: 20,
            self._play: 16,
            self._shortcut: 8,
            self._menu: 8,
            self._click: 8,
            self._control: 6,
            self._row: 4,
            self._drag: 4,
            self._wheel: 3,
            self._type: 3,
            self._resize: 3,
            self._setting: 2,
            self._drop: 2,
            self._close_one: 2,
            self._wait: 4,
        }
        self._blocked = QTimer(interval=_BLOCKED_MS)
        self._blocked.timeout.connect(self._unblock)

    def act(self) -> None:
        """Do one thing, and let the program answer."""
        (act,) = self._chance.choices(list(self._acts), list(self._acts.values()))
        self._blocked.start()
        try:
            act()
        finally:
            self._blocked.stop()
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._bring_back()

    def _tell(self, widget: QWidget | None, *what: object) -> None:
        words = [type(widget).__name__, *_names(widget)] if widget is not None else []
        self.last.append(" ".join(map(str, (*what, *words))))

    def _unblock(self) -> None:
        """End a menu or a drag that waits for its end in an event loop of its own, as a person would."""
        QTest.keyClick(self._focus(), Qt.Key.Key_Escape)

    # What there is

    def _windows(self) -> list[QWidget]:
        """Return what is open, always in the same order."""
        shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        # A window of Qt's own, as that of a choice, is known to Python only as long as somebody holds it.
        self._held = shown
        return sorted(shown, key=lambda widget: (type(widget).__name__, widget.windowTitle(), widget.x(), widget.y()))

    def _find(self, kind: type[Kind]) -> Kind | None:
        """Return any widget of a kind that can be used, first of all in the menu or list that is open."""
        popup = QApplication.activePopupWidget()
        if popup is not None and not popup.findChildren(kind):
            self._leave_popups()
            popup = None
        found = [
            widget
            for window in ([popup] if popup is not None else self._windows())
            for widget in window.findChildren(kind)
            if widget.isVisible() and widget.isEnabled()
        ]
        return self._chance.choice(found) if found else None

    def _leave_popups(self) -> None:
        """Close menus and lists, as the system does when somebody clicks beside them."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()

    def _spot(self) -> tuple[QWidget, QPoint]:
        """Return any place of an open window, with the widget that is there."""
        window = self._chance.choice(self._windows())
        if window is not QApplication.activePopupWidget():
            self._leave_popups()
        place = self._place(window)
        child = window.childAt(place) or window
        return child, child.mapFrom(window, place)

    def _place(self, widget: QWidget) -> QPoint:
        return QPoint(self._chance.randrange(max(1, widget.width())), self._chance.randrange(max(1, widget.height())))

    def _focus(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self._stage.program.window

    # What it does

    def _click(self) -> None:
        widget, place = self._spot()
        button = self._chance.choice([LEFT, LEFT, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
        keys = self._chance.choice(MODIFIERS)
        self._tell(widget, "click", button.name, keys.value, place.toTuple())
        if button == Qt.MouseButton.RightButton:
            ask_context_menu(widget, place)
        elif self._chance.random() < 1 / 4:
            QTest.mouseDClick(widget, button, keys, place)
        else:
            QTest.mouseClick(widget, button, keys, place)

    def _click_button(self) -> None:
        button = self._find(QAbstractButton)
        if button is not None:
            self._tell(button, "press")
            QTest.mouseClick(button, LEFT)

    def _play(self) -> None:
        """Play a card that may be played, so that deals come to their end."""
        self._leave_popups()
        hand = self._stage.program.window.area.table.hand.findChildren(CardButton)
        cards = [card for card in hand if card.isVisible() and card.playable]
        if cards:
            card = self._chance.choice(cards)
            self._tell(card, "play")
            QTest.mouseClick(card, LEFT, pos=QPoint(3, card.height() // 2))

    def _press(self) -> None:
        target, key, keys = self._focus(), self._chance.choice(KEYS), self._chance.choice(MODIFIERS)
        self._tell(target, "key", keys.value, key.name)
        QTest.keyClick(target, key, keys)

    def _shortcut(self) -> None:
        action = self._chance.choice(self._stage.program.window.menu_actions.all)
        self._tell(None, "shortcut", action.shortcut().toString(), repr(action.text()))
        QTest.keySequence(self._focus(), action.shortcut())

    def _menu(self) -> None:
        """Click through the menus, and leave them open sometimes."""
        # The menus come a moment after the first paint.
        self._stage.program.window.complete()
        menu: QMenuBar | QMenu | None = self._stage.program.window.menuBar()
        while menu is not None and menu.isVisible() and self._chance.random() > 1 / 12:
            entries = [entry for entry in menu.actions() if entry.isVisible() and not entry.isSeparator()]
            entry = self._chance.choice(entries)
            self._tell(None, "menu", repr(entry.text()))
            QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
            QCoreApplication.processEvents()
            menu = _menu_of(entry)

    def _control(self) -> None:
        """Move a slider, a number, a choice or a tab by keys, wheel or mouse."""
        kinds: list[type[QWidget]] = [QAbstractSlider, QAbstractSpinBox, QComboBox, QTabBar]
        control = self._find(self._chance.choice(kinds))
        if control is None:
            return
        self._tell(control, "move")
        way = self._chance.randrange(3)
        if way == 0:
            turn_wheel(control, control.rect().center(), self._chance.choice([-3, 1, 2]))
        elif way == 1:
            drag(control, [self._place(control) for _ in range(4)])
        else:
            control.setFocus()
            QTest.keyClick(control, self._chance.choice([Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageDown]))

    def _row(self) -> None:
        view = self._find(QAbstractItemView)
        if view is None or not view.model().rowCount():
            return
        index = view.model().index(self._chance.randrange(view.model().rowCount()), 0)
        view.setCurrentIndex(index)
        self._tell(view, "row", index.row())
        click = self._chance.choice([QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick])
        click(view.viewport(), LEFT, NO_KEYS, view.visualRect(index).center())

    def _drag(self) -> None:
        card = self._find(CardButton)
        widget = card if card is not None and self._chance.random() < 1 / 2 else self._spot()[0]
        room = widget.window().rect()
        places = [
            widget.mapFrom(widget.window(), QPoint(self._chance.randrange(max(1, room.width())), y)) for y in (0, 99)
        ]
        self._tell(widget, "drag", *(place.toTuple() for place in places))
        drag(widget, [self._place(widget), *places, self._place(widget)])

    def _wheel(self) -> None:
        widget, place = self._spot()
        notches, keys = self._chance.choice([-5, -1, 1, 5]), self._chance.choice(MODIFIERS)
        self._tell(widget, "wheel", notches, keys.value)
        turn_wheel(widget, place, notches, keys)

    def _type(self) -> None:
        field = self._find(QLineEdit)
        if field is not None:
            text = self._chance.choice(TEXTS)
            self._tell(field, "type", repr(text[:20]))
            field.setFocus()
            compose(field, text)
            if self._chance.random() < 1 / 2:
                QTest.keyClick(field, Qt.Key.Key_Return)

    def _resize(self) -> None:
        window, size = self._chance.choice(self._windows()), self._chance.choice(SIZES)
        state = self._chance.choice([None, None, None, "showMaximized", "showNormal", "showMinimized"])
        self._tell(window, "resize", state or size)
        if state is not None and window is self._stage.program.window:
            getattr(window, state)()
        else:
            window.resize(*size)

    def _setting(self) -> None:
        field = self._chance.choice(list(SETTINGS))
        value = self._chance.choice(SETTINGS[field])
        self._tell(None, "set", field, value)
        self._stage.program.window.preferences.change(**{field: value})

    def _drop(self) -> None:
        things: list[Path | str] = [*self._stage.files(), *ADDRESSES]
        files = self._chance.sample(things, self._chance.choice([1, 1, 1, 2]))
        self._tell(None, "drop", *files)
        drop(self._stage.program.window, files, self._chance.random() < 5 / 6)

    def _close_one(self) -> None:
        window = self._chance.choice(self._windows())
        if window is not self._stage.program.window or self._chance.random() < 1 / 4:
            self._tell(window, "close")
            window.close()

    def _wait(self) -> None:
        milliseconds = self._chance.choice([1, 10, 60])
        self._tell(None, "wait", milliseconds)
        QTest.qWait(milliseconds)

    def _bring_back(self) -> None:
        """Close other windows now and then, so that the table is seen, and start the program again if it was closed."""
        window = self._stage.program.window
        for widget in self._windows():
            if widget is not window and self._chance.random() < 1 / 12:
                self._tell(widget, "put away")
                widget.close()
        if window.isMinimized():
            window.showNormal()
        elif not window.isVisible():
            self._tell(None, "start again")
            self._stage.restart()


def _menu_of(entry: QAction) -> QMenu | None:
    menu = entry.menu()
    return menu if isinstance(menu, QMenu) else None


def _names(widget: QWidget) -> list[str]:
    """Return what tells a widget from others of its kind."""
    text = getattr(widget, "text", None)
    names = (widget.accessibleName(), widget.objectName(), text() if callable(text) else "", widget.windowTitle())
    return [repr(name[:60]) for name in names if isinstance(name, str) and name][:2]
