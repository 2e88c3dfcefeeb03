"""The running table on disk: after a kill at any moment it is there again, with nothing lost or doubled."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

from cardavia.engine.actions import Move
from cardavia.engine.record import Record, RecordedDeal
from cardavia.storage.appender import Appender
from cardavia.storage.files import Failure, StorageError, free_name, move_aside, read_bytes, write_atomically
from cardavia.storage.journal_lines import (
    Reading,
    RunningTable,
    assisted_line,
    cut_line,
    deal_lines,
    move_line,
    name_line,
    read_lines,
    write_table,
)
from cardavia.storage.lock import FileLock

_LARGEST_FILE: Final = 1 << 26


class Trouble(NamedTuple):
    """Why the table is not being saved: the kind, the path, and the system's own message."""

    kind: Failure
    path: Path
    message: str


class JournalContents(NamedTuple):
    """What a journal tells: the record, and which deals, from 0, were assisted.

    ``damaged`` says that something after it could not be read; ``record`` is None if nothing could. The moves
    are not checked against the rules. ``name`` is the table's among the saved games, empty where it has none.
    """

    record: Record | None
    assisted: frozenset[int] = frozenset()
    damaged: bool = False
    name: str = ""


class Journal:
    """Writes down what happens at the table, for one process at a time.

    No method raises a system error. The first one is told once to ``on_trouble``, and from then on nothing is
    written until a new deal or session gives the occasion to write the whole table anew. While another
    process has the journal nothing is written either, for good: its table must not be replaced when it has
    ended. An entry that does not fit the table raises ValueError.

    Only `close` waits for the disk, and `resume` and `start` where damage has to be kept. Not for use by
    several threads.
    """

    def __init__(self, path: Path, on_trouble: Callable[[Trouble], None]) -> None:
        self._path = path
        self._on_trouble = on_trouble
        self._told = False
        self._lock = FileLock(path.with_name(f"{path.name}.lock"))
        self._in_use = False
        self._looked = False
        self._table: RunningTable | None = None
        self._file: Appender | None = None

    @staticmethod
    def read(path: Path) -> JournalContents | None:
        """Return what a journal tells, None when there is none; nothing is changed.

        StorageError when it cannot be read. While another process writes it, the last line may be missing.
        """
        data = _read(path)
        return None if data is None else _contents(read_lines(data))

    @property
    def is_on(self) -> bool:
        """Whether what happens is being written down."""
        return self._file is not None

    def resume(self) -> JournalContents | None:
        """Return what the journal tells and go on writing it; None if there is none, or if it is in use.

        A torn last line is cut off. Of a damaged journal everything is kept as ``journal.damaged-<n>``. What
        can be read is returned even if nothing can be written.
        """
        locked = self._attempt(self._take_lock)
        if self._in_use:
            return None
        try:
            data = _read(self._path)
        except StorageError as error:
            self._fail(error)
            return None
        return None if data is None else self._take_up(data, locked)

    def start(self, record: Record, assisted: Iterable[int] = ()) -> None:
        """Begin a journal with the record and its assisted deals, in the place of the one there was."""
        self._table = RunningTable(record, assisted)
        self._attempt(self._write_anew)

    def deal(self, deal: RecordedDeal) -> None:
        """Write down a new deal, and the moves it brings."""
        self._running.deal(deal)
        if self.is_on:
            self._append(deal_lines(deal))
        else:
            self._attempt(self._write_anew)

    def move(self, move: Move) -> None:
        """Write down a move in the last deal."""
        self._running.move(move)
        self._append(move_line(move))

    def cut(self, deal: int, moves: int) -> None:
        """Write down that a deal is the last one again, with so many of its moves."""
        self._running.cut(deal, moves)
        self._append(cut_line(deal, moves))

    def assisted(self, deal: int) -> None:
        """Write down that in this deal something was undone or a hint was asked for."""
        self._running.assist(deal)
        self._append(assisted_line(deal))

    def call(self, name: str) -> None:
        """Write down the name that the table has among the saved games."""
        self._running.call(name)
        self._append(name_line(name))

    def close(self) -> None:
        """Bring everything to the disk, waiting for it, and let other processes have the journal."""
        file, self._file = self._file, None
        if file is not None:
            self._attempt(file.close)
        self._lock.release()
        self._table, self._looked = None, False

    @property
    def _running(self) -> RunningTable:
        if self._table is None:
            raise ValueError("no session has been started")
        return self._table

    def _append(self, lines: bytes) -> None:
        file = self._file
        if file is not None:
            self._attempt(lambda: file.append(lines))

    def _take_up(self, data: bytes, locked: bool) -> JournalContents:
        reading = read_lines(data)
        self._table = reading.table
        if locked:
            self._attempt(lambda: self._continue(reading, data))
        return _contents(reading)

    def _continue(self, reading: Reading, data: bytes) -> None:
        """Make the file what could be read of it, and open it for writing."""
        if reading.damaged:
            self._keep_aside(reading, data)
            if reading.table is not None:
                self._write_anew()
            return
        if reading.whole < len(data):
            os.truncate(self._path, reading.whole)
        self._file = Appender(self._path)
        self._looked = True

    def _write_anew(self) -> None:
        """Write the whole table and open the file; the file before it stays until the new one is there.

        It does not wait for the disk: a power cut in the next moment may leave the file cut short, which its
        first line gives away.
        """
        self._take_lock()
        self._look()
        self._drop_file()
        write_atomically(self._path, write_table(self._running), durable=False)
        self._file = Appender(self._path)

    def _look(self) -> None:
        """Keep what lies there and is damaged, if nothing has been read from there yet."""
        if self._looked:
            return
        try:
            data = _read(self._path)
        except StorageError:
            move_aside(self._path)
            data = None
        reading = None if data is None else read_lines(data)
        if data is not None and reading is not None and reading.damaged:
            self._keep_aside(reading, data)
        self._looked = True

    def _keep_aside(self, reading: Reading, data: bytes) -> None:
        # As long as something can be read, the journal stays in its place until it is replaced as a whole.
        if reading.table is None:
            move_aside(self._path)
        else:
            write_atomically(free_name(self._path), data)
        self._looked = True

    def _take_lock(self) -> None:
        if self._in_use or not self._lock.acquire():
            self._in_use = True
            raise StorageError(Failure.IN_USE, self._path, os.strerror(errno.EWOULDBLOCK))

    def _attempt(self, write: Callable[[], None]) -> bool:
        """Do it and return True; when the system refuses, turn the journal off and return False."""
        try:
            write()
        except StorageError as error:
            self._fail(error)
        except OSError as error:
            self._fail(StorageError.of(error, self._path))
        else:
            return True
        return False

    def _fail(self, error: StorageError) -> None:
        self._drop_file()
        if not self._told:
            self._told = True
            self._on_trouble(Trouble(error.kind, error.path, error.message))

    def _drop_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            file.abandon()


def _read(path: Path) -> bytes | None:
    """Return the journal's bytes, None when there is none; StorageError if unreadable or too large."""
    try:
        data = read_bytes(path, _LARGEST_FILE + 1)
    except StorageError as error:
        if error.kind is Failure.MISSING:
            return None
        raise
    if len(data) > _LARGEST_FILE:
        raise StorageError(Failure.OTHER, path, os.strerror(errno.EFBIG))
    return data


def _contents(reading: Reading) -> JournalContents:
    if reading.table is None:
        return JournalContents(None, damaged=True)
    table = reading.table
    return JournalContents(table.record, table.assisted, reading.damaged, table.name)
