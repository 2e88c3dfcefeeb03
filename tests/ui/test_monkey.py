"""A monkey at the window: whatever is clicked and typed, nothing breaks and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from cardavia.app import Program
from cardavia.engine.record import replay
from cardavia.storage.journal import Journal
from cardavia.storage.paths import HOME_VARIABLE, user_paths

QUICK_EVENTS, ALL_EVENTS = 300, 4000
SIZES = ((800, 600), (1280, 800), (1000, 700))
KEYS = (
    *(Qt.Key(Qt.Key.Key_A + letter) for letter in range(26)),
    *(Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)),
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Question,
    Qt.Key.Key_F9,
    Qt.Key.Key_F11,
)
MODIFIERS = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


@pytest.fixture
def program(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    # A file dialog runs its own event loop until a person answers.
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "saved.cardavia"), ""))
    program = Program()
    # The monkey leaves the program open until the test has looked at it.
    QApplication.setQuitOnLastWindowClosed(False)
    program.start()
    yield program
    program.window.close()
    program.close()
    program.pictures.stop()


class Monkey:
    """Clicks and types by a source of chance."""

    def __init__(self, program: Program, seed: int) -> None:
        self._program = program
        self._chance = random.Random(seed)

    def act(self) -> None:
        """Do one thing: click a widget or a button, press a key, resize, or let time pass."""
        often = (self._click_button, self._press)
        self._chance.choice((*often, *often, self._click, self._resize, self._wait))()
        self._wait()
        self._bring_back()

    def _windows(self) -> list[QWidget]:
        return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]

    def _click(self) -> None:
        window = self._chance.choice(self._windows())
        spot = QPoint(self._chance.randrange(max(1, window.width())), self._chance.randrange(max(1, window.height())))
        child = window.childAt(spot) or window
        QTest.mouseClick(child, Qt.MouseButton.LeftButton, pos=child.mapFrom(window, spot))

    def _click_button(self) -> None:
        buttons = [
            button
            for window in self._windows()
            for button in window.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled()
        ]
        if buttons:
            QTest.mouseClick(self._chance.choice(buttons), Qt.MouseButton.LeftButton)

    def _press(self) -> None:
        target = QApplication.focusWidget() or self._program.window
        QTest.keyClick(target, self._chance.choice(KEYS), self._chance.choice(MODIFIERS))

    def _resize(self) -> None:
        self._program.window.resize(*self._chance.choice(SIZES))

    def _wait(self) -> None:
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _bring_back(self) -> None:
        """Close menus and dialogs now and then, and open the window again if it was closed."""
        for widget in self._windows():
            if isinstance(widget, QMenu | QDialog) and self._chance.random() < 1 / 4:
                widget.close()
        if not self._program.window.isVisible():
            self._program.window.show()


def _let_loose(program: Program, qtbot: QtBot, seed: int, events: int) -> None:
    qtbot.waitUntil(program.window.isVisible)
    program.window.area.table.set_pace(10)
    program.controller.new_session("doppelkopf", "pagat", {}, ("Me", "Anna", "Bohdan", "Clara"))
    monkey = Monkey(program, seed)
    for _ in range(events):
        monkey.act()
    record = program.controller.record
    assert record is not None
    replay(record)
    kept = Journal.read(user_paths().journal)
    assert kept is not None
    assert kept.record == record


def test_a_monkey_breaks_nothing(program: Program, qtbot: QtBot) -> None:
    _let_loose(program, qtbot, seed=1, events=QUICK_EVENTS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3])
def test_a_patient_monkey_breaks_nothing(program: Program, qtbot: QtBot, seed: int) -> None:
    _let_loose(program, qtbot, seed, events=ALL_EVENTS)
