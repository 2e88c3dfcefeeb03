"""The running table's name, and the filing of tables that are saved or left, in the thread of the record files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardavia.engine.record import Record
from cardavia.storage.files import StorageError
from cardavia.storage.journal import Journal
from cardavia.table.controller import Controller
from cardavia.ui.record_files import Answer, RecordFiles, failure_sentence

if TYPE_CHECKING:
    from cardavia.table.saved_tables import SavedTable, SavedTables
    from cardavia.table.snapshot import Snapshot


class TableKeeper(QObject):
    """Knows under which name the table is saved, and saves it under that name when a deal is over or it is left.

    A table without a name is filed under day and time when it is left, and goes by that from then on. The journal
    keeps the name from one start of the program to the next.
    """

    named = Signal(str)
    """The name of the table on the screen, empty when it has none."""
    saved = Signal(str)
    """The name under which a person has saved the table."""
    failed = Signal(object)
    """Why a table was not written, in whole sentences; the game goes on."""
    _filed = Signal(str, int)

    def __init__(self, folder: Path, journal: Journal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._journal = journal
        self._controller: Controller | None = None
        self._files: RecordFiles | None = None
        self._name = ""
        self._sessions = 0
        self._filed.connect(self._take_name)

    @cached_property
    def tables(self) -> SavedTables:
        """The folder of the tables, for the thread of the files alone."""
        from cardavia.table.saved_tables import SavedTables

        return SavedTables(self.folder)

    @property
    def name(self) -> str:
        """The name of the table that is being played, empty when it has none."""
        return self._name

    @property
    def files(self) -> RecordFiles:
        """The files in whose thread everything is done; there are none before `connect_table`."""
        if self._files is None:
            raise ValueError("no table is connected")
        return self._files

    def connect_table(self, controller: Controller, files: RecordFiles) -> None:
        """Watch over the controller's table, and do in the thread of the files what there is to be written."""
        self._controller, self._files = controller, files
        files.leaving = self._leaving
        controller.finished.connect(self.save_again)

    # What the program tells

    def resume(self, name: str) -> None:
        """Take the name that the journal tells of the table."""
        self._name = name
        self.named.emit(name)

    def archive(self, snapshot: Snapshot) -> None:
        """File the session that the controller is about to leave."""
        name = self._name
        self._sessions += 1
        self.resume("")
        self._run(lambda: self.tables.leave(name, snapshot), name)

    def file_record(self, record: Record) -> None:
        """File a record that is not played by the rules any more."""
        self._run(lambda: self.tables.file_record(record), "")

    def leave(self) -> None:
        """Save a table that has a name, and what could not be saved before, as the program ends."""
        self.save_again()
        self._run(lambda: self.tables.again(), self._name)
        # What the thread still answers comes too late for the journal.
        self._sessions += 1

    # What a person asks for

    def save_as(self, name: str) -> None:
        """Save the table under a name, in the place of another of that name, and go on under it.

        ValueError when the name is none (`cardavia.storage.games.game_path`).
        """
        from cardavia.storage.games import game_path

        game_path(self.folder, name)
        snapshot, session = self._snapshot, self._sessions
        if snapshot is not None:
            self._run(lambda: self._file(name, snapshot), name, lambda: self._take_saved(name, session))

    def open(self, table: SavedTable) -> None:
        """Take up a saved table; the one that is being played is saved first. Nothing happens with its own entry."""
        if table.name != self._name:
            self.files.open(table.path, lambda snapshot: self._take_up(table.name, snapshot))

    def save_again(self) -> None:
        """Save the table under the name it has, if it has one."""
        snapshot, name = self._snapshot, self._name
        if snapshot is not None and name:
            self._run(lambda: self._file(name, snapshot), name)

    def rename_running(self, name: str) -> None:
        """Go on under another name: the file of the running table has been renamed."""
        self._take_name(name, self._sessions)

    # Parts

    @property
    def _snapshot(self) -> Snapshot | None:
        snapshot = self._controller.snapshot if self._controller is not None else None
        return snapshot if snapshot is not None and snapshot.dealt else None

    def _leaving(self) -> Callable[[], None]:
        """Return what puts the running table on the disk before another one is opened."""
        snapshot, name, session = self._snapshot, self._name, self._sessions

        def leave() -> None:
            if snapshot is not None:
                self._filed.emit(self.tables.file(name, snapshot), session)

        return leave

    def _take_up(self, name: str, snapshot: Snapshot) -> None:
        if self._controller is not None:
            self._controller.open(snapshot)
            self._take_name(name, self._sessions)

    def _take_saved(self, name: str, session: int) -> None:
        self._take_name(name, session)
        self.saved.emit(name)

    def _take_name(self, name: str, session: int) -> None:
        """Name the table, unless it is another one by now."""
        if session == self._sessions and name != self._name:
            self._journal.call(name)
            self.resume(name)

    def _file(self, name: str, snapshot: Snapshot) -> None:
        self.tables.file(name, snapshot)
        self.tables.again()

    def _run(self, write: Callable[[], object], name: str, then: Answer = lambda: None) -> None:
        def work() -> Answer:
            try:
                write()
            except StorageError as error:
                sentence = partial(self._sentence, name, error)
                return lambda: self.failed.emit(sentence)
            return then

        self.files.run(work)

    def _sentence(self, name: str, error: StorageError) -> str:
        reason = failure_sentence(error.kind)
        if not name:
            return self.tr("The last table cannot be saved: {reason} You can go on playing.").format(reason=reason)
        text = self.tr("The table “{name}” cannot be saved: {reason} You can go on playing.")
        return text.format(name=name, reason=reason)
