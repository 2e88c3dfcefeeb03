"""Reads and writes record files in a worker thread: neither a slow disk nor a long record holds up the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal
from PySide6.QtWidgets import QWidget

from cardavia.engine.errors import InputProblem
from cardavia.engine.record import Record
from cardavia.storage.files import Failure, StorageError

if TYPE_CHECKING:
    from cardavia.table.snapshot import Snapshot

translate = QCoreApplication.translate

Answer = Callable[[], None]
"""What is to be done on the thread of the window when a worker is ready."""


class RecordFiles(QObject):
    """Does what it is asked one after the other and answers on the thread that asked.

    ``leaving`` is called, on that thread, when a file is to be opened; what it returns is done in the worker when the
    file has proved good, so that the running table is on disk before another takes its place. It may raise
    `StorageError`: the file is then not opened.
    """

    opened = Signal(object)
    """The `Snapshot` of a file, every action of which has been checked."""
    saved = Signal(str)
    """The path a record was written to."""
    failed = Signal(object)
    """Why a file was not read or not written, in whole sentences."""
    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.leaving: Callable[[], Callable[[], None]] = lambda: lambda: None
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)
        self._done.connect(lambda answer: answer())

    def open(self, path: Path, take: Callable[[Snapshot], None] | None = None) -> None:
        """Read and check a record; without ``take``, which gets it, `opened` tells it."""
        leave = self.leaving()
        self.run(lambda: self._read(path, leave, take or self.opened.emit))

    def save(self, record: Record, path: Path) -> None:
        """Write a record in the place of the file."""
        self.run(lambda: self._write(record, path))

    def run(self, work: Callable[[], Answer]) -> None:
        """Do the work in the thread of the files, after everything asked before, and then what it returns here."""
        self._thread.start(lambda: self._done.emit(work()))

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._thread.waitForDone()

    def ask_what_to_open(self, parent: QWidget) -> None:
        """Let the person choose a record to be opened."""
        from PySide6.QtWidgets import QFileDialog

        path, _ = QFileDialog.getOpenFileName(parent, self.tr("Import a record"), "", self._filter())
        if path:
            self.open(Path(path))

    def ask_where_to_save(self, record: Record, parent: QWidget) -> None:
        """Let the person choose where the record is written."""
        from PySide6.QtWidgets import QFileDialog

        path, _ = QFileDialog.getSaveFileName(parent, self.tr("Export the record"), "game.cardavia", self._filter())
        if path:
            self.save(record, Path(path))

    def _filter(self) -> str:
        return self.tr("Game records (*.cardavia);;All files (*)")

    def _read(self, path: Path, leave: Callable[[], None], take: Callable[[Snapshot], None]) -> Answer:
        # Imported when it is needed: the window opens sooner.
        from cardavia.table.saved_tables import open_table
        from cardavia.ui.texts_problems import problem_sentence

        try:
            snapshot = open_table(path)
            leave()
        except InputProblem as problem:
            found = problem
            return lambda: self.failed.emit(lambda: self._unusable(path, problem_sentence(found)))
        except StorageError as error:
            kind, place = error.kind, error.path
            return lambda: self.failed.emit(lambda: self._not_opened(path, place, failure_sentence(kind)))
        return lambda: take(snapshot)

    def _not_opened(self, path: Path, place: Path, reason: str) -> str:
        if place == path:
            return self._unusable(path, reason)
        text = self.tr("{file} is not opened: the game on the table cannot be saved. {reason}")
        return text.format(file=path.name, reason=_ended(reason))

    def _write(self, record: Record, path: Path) -> Answer:
        from cardavia.storage.games import write_record

        try:
            write_record(path, record)
        except StorageError as error:
            kind = error.kind
            return lambda: self.failed.emit(lambda: self._unsaved(path, failure_sentence(kind)))
        return lambda: self.saved.emit(str(path))

    def _unusable(self, path: Path, reason: str) -> str:
        text = self.tr("{file} cannot be opened: {reason} The game on the table goes on.")
        return text.format(file=path.name, reason=_ended(reason))

    def _unsaved(self, path: Path, reason: str) -> str:
        return self.tr("{file} cannot be saved: {reason}").format(file=path.name, reason=_ended(reason))


def failure_sentence(kind: Failure) -> str:
    """Return why the system refuses to keep or read a file."""
    return {
        Failure.READ_ONLY: translate("Failures", "The place cannot be read or written."),
        Failure.FULL: translate("Failures", "The disk is full."),
        Failure.MISSING: translate("Failures", "The file or its folder is not there."),
        Failure.IN_USE: translate("Failures", "Another Cardavia is using it."),
        Failure.OTHER: translate("Failures", "The system refuses it."),
    }[kind]


def unsaved_sentence(error: StorageError) -> str:
    """Return that a file cannot be saved, and why."""
    text = translate("MainWindow", "{file} cannot be saved: {reason}")
    return text.format(file=error.path.name, reason=failure_sentence(error.kind))


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith(".") else f"{sentence}."
