"""The whole program: what is on the table survives a kill, and troubles leave it playable."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.app import Program
from cardavia.storage.journal import Journal
from cardavia.storage.paths import HOME_VARIABLE, user_paths
from cardavia.storage.settings import Settings
from cardavia.storage.settings_file import load, save
from cardavia.ui.theme import set_theme
from tests.records import begins_with

NAMES = ("Me", "Anna", "Bohdan", "Clara")

_PLAYER = """
import sys
from PySide6.QtCore import QTimer
from cardavia.app import Program

program = Program()
program.start()
program.window.area.table.set_pace(0)
program.window.area.table.set_trick_pause(0)

def act():
    observation = program.controller.observation
    if observation is None:
        program.controller.new_session(sys.argv[1], sys.argv[2], {}, ("Me", "Anna", "Bohdan", "Clara"))
    elif observation.done:
        program.controller.next_deal()
    elif observation.my_turn:
        program.controller.submit(observation.duties[0])
    print(len(program.controller.record.deals[-1].moves), flush=True)

timer = QTimer()
timer.timeout.connect(act)
timer.start(0)
program.run()
"""
"""A process that plays at full speed until it is killed, and prints how far it has shown the deal."""


_FIRST_PAINT = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from cardavia.app import Program

class Watcher(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print(*sorted(sys.modules))
            watched.removeEventFilter(self)
            QTimer.singleShot(0, program.window.close)
        return False

program = Program()
watcher = Watcher()
program.controller.new_session("schafkopf", "schaf", {}, ("Me", "Anna", "Bohdan", "Clara"))
program.window.area.table.installEventFilter(watcher)
program.start()
program.run()
"""
"""A process that prints which modules it has imported when the table is first painted."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def make_program(qapp: object, home: Path) -> Iterator[Callable[[], Program]]:
    """Return what starts the program, as often as asked; each is closed at the end."""
    started: list[Program] = []

    def make() -> Program:
        program = Program()
        program.window.area.table.set_pace(0)
        program.window.area.table.set_trick_pause(0)
        started.append(program)
        return program

    yield make
    for program in started:
        program.window.close()
        program.close()
        program.pictures.stop()


@pytest.mark.parametrize(("game", "preset"), [("schafkopf", "schaf"), ("doppelkopf", "pagat")])
@pytest.mark.parametrize("seconds", [0.2, 0.5])
def test_a_killed_table_is_there_again(
    home: Path, make_program: Callable[[], Program], qtbot: QtBot, game: str, preset: str, seconds: float
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", _PLAYER, game, preset], stdout=subprocess.PIPE, env=dict(os.environ), text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    shown = [int(line) for line in process.stdout.read().splitlines()[:-1] if line.isdigit()]
    process.wait()
    process.stdout.close()
    kept = Journal.read(user_paths().journal)
    assert kept is not None
    assert kept.record is not None
    assert not kept.damaged
    assert len(kept.record.deals[-1].moves) >= (shown[-1] if shown else 0) or len(kept.record.deals) > 1
    program = make_program()
    program.start()
    qtbot.waitUntil(lambda: program.controller.observation is not None)
    record = program.controller.record
    assert record is not None
    assert begins_with(record, kept.record)


def test_the_first_start_asks_what_to_play(make_program: Callable[[], Program], qtbot: QtBot) -> None:
    program = make_program()
    program.start()
    qtbot.waitUntil(lambda: not program.window.at_table)


def test_a_second_program_plays_without_touching_the_first_ones_table(
    make_program: Callable[[], Program], qtbot: QtBot
) -> None:
    first = make_program()
    first.start()
    qtbot.waitUntil(first.window.isVisible)
    first.controller.new_session("schafkopf", "schaf", {}, NAMES)
    kept = first.controller.record
    second = make_program()
    second.start()
    qtbot.waitUntil(lambda: bool(second.window.messages.message))
    second.controller.new_session("doppelkopf", "ddv", {}, NAMES)
    contents = Journal.read(user_paths().journal)
    assert contents is not None
    assert contents.record is not None
    assert kept is not None
    assert contents.record.game == kept.game


def test_where_nothing_can_be_written_the_game_is_playable_and_it_is_told_once(
    monkeypatch: pytest.MonkeyPatch, make_program: Callable[[], Program], qtbot: QtBot, home: Path
) -> None:
    blocker = home / "no-folder"
    blocker.write_text("a file, so that no folder can be made here")
    monkeypatch.setenv(HOME_VARIABLE, str(blocker / "home"))
    program = make_program()
    told: list[object] = []
    program.controller.trouble.connect(told.append)
    program.start()
    qtbot.waitUntil(program.window.isVisible)
    program.controller.new_session("schafkopf", "schaf", {}, NAMES)
    _play_on(program, qtbot)
    program.controller.next_deal()
    assert len(told) == 1
    assert program.window.messages.message


def test_damaged_settings_are_told_in_one_sentence_and_cost_only_themselves(
    make_program: Callable[[], Program], qtbot: QtBot
) -> None:
    user_paths().settings.parent.mkdir(parents=True, exist_ok=True)
    user_paths().settings.write_bytes(b"{ damaged")
    program = make_program()
    program.start()
    qtbot.waitUntil(program.window.isVisible)
    assert "settings.json.damaged-1" in program.window.messages.message
    program.controller.new_session("schafkopf", "schaf", {}, NAMES)
    assert program.settings == Settings()


def test_the_last_change_before_the_end_is_there_at_the_next_start(make_program: Callable[[], Program]) -> None:
    program = make_program()
    program.start()
    program.window.preferences.change(theme="contrast", volume=7)
    program.window.close()
    program.close()
    kept = load(user_paths().settings)
    assert (kept.theme, kept.volume, kept.window) == ("contrast", 7, program.settings.window)
    assert kept.window is not None
    set_theme("light")


def test_settings_that_cannot_be_written_are_told_and_hold_all_the_same(
    make_program: Callable[[], Program], qtbot: QtBot
) -> None:
    program = make_program()
    program.start()
    qtbot.waitUntil(program.window.isVisible)
    # A folder stands where the file should be.
    user_paths().settings.mkdir(parents=True)
    program.window.preferences.change(volume=8)
    qtbot.waitUntil(lambda: "settings.json" in program.window.messages.message)
    assert program.settings.volume == 8


def _play_on(program: Program, qtbot: QtBot) -> None:
    """Play the deal to its end with the first legal action each time."""

    def over() -> bool:
        observation = program.controller.observation
        assert observation is not None
        if observation.my_turn:
            program.controller.submit(observation.duties[0])
        return observation.done

    program.window.area.table.set_trick_pause(0)
    qtbot.waitUntil(over)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"[" * 100_000, b'{"format": "cardavia-record"}'])
def test_a_damaged_record_is_a_message_and_the_game_goes_on(
    make_program: Callable[[], Program], qtbot: QtBot, home: Path, content: bytes
) -> None:
    program = make_program()
    program.start()
    qtbot.waitUntil(program.window.isVisible)
    program.controller.new_session("schafkopf", "schaf", {}, NAMES)
    before = program.controller.record
    path = home / "damaged.cardavia"
    path.write_bytes(content)
    program.window.open_record(path)
    qtbot.waitUntil(lambda: bool(program.window.messages.message))
    record = program.controller.record
    assert record is not None
    assert before is not None
    assert begins_with(record, before)


def test_a_journal_against_the_rules_is_filed_and_told(
    make_program: Callable[[], Program], qtbot: QtBot, home: Path
) -> None:
    program = make_program()
    program.start()
    qtbot.waitUntil(program.window.isVisible)
    program.controller.new_session("schafkopf", "schaf", {}, NAMES)
    program.close()
    journal = user_paths().journal
    seat = program.controller.record.deals[0].dealer  # type: ignore[union-attr]  # a session has begun
    with journal.open("a") as lines:
        lines.write(f'{{"move": "{seat}:CA"}}\n')
    again = make_program()
    again.start()
    qtbot.waitUntil(lambda: bool(again.window.messages.message))
    assert again.controller.observation is None
    qtbot.waitUntil(lambda: any((home / "games").glob("*.cardavia")))


def test_the_table_is_painted_before_anything_is_loaded_that_draws_cards(home: Path) -> None:
    save(Settings(welcome_done=True), user_paths().settings)
    done = subprocess.run(
        [sys.executable, "-c", _FIRST_PAINT], env=dict(os.environ), capture_output=True, text=True, timeout=60
    )
    imported = done.stdout.split()
    assert "cardavia.ui.cards_view" in imported, done.stderr
    late = (
        "PIL",
        "tomllib",
        "markdown_it",
        "cardavia.pages.render",
        "cardavia.ui.table_rules",
        "cardavia.ui.svg_image",
        "cardavia.art.shelf",
        "cardavia.ui.card_look",
        "cardavia.ui.deck_page",
        "cardavia.ui.actions",
        "cardavia.ui.log_view",
        "cardavia.ui.narrator",
        "cardavia.ui.tables_entry",
        "cardavia.ui.garbage",
        "cardavia.ui.rules_visit",
        "cardavia.ui.score_pad_entry",
        "cardavia.ui.texts_problems",
        "cardavia.ui.texts_options",
        "cardavia.table.snapshot",
        "cardavia.engine.doppelkopf.options",
    )
    assert [name for name in late if name in imported] == []
