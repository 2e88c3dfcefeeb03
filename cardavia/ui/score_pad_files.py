"""Reads and writes evenings in a worker thread, one after the other: the pad never waits for the disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal

from cardavia.engine.errors import InputProblem
from cardavia.engine.evening import Evening
from cardavia.storage.files import StorageError, move_aside, write_atomically
from cardavia.storage.score_pads import load_score_pad, save_score_pad, saved_score_pads
from cardavia.ui.record_files import failure_sentence
from cardavia.ui.texts import problem_sentence


class ScorePadFiles(QObject):
    """Each question is answered by one signal, on the thread that asked; what was asked first is done first."""

    opened = Signal(object, object)
    """Path and `Evening` of a file."""
    listed = Signal(object)
    """The `SavedGame` of every evening there is, the newest first."""
    written = Signal(object)
    """The path of an exported file."""
    failed = Signal(object)
    """Why something was not read or not written, in whole sentences."""
    _done = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)
        self._done.connect(lambda answer: answer())

    def save(self, path: Path, evening: Evening) -> None:
        """Write an evening in the place of what was there."""
        self._run(lambda: self._save(path, evening))

    def open(self, path: Path) -> None:
        """Read an evening; a damaged file is put aside."""
        self._run(lambda: self._open(path))

    def open_newest(self) -> None:
        """List all evenings and read the newest one that can be read."""
        self._run(self._open_newest)

    def list(self) -> None:
        """List all evenings."""
        self._run(self._list)

    def export(self, path: Path, make: Callable[[], bytes]) -> None:
        """Write an exported file; making its content takes a while too."""
        self._run(lambda: self._export(path, make))

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._thread.waitForDone()

    def _run(self, work: Callable[[], Callable[[], None]]) -> None:
        self._thread.start(lambda: self._done.emit(work()))

    def _save(self, path: Path, evening: Evening) -> Callable[[], None]:
        try:
            save_score_pad(path, evening)
        except StorageError as error:
            return self._unsaved(path, error)
        return lambda: None

    def _export(self, path: Path, make: Callable[[], bytes]) -> Callable[[], None]:
        try:
            write_atomically(path, make())
        except StorageError as error:
            return self._unsaved(path, error)
        return lambda: self.written.emit(path)

    def _unsaved(self, path: Path, error: StorageError) -> Callable[[], None]:
        return lambda: self.failed.emit(partial(self._unsaved_sentence, path, error))

    def _unsaved_sentence(self, path: Path, error: StorageError) -> str:
        text = self.tr("{file} cannot be saved: {reason}")
        return text.format(file=path.name, reason=failure_sentence(error.kind))

    def _open(self, path: Path) -> Callable[[], None]:
        try:
            evening = load_score_pad(path)
        except InputProblem as problem:
            sentence = self._damaged(path, problem)
            return lambda: self.failed.emit(sentence)
        except StorageError as error:
            sentence = partial(self._unread_sentence, path, error)
            return lambda: self.failed.emit(sentence)
        return lambda: self.opened.emit(path, evening)

    def _unread_sentence(self, path: Path, error: StorageError) -> str:
        text = self.tr("{file} cannot be opened: {reason}")
        return text.format(file=path.name, reason=failure_sentence(error.kind))

    def _damaged(self, path: Path, problem: InputProblem) -> Callable[[], str]:
        """Put a file aside that is no evening, so that nothing is written over it, and return what tells of it."""
        try:
            kept = move_aside(path)
        except StorageError:
            kept = path
        return partial(self._damaged_sentence, path, kept, problem)

    def _damaged_sentence(self, path: Path, kept: Path, problem: InputProblem) -> str:
        text = self.tr("{file} is damaged and was put aside as {kept}. {reason}")
        return text.format(file=path.name, kept=kept.name, reason=problem_sentence(problem))

    def _list(self) -> Callable[[], None]:
        try:
            found = saved_score_pads(self.folder)
        except StorageError as error:
            sentence = partial(self._unread_sentence, self.folder, error)
            return lambda: self.failed.emit(sentence)
        return lambda: self.listed.emit(found)

    def _open_newest(self) -> Callable[[], None]:
        answers = [self._list()]
        try:
            saved = saved_score_pads(self.folder)
        except StorageError:
            # The listing tells of it.
            saved = ()
        for one in saved:
            answers.append(self._open(one.path))
            # A damaged one has been put aside, and the next one is tried.
            if one.path.exists():
                break

        def answer() -> None:
            for each in answers:
                each()

        return answer
