"""Writes settings in a thread: waiting for the disk would hold up whoever changes one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

from cardavia.storage.files import Failure, StorageError
from cardavia.storage.settings import Settings
from cardavia.storage.settings_file import save


class SettingsWriter:
    """Brings the newest settings to the disk; what was replaced before its turn came is never written.

    ``on_failure`` is told in the thread why something could not be written: once, until something can be written
    again. It is tried again with the next change and when this is closed.
    """

    def __init__(self, path: Path, on_failure: Callable[[StorageError], None]) -> None:
        self._path = path
        self._on_failure = on_failure
        self._newest: Settings | None = None
        self._written: Settings | None = None
        self._told: Failure | None = None
        self._changed = Event()
        self._closing = False
        self._thread: Thread | None = None

    def keep(self, settings: Settings) -> None:
        """Have the settings written soon, without waiting for it."""
        self._newest = settings
        self._changed.set()
        if self._thread is None:
            self._thread = Thread(target=self._write_all, name="settings", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Wait until the last settings are on the disk."""
        if self._thread is not None:
            self._closing = True
            self._changed.set()
            self._thread.join()
            self._thread, self._closing = None, False

    def _write_all(self) -> None:
        last = False
        while not last:
            self._changed.wait()
            self._changed.clear()
            # Asked before the writing: what is changed during it asks for another round.
            last = self._closing
            self._write()

    def _write(self) -> None:
        settings = self._newest
        if settings is None or settings is self._written:
            return
        try:
            save(settings, self._path)
        except StorageError as error:
            self._tell(error)
        else:
            self._written, self._told = settings, None

    def _tell(self, error: StorageError) -> None:
        if error.kind is not self._told:
            self._told = error.kind
            self._on_failure(error)
