"""Reading and writing the files that a command names."""

from __future__ import annotations

from pathlib import Path

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.record import LARGEST_FILE, Record, parse_record
from cardavia.storage.files import StorageError, read_bytes
from cardavia.storage.games import write_record


def read_input(path: Path) -> bytes:
    """Return the bytes of a file, as many as a record may have and one more; InputProblem when it cannot be read."""
    try:
        return read_bytes(path, LARGEST_FILE + 1)
    except StorageError as error:
        raise InputProblem(Flaw.UNREADABLE, (str(path), error.message)) from None


def read_record(path: Path) -> Record:
    """Return the record of a file; InputProblem when it cannot be read or is none."""
    return parse_record(read_input(path))


def save_record(path: Path, record: Record) -> None:
    """Write the record to a file; InputProblem when that cannot be done."""
    try:
        write_record(path, record)
    except StorageError as error:
        raise InputProblem(Flaw.UNWRITABLE, (str(path), error.message)) from None
