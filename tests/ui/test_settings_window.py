"""The settings window beside the table: menus, table and settings are always in step."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import CardLook, Settings
from cardavia.ui import theme
from cardavia.ui.settings_dialog import SettingsDialog
from cardavia.ui.settings_specs import Page
from tests.ui.settings_parts import change_by_keys, free_closed_windows
from tests.ui.shell_parts import Shell


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Iterator[Shell]:
    made = Shell(qtbot, tmp_path, Settings(welcome_done=True))
    yield made
    # The decks may have been asked for once more while the window closed.
    made.window.decks.stop()
    free_closed_windows()


def opened(shell: Shell) -> SettingsDialog:
    """Open the settings with their key."""
    QTest.keyClick(shell.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = shell.window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    assert dialog.isVisible()
    return dialog


def test_the_table_goes_on_while_the_settings_are_open(shell: Shell) -> None:
    shell.deal()
    dialog = opened(shell)
    assert not dialog.isModal()
    shell.play_on(tricks=1)
    assert len(shell.observation.tricks) >= 1
    assert dialog.isVisible()


def test_there_is_one_settings_window(shell: Shell) -> None:
    first = opened(shell)
    first.close()
    assert opened(shell) is first
    assert len(shell.window.findChildren(SettingsDialog)) == 1


def test_what_the_window_sets_is_ticked_in_the_menus(shell: Shell) -> None:
    dialog, actions = opened(shell), shell.window.menu_actions
    for key in ("level", "theme", "trick_pause_ms"):
        change_by_keys(dialog.row(key))
    settings = shell.saved[-1]
    assert actions.levels[settings.level].isChecked()
    assert actions.themes[settings.theme].isChecked()
    assert actions.pauses[settings.trick_pause_ms].isChecked()
    assert settings.level != Settings().level
    assert theme.palette().name == settings.theme
    theme.set_theme("light")


def test_what_the_menus_set_shows_in_the_window(shell: Shell) -> None:
    dialog, actions = opened(shell), shell.window.menu_actions
    actions.levels["easy"].trigger()
    actions.themes["contrast"].trigger()
    actions.pauses[3000].trigger()
    assert dialog.row("level").control.property("currentText") == "Easy"
    assert dialog.row("theme").control.property("currentText") == "High contrast"
    assert dialog.row("trick_pause_ms").control.property("currentText") == "3 s"
    assert dialog.row("high_contrast").control.property("checked")
    theme.set_theme("light")


def test_another_level_changes_the_players_at_once(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    changed: list[str] = []
    monkeypatch.setattr(shell.controller, "change_players", lambda: changed.append("players"))
    change_by_keys(opened(shell).row("level"))
    assert changed == ["players"]


def test_the_side_panel_is_shown_and_hidden_from_both_sides(shell: Shell) -> None:
    shell.window.resize(1280, 800)
    shell.deal()
    shell.window.menu_actions.side_panel.setChecked(False)
    shell.window.menu_actions.side_panel.trigger()
    row = opened(shell).row("sheet_visible")
    assert row.control.property("checked")
    change_by_keys(row)
    assert shell.window.panel.isHidden()
    assert not shell.window.menu_actions.side_panel.isChecked()
    shell.window.menu_actions.side_panel.trigger()
    assert row.control.property("checked")
    assert not shell.window.panel.isHidden()


def test_the_deck_of_the_running_game_changes_on_the_table_at_once(shell: Shell) -> None:
    shell.deal("doppelkopf")
    told: list[str] = []
    shell.window.decks.changed.connect(lambda: told.append("changed"))
    row = opened(shell).row("deck_doppelkopf")
    change_by_keys(row)
    deck, pack = shell.window.decks.deck, shell.window.decks.pack.value
    assert (deck, pack) == (shell.saved[-1].deck["doppelkopf"], shell.saved[-1].pack["doppelkopf"])
    assert deck != Settings().deck["doppelkopf"]
    assert told == ["changed"]
    shell.window.menu_actions.decks["tell"].trigger()
    assert row.control.property("currentText") == "William Tell"
    assert told == ["changed", "changed"]


def test_the_deck_of_the_other_game_leaves_the_table_as_it_is(shell: Shell) -> None:
    shell.deal("doppelkopf")
    change_by_keys(opened(shell).row("deck_schafkopf"))
    assert shell.window.decks.deck == Settings().deck["doppelkopf"]
    assert shell.saved[-1].deck["schafkopf"] != Settings().deck["schafkopf"]


def test_a_large_index_shows_on_the_table_at_once(shell: Shell) -> None:
    shell.deal("doppelkopf")
    change_by_keys(opened(shell).row("large_index"))
    assert shell.window.decks.look == CardLook(large_index=True)
    assert shell.window.decks.look_panel.large_index.isChecked()


def test_a_reset_of_the_table_page_is_in_force_at_once(shell: Shell) -> None:
    shell.window.preferences.change(theme="contrast")
    dialog = opened(shell)
    dialog.show_page(Page.TABLE)
    dialog.pages[Page.TABLE].reset_button.click()
    assert theme.palette().name != "contrast"
    dialog.pages[Page.TABLE].undo_button.click()
    assert theme.palette().name == "contrast"
    theme.set_theme("light")
