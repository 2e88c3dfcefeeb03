"""The real program, killed again and again while it plays, saves tables and changes settings: nothing is lost."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardavia.engine.record import Record
from cardavia.storage.games import load_game, saved_games
from cardavia.storage.journal import Journal
from cardavia.storage.paths import HOME_VARIABLE, user_paths
from cardavia.storage.settings_file import load
from tests.records import begins_with

pytestmark = pytest.mark.slow
KILLS = 5
"""So often each test kills; together they do it twenty times."""
LONGEST = 0.4
"""The latest moment of a kill, in seconds after the first move."""

_PLAYER = """
import random, sys
from itertools import count
from PySide6.QtCore import QTimer
from cardavia.app import Program
from cardavia.storage.settings import THEMES

program, chance, steps = Program(), random.Random(int(sys.argv[1])), count(1)
program.start()
window, controller, change = program.window, program.controller, program.window.preferences.change
change(level="easy", animation=0, reduce_motion=True, trick_pause_ms=0, welcome_done=True)

def tell():
    deals = controller.record.deals
    print(len(deals), len(deals[-1].moves), flush=True)

def act():
    step, observation = next(steps), controller.observation
    if observation is None:
        controller.new_session("doppelkopf", "ddv", {}, ("Me", "Anna", "Bohdan", "Clara"))
    elif observation.done:
        controller.next_deal()
    elif observation.my_turn:
        controller.submit(chance.choice(observation.duties))
    change(volume=step % 101, theme=chance.choice(THEMES))
    if step % 5 == 0:
        program.tables.save_as(chance.choice(["Friday", "Saturday"]))
    tell()

timer = QTimer(interval=0)
timer.timeout.connect(act)
timer.start()
program.run()
"""
"""A process that plays at full speed until it is killed, and prints deal and move of each position it has shown."""


def play_and_kill(seed: int, seconds: float) -> tuple[int, int]:
    """Start the program, kill it so long after its first position, and return the last one it told."""
    process = subprocess.Popen(
        [sys.executable, "-c", _PLAYER, str(seed)], stdout=subprocess.PIPE, env=dict(os.environ), text=True
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    assert first, "the program ended by itself"
    time.sleep(seconds)
    process.kill()
    # A line that the kill has cut short was not told.
    told = [line for line in (first + process.stdout.read()).split("\n")[:-1] if line[:1].isdigit()]
    process.wait()
    process.stdout.close()
    deals, moves = told[-1].split()
    return int(deals), int(moves)


def kept_record() -> Record:
    """Return the table as the journal has it, which is whole."""
    kept = Journal.read(user_paths().journal)
    assert kept is not None
    assert kept.record is not None
    assert not kept.damaged
    return kept.record


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_killed_again_and_again_it_goes_on_where_it_was(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    chance = random.Random(seed)
    before: Record | None = None
    for number in range(KILLS):
        told = play_and_kill(seed * KILLS + number, chance.uniform(0, LONGEST))
        record = kept_record()
        assert (len(record.deals), len(record.deals[-1].moves)) >= told
        assert before is None or begins_with(record, before)
        before = record
        json.loads(user_paths().settings.read_bytes())
        assert load(user_paths().settings).level == "easy"
        for game in saved_games(user_paths().games):
            load_game(game.path)
    assert list(tmp_path.glob("*.damaged-*")) == []
