"""Saved games: one record file each, in a folder of their own, with notes beside it (`TableNotes`)."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Container
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Final
from unicodedata import normalize
from urllib.parse import unquote

from cardavia.engine.record import LARGEST_FILE, Record, format_record, parse_record
from cardavia.storage.files import StorageError, read_bytes, write_atomically
from cardavia.storage.table_notes import TableNotes, TableView, notes_path, write_notes

SUFFIX: Final = ".cardavia"
LONGEST_FILE_NAME: Final = 200
"""Most bytes of a file name before its suffix: file systems end at 255, and a temporary name is longer."""
_DELETED: Final = "deleted"
"""The folder, among the saved games, of those that can still be brought back."""

_FORBIDDEN: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*%]|^\.|[. ]$')
_DEVICES: Final = re.compile(r"^(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game: the name a person gave it, its file, and when it was written, in seconds since 1970."""

    name: str
    path: Path
    saved_at: float


def game_path(folder: Path, name: str, suffix: str = SUFFIX) -> Path:
    """Return the file of a saved game; ValueError when the name is empty, too long, or not printable.

    Characters that some file system refuses are written as ``%2F`` and the like: no two names share a file.
    """
    name = normalize("NFC", name.strip())
    if not name or not name.isprintable():
        raise ValueError(f"{name!r} cannot name a game")
    stem = _DEVICES.sub(_quoted_first, _FORBIDDEN.sub(_quoted, name))
    if len(stem.encode("utf-8")) > LONGEST_FILE_NAME:
        raise ValueError(f"{name!r} is too long to name a game")
    return folder / f"{stem}{suffix}"


def save_game(folder: Path, name: str, record: Record) -> Path:
    """Write the record under the name, in the place of an older one, and return its path.

    ValueError when the name is none (`game_path`), StorageError when the file cannot be written.
    """
    path = game_path(folder, name)
    write_record(path, record)
    return path


def save_table(path: Path, record: Record, assisted: frozenset[int], view: TableView) -> None:
    """Write a record with its notes, in the place of older ones; StorageError when that fails.

    The notes come first: marks of assisted deals only become more, so that a kill in between loses none.
    """
    data = format_record(record).encode("utf-8")
    write_notes(path, TableNotes(assisted, digest_of(data), view))
    write_atomically(path, data)


def digest_of(data: bytes) -> str:
    """Return the SHA-256 of a record file's bytes, by which notes know it."""
    return hashlib.sha256(data).hexdigest()


class NameTaken(ValueError):
    """Another saved game has the name."""


def rename_game(path: Path, name: str) -> Path:
    """Give a saved game and its notes another name and return its new path.

    `NameTaken` when another one has it, another ValueError when it is no name (`game_path`), StorageError when the
    system refuses.
    """
    target = game_path(path.parent, name)
    if os.path.lexists(target) and not (path.exists() and target.samefile(path)):
        raise NameTaken(name)
    _move(path, target)
    return target


def delete_game(path: Path) -> Path:
    """Put a saved game aside, where `restore_game` finds it, and return its new path; StorageError when that fails."""
    folder = path.parent / _DELETED
    target = folder / path.name
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise StorageError.of(error, folder) from error
    _move(path, target)
    return target


def restore_game(deleted: Path) -> Path:
    """Bring a game back that `delete_game` has put there, numbered if its name is taken by now, and return its path.

    StorageError when that fails.
    """
    folder, stem = deleted.parent.parent, deleted.stem
    names = chain([stem], (f"{stem} ({number})" for number in count(2)))
    target = next(path for name in names if not os.path.lexists(path := folder / f"{name}{deleted.suffix}"))
    _move(deleted, target)
    return target


def forget_game(deleted: Path) -> None:
    """Remove a game that `delete_game` has put aside, if the system allows it."""
    for path in (deleted, notes_path(deleted)):
        with contextlib.suppress(OSError):
            path.unlink()


def _move(path: Path, target: Path) -> None:
    """Move a game, and its notes if there are any, to a place that is free or its own."""
    try:
        path.rename(target)
        with contextlib.suppress(FileNotFoundError):
            notes_path(path).rename(notes_path(target))
    except OSError as error:
        raise StorageError.of(error, path) from error


def unused_name(folder: Path, suffix: str = SUFFIX, taken: Container[str] = ()) -> str:
    """Return a name for a game that a person has not named: day and time, numbered if that is taken."""
    now = datetime.now().strftime("%Y-%m-%d %H.%M")
    names = chain([now], (f"{now} ({number})" for number in count(2)))
    free = (name for name in names if name not in taken)
    return next(name for name in free if not os.path.lexists(game_path(folder, name, suffix)))


def write_record(path: Path, record: Record) -> None:
    """Write the record to a file of any name, atomically; StorageError when that fails."""
    write_atomically(path, format_record(record).encode("utf-8"))


def load_game(path: Path) -> Record:
    """Return the record of a file; StorageError when it cannot be read, InputProblem when it is no record."""
    return parse_record(read_bytes(path, LARGEST_FILE + 1))


def saved_games(folder: Path, suffix: str = SUFFIX) -> tuple[SavedGame, ...]:
    """Return the saved games, the newest first, without opening them; none where there is no folder.

    StorageError when the folder cannot be read.
    """
    try:
        games = [game for path in folder.iterdir() if (game := _saved_game(path, suffix)) is not None]
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise StorageError.of(error, folder) from error
    return tuple(sorted(games, key=lambda game: (-game.saved_at, game.name)))


def _saved_game(path: Path, suffix: str) -> SavedGame | None:
    if path.suffix != suffix or not path.is_file():
        return None
    try:
        return SavedGame(unquote(path.stem), path, path.stat().st_mtime)
    except FileNotFoundError:
        # Somebody has just deleted it.
        return None


def _quoted(found: re.Match[str]) -> str:
    return f"%{ord(found[0]):02X}"


def _quoted_first(found: re.Match[str]) -> str:
    return f"%{ord(found[0][0]):02X}{found[0][1:]}"
