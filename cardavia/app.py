"""The only place that builds the parts of the program and connects them."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cardavia.ai.player import LatePlayer, Player, make_player
from cardavia.art.deck import Pack
from cardavia.engine.errors import InputProblem
from cardavia.engine.seats import Seat
from cardavia.storage.journal import Journal, JournalContents
from cardavia.storage.paths import Paths, user_paths
from cardavia.storage.settings import Settings
from cardavia.table.controller import Controller
from cardavia.ui.card_source import CardFolders
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.deck_facts import known_ace
from cardavia.ui.language import Language
from cardavia.ui.rules_store import RuleSetStore
from cardavia.ui.settings_keeper import SettingsKeeper
from cardavia.ui.tables_keeper import TableKeeper
from cardavia.ui.theme import new_application, set_theme
from cardavia.ui.window import MainWindow


class Program:
    """The running program: settings, journal, controller and window, wired together."""

    def __init__(self, paths: Paths | None = None, source: random.Random | None = None) -> None:
        """Build everything; nothing is shown yet. There may be one program a process.

        ``source`` deals the cards. Without it only the system's own randomness does: nobody can foretell or repeat
        a deal at the table.
        """
        self.application = QApplication.instance() or new_application("cardavia")
        self.paths = paths or user_paths()
        self._keeper = SettingsKeeper(self.paths.settings)
        self.settings = self._keeper.read()
        self.language = Language(self.application)
        self.language.vary(known_ace(self.settings).variant)
        self.language.speak(self.settings.language)
        set_theme(self.settings.theme)
        self.journal = Journal(self.paths.journal, lambda trouble: self.controller.trouble.emit(trouble))
        self.tables = TableKeeper(self.paths.games, self.journal)
        source = source or random.SystemRandom()
        self.controller = Controller(self.journal, self._computer_player, source, self.tables.archive)
        self.pictures = CardPictures(source=CardFolders(self.paths.decks, self.paths.cards))
        self._rule_sets = RuleSetStore(self.paths.rule_sets)
        self.window = MainWindow(self.controller, self.pictures, self.settings, self._keep_settings, self._rule_sets)
        self.tables.connect_table(self.controller, self.window.record_files)
        self._keeper.failed.connect(self.window.show_storage_problem)
        self.window.preferences.changed.connect(lambda _, after: self.language.speak(after.language))
        self.window.decks.ace_changed.connect(lambda ace: self.language.vary(ace.variant))
        # A setting of the person may have asked for the rest already.
        if self.window.rest is None:
            self.window.completed.connect(self._complete)
        else:
            self._complete()

    def start(self, files: Sequence[Path] = ()) -> None:
        """Go on with what was played last, or with a record, and show the window."""
        # Reading the journal takes less time than painting an empty table first.
        contents = self.journal.resume()
        if self._keeper.damaged is not None:
            self.window.show_message(self._keeper.damage_sentence)
        if contents is not None:
            self._resume(contents)
        self.window.show()
        for path in files[:1]:
            self.window.open_record(path)

    def _complete(self) -> None:
        """Connect what the window has got after its first paint, and collect garbage from now on."""
        from cardavia.ui.garbage import Collector
        from cardavia.ui.score_pad_entry import ScorePadEntry
        from cardavia.ui.tables_entry import TablesEntry

        self._saved_tables = TablesEntry(self.tables, self.window, self.controller)
        self._score_pad = ScorePadEntry(
            self.paths.score_pads,
            lambda game: Pack(self.settings.pack[game]),
            lambda game: self._rule_sets.tables.of(game),
            self.window,
        )
        self.window.menu_actions.score_pad.triggered.connect(self._score_pad.open)
        self._collector = Collector()
        self._collector.start()

    def _resume(self, contents: JournalContents) -> None:
        if contents.damaged:
            self.window.show_damaged_journal()
        if contents.record is None:
            return
        try:
            self.controller.resume(contents.record, contents.assisted)
            self.tables.resume(contents.name)
        except InputProblem as problem:
            from cardavia.ui.texts_problems import problem_sentence

            self.tables.file_record(contents.record)
            self.window.show_message(problem_sentence(problem))

    def _computer_player(self, game: str, seat: Seat) -> Player:
        level = self.settings.level
        return LatePlayer(lambda: make_player(level, game, random.Random()))

    def _keep_settings(self, settings: Settings) -> None:
        self.settings = settings
        self._keeper.keep(settings)

    def run(self) -> int:
        """Run until the window is closed and return the exit code."""
        code = self.application.exec()
        self.close()
        return code

    def close(self) -> None:
        """End the thinking and bring everything to the disk."""
        self.window.advice.close()
        self.window.lessons.close()
        self.controller.close()
        self._saved_tables.close()
        self.tables.leave()
        self.journal.close()
        self.window.record_files.close()
        self._rule_sets.close()
        self._keeper.close()
        self._score_pad.close()
        self.window.decks.stop()
        self.window.sounds.stop()
        self.language.fall_silent()
        self._collector.stop()


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
