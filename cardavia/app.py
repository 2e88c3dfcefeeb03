"""The only place that builds the parts of the program and connects them."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cardavia.ai.player import LatePlayer, Player, make_player
from cardavia.art.deck import Pack
from cardavia.engine.errors import InputProblem
from cardavia.engine.record import Record
from cardavia.engine.seats import Seat
from cardavia.storage.files import StorageError
from cardavia.storage.journal import Journal, JournalContents
from cardavia.storage.paths import Paths, user_paths
from cardavia.storage.settings import Settings, load, save
from cardavia.table.controller import Controller
from cardavia.ui.card_source import CardFolders
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.language import install_language
from cardavia.ui.rules_store import RuleSetStore
from cardavia.ui.score_pad_entry import ScorePadEntry
from cardavia.ui.texts import problem_sentence
from cardavia.ui.theme import set_theme
from cardavia.ui.window import MainWindow


class _Filing(QObject):
    """Files finished sessions among the saved games, in a thread: the disk may be slow."""

    failed = Signal(object)
    """The `StorageError` of a session that could not be filed."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)

    def file(self, record: Record) -> None:
        self._thread.start(lambda: self._save(record))

    def close(self) -> None:
        self._thread.waitForDone()

    def _save(self, record: Record) -> None:
        from cardavia.storage.games import save_game, unused_name

        try:
            save_game(self._folder, unused_name(self._folder), record)
        except StorageError as error:
            self.failed.emit(error)


class Program:
    """The running program: settings, journal, controller and window, wired together."""

    def __init__(self, paths: Paths | None = None, source: random.Random | None = None) -> None:
        """Build everything; nothing is shown yet. There may be one program a process.

        ``source`` deals the cards. Without it only the system's own randomness does: nobody can foretell or repeat
        a deal at the table.
        """
        self.application = QApplication.instance() or QApplication(["cardavia"])
        self.paths = paths or user_paths()
        self._translator = install_language(self.application, "en")
        self.settings = load(self.paths.settings)
        set_theme(self.settings.theme)
        self.journal = Journal(self.paths.journal, lambda trouble: self.controller.trouble.emit(trouble))
        self._filing = _Filing(self.paths.games)
        source = source or random.SystemRandom()
        self.controller = Controller(self.journal, self._computer_player, source, self._filing.file)
        self.pictures = CardPictures(source=CardFolders(self.paths.decks, self.paths.cards))
        self._rule_sets = RuleSetStore(self.paths.rule_sets)
        self.window = MainWindow(self.controller, self.pictures, self.settings, self._keep_settings, self._rule_sets)
        self._filing.failed.connect(self.window.show_storage_problem)
        self._score_pad = ScorePadEntry(
            self.paths.score_pads,
            lambda game: Pack(self.settings.pack[game]),
            lambda game: self._rule_sets.tables.of(game),
            self.window,
        )
        self.window.menu_actions.score_pad.triggered.connect(self._score_pad.open)

    def start(self, files: Sequence[Path] = ()) -> None:
        """Go on with what was played last, or with a record, and show the window."""
        # Reading the journal takes less time than painting an empty table first.
        contents = self.journal.resume()
        if contents is not None:
            self._resume(contents)
        self.window.show()
        for path in files[:1]:
            self.window.open_record(path)
        QTimer.singleShot(0, gc.enable)

    def _resume(self, contents: JournalContents) -> None:
        if contents.damaged:
            self.window.show_damaged_journal()
        if contents.record is None:
            return
        try:
            self.controller.resume(contents.record, contents.assisted)
        except InputProblem as problem:
            self._filing.file(contents.record)
            self.window.show_message(problem_sentence(problem))

    def _computer_player(self, game: str, seat: Seat) -> Player:
        level = self.settings.level
        return LatePlayer(lambda: make_player(level, game, random.Random()))

    def _keep_settings(self, settings: Settings) -> None:
        """Save what the person has chosen; where that fails the choice holds until the program ends."""
        self.settings = settings
        try:
            save(settings, self.paths.settings)
        except StorageError as error:
            self.window.show_storage_problem(error)

    def run(self) -> int:
        """Run until the window is closed and return the exit code."""
        code = self.application.exec()
        self.close()
        return code

    def close(self) -> None:
        """End the thinking and bring everything to the disk."""
        self.controller.close()
        self.journal.close()
        self._filing.close()
        self._rule_sets.close()
        self._score_pad.close()
        self.window.decks.stop()
        self.application.removeTranslator(self._translator)


def run_window(files: Sequence[Path]) -> int:
    """Open the window, with a record if there is one, and return the exit code."""
    QGuiApplication.setDesktopFileName("cardavia")
    QGuiApplication.setApplicationDisplayName("Cardavia")
    program = Program()
    sys.excepthook = _log_failure
    program.start(files)
    return program.run()


def _log_failure(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log a mistake in the program; the table is on disk and the event loop goes on."""
    import logging

    logging.getLogger(__name__).critical("unexpected failure", exc_info=(kind, error, trace))
