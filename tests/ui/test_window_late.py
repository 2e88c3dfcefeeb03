"""The table is painted first; what comes a moment later moves nothing and misses nothing."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.app import Program
from cardavia.storage.paths import HOME_VARIABLE


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    program = Program(source=random.Random(1))
    program.controller.new_session("schafkopf", "schaf", {}, ("Me", "Anna", "Bohdan", "Clara"))
    yield program
    program.window.close()
    program.close()
    program.pictures.stop()


def test_the_menus_come_by_themselves_after_the_paint(program: Program, qtbot: QtBot) -> None:
    assert program.window.rest is None
    with qtbot.waitSignal(program.window.completed):
        program.start()
    assert program.window.menuBar().actions()[0].menu() is not None


def test_the_table_stays_where_it_is_when_the_rest_comes(program: Program) -> None:
    window = program.window
    window.resize(1280, 800)
    window.grab()
    before = window.area.geometry(), window.menuBar().height()
    window.complete()
    window.grab()
    assert (window.area.geometry(), window.menuBar().height()) == before


@pytest.mark.parametrize(
    "ask",
    [
        lambda window: window.menu_actions.undo.isEnabled(),
        lambda window: window.narrator.repeat(),
        lambda window: window.advice.hints,
    ],
)
def test_what_is_asked_for_earlier_is_there_earlier_and_only_once(
    program: Program, ask: Callable[[object], object]
) -> None:
    ask(program.window)
    rest = program.window.rest
    assert rest is not None
    assert program.window.complete() is rest


def test_the_log_tells_the_deal_from_its_beginning(program: Program) -> None:
    observation = program.controller.observation
    assert observation is not None
    program.window.complete()
    assert len(program.window.panel.log.sentences) == len(observation.moves)
    assert program.window.strip.sentence
