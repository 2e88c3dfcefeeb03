"""The journal when the system refuses: the game goes on, the person is told once, the file never lies."""

import errno
import os
import stat
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia.engine.actions import Move, parse_action
from cardavia.engine.record import Record
from cardavia.storage.files import Failure, StorageError
from cardavia.storage.journal import Journal, JournalContents, Trouble
from tests.storage.tables import new_deal, session

MOVE = Move(0, parse_action("CA"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "journal"


@pytest.fixture
def troubles() -> list[Trouble]:
    return []


@pytest.fixture
def journal(path: Path, troubles: list[Trouble]) -> Iterator[Journal]:
    made = Journal(path, troubles.append)
    yield made
    made.close()


def record_in(path: Path) -> Record | None:
    found = Journal.read(path)
    return None if found is None else found.record


def play_on(journal: Journal, record: Record) -> Record:
    """Let everything happen that can happen, and return the session after it."""
    deal = new_deal(record, 5)
    journal.deal(deal)
    for _ in range(3):
        journal.move(MOVE)
    journal.assisted(len(record.deals))
    journal.cut(len(record.deals), 2)
    return replace(record, deals=(*record.deals, replace(deal, moves=(MOVE, MOVE))))


def refusing(code: int) -> Callable[..., int]:
    def refuse(*_: object, **__: object) -> int:
        raise OSError(code, os.strerror(code))

    return refuse


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (errno.EROFS, Failure.READ_ONLY),
        (errno.EACCES, Failure.READ_ONLY),
        (errno.ENOSPC, Failure.FULL),
        (errno.EIO, Failure.OTHER),
    ],
)
@pytest.mark.parametrize("call", ["open", "write"])
def test_a_refusal_is_told_once_and_the_game_goes_on(
    path: Path,
    journal: Journal,
    troubles: list[Trouble],
    monkeypatch: pytest.MonkeyPatch,
    call: str,
    code: int,
    kind: Failure,
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, call, refusing(code))
        journal.start(session())
        play_on(journal, session())
        journal.start(session())
        play_on(journal, session())
    assert [(trouble.kind, trouble.message) for trouble in troubles] == [(kind, os.strerror(code))]
    assert not journal.is_on


def test_a_missing_folder_is_told_once(tmp_path: Path, troubles: list[Trouble]) -> None:
    (tmp_path / "state").write_bytes(b"a file in the folder's place")
    journal = Journal(tmp_path / "state" / "journal", troubles.append)
    assert journal.resume() is None
    journal.start(session())
    play_on(journal, session())
    journal.close()
    assert [trouble.kind for trouble in troubles] == [Failure.MISSING]


def test_what_lies_in_a_read_only_folder_can_be_played_on(
    path: Path, journal: Journal, troubles: list[Trouble], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.start(session(deals=1, moves=3))
    journal.close()
    again = Journal(path, troubles.append)
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refusing(errno.EROFS))
        assert again.resume() == JournalContents(session(deals=1, moves=3))
        again.move(MOVE)
    again.close()
    assert [trouble.kind for trouble in troubles] == [Failure.READ_ONLY]
    assert record_in(path) == session(deals=1, moves=3)


def full_after(count: int) -> Callable[[int, bytes], int]:
    """Return a write that takes so many bytes and then no more."""
    left = count
    write = os.write

    def take(descriptor: int, data: bytes) -> int:
        nonlocal left
        if left == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = write(descriptor, data[:left])
        left -= taken
        return taken

    return take


@pytest.mark.parametrize("truncating", [True, False])
def test_a_disk_that_fills_up_at_any_byte_leaves_whole_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, truncating: bool
) -> None:
    for room in range(0, 60):
        path = tmp_path / str(room) / "journal"
        troubles: list[Trouble] = []
        journal = Journal(path, troubles.append)
        journal.start(session(deals=1))
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", full_after(room))
            if not truncating:
                patch.setattr(os, "ftruncate", refusing(errno.EIO))
            for _ in range(5):
                journal.move(MOVE)
        # The disk has room again, but what was lost in between must leave no gap.
        journal.move(MOVE)
        found = Journal.read(path)
        deal = session(deals=1).deals[0]
        whole = room // len(b'{"move": "0:CA"}\n')
        moves = (MOVE,) * whole
        assert found == JournalContents(replace(session(), deals=(replace(deal, moves=moves),)))
        assert path.read_bytes().endswith(b"\n") or not truncating
        assert [trouble.kind for trouble in troubles] == [Failure.FULL]
        journal.close()


def test_with_the_next_deal_the_whole_table_is_written_again(
    path: Path, journal: Journal, troubles: list[Trouble], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.start(session())
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refusing(errno.ENOSPC))
        record = play_on(journal, session())
    on = [journal.is_on]
    record = play_on(journal, record)
    on.append(journal.is_on)
    assert on == [False, True]
    assert Journal.read(path) == JournalContents(record, frozenset({0, 1}))
    assert len(troubles) == 1


def test_a_session_that_could_not_be_begun_leaves_the_one_before(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.start(session(deals=1, moves=3))
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refusing(errno.ENOSPC))
        journal.start(session("schafkopf"))
        journal.deal(new_deal(session("schafkopf"), 1))
        journal.move(MOVE)
    assert record_in(path) == session(deals=1, moves=3)
    assert sorted(found.name for found in path.parent.iterdir()) == ["journal", "journal.lock"]


@pytest.mark.parametrize("how", ["deleted", "emptied", "replaced"])
def test_a_file_that_is_taken_away_is_noticed(path: Path, journal: Journal, troubles: list[Trouble], how: str) -> None:
    journal.start(session(deals=1))
    if how == "deleted":
        path.unlink()
    elif how == "emptied":
        path.write_bytes(b"")
    else:
        other = path.with_name("other")
        other.write_bytes(b"")
        other.replace(path)
    journal.move(MOVE)
    assert [trouble.kind for trouble in troubles] == [Failure.MISSING]
    journal.deal(new_deal(session(), 2))
    record = session(deals=1)
    first = replace(record.deals[0], moves=(MOVE,))
    assert record_in(path) == replace(record, deals=(first, new_deal(record, 2)))


def move_until_off(journal: Journal) -> None:
    end = time.monotonic() + 30
    while journal.is_on:
        journal.move(MOVE)
        assert time.monotonic() < end


@pytest.mark.parametrize("closing", [True, False])
def test_a_disk_that_loses_what_it_took_is_told(
    journal: Journal, troubles: list[Trouble], monkeypatch: pytest.MonkeyPatch, closing: bool
) -> None:
    asked = threading.Event()

    def lose(_: int) -> None:
        asked.set()
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", lose)
    journal.start(session(deals=1))
    assert asked.wait(30)
    if closing:
        journal.close()
    else:
        move_until_off(journal)
    assert [trouble.kind for trouble in troubles] == [Failure.OTHER]


def test_nobody_waits_for_the_disk_but_the_one_who_closes(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = threading.Event()
    syncing: list[threading.Thread] = []

    def slow(_: int) -> None:
        syncing.append(threading.current_thread())
        assert release.wait(30)

    monkeypatch.setattr(os, "fsync", slow)
    journal.start(session())
    # Were one of these to wait, nothing would ever release it.
    record = play_on(journal, session())
    assert record_in(path) == record
    release.set()
    journal.close()
    assert syncing
    assert threading.main_thread() not in syncing


def test_what_is_appended_during_a_sync_is_synced_before_the_end(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, release = threading.Event(), threading.Event()
    sizes: list[int] = []
    join = threading.Thread.join

    def note(descriptor: int) -> None:
        status = os.fstat(descriptor)
        if stat.S_ISDIR(status.st_mode):
            return
        sizes.append(status.st_size)
        first.set()
        assert release.wait(30)

    def release_and_join(thread: threading.Thread) -> None:
        release.set()
        join(thread)

    monkeypatch.setattr(os, "fsync", note)
    # Closing has begun, then, while the thread is still busy with what came before.
    monkeypatch.setattr(threading.Thread, "join", release_and_join)
    journal.start(session(deals=1))
    assert first.wait(30)
    journal.move(MOVE)
    journal.close()
    assert sizes[-1] == path.stat().st_size


def test_what_a_session_begins_with_is_synced_without_a_move(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = threading.Event()

    def note(descriptor: int) -> None:
        if os.fstat(descriptor).st_size == path.stat().st_size:
            synced.set()

    monkeypatch.setattr(os, "fsync", note)
    journal.start(session(deals=1))
    assert synced.wait(30)


def test_a_new_session_leaves_no_thread_of_the_old_one(journal: Journal) -> None:
    before = threading.active_count()
    for _ in range(5):
        journal.start(session())
    assert threading.active_count() == before + 1
    journal.close()
    assert threading.active_count() == before


def test_without_the_lock_nothing_is_written(path: Path, troubles: list[Trouble], journal: Journal) -> None:
    journal.start(session(deals=1))
    journal.close()
    path.with_name("journal.lock").unlink()
    path.with_name("journal.lock").mkdir()
    torn = path.read_bytes() + b"{"
    path.write_bytes(torn)
    again = Journal(path, troubles.append)
    assert again.resume() == JournalContents(session(deals=1))
    again.move(MOVE)
    again.deal(new_deal(session(), 3))
    again.close()
    assert path.read_bytes() == torn
    assert [trouble.kind for trouble in troubles] == [Failure.OTHER]


def test_an_unreadable_journal_is_told_and_kept(path: Path, journal: Journal, troubles: list[Trouble]) -> None:
    path.mkdir(parents=True)
    with pytest.raises(StorageError):
        Journal.read(path)
    assert journal.resume() is None
    assert [trouble.kind for trouble in troubles] == [Failure.OTHER]
    journal.start(session())
    assert record_in(path) == session()
    assert path.with_name("journal.damaged-1").is_dir()


def test_a_huge_file_is_not_read_but_kept(path: Path, journal: Journal, troubles: list[Trouble]) -> None:
    path.parent.mkdir()
    with path.open("wb") as file:
        file.truncate(1 << 34)
    assert journal.resume() is None
    journal.start(session())
    assert path.with_name("journal.damaged-1").stat().st_size == 1 << 34
    assert len(troubles) == 1


def test_a_full_disk_throws_no_damaged_journal_away(
    path: Path, journal: Journal, troubles: list[Trouble], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.start(session(deals=1))
    journal.close()
    data = path.read_bytes() + b"nonsense\n" + b'{"move": "0:CA"}\n'
    path.write_bytes(data)
    again = Journal(path, troubles.append)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refusing(errno.ENOSPC))
        assert again.resume() == JournalContents(session(deals=1), damaged=True)
        again.move(MOVE)
    assert path.read_bytes() == data
    again.deal(new_deal(session(), 3))
    assert path.with_name("journal.damaged-1").read_bytes() == data
    record = record_in(path)
    assert record is not None
    assert [deal.moves for deal in record.deals] == [(MOVE,), ()]
    again.close()
