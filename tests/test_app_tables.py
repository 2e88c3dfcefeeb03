"""The program with several tables, from one start to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.app import Program
from cardavia.storage.games import game_path, load_game, saved_games
from cardavia.storage.paths import HOME_VARIABLE, user_paths

NAMES = ("Me", "Anna", "Bohdan", "Clara")


@pytest.fixture
def start(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Program]]:
    """Return what starts the program, after ending the one before."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    running: list[Program] = []

    def end() -> None:
        for program in running:
            program.window.close()
            program.close()
            program.pictures.stop()
        running.clear()

    def begin(*files: Path) -> Program:
        end()
        running.append(Program())
        running[0].start(files)
        return running[0]

    yield begin
    end()


def test_a_named_table_keeps_its_name_from_one_start_to_the_next(start: Callable[..., Program], qtbot: QtBot) -> None:
    program = start()
    program.controller.new_session("schafkopf", "schaf", {}, NAMES)
    program.tables.save_as("Friday")
    qtbot.waitUntil(lambda: program.tables.name == "Friday")
    again = start()
    assert again.tables.name == "Friday"
    qtbot.waitUntil(lambda: "Friday" in again.window.windowTitle())


def test_a_named_table_is_saved_at_the_end_of_the_program(start: Callable[..., Program], qtbot: QtBot) -> None:
    program = start()
    program.controller.new_session("doppelkopf", "ddv", {}, NAMES)
    program.tables.save_as("Friday")
    qtbot.waitUntil(lambda: program.tables.name == "Friday")
    qtbot.waitUntil(lambda: bool(program.controller.observation and program.controller.observation.my_turn))
    program.controller.submit(program.controller.observation.duties[0])  # type: ignore[union-attr]
    start()
    (deal,) = load_game(game_path(user_paths().games, "Friday")).deals
    assert any(move.seat == 0 for move in deal.moves)


def test_a_record_given_at_the_start_is_opened_and_the_running_table_is_kept(
    start: Callable[..., Program], qtbot: QtBot, tmp_path: Path
) -> None:
    program = start()
    program.controller.new_session("schafkopf", "schaf", {}, NAMES)
    program.tables.save_as("Friday")
    qtbot.waitUntil(lambda: program.tables.name == "Friday")
    file = tmp_path / "given.cardavia"
    program.window.record_files.close()
    file.write_bytes(game_path(user_paths().games, "Friday").read_bytes())
    program.controller.new_session("doppelkopf", "ddv", {}, NAMES)
    again = start(file)
    qtbot.waitUntil(lambda: bool(again.controller.observation and again.controller.observation.game == "schafkopf"))
    again.window.record_files.close()
    games = {load_game(saved.path).game for saved in saved_games(user_paths().games)}
    assert games == {"schafkopf", "doppelkopf"}
