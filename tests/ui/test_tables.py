"""Several tables: saved under names, left and taken up again, with nothing lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.storage.games import game_path, load_game
from cardavia.storage.journal import Journal
from cardavia.table.saved_tables import open_table
from cardavia.ui.retranslate import words
from cardavia.ui.tables_model import PACK
from cardavia.ui.tables_save import SaveStrip
from tests.ui.tables_parts import TablesShell


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> TablesShell:
    shell = TablesShell(qtbot, tmp_path)
    shell.deal("doppelkopf")
    return shell


def kept_name(shell: TablesShell, folder: Path) -> str:
    shell.journal.close()
    contents = Journal.read(folder / "journal")
    assert contents is not None
    return contents.name


def test_a_table_is_saved_under_a_name_and_the_title_tells_it(shell: TablesShell, tmp_path: Path) -> None:
    plain = shell.window.windowTitle()
    shell.save_as("Friday")
    assert shell.names == {"Friday"}
    assert load_game(game_path(shell.folder, "Friday")) == shell.controller.record
    assert "Friday" in shell.window.windowTitle()
    assert plain in shell.window.windowTitle()
    assert "Friday" in shell.window.strip.sentence
    assert kept_name(shell, tmp_path) == "Friday"


def test_a_saved_table_is_shown_with_the_cards_of_its_own_game(shell: TablesShell) -> None:
    shell.save_as("Sunday")
    shell.deal_another("schafkopf")
    shell.save_as("Friday")
    shell.open_page()
    for name, game in (("Friday", "schafkopf"), ("Sunday", "doppelkopf")):
        shell.row(name)
        pack = shell.window.preferences.settings.pack[game]
        assert shell.entry.page.view.currentIndex().data(PACK) is Pack(pack)


def test_a_named_table_is_saved_when_a_deal_is_over(shell: TablesShell) -> None:
    shell.save_as("Friday")
    shell.play_on()
    assert shell.observation.done
    assert shell.names == {"Friday"}
    assert load_game(game_path(shell.folder, "Friday")) == shell.controller.record


def test_a_new_game_leaves_the_named_table_as_it_was_last(shell: TablesShell) -> None:
    shell.save_as("Friday")
    shell.play_on(tricks=1)
    left = shell.controller.record
    shell.window.menu_actions.new_game.trigger()
    shell.window.welcome.deal_button.click()
    assert shell.names == {"Friday"}
    assert load_game(game_path(shell.folder, "Friday")) == left
    assert shell.keeper.name == ""
    assert "Friday" not in shell.window.windowTitle()


def test_a_table_without_a_name_is_filed_once_when_another_is_opened(shell: TablesShell) -> None:
    shell.save_as("Friday")
    shell.deal_another("schafkopf")
    left = shell.controller.record
    shell.open_page()
    shell.open("Friday")
    (other,) = shell.names - {"Friday"}
    filed = load_game(game_path(shell.folder, other))
    assert left is not None
    assert filed.deals[0].moves[: len(left.deals[0].moves)] == left.deals[0].moves
    shell.open_page()
    shell.open(other)
    assert shell.names == {"Friday", other}
    assert shell.observation.game == "schafkopf"


def test_assisted_marks_survive_saving_and_opening(shell: TablesShell) -> None:
    shell.play_on(tricks=1)
    shell.window.menu_actions.undo.trigger()
    shell.save_as("Friday")
    shell.deal_another("schafkopf")
    shell.open_page()
    shell.open("Friday")
    snapshot = shell.controller.snapshot
    assert snapshot is not None
    assert snapshot.assisted == {0}
    assert open_table(game_path(shell.folder, "Friday")).assisted == {0}


def test_the_name_of_another_table_needs_the_second_button(shell: TablesShell, qtbot: QtBot) -> None:
    shell.save_as("Friday")
    shell.deal_another("schafkopf")
    shell.window.menu_actions.save_table.trigger()
    strip = shell.entry.strip
    QTest.keyClicks(strip.name, "friday")
    qtbot.waitUntil(lambda: bool(strip.note))
    assert "Friday" in strip.note
    QTest.keyClick(strip.name, Qt.Key.Key_Return)
    assert strip.isVisible()
    assert not strip.save_button.isEnabled()
    strip.replace_button.click()
    qtbot.waitUntil(lambda: shell.keeper.name == "Friday")
    assert load_game(game_path(shell.folder, "Friday")).game == "schafkopf"


def test_the_own_name_can_be_saved_again_without_a_question(shell: TablesShell, qtbot: QtBot) -> None:
    shell.save_as("Friday")
    shell.window.menu_actions.save_table.trigger()
    assert shell.entry.strip.name.text() == "Friday"
    qtbot.waitUntil(shell.entry.strip.save_button.isEnabled)
    assert shell.names == {"Friday"}
    assert not shell.entry.strip.note


def test_asking_for_a_name_holds_nothing_up(shell: TablesShell) -> None:
    shell.window.menu_actions.save_table.trigger()
    before = len(shell.observation.moves)
    shell.window.area.table.chosen.emit(shell.observation.duties[0])
    assert len(shell.observation.moves) > before
    assert shell.entry.strip.isVisible()
    QTest.keyClick(shell.entry.strip.name, Qt.Key.Key_Escape)
    assert not shell.entry.strip.isVisible()
    assert shell.names == set()


def test_nothing_is_saved_before_the_names_of_all_tables_are_known(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    strip = SaveStrip(window)
    saved: list[str] = []
    strip.save.connect(saved.append)
    strip.ask("")
    strip.name.setText("Friday")
    QTest.keyClick(strip.name, Qt.Key.Key_Return)
    assert saved == []
    strip.set_taken(["Saturday"])
    QTest.keyClick(strip.name, Qt.Key.Key_Return)
    assert saved == ["Friday"]


def test_a_name_too_long_for_a_file_is_told(shell: TablesShell) -> None:
    shell.window.menu_actions.save_table.trigger()
    shell.entry.strip.save.emit("日" * 90)
    assert "too long" in shell.window.messages.message
    assert shell.names == set()


def test_a_full_disk_is_a_message_and_the_game_goes_on(shell: TablesShell, qtbot: QtBot) -> None:
    shell.folder.write_bytes(b"")
    shell.window.menu_actions.save_table.trigger()
    shell.entry.strip.save.emit("Friday")
    qtbot.waitUntil(lambda: bool(shell.failures))
    assert "Friday" in shell.failures[0]
    assert shell.window.messages.message
    assert shell.keeper.name == ""
    shell.play_on(tricks=1)
    assert len(shell.observation.tricks) >= 1


def test_no_table_is_opened_while_the_running_one_cannot_be_saved(
    shell: TablesShell, qtbot: QtBot, tmp_path: Path
) -> None:
    shell.save_as("Friday")
    shell.window.record_files.close()
    shell.folder.rename(tmp_path / "elsewhere")
    shell.folder.write_bytes(b"")
    shell.deal_another("schafkopf")
    running = shell.controller.record
    refusals: list[str] = []
    shell.window.record_files.failed.connect(lambda said: refusals.append(words(said)))
    shell.window.open_record(tmp_path / "elsewhere" / "Friday.cardavia")
    qtbot.waitUntil(lambda: "Friday.cardavia" in " ".join(refusals))
    assert shell.observation.game == "schafkopf"
    assert running is not None
    # What was left before is written as soon as that is possible.
    shell.folder.unlink()
    shell.save_as("Saturday")
    assert shell.names == {"Friday", "Saturday"}


def test_the_program_saves_the_named_table_at_its_end(shell: TablesShell) -> None:
    shell.save_as("Friday")
    shell.play_on(tricks=1)
    left = shell.controller.record
    shell.keeper.leave()
    shell.window.record_files.close()
    assert load_game(game_path(shell.folder, "Friday")) == left


def test_opening_the_running_table_only_goes_back_to_it(shell: TablesShell) -> None:
    shell.save_as("Friday")
    shell.play_on(tricks=1)
    record = shell.controller.record
    shell.open_page()
    shell.row("Friday")
    QTest.keyClick(shell.entry.page.view, Qt.Key.Key_Return)
    assert shell.window.at_table
    assert shell.controller.record == record


def test_a_renamed_running_table_goes_on_under_its_new_name(shell: TablesShell, qtbot: QtBot, tmp_path: Path) -> None:
    shell.save_as("Friday")
    shell.open_page()
    shell.entry.page.renamed.emit(shell.listed[0], "  Saturday ")
    qtbot.waitUntil(lambda: shell.keeper.name == "Saturday")
    shell.entry.page.back_button.click()
    shell.play_on()
    assert shell.names == {"Saturday"}
    assert kept_name(shell, tmp_path) == "Saturday"


def test_no_table_is_renamed_to_the_name_of_another(shell: TablesShell, qtbot: QtBot) -> None:
    shell.save_as("Friday")
    shell.deal_another("schafkopf")
    shell.save_as("Saturday")
    shell.open_page()
    (friday,) = (table for table in shell.listed if table.name == "Friday")
    for name in ("Saturday", ""):
        shell.entry.page.notice.put_away()
        shell.entry.page.renamed.emit(friday, name)
        qtbot.waitUntil(lambda: bool(shell.entry.page.notice.sentence))
    assert shell.names == {"Friday", "Saturday"}


def test_a_deleted_table_can_be_brought_back(shell: TablesShell, qtbot: QtBot) -> None:
    shell.save_as("Friday")
    shell.deal_another("schafkopf")
    shell.open_page()
    page = shell.entry.page
    shell.row("Friday")
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not page.model.tables)
    assert "Friday" in page.notice.sentence
    page.notice.undo_button.click()
    qtbot.waitUntil(lambda: len(page.model.tables) == 1)
    assert shell.names == {"Friday"}


def test_a_deleted_table_is_forgotten_at_the_end_of_the_program(shell: TablesShell, qtbot: QtBot) -> None:
    shell.save_as("Friday")
    shell.deal_another("schafkopf")
    shell.open_page()
    shell.row("Friday")
    shell.entry.page.delete_button.click()
    qtbot.waitUntil(lambda: not shell.entry.page.model.tables)
    assert any(shell.folder.rglob("Friday*"))
    shell.entry.close()
    shell.window.record_files.close()
    assert not any(shell.folder.rglob("Friday*"))


def test_a_damaged_table_shows_its_trouble_and_its_file_outlives_even_deletion(
    shell: TablesShell, qtbot: QtBot
) -> None:
    shell.folder.mkdir()
    (shell.folder / "Old.cardavia").write_bytes(b"{")
    shell.open_page()
    page = shell.entry.page
    shell.row("Old")
    assert not page.open_button.isEnabled()
    assert "cannot be opened" in page.view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    page.delete_button.click()
    qtbot.waitUntil(lambda: not page.model.tables)
    shell.entry.close()
    shell.window.record_files.close()
    assert [path.read_bytes() for path in shell.folder.rglob("Old.cardavia")] == [b"{"]


@pytest.mark.parametrize("act", [lambda shell: shell.entry.page.back_button.click(), lambda shell: press_escape(shell)])
def test_the_page_leads_back_to_the_table(shell: TablesShell, act: Callable[[TablesShell], None]) -> None:
    shell.open_page()
    assert not shell.window.at_table
    assert "saved" in shell.entry.page.empty.text()
    act(shell)
    assert shell.window.at_table


def press_escape(shell: TablesShell) -> None:
    QTest.keyClick(shell.entry.page, Qt.Key.Key_Escape)


def test_a_record_that_is_imported_takes_the_place_of_a_filed_table(
    shell: TablesShell, qtbot: QtBot, tmp_path: Path
) -> None:
    shell.save_as("Friday")
    shell.deal_another("schafkopf")
    shell.window.open_record(shell.folder / "Friday.cardavia")
    qtbot.waitUntil(lambda: shell.observation.game == "doppelkopf")
    assert len(shell.names) == 2
    assert shell.keeper.name == ""
