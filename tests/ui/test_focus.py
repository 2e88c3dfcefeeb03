"""Where the keyboard is: Escape leaves whatever lies over a page or beside it, and nothing new takes it away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.card_button import CardButton
from cardavia.ui.score_pad_new import NewEvening
from cardavia.ui.settings_dialog import SettingsDialog
from tests.ui.every_screen import EveryScreen
from tests.ui.screens import open_program
from tests.ui.shell_parts import Shell

OVERLAYS: dict[str, Callable[[EveryScreen], QWidget]] = {
    "playing": lambda screens: screens.window.area.table.last,
    "card large": lambda screens: screens.window.decks.page.large,
    "trouble": lambda screens: screens.window.messages,
    "house rules": lambda screens: screens.window.rules.page,
    "decks": lambda screens: screens.window.decks.page,
    "rule book": lambda screens: screens.window.book.book,
    "lesson of Schafkopf": lambda screens: screens.window.lessons.page,
    "welcome over a game": lambda screens: screens.window.welcome,
    "settings: game": lambda screens: screens.window.findChildren(SettingsDialog)[-1],
    "score pad for Schafkopf": lambda screens: screens.pad.findChildren(NewEvening)[-1],
    "result": lambda screens: screens.window.area.result.hands,
    "standings": lambda screens: screens.window.area.final,
}
"""What each screen lays over the table, beside it or in its place."""


@pytest.fixture
def screens(qtbot: QtBot, tmp_path: Path) -> Iterator[EveryScreen]:
    with open_program(qtbot, tmp_path, "en", EveryScreen) as opened:
        assert isinstance(opened, EveryScreen)
        opened.bidding("doppelkopf")
        yield opened


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


@pytest.mark.parametrize("name", OVERLAYS)
def test_escape_leaves_what_lies_over_the_table(qtbot: QtBot, screens: EveryScreen, name: str) -> None:
    if name == "standings":
        screens.result()
    screens.ways()[name]()
    overlay = OVERLAYS[name](screens)
    assert overlay.isVisible()
    if name == "trouble":
        # A message takes no keyboard away: a person comes to it by Tab.
        screens.window.messages.close_button.setFocus()
    else:
        overlay.window().activateWindow()
        qtbot.waitUntil(overlay.window().isActiveWindow)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not overlay.isVisible()


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = Shell(qtbot, tmp_path)
    shell.window.activateWindow()
    qtbot.waitUntil(shell.window.isActiveWindow)
    shell.deal()
    return shell


def test_a_deal_from_the_welcome_page_gives_the_keyboard_to_the_first_call(shell: Shell) -> None:
    assert focused() is shell.window.area.table.calls.buttons[0]


def test_a_new_deal_keeps_the_keyboard_at_the_table(shell: Shell) -> None:
    shell.play_on()
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    shell.wait_for_turn()
    assert focused() is shell.window.area.table.calls.buttons[0]


def test_another_deck_keeps_the_keyboard_on_its_card(shell: Shell) -> None:
    shell.play_on(tricks=1)
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    held = focused()
    assert isinstance(held, CardButton)
    shell.window.menu_actions.decks["bavarian"].trigger()
    assert focused() is held


def test_tab_comes_to_nothing_that_the_result_covers(shell: Shell) -> None:
    shell.play_on()
    pile = shell.window.area.table.pile
    assert pile.focusPolicy() is Qt.FocusPolicy.NoFocus
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not shell.window.area.shows_result
    assert pile.focusPolicy() is Qt.FocusPolicy.TabFocus
