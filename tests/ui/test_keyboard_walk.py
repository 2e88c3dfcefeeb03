"""Every window by keyboard: each stop has a ring, follows in the order of reading, and does what its keys mean."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardavia.ui.enter_key import EnterKey
from tests.ui.every_screen import EveryScreen
from tests.ui.screens import open_program
from tests.ui.tab_walk import backward, deaf, missed, stops, unlit, windows


def faults(window: QWidget) -> list[str]:
    found = stops(window)
    return [*unlit(found), *missed(window, found), *backward(found), *deaf(window)]


@pytest.mark.slow
def test_the_keyboard_comes_to_everything_in_every_window(qtbot: QtBot, tmp_path: Path) -> None:
    found: dict[str, str] = {}
    with open_program(qtbot, tmp_path, "en", EveryScreen) as screens:
        for name in screens.all():
            found |= {fault: name for window in windows(qtbot) for fault in faults(window) if fault not in found}
    assert found == {}


def shown(qtbot: QtBot, window: QWidget) -> QWidget:
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def row(*parts: QWidget) -> QWidget:
    """Return the parts from left to right."""
    widget = QWidget()
    layout = QHBoxLayout(widget)
    for part in parts:
        layout.addWidget(part)
    return widget


def test_tab_against_the_order_of_reading_is_found(qtbot: QtBot) -> None:
    buttons = [QPushButton(name) for name in "ABC"]
    window = shown(qtbot, row(*buttons))
    assert backward(stops(window)) == []
    QWidget.setTabOrder(buttons[1], buttons[0])
    assert sorted(fault.split(": ")[1] for fault in backward(stops(window))) == [
        "QWidget/QPushButton “B” → QWidget/QPushButton “A”",
        "QWidget/QPushButton “C” → QWidget/QPushButton “B”",
    ]


def test_what_looks_the_same_with_the_keyboard_is_found(qtbot: QtBot) -> None:
    label = QLabel("Ten of hearts")
    label.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    window = shown(qtbot, row(QPushButton("A"), label))
    assert unlit(stops(window)) == ["no ring: QWidget/QLabel “”"]


def test_what_keeps_the_keyboard_is_found(qtbot: QtBot) -> None:
    editor = QTextEdit()
    window = shown(qtbot, row(editor, QPushButton("A")))
    assert missed(window, stops(window)) == ["not reached: QWidget/QPushButton “A”"]


def test_enter_presses_the_button_that_has_the_keyboard(qtbot: QtBot, qapp: QApplication) -> None:
    window = QMainWindow()
    window.setCentralWidget(row(QPushButton("A"), QPushButton("B")))
    # The windows of other tests may be there still, and must not hear where the keyboard goes.
    with QSignalBlocker(qapp):
        shown(qtbot, window)
        assert deaf(window) == [f"Key_Return does nothing: QWidget/QPushButton “{name}”" for name in "AB"]
    EnterKey(window)
    window.setFocus()
    assert deaf(window) == []


def test_in_a_dialog_enter_belongs_to_the_default_button_unless_another_takes_it(qtbot: QtBot) -> None:
    dialog = QDialog()
    EnterKey(dialog)
    column = QVBoxLayout(dialog)
    default, other = QPushButton("Add"), QPushButton("Undo")
    default.setDefault(True)
    other.setAutoDefault(False)
    for part in (default, other):
        column.addWidget(part)
    shown(qtbot, dialog)
    assert deaf(dialog) == ["Key_Return does nothing: QDialog/QPushButton “Undo”"]
