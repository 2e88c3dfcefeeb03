"""A file that grows line by line: a line is safe from a kill at once and from a power cut a moment later."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path
from threading import Event, Thread

from cardavia.storage.files import sync, sync_folder, write_all

_FLAGS = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)


class Appender:
    """An existing file opened for appending.

    What was appended belongs to the system before the call returns, so it survives the end of this process. A
    thread then brings it to the disk, because waiting for the disk would hold up whoever appends.
    OSError when the file cannot be opened.
    """

    def __init__(self, path: Path) -> None:
        self._folder = path.parent
        self._descriptor = os.open(path, _FLAGS)
        self._length = os.fstat(self._descriptor).st_size
        self._changed = Event()
        # What the file begins with may not be on the disk yet.
        self._changed.set()
        self._closing = False
        self._needed = True
        self._sync_error: OSError | None = None
        self._thread = Thread(target=self._keep_synced, name="journal-sync", daemon=True)
        self._thread.start()

    def append(self, data: bytes) -> None:
        """Append the data with one write; OSError when that fails, and nothing of it is left where possible.

        An earlier failure of the thread is raised here, and so is the loss of the file itself: the system
        lets a deleted file be written without an error.
        """
        if self._sync_error is not None:
            raise self._sync_error
        self._require_untouched()
        try:
            write_all(self._descriptor, data)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._descriptor, self._length)
            raise
        self._length += len(data)
        self._changed.set()

    def close(self) -> None:
        """Bring everything to the disk, waiting for it, and close the file; OSError when the disk refuses."""
        self._end()
        if self._sync_error is not None:
            raise self._sync_error

    def abandon(self) -> None:
        """Close the file without waiting for the disk: its content is not needed any more."""
        self._needed = False
        self._end()

    def _end(self) -> None:
        self._closing = True
        self._changed.set()
        self._thread.join()
        os.close(self._descriptor)

    def _require_untouched(self) -> None:
        status = os.fstat(self._descriptor)
        if status.st_nlink == 0 or status.st_size != self._length:
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))

    def _keep_synced(self) -> None:
        sync_folder(self._folder)
        last = False
        while not last:
            self._changed.wait()
            self._changed.clear()
            # Asked before the sync: what is appended during the sync asks for another round.
            last = self._closing
            if self._needed:
                self._sync()

    def _sync(self) -> None:
        try:
            sync(self._descriptor)
        except OSError as error:
            self._sync_error = error
