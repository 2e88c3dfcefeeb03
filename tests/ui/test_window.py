"""The whole window: a person's clicks and keys, the real controller, real computer players."""

import errno
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from cardavia.engine.actions import Play
from cardavia.engine.cards import PACK
from cardavia.engine.record import format_record, parse_record
from cardavia.storage.files import Failure, StorageError
from cardavia.storage.journal import Trouble
from cardavia.storage.settings import Settings, WindowPlace
from cardavia.ui import theme
from cardavia.ui.dialogs import AboutDialog, KeysDialog
from tests.ui.shell_parts import Shell


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    return Shell(qtbot, tmp_path)


def test_the_first_start_shows_the_welcome_page(shell: Shell) -> None:
    assert not shell.window.at_table
    assert shell.window.welcome.isVisible()
    assert not shell.window.menu_actions.next_deal.isEnabled()


def test_a_later_start_without_a_game_asks_for_one(qtbot: QtBot, tmp_path: Path) -> None:
    shell = Shell(qtbot, tmp_path, Settings(welcome_done=True))
    qtbot.waitUntil(shell.window.welcome.isVisible)


@pytest.mark.parametrize("game", ["doppelkopf", "schafkopf"])
def test_a_deal_is_played_to_its_result_and_the_next_one_dealt(shell: Shell, qtbot: QtBot, game: str) -> None:
    shell.deal(game)
    shell.window.menu_actions.pauses[0].trigger()
    shell.play_on()
    qtbot.waitUntil(shell.window.area.result.isVisible, timeout=10_000)
    assert shell.window.panel.sheet.model.rowCount() == 1
    assert shell.window.panel.log.sentences[-1] == shell.window.strip.sentence
    QTest.keyClick(shell.window.area.result.next_button, Qt.Key.Key_Return)
    assert not shell.window.area.result.isVisible()
    assert not shell.observation.done
    assert shell.window.panel.sheet.model.rowCount() == 1


def test_what_was_chosen_is_saved_at_once(shell: Shell, qtbot: QtBot) -> None:
    shell.window.welcome.games["doppelkopf"].click()
    shell.window.welcome.decks.choose("tell")
    shell.window.welcome.name.setText("Otto")
    shell.window.welcome.deal_button.click()
    last = shell.saved[-1]
    assert (last.game, last.deck["doppelkopf"], last.pack["doppelkopf"], last.player_name, last.welcome_done) == (
        "doppelkopf",
        "tell",
        "german",
        "Otto",
        True,
    )
    assert shell.controller.players[0] == "Otto"


def test_an_illegal_card_is_refused_with_a_sentence(shell: Shell) -> None:
    shell.deal()
    while not shell.observation.playable:
        shell.window.area.table.chosen.emit(shell.observation.duties[0])
        shell.wait_for_turn()
    foreign = next(card for card in PACK if card not in shell.observation.hand)
    moves = len(shell.observation.moves)
    shell.window.area.table.chosen.emit(Play(foreign))
    assert len(shell.observation.moves) == moves
    assert shell.window.strip.spoken
    assert shell.window.area.table.note.is_refusal


def test_undo_and_redo_by_keys(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.window.menu_actions.pauses[0].trigger()
    shell.play_on(tricks=2)
    played = len(shell.observation.moves)
    QTest.keyClick(shell.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    undone = len(shell.observation.moves)
    assert undone < played
    assert shell.window.menu_actions.redo.isEnabled()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(shell.window, Qt.Key.Key_Z, both)
    assert len(shell.observation.moves) == played


def test_a_new_game_leaves_the_running_one_until_deal_is_pressed(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    moves = shell.observation.moves
    QTest.keyClick(shell.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert shell.window.welcome.isVisible()
    assert shell.window.welcome.back_button.isVisible()
    focused = shell.window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert shell.observation.moves == moves
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert shell.window.at_table
    assert shell.filed == []


def test_a_new_game_files_the_old_one(shell: Shell) -> None:
    shell.deal()
    old = shell.controller.record
    shell.window.menu_actions.new_game.trigger()
    shell.window.welcome.deal_button.click()
    assert shell.filed == [old]


def test_single_letters_ask_at_the_table_and_write_in_a_field(shell: Shell, qtbot: QtBot) -> None:
    shell.window.welcome.name.setFocus()
    QTest.keyClicks(shell.window.welcome.name, "truvp?")
    assert shell.window.welcome.name.text() == "truvp?"
    shell.deal()
    strip = shell.window.strip
    for key in "trpv":
        strip.say("before")
        QTest.keyClicks(shell.window.area.table, key)
        assert strip.sentence not in ("", "before"), key
    strip.say("said", shown=False)
    QTest.keyClicks(shell.window.area.table, "u")
    assert strip.sentence == "said"


def test_every_menu_entry_has_its_own_shortcut(shell: Shell) -> None:
    def entries(actions: list[QAction]) -> list[QAction]:
        found: list[QAction] = []
        for action in actions:
            menu = action.menu()
            if isinstance(menu, QMenu):
                found += entries(menu.actions())
            elif not action.isSeparator():
                found.append(action)
        return found

    found = entries(shell.window.menuBar().actions())
    keys = [action.shortcut().toString(QKeySequence.SequenceFormat.PortableText) for action in found]
    assert all(keys)
    assert len(set(keys)) == len(keys)
    assert set(found) == set(shell.window.menu_actions.all)


def test_no_letter_of_the_menus_is_one_of_the_hand(shell: Shell) -> None:
    keys = {action.shortcut().toString() for action in shell.window.menu_actions.all}
    assert keys.isdisjoint({*shell.window.area.table.hand.suits, *"1234567890"})


def test_another_deck_renames_the_log(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.window.menu_actions.pauses[0].trigger()
    shell.play_on(tricks=1)
    french = shell.window.panel.log.sentences
    shell.window.menu_actions.decks["bavarian"].trigger()
    german = shell.window.panel.log.sentences
    assert len(german) == len(french)
    assert german != french
    assert shell.saved[-1].pack["doppelkopf"] == "german"


def test_the_trick_pause_is_set_and_saved(shell: Shell) -> None:
    shell.window.menu_actions.pauses[3000].trigger()
    assert shell.saved[-1].trick_pause_ms == 3000
    shell.window.menu_actions.pauses[-1].trigger()
    assert shell.saved[-1].trick_pause_ms == -1


def test_the_theme_is_set_and_saved(shell: Shell) -> None:
    shell.window.menu_actions.themes["dark"].trigger()
    assert (shell.saved[-1].theme, theme.palette().name) == ("dark", "dark")
    shell.window.menu_actions.themes["light"].trigger()
    assert theme.palette().name == "light"


def test_the_opponents_are_chosen_and_saved(shell: Shell) -> None:
    assert shell.window.menu_actions.levels["strong"].isChecked()
    shell.window.menu_actions.levels["medium"].trigger()
    assert shell.saved[-1].level == "medium"


def test_the_side_panel_comes_and_goes_and_nothing_is_cut(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.window.resize(800, 600)
    shown = shell.window.panel.isVisible()
    for _ in range(2):
        QTest.keyClick(shell.window, Qt.Key.Key_F9)
        shown = not shown
        assert shell.window.panel.isVisible() is shown
        assert shell.saved[-1].sheet_visible is shown
        QApplication.processEvents()
        assert (shell.window.width(), shell.window.height()) == (800, 600)
        assert shell.window.area.width() >= shell.window.area.minimumWidth()
        right = shell.window.panel.geometry() if shown else shell.window.area.geometry()
        assert shell.window.rect().right() >= right.right()


def test_full_screen_is_left_by_escape(shell: Shell, qtbot: QtBot) -> None:
    QTest.keyClick(shell.window, Qt.Key.Key_F11)
    assert shell.window.isFullScreen()
    QTest.keyClick(shell.window, Qt.Key.Key_Escape)
    assert not shell.window.isFullScreen()
    assert not shell.window.menu_actions.full_screen.isChecked()


def test_the_place_is_kept_and_never_leaves_the_screen(qtbot: QtBot, tmp_path: Path) -> None:
    far = replace(Settings(), window=WindowPlace(9000, 9000, 5000, 4000))
    shell = Shell(qtbot, tmp_path, far)
    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.contains(shell.window.geometry())
    shell.window.close()
    place = shell.saved[-1].window
    assert place is not None
    assert QRect(place.x, place.y, place.width, place.height) == shell.window.geometry()


def test_a_saved_record_is_the_game_and_opens_again(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    shell.deal()
    shell.window.menu_actions.pauses[0].trigger()
    shell.play_on(tricks=1)
    record = shell.controller.record
    assert record is not None
    path = tmp_path / "game.cardavia"
    with qtbot.waitSignal(shell.window.record_files.saved):
        shell.window.record_files.save(record, path)
    assert parse_record(path.read_bytes()) == record
    shell.window.menu_actions.new_game.trigger()
    shell.window.welcome.deal_button.click()
    shell.window.open_record(path)
    qtbot.waitUntil(lambda: shell.controller.record == record or len(shell.observation.tricks) >= 1)
    assert shell.window.at_table


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b"[1]", None])
def test_a_bad_record_is_a_message_and_the_game_goes_on(
    shell: Shell, qtbot: QtBot, tmp_path: Path, damage: bytes | None
) -> None:
    shell.deal()
    before = shell.controller.record
    path = tmp_path / "bad.cardavia"
    if damage is not None:
        path.write_bytes(damage)
    shell.window.open_record(path)
    qtbot.waitUntil(lambda: "bad.cardavia" in shell.window.messages.message)
    assert shell.controller.record == before
    assert shell.window.at_table


def test_a_record_that_breaks_the_rules_names_the_place(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    shell.deal()
    shell.window.menu_actions.pauses[0].trigger()
    shell.play_on(tricks=1)
    record = shell.controller.record
    assert record is not None
    deal = record.deals[0]
    twice = replace(record, deals=(replace(deal, moves=(*deal.moves, deal.moves[-1])),))
    path = tmp_path / "bad.cardavia"
    path.write_text(format_record(twice), encoding="utf-8")
    shell.window.open_record(path)
    qtbot.waitUntil(lambda: str(deal.moves[-1]) in shell.window.messages.message)


def test_a_trouble_is_told_and_the_game_goes_on(shell: Shell, tmp_path: Path) -> None:
    shell.deal()
    shell.controller.trouble.emit(Trouble(Failure.FULL, tmp_path, "No space left on device"))
    assert "disk is full" in shell.window.messages.message
    shell.window.area.table.chosen.emit(shell.observation.duties[0])
    assert shell.window.at_table


def test_the_program_can_tell_its_own_troubles(shell: Shell, tmp_path: Path) -> None:
    shell.window.show_damaged_journal()
    assert "damaged" in shell.window.messages.message
    error = StorageError.of(OSError(errno.ENOSPC, "full"), tmp_path / "settings.json")
    shell.window.messages.close_button.click()
    shell.window.show_storage_problem(error)
    assert "settings.json" in shell.window.messages.message


def test_the_keys_dialog_lists_every_key_and_holds_nothing_up(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.window.menu_actions.keys.trigger()
    dialog = shell.window.findChild(KeysDialog)
    assert dialog is not None
    assert not dialog.isModal()
    written = {label.text() for label in dialog.labels}
    assert {action.shortcut().toString() for action in shell.window.menu_actions.all} <= written
    shell.window.menu_actions.about.trigger()
    about = shell.window.findChild(AboutDialog)
    assert about is not None
    assert not about.isModal()


def test_closing_a_dialog_frees_it(shell: Shell, qtbot: QtBot) -> None:
    shell.window.menu_actions.keys.trigger()
    dialog = shell.window.findChild(KeysDialog)
    assert dialog is not None
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
