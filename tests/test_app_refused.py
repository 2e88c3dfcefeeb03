"""The real program where the system refuses to keep anything: it says so, once for each file, and plays on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.storage.paths import HOME_VARIABLE

pytestmark = pytest.mark.slow

_PLAYER = """
import errno, json, os, shutil, sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from cardavia.app import Program
from cardavia.storage.settings_file import load

home = Path(sys.argv[2])

def refuse(*_, **__):
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))

def make_read_only():
    for name in ("mkdir", "rename", "replace", "unlink", "write"):
        setattr(os, name, refuse)

def fill_the_disk():
    import resource
    # A longer file is refused from now on, as by a disk without room.
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))

def remove_the_folder():
    shutil.rmtree(home)

program = Program()
program.start()
window, controller, messages = program.window, program.controller, program.window.messages
change = window.preferences.change
change(level="easy", animation=0, reduce_motion=True, trick_pause_ms=0, welcome_done=True)
controller.new_session("schafkopf", "schaf", {}, ("Me", "Anna", "Bohdan", "Clara"))
told, ways, decisions = [], {"read-only": make_read_only, "full": fill_the_disk, "missing": remove_the_folder}, []

def look():
    while messages.message:
        told.append(messages.message)
        messages.close_button.click()

def wait_for_settings():
    # What is half written when the harm is done would be told, too.
    while load(program.paths.settings) != program.settings:
        time.sleep(0.01)

def decide(observation):
    decisions.append(observation.duties[0])
    controller.submit(decisions[-1])
    if len(decisions) < 4:
        return
    if len(decisions) == 4:
        wait_for_settings()
        ways[sys.argv[1]]()
        program.tables.save_as("Friday")
        window.record_files.save(controller.record, home / "mine.cardavia")
    change(volume=len(decisions))

def act():
    look()
    observation = controller.observation
    # Deals that all pass have one decision each.
    if observation.done and len(controller.record.deals) >= 2 and len(decisions) > 4:
        timer.stop()
        window.close()
    elif observation.done:
        controller.next_deal()
    elif observation.my_turn:
        decide(observation)

timer = QTimer(interval=0)
timer.timeout.connect(act)
timer.start()
program.run()
look()
print(json.dumps(told))
"""
"""A process that plays two deals or more, has its files refused in the first of them, and prints what is told."""

READ_ONLY, FULL, MISSING = (
    "The place cannot be read or written.",
    "The disk is full.",
    "The file or its folder is not there.",
)
_PLAYED_ON = "You can go on playing."


@pytest.mark.parametrize(("way", "reason"), [("read-only", READ_ONLY), ("full", FULL)])
def test_where_nothing_can_be_written_any_more_each_file_is_told_once(tmp_path: Path, way: str, reason: str) -> None:
    if way == "full":
        pytest.importorskip("resource")
    assert sorted(told_by_a_program_with(way, tmp_path)) == [
        f"The game cannot be saved: {reason} {_PLAYED_ON}",
        f"The table “Friday” cannot be saved: {reason} {_PLAYED_ON}",
        f"mine.cardavia cannot be saved: {reason}",
        f"settings.json cannot be saved: {reason}",
    ]


def test_a_folder_that_is_taken_away_costs_the_journal_alone_and_is_made_again(tmp_path: Path) -> None:
    assert told_by_a_program_with("missing", tmp_path) == [f"The game cannot be saved: {MISSING} {_PLAYED_ON}"]
    assert {path.name for path in tmp_path.iterdir()} >= {"settings.json", "games", "mine.cardavia"}


def told_by_a_program_with(way: str, home: Path) -> list[str]:
    """Return what the program tells; it ends well and complains of nothing."""
    done = subprocess.run(
        [sys.executable, "-c", _PLAYER, way, str(home)],
        env={**os.environ, HOME_VARIABLE: str(home)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    told: list[str] = json.loads(done.stdout)
    return told
