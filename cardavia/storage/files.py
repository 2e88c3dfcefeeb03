"""Files that are either wholly there or not at all, and one exception for everything the system refuses."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final


class Failure(Enum):
    """Why something cannot be kept or read: what a person can do about it differs."""

    READ_ONLY = "read-only"
    FULL = "full"
    MISSING = "missing"
    IN_USE = "in-use"
    OTHER = "other"

    @staticmethod
    def of(error: OSError) -> Failure:
        """Return the kind of a system error."""
        return _FAILURES.get(error.errno or 0, Failure.OTHER)


_FAILURES: Final = {
    errno.EROFS: Failure.READ_ONLY,
    errno.EACCES: Failure.READ_ONLY,
    errno.EPERM: Failure.READ_ONLY,
    errno.ENOSPC: Failure.FULL,
    errno.EDQUOT: Failure.FULL,
    errno.EFBIG: Failure.FULL,
    errno.ENOENT: Failure.MISSING,
    errno.ENOTDIR: Failure.MISSING,
    # A file stands where the folder should be made.
    errno.EEXIST: Failure.MISSING,
}

_TEMPORARY: Final = ".tmp"
_FORGOTTEN_SECONDS: Final = 3600
"""No write takes so long: an older temporary file is what a killed process left."""
_UNSUPPORTED: Final = frozenset({errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP})


class StorageError(Exception):
    """A file that cannot be read or written: the kind, the path, and the system's own message."""

    def __init__(self, kind: Failure, path: Path, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.kind = kind
        self.path = path
        self.message = message

    @classmethod
    def of(cls, error: OSError, path: Path) -> StorageError:
        """Return the error that stands for a system error at a path."""
        return cls(Failure.of(error), path, error.strerror or str(error))


def read_bytes(path: Path, limit: int) -> bytes:
    """Return the first ``limit`` bytes of a plain file; StorageError when it cannot be read.

    Anything but a plain file is refused: reading a pipe could wait for ever.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        with path.open("rb") as file:
            return file.read(limit)
    except OSError as error:
        raise StorageError.of(error, path) from error


def write_atomically(path: Path, data: bytes, durable: bool = True) -> None:
    """Put the data in the place of the file, making its folder; the old content stays until the new is whole.

    StorageError when that fails: the old content is then untouched. Unless ``durable``, which waits for the
    disk, a power cut may leave the file cut short; a kill never does. A link is followed, not replaced.
    """
    target = Path(os.path.realpath(path))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(target, data, durable)
    except OSError as error:
        raise StorageError.of(error, path) from error
    _remove_forgotten(target)


def check_writable(path: Path) -> None:
    """Raise StorageError when others could not write a file there; a file that is there stays as it is."""
    was_there = os.path.lexists(path)
    try:
        path.open("ab").close()
        if not was_there:
            path.unlink()
    except OSError as error:
        raise StorageError.of(error, path) from error


def move_aside(path: Path) -> Path:
    """Rename a damaged file to ``<name>.damaged-<n>``, n from 1, and return its new path; or StorageError."""
    aside = free_name(path)
    try:
        path.rename(aside)
    except OSError as error:
        raise StorageError.of(error, path) from error
    return aside


def free_name(path: Path) -> Path:
    """Return the first ``<name>.damaged-<n>`` beside the file that is not taken."""
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def write_all(descriptor: int, data: bytes) -> None:
    """Write the data with one call; OSError when not all of it was taken, as by a disk that is full now."""
    written = os.write(descriptor, data)
    if written != len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def sync(descriptor: int) -> None:
    """Bring an open file to the disk; OSError when that fails, not when the file system cannot."""
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _UNSUPPORTED:
            raise


def sync_folder(folder: Path) -> None:
    """Bring the folder's entries to the disk, where the system can do that."""
    # Windows opens no folder, and some network file systems sync none: the file itself is safe there.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _replace(target: Path, data: bytes, durable: bool) -> None:
    temporary = target.with_name(f".{target.name}.{os.urandom(4).hex()}{_TEMPORARY}")
    try:
        _write_new(temporary, data, durable)
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    if durable:
        sync_folder(target.parent)


def _remove_forgotten(target: Path) -> None:
    """Remove what processes left that were killed while they wrote the file."""
    forgotten = time.time() - _FORGOTTEN_SECONDS
    # Whoever may not list or remove files has written this one all the same.
    with contextlib.suppress(OSError), os.scandir(target.parent) as entries:
        for entry in entries:
            ours = entry.name.startswith(f".{target.name}.") and entry.name.endswith(_TEMPORARY)
            if ours and entry.stat().st_mtime < forgotten:
                os.unlink(entry)


def _write_new(path: Path, data: bytes, durable: bool) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        if durable:
            sync(file.fileno())
