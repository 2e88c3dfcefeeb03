"""The named tables of house rules as the window has them: read once, changed in a worker thread."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from cardavia.storage.files import StorageError

if TYPE_CHECKING:
    from cardavia.storage.rule_sets import RuleSets


class RuleSetStore(QObject):
    """Holds the tables; a change is read, made and written in the order it was asked for, and then told."""

    changed = Signal(object)
    """The `RuleSets` after a change."""
    failed = Signal(object)
    """The `StorageError` of tables that could not be read or written; those shown stay as they are."""
    damaged = Signal(object)
    """The new path of a file that could not be understood."""
    _done = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._tables: RuleSets | None = None
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)
        self._done.connect(self._take)

    @property
    def tables(self) -> RuleSets:
        """The tables as they were last read or written."""
        if self._tables is None:
            self._tables = self._read_first()
        return self._tables

    def change(self, change: Callable[[RuleSets], RuleSets]) -> None:
        """Change the tables on the disk as they are then: another window may have changed them meanwhile."""
        self._thread.start(lambda: self._change(change))

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._thread.waitForDone()

    def _read_first(self) -> RuleSets:
        from cardavia.storage.rule_sets import RuleSets, load

        try:
            return load(self._path, self.damaged.emit)
        except StorageError as error:
            self.failed.emit(error)
            return RuleSets()

    def _change(self, change: Callable[[RuleSets], RuleSets]) -> None:
        from cardavia.storage.rule_sets import load, save

        try:
            tables = load(self._path, self.damaged.emit)
            # A table that another window has renamed or removed meanwhile cannot be changed.
            with contextlib.suppress(KeyError):
                tables = change(tables)
                save(tables, self._path)
        except StorageError as error:
            self.failed.emit(error)
        else:
            self._done.emit(tables)

    def _take(self, tables: RuleSets) -> None:
        self._tables = tables
        self.changed.emit(tables)
