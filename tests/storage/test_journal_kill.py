"""The journal of a process that is killed while it writes, and of two processes at once."""

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia.engine.actions import Move, Play
from cardavia.engine.cards import PACK
from cardavia.engine.record import Record
from cardavia.storage.files import Failure
from cardavia.storage.journal import Journal, Trouble
from tests.storage.tables import session

ROOT = Path(__file__).parent.parent.parent
ROUNDS = 8

# Each move tells its own place, so one that is missing or written twice is seen.
MOVING = """
import sys
from pathlib import Path
from tests.storage.test_journal_kill import move_at
from cardavia.storage.journal import Journal
journal = Journal(Path(sys.argv[1]), lambda trouble: sys.exit(str(trouble)))
place = len(journal.resume().record.deals[0].moves)
while True:
    journal.move(move_at(place))
    place += 1
    print(place, flush=True)
"""
STARTING = """
import sys
from pathlib import Path
from tests.storage.tables import session
from cardavia.storage.journal import Journal
records = [session(game, deals, 12) for game in ("schafkopf", "doppelkopf") for deals in range(5)]
journal = Journal(Path(sys.argv[1]), lambda trouble: sys.exit(str(trouble)))
number = 0
while True:
    journal.start(records[number % 10], range(number % 5))
    number += 1
    print(number, flush=True)
"""
HOLDING = """
import sys
from pathlib import Path
from tests.storage.tables import session
from cardavia.storage.journal import Journal
journal = Journal(Path(sys.argv[1]), lambda trouble: sys.exit(str(trouble)))
journal.start(session(deals=1, moves=3))
print(1, flush=True)
sys.stdin.read()
"""


def move_at(place: int) -> Move:
    """Return the move of a place; they repeat after 128."""
    return Move(place % 4, Play(PACK[place // 4 % len(PACK)]))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "journal"


@pytest.fixture
def children() -> Iterator[list[subprocess.Popen[str]]]:
    started: list[subprocess.Popen[str]] = []
    yield started
    for child in started:
        child.kill()
        child.communicate()


def start(script: str, path: Path, children: list[subprocess.Popen[str]]) -> subprocess.Popen[str]:
    child = subprocess.Popen(
        [sys.executable, "-c", script, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    children.append(child)
    return child


def kill_after(child: subprocess.Popen[str], lines: int, delay: float) -> int:
    """Kill the child some time after it has told so many lines; return the last number it told."""
    assert child.stdout is not None
    told = [child.stdout.readline() for _ in range(lines)]
    assert told[-1], "the child ended by itself"
    time.sleep(delay)
    child.kill()
    told += [line for line in child.stdout.read().split("\n") if line]
    child.wait()
    return int(told[-1])


def resumed(path: Path) -> Record:
    found = Journal.read(path)
    assert found is not None
    assert found.record is not None
    assert not found.damaged
    return found.record


def test_killed_at_any_moment_it_has_lost_and_doubled_nothing(
    path: Path, children: list[subprocess.Popen[str]]
) -> None:
    troubles: list[Trouble] = []
    journal = Journal(path, troubles.append)
    journal.start(session(deals=1))
    journal.close()
    assert troubles == []
    for number in range(ROUNDS):
        told = kill_after(start(MOVING, path, children), 5, number * 0.0037)
        moves = resumed(path).deals[0].moves
        # What was told had been written; one more may have been written and not yet told.
        assert told <= len(moves) <= told + 1
        assert list(moves) == [move_at(place) for place in range(len(moves))]


def test_killed_while_sessions_are_begun_one_of_them_is_there_whole(
    path: Path, children: list[subprocess.Popen[str]]
) -> None:
    records = [session(game, deals, 12) for game in ("schafkopf", "doppelkopf") for deals in range(5)]
    for number in range(ROUNDS):
        told = kill_after(start(STARTING, path, children), 3, number * 0.0037)
        assert resumed(path) in (records[(told - 1) % 10], records[told % 10])


def test_the_second_process_writes_nothing_and_is_told(path: Path, children: list[subprocess.Popen[str]]) -> None:
    child = start(HOLDING, path, children)
    assert child.stdout is not None
    assert child.stdout.readline() == "1\n"
    before = path.read_bytes()
    troubles: list[Trouble] = []
    second = Journal(path, troubles.append)
    assert second.resume() is None
    second.start(session("schafkopf"))
    assert not second.is_on
    assert path.with_name("journal.lock").read_text("ascii").strip() == str(child.pid)

    child.kill()
    child.wait()
    # The first one's table is still to be gone on with, so the second must not replace it now either.
    second.start(session("schafkopf", deals=1))
    second.close()
    assert path.read_bytes() == before
    assert [(trouble.kind, trouble.path) for trouble in troubles] == [(Failure.IN_USE, path)]

    third = Journal(path, troubles.append)
    found = third.resume()
    third.close()
    assert found is not None
    assert found.record == session(deals=1, moves=3)


def test_a_closed_journal_may_be_taken_by_the_next(path: Path) -> None:
    troubles: list[Trouble] = []
    first, second = Journal(path, troubles.append), Journal(path, troubles.append)
    first.start(session())
    first.close()
    second.start(replace(session(), players=("A", "B", "C", "D")))
    second.close()
    assert troubles == []
    assert resumed(path).players == ("A", "B", "C", "D")


def test_the_lock_counts_before_anything_is_written(path: Path) -> None:
    troubles: list[Trouble] = []
    first, second = Journal(path, troubles.append), Journal(path, troubles.append)
    assert first.resume() is None
    second.start(session())
    assert not path.exists()
    assert [trouble.kind for trouble in troubles] == [Failure.IN_USE]
    first.close()
    second.close()
