"""The rules page in the window: the way there and back, what is saved, and the running game that keeps its rules."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.storage.rule_sets import RuleSet, load
from tests.ui.shell_parts import Shell


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    return Shell(qtbot, tmp_path)


def open_by_key(shell: Shell) -> None:
    QTest.keyClick(shell.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)


def toggle(shell: Shell, name: str) -> None:
    control = shell.window.rules.page.list.rows[name].control
    control.setFocus()
    QTest.keyClick(control, Qt.Key.Key_Space)


def test_the_welcome_page_leads_to_the_rules_of_its_game_and_takes_them(shell: Shell) -> None:
    welcome = shell.window.welcome
    welcome.games["doppelkopf"].click()
    welcome.name.setText("Otto")
    welcome.rules.button.click()
    page = shell.window.rules.page
    assert page.isVisible()
    assert page.list.search.hasFocus()
    assert page.rules.game == "doppelkopf"
    toggle(shell, "bock")
    assert shell.saved[-1].options["doppelkopf"] == {"bock": True}
    page.back_button.click()
    assert welcome.isVisible()
    assert welcome.name.text() == "Otto"
    assert welcome.choice.options == {"bock": True}
    welcome.deal_button.click()
    record = shell.controller.record
    assert record is not None
    assert record.options == {"bock": True}


def test_a_running_game_keeps_its_rules_until_the_next(shell: Shell) -> None:
    shell.deal()
    moves = shell.observation.moves
    before = shell.controller.record
    open_by_key(shell)
    assert shell.window.rules.page.rules.game == "doppelkopf"
    toggle(shell, "bock")
    QTest.keyClick(shell.window.rules.page.list.rows["bock"].control, Qt.Key.Key_Escape)
    assert shell.window.at_table
    assert shell.observation.moves == moves
    assert shell.controller.record == before
    assert shell.filed == []


def test_deal_with_these_rules_files_the_running_game(shell: Shell) -> None:
    shell.deal()
    old = shell.controller.record
    open_by_key(shell)
    toggle(shell, "bock")
    shell.window.rules.page.deal_button.click()
    record = shell.controller.record
    assert record is not None
    assert record.options == {"bock": True}
    assert shell.window.at_table
    assert shell.filed == [old]
    assert shell.saved[-1].options["doppelkopf"] == {"bock": True}


def test_the_rules_of_the_other_game_leave_the_chosen_game(shell: Shell) -> None:
    shell.deal()
    open_by_key(shell)
    shell.window.rules.page.start.games["schafkopf"].click()
    toggle(shell, "geier")
    assert shell.saved[-1].game == "doppelkopf"
    assert shell.saved[-1].options["schafkopf"] == {"geier": True}


def test_the_key_pressed_twice_changes_nothing(shell: Shell) -> None:
    shell.deal()
    open_by_key(shell)
    toggle(shell, "bock")
    open_by_key(shell)
    assert shell.window.rules.page.list.search.hasFocus()
    assert shell.window.rules.page.rules.options == {"bock": True}
    shell.window.rules.page.back_button.click()
    assert shell.window.at_table


def test_a_kept_table_is_a_choice_on_the_welcome_page(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    shell.window.welcome.games["doppelkopf"].click()
    shell.window.welcome.rules.button.click()
    page = shell.window.rules.page
    toggle(shell, "bock")
    page.keep.name.setText("Thursday")
    with qtbot.waitSignal(shell.rule_sets.changed):
        page.keep.keep_button.click()
    assert load(tmp_path / "house-rules.json").sets == (RuleSet("Thursday", "doppelkopf", "ddv", {"bock": True}),)
    page.back_button.click()
    assert shell.window.welcome.rules.box.currentText() == "Thursday"


def test_a_damaged_file_of_tables_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "house-rules.json").write_text("{", encoding="utf-8")
    shell = Shell(qtbot, tmp_path)
    assert "house-rules.json.damaged-1" in shell.window.messages.message
    assert shell.window.welcome.isVisible()


def test_letters_of_the_table_write_in_the_fields_of_the_page(shell: Shell) -> None:
    shell.deal()
    open_by_key(shell)
    search = shell.window.rules.page.list.search
    QTest.keyClicks(search, "truvp?")
    assert search.text() == "truvp?"
