"""The window plays by itself: whole deals, by the same door as a person."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.app import Program
from cardavia.commands import bench_memory
from cardavia.engine.games import GAMES
from cardavia.storage.paths import HOME_VARIABLE
from cardavia.ui.self_play import SelfPlay


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    program = Program(source=random.Random(1))
    program.start()
    yield program
    program.window.close()
    program.close()
    program.pictures.stop()


def test_it_plays_as_many_deals_as_it_is_told_and_no_more(program: Program) -> None:
    SelfPlay(program).play(GAMES["schafkopf"], deals=2)
    assert len(program.controller.sheet) == 2
    assert program.controller.observation is not None
    assert program.controller.observation.done
    assert program.window.area.shows_result


def test_it_plays_another_game_afterwards(program: Program) -> None:
    play = SelfPlay(program)
    for game in GAMES.values():
        play.play(game, deals=1)
    assert program.controller.rules_name == ("doppelkopf", next(iter(GAMES["doppelkopf"].catalogue.presets)))
    assert len(program.controller.sheet) == 1


def test_the_memory_is_looked_at_after_whole_sessions_of_both_games(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_memory, "SESSION", 1)
    monkeypatch.setattr(bench_memory, "DEALS", (1, 2))
    found = bench_memory.measure(program)
    assert list(found) == ["1", "2"]
    assert all(megabytes > 0 for megabytes in found.values())
