"""What is measured is the work of the thread, and that of the real window."""

import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardavia.app import Program
from cardavia.storage.paths import HOME_VARIABLE
from cardavia.ui.frame_meter import FrameMeter, figures, run_until
from cardavia.ui.frame_times import measure_table


def work_for(seconds: float) -> None:
    """Use so much processor time of this thread."""
    start = time.thread_time()
    while time.thread_time() - start < seconds:
        pass


def measured(seconds: float) -> list[float]:
    """Return the turns of a loop in which a timer is busy for so long."""
    turns: list[float] = []
    done: list[bool] = []

    def work() -> None:
        work_for(seconds)
        # In a later turn: the busy one is told when it is over.
        QTimer.singleShot(1, lambda: done.append(True))

    QTimer.singleShot(0, work)
    with FrameMeter(turns.append):
        run_until(lambda: bool(done))
    return turns


def test_a_busy_turn_shows_its_work(qapp: object) -> None:
    assert max(measured(0.03)) >= 30


def test_waiting_and_other_threads_are_no_work(qapp: object) -> None:
    other = threading.Thread(target=lambda: time.sleep(0.05))
    other.start()
    assert sum(measured(0.0)) < 30
    other.join()


def test_nothing_is_measured_after_the_block(qapp: object) -> None:
    turns = measured(0.0)
    count = len(turns)
    left: list[bool] = []
    QTimer.singleShot(0, lambda: left.append(True))
    run_until(lambda: bool(left))
    assert len(turns) == count


def test_the_figures_are_those_of_the_sorted_turns() -> None:
    assert figures([4.0, 1.0, 3.0, 2.0, 5.0]) == {"median": 3.0, "p95": 5.0, "most": 5.0}


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    program = Program(source=random.Random(1))
    program.window.preferences.change(level="easy", trick_pause_ms=700)
    program.start()
    yield program
    program.window.close()
    program.close()
    program.pictures.stop()


@pytest.mark.slow
def test_the_window_is_measured_while_it_deals_plays_sweeps_and_is_resized(program: Program) -> None:
    size = program.window.size()
    times = measure_table(program)
    assert list(times) == ["dealing", "playing", "sweeping", "resizing"]
    assert all(len(turns) > 10 for turns in times.values())
    assert program.window.size() == size
    assert program.window.area.table.trick_pause == 700
