"""Reads and writes record files in a worker thread: neither a slow disk nor a long record holds up the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QThreadPool, Signal, SignalInstance
from PySide6.QtWidgets import QFileDialog, QWidget

from cardavia.engine.errors import InputProblem
from cardavia.engine.record import LARGEST_FILE, Record, format_record, parse_record, replay
from cardavia.storage.files import Failure, StorageError, read_bytes, write_atomically
from cardavia.ui.texts import problem_sentence

translate = QCoreApplication.translate


class RecordFiles(QObject):
    """Answers each question with one signal, on the thread that asked."""

    opened = Signal(object)
    """The `Record` of a file, every action of which has been checked."""
    saved = Signal(str)
    """The path a record was written to."""
    failed = Signal(str)
    """Why a file was not read or not written, in whole sentences."""
    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._done.connect(lambda answer: answer())

    def open(self, path: Path) -> None:
        """Read and check a record."""
        self._run(lambda: self._read(path))

    def save(self, record: Record, path: Path) -> None:
        """Write a record in the place of the file."""
        self._run(lambda: self._write(record, path))

    def ask_what_to_open(self, parent: QWidget) -> None:
        """Let the person choose a record to be opened."""
        path, _ = QFileDialog.getOpenFileName(parent, self.tr("Open a record"), "", self._filter())
        if path:
            self.open(Path(path))

    def ask_where_to_save(self, record: Record, parent: QWidget) -> None:
        """Let the person choose where the record is written."""
        path, _ = QFileDialog.getSaveFileName(parent, self.tr("Save the record"), "game.cardavia", self._filter())
        if path:
            self.save(record, Path(path))

    def _filter(self) -> str:
        return self.tr("Game records (*.cardavia);;All files (*)")

    def _run(self, work: Callable[[], Callable[[], None]]) -> None:
        QThreadPool.globalInstance().start(_Task(work, self._done))

    def _read(self, path: Path) -> Callable[[], None]:
        try:
            # One byte more than allowed tells a file that is too large.
            record = parse_record(read_bytes(path, LARGEST_FILE + 1))
            replay(record)
        except InputProblem as problem:
            found = problem
            return lambda: self.failed.emit(self._unusable(path, problem_sentence(found)))
        except StorageError as error:
            kind = error.kind
            return lambda: self.failed.emit(self._unusable(path, failure_sentence(kind)))
        return lambda: self.opened.emit(record)

    def _write(self, record: Record, path: Path) -> Callable[[], None]:
        try:
            write_atomically(path, format_record(record).encode())
        except StorageError as error:
            kind = error.kind
            return lambda: self.failed.emit(self._unsaved(path, failure_sentence(kind)))
        return lambda: self.saved.emit(str(path))

    def _unusable(self, path: Path, reason: str) -> str:
        text = self.tr("{file} cannot be opened: {reason} The game on the table goes on.")
        return text.format(file=path.name, reason=_ended(reason))

    def _unsaved(self, path: Path, reason: str) -> str:
        return self.tr("{file} cannot be saved: {reason}").format(file=path.name, reason=_ended(reason))


class _Task(QRunnable):
    """Works in the pool and sends what is to be done then back to the asking thread."""

    def __init__(self, work: Callable[[], Callable[[], None]], done: SignalInstance) -> None:
        super().__init__()
        self._work = work
        self._done = done

    def run(self) -> None:
        self._done.emit(self._work())


def failure_sentence(kind: Failure) -> str:
    """Return why the system refuses to keep or read a file."""
    return {
        Failure.READ_ONLY: translate("Failures", "The place cannot be read or written."),
        Failure.FULL: translate("Failures", "The disk is full."),
        Failure.MISSING: translate("Failures", "The file or its folder is not there."),
        Failure.IN_USE: translate("Failures", "Another Cardavia is using it."),
        Failure.OTHER: translate("Failures", "The system refuses it."),
    }[kind]


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith(".") else f"{sentence}."
