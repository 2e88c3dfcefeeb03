"""What is asked for most often stands beside the menus, one click away."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenuBar
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import Settings
from cardavia.ui.tool_button import ToolButton
from cardavia.ui.tool_row import ToolRow
from tests.ui.shell_parts import AT_ONCE, Shell
from tests.ui.typing_and_clicking import click, press

WORDS = ("New deal", "Rules", "Last trick", "Undo", "Hint", "Score sheet", "Card look")
STYLES = Qt.ToolButtonStyle


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    made = Shell(qtbot, tmp_path)
    made.window.resize(1280, 800)
    made.deal()
    return made


def row_of(shell: Shell) -> ToolRow:
    return shell.window.complete().tools.row


def tool(shell: Shell, word: str) -> ToolButton:
    return row_of(shell).buttons[WORDS.index(word)]


def test_seven_things_are_one_click_away_at_the_table(shell: Shell) -> None:
    assert tuple(button.accessibleName() for button in row_of(shell).buttons) == WORDS
    assert all(button.isVisible() for button in row_of(shell).buttons)


def test_the_row_is_away_where_there_is_no_table(shell: Shell) -> None:
    shell.window.show_welcome()
    assert not row_of(shell).isVisible()


def test_the_row_can_be_hidden_and_stays_so(shell: Shell) -> None:
    shell.window.menu_actions.tools.trigger()
    assert not row_of(shell).isVisible()
    assert not shell.saved[-1].tools_visible


def test_a_row_that_is_not_wanted_is_never_shown(qtbot: QtBot, tmp_path: Path) -> None:
    shell = Shell(qtbot, tmp_path, Settings(animation=0, trick_pause_ms=0, tools_visible=False))
    shell.deal()
    assert not row_of(shell).isVisible()
    assert not shell.window.menu_actions.tools.isChecked()


def test_a_tool_tells_its_entry_of_the_menus_and_the_keys(shell: Shell) -> None:
    assert tool(shell, "Undo").toolTip() == "Undo (Ctrl+Z)"
    shell.window.preferences.change(keys={"hint": "X"})
    assert tool(shell, "Hint").accessibleDescription() == "Hint (X)"


def test_undo_can_be_pressed_once_there_is_something_to_undo(shell: Shell) -> None:
    assert not tool(shell, "Undo").isEnabled()
    shell.play_on(1)
    moves = len(shell.observation.moves)
    tool(shell, "Undo").click()
    assert len(shell.observation.moves) < moves


def test_a_new_deal_is_the_next_one_only_after_the_end(shell: Shell) -> None:
    new_deal, actions = tool(shell, "New deal"), shell.window.menu_actions
    assert new_deal.action is actions.new_game
    shell.play_on()
    assert new_deal.action is actions.next_deal
    new_deal.click()
    assert not shell.observation.done
    new_deal.click()
    assert not shell.window.at_table


@pytest.mark.parametrize(("word", "other"), [("Score sheet", "Card look"), ("Card look", "Score sheet")])
def test_a_page_of_the_side_panel_is_opened_and_put_away_by_its_tool(shell: Shell, word: str, other: str) -> None:
    tool(shell, other).click()
    if shell.window.panel.isHidden():
        tool(shell, other).click()
    tool(shell, word).click()
    assert tool(shell, word).isChecked()
    assert not tool(shell, other).isChecked()
    tool(shell, word).click()
    assert shell.window.panel.isHidden()
    assert not tool(shell, word).isChecked()


def test_the_last_trick_is_shown_again(shell: Shell) -> None:
    shell.play_on(1)
    tool(shell, "Last trick").click()
    assert shell.window.area.table.last.isVisible()


def test_a_click_leaves_the_keyboard_at_the_cards(shell: Shell) -> None:
    shell.window.area.table.take_focus()
    before = shell.window.focusWidget()
    click(tool(shell, "Score sheet"))
    assert shell.window.focusWidget() is before


def test_the_row_is_one_stop_of_tab_with_arrows_inside(shell: Shell) -> None:
    row = row_of(shell)
    stops = [button for button in row.buttons if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [row.buttons[0]]
    row.buttons[0].setFocus()
    press(row.buttons[0], Qt.Key.Key_Right)
    assert shell.window.focusWidget() is row.buttons[1]
    press(row.buttons[1], Qt.Key.Key_Left)
    assert shell.window.focusWidget() is row.buttons[0]
    press(row.buttons[0], Qt.Key.Key_Left)
    assert shell.window.focusWidget() is row.buttons[0]


def test_arrows_pass_over_what_cannot_be_used(shell: Shell) -> None:
    row = row_of(shell)
    tool(shell, "Last trick").setFocus()
    press(tool(shell, "Last trick"), Qt.Key.Key_Right)
    assert shell.window.focusWidget() is tool(shell, "Hint")
    stops = [button for button in row.buttons if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [tool(shell, "Hint")]


@pytest.mark.parametrize(
    ("width", "style"),
    [(1280, STYLES.ToolButtonTextBesideIcon), (400, STYLES.ToolButtonIconOnly)],
)
def test_the_row_shows_as_much_as_the_menus_leave_room_for(
    shell: Shell, qtbot: QtBot, width: int, style: Qt.ToolButtonStyle
) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    bar.addMenu("Game")
    row = ToolRow(shell.window.complete().tools.all(), bar)
    bar.resize(width, 32)
    bar.show()
    assert {button.toolButtonStyle() for button in row.buttons} == {style}


def test_the_smallest_window_has_room_for_every_tool(shell: Shell) -> None:
    shell.window.resize(800, 600)
    QApplication.processEvents()
    row, bar = row_of(shell), shell.window.menuBar()
    assert row.geometry().left() > bar.actionGeometry(bar.actions()[-1]).right()
    assert all(row.rect().contains(button.geometry()) for button in row.buttons)
    assert all(button.width() >= button.sizeHint().width() for button in row.buttons)


def test_menus_outside_the_window_leave_the_tools_a_bar_of_their_own(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenuBar, "isNativeMenuBar", lambda self: True)
    shell = Shell(qtbot, tmp_path, AT_ONCE)
    shell.deal()
    bar = row_of(shell).parentWidget()
    assert isinstance(bar, QMenuBar)
    assert bar is not shell.window.menuBar()
    assert bar.isVisible()
    shell.window.show_welcome()
    assert not bar.isVisible()
