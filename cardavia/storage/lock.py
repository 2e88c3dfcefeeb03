"""A lock between processes that ends with the process that holds it, however that one ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final

_UNSUPPORTED: Final = frozenset({errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL})


_OWNER_WIDTH: Final = 20
"""Characters that a process number gets in the file."""


class FileLock:
    """A lock on a small file of its own, which holds the owner's process number and is never deleted.

    Deleting it would let a third process lock a new file while a second still waits for the old one.
    """

    def __init__(self, path: Path) -> None:
        """Name the file of the lock; nothing is done yet."""
        self._path = path
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Take the lock and return True, also when it is held already; False when another holder has it.

        OSError when the file cannot be made. A file system that has no locks counts as free.
        """
        if self._descriptor is not None:
            return True
        self._path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
        if not _lock(descriptor):
            os.close(descriptor)
            return False
        self._descriptor = descriptor
        self._write_owner(descriptor)
        return True

    def release(self) -> None:
        """Give the lock back; nothing happens when it is not held."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _write_owner(self, descriptor: int) -> None:
        """Write the process number, which only serves people who look for the owner."""
        try:
            # Always as long as before: truncating the file can wait for the disk.
            os.write(descriptor, f"{os.getpid():<{_OWNER_WIDTH}}\n".encode("ascii"))
        except OSError:
            # On a full disk the lock holds all the same.
            return


if sys.platform == "win32":
    import msvcrt

    # Windows refuses to read a locked place, so it lies far behind the text.
    _PLACE: Final = 1 << 20

    def _lock(descriptor: int) -> bool:
        os.lseek(descriptor, _PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        os.lseek(descriptor, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno in _UNSUPPORTED
        return True
