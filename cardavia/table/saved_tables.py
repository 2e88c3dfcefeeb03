"""The folder of saved tables: filing the one that is left, taking one up again, and a list of all.

Everything here waits for the disk; workers call it.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from pathlib import Path

from cardavia.engine.errors import InputProblem
from cardavia.engine.record import LARGEST_FILE, Record, parse_record
from cardavia.storage.files import StorageError, read_bytes
from cardavia.storage.games import (
    SavedGame,
    digest_of,
    game_path,
    save_game,
    save_table,
    saved_games,
    unused_name,
)
from cardavia.storage.table_notes import TableNotes, TableView, read_notes, write_notes
from cardavia.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A saved table in the list: what the person's seat sees of it, or why it cannot be opened."""

    name: str
    path: Path
    saved_at: float
    view: TableView | None = None
    trouble: InputProblem | StorageError | None = None


class SavedTables:
    """Files tables in a folder; only one thread at a time may use it.

    A table that has been left and could not be written is not forgotten: `again`, and filing another one, try once
    more.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._owed: dict[str, Snapshot] = {}

    @property
    def owed(self) -> tuple[str, ...]:
        """Names of the tables that were left and could not be written so far."""
        return tuple(self._owed)

    def file(self, name: str, snapshot: Snapshot) -> str:
        """Write a table under its name, an empty one standing for day and time, and return the name.

        StorageError when it cannot be written, ValueError when the name is none (`game_path`).
        """
        name = name or unused_name(self.folder, taken=self._owed)
        save_table(game_path(self.folder, name), snapshot.record, snapshot.assisted, snapshot.view)
        return name

    def leave(self, name: str, snapshot: Snapshot) -> None:
        """Write a table that is on the table no more; StorageError when it has to be tried again."""
        self._owed[name or unused_name(self.folder, taken=self._owed)] = snapshot
        self.again()

    def again(self) -> None:
        """Write what could not be written before; StorageError when one still cannot."""
        for name, snapshot in list(self._owed.items()):
            self.file(name, snapshot)
            del self._owed[name]

    def file_record(self, record: Record) -> None:
        """Write a record that cannot be replayed, so that it is not lost; StorageError when that fails."""
        save_game(self.folder, unused_name(self.folder, taken=self._owed), record)

    def list(self) -> tuple[SavedTable, ...]:
        """Return all tables, the newest first; StorageError when the folder cannot be read."""
        return tuple(_looked_at(game) for game in saved_games(self.folder))


def open_table(path: Path) -> Snapshot:
    """Return the table of a record file, with the marks of its notes; InputProblem or StorageError if that fails."""
    record = parse_record(_read(path))
    return Snapshot.of(record, read_notes(path).assisted)


def _read(path: Path) -> bytes:
    # One byte more than allowed tells a file that is too large.
    return read_bytes(path, LARGEST_FILE + 1)


def _looked_at(game: SavedGame) -> SavedTable:
    entry = SavedTable(game.name, game.path, game.saved_at)
    try:
        return replace(entry, view=_view(game.path))
    except (InputProblem, StorageError) as trouble:
        return replace(entry, trouble=trouble)


def _view(path: Path) -> TableView:
    """Return what the notes say if they belong to this very file, otherwise what its replay gives."""
    data, notes = _read(path), read_notes(path)
    digest = digest_of(data)
    if notes.view is not None and notes.record == digest:
        return notes.view
    view = Snapshot.of(parse_record(data)).view
    # The next look is then quick; where nothing can be written it is slow again.
    with contextlib.suppress(StorageError):
        write_notes(path, TableNotes(notes.assisted, digest, view))
    return view
