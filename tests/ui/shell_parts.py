"""The real window with the real controller, for the tests of the shell."""

import random
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.ai.player import make_player
from cardavia.engine.observation import Observation
from cardavia.engine.record import Record
from cardavia.storage.journal import Journal, Trouble
from cardavia.storage.settings import Settings
from cardavia.table.controller import Controller
from cardavia.table.snapshot import Snapshot
from cardavia.ui.card_source import CardSource
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.rules_store import RuleSetStore
from cardavia.ui.window import MainWindow

AT_ONCE = Settings(animation=0, trick_pause_ms=0)
"""No test waits for a movement or a pause."""


class Shell:
    """A window whose settings, troubles and filed sessions are kept in lists."""

    def __init__(
        self, qtbot: QtBot, folder: Path, settings: Settings | None = None, source: CardSource | None = None
    ) -> None:
        self.saved: list[Settings] = []
        self.troubles: list[Trouble] = []
        self.filed: list[Record] = []
        self.journal = Journal(folder / "journal", self.troubles.append)
        self.controller = Controller(
            self.journal,
            lambda game, seat: make_player("easy", game, random.Random(seat)),
            random.Random(1),
            self.file,
        )
        self.rule_sets = RuleSetStore(folder / "house-rules.json")
        self.pictures = CardPictures(source=source)
        self.window = MainWindow(self.controller, self.pictures, settings or AT_ONCE, self.saved.append, self.rule_sets)
        self._qtbot = qtbot
        qtbot.addWidget(self.window, before_close_func=lambda _: self.close())
        self.window.area.table.set_pace(0)
        self.window.area.table.set_trick_pause(0)
        self.window.show()
        qtbot.waitExposed(self.window)
        # As it is a moment after the first paint.
        self.window.complete()

    def file(self, snapshot: Snapshot) -> None:
        """Note a session that is left."""
        self.filed.append(snapshot.record)

    @property
    def observation(self) -> Observation:
        observation = self.controller.observation
        assert observation is not None
        return observation

    def deal(self, game: str = "doppelkopf") -> None:
        """Begin a game on the welcome page."""
        self.window.welcome.games[game].click()
        self.window.welcome.deal_button.click()
        self.wait_for_turn()

    def wait_for_turn(self) -> None:
        """Let the others act until it is the person's turn or the deal is over."""
        self._qtbot.waitUntil(lambda: self.observation.my_turn or self.window.area.result.isVisible(), timeout=10_000)

    def play_on(self, tricks: int = 99) -> None:
        """Take the first legal action again and again, until that many tricks are full or the deal is over."""
        while not self.observation.done and len(self.observation.tricks) < tricks:
            self.window.area.table.chosen.emit(self.observation.duties[0])
            self.wait_for_turn()

    def close(self) -> None:
        """End threads and files as the program does."""
        self.controller.close()
        self.journal.close()
        self.rule_sets.close()
        self.window.record_files.close()
        self.window.decks.stop()
        self.pictures.stop()
        QApplication.processEvents()
