"""The whole program with every screen open, for the tests of languages."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.app import Program
from cardavia.engine.evening import Evening
from cardavia.engine.observation import Observation
from cardavia.storage.paths import Paths
from cardavia.storage.settings import Settings
from cardavia.storage.settings_file import save
from cardavia.ui.score_pad import ScorePadWindow
from cardavia.ui.texts_base import DEFAULT_NAME
from tests.ui.settings_parts import free_closed_windows

NAMES = (DEFAULT_NAME, "Anna", "Bohdan", "Clara")
PLAYERS = ("Anna", "Bohdan", "Clara", "Dorota")
PRESETS = {"schafkopf": "schaf", "doppelkopf": "ddv"}
EVENINGS = {"schafkopf": "Saturday", "doppelkopf": "Sunday"}
SIZE = (800, 600)


class Screens:
    """The program, and how to come to each of its screens."""

    def __init__(self, qtbot: QtBot, paths: Paths) -> None:
        self._qtbot = qtbot
        self.program = Program(paths, random.Random(3))
        self.program.window.area.table.set_pace(0)
        self.program.window.area.table.set_trick_pause(0)
        self.window = self.program.window
        self.actions = self.window.menu_actions

    def start(self) -> None:
        """Show the window, which is as small as it may be."""
        self.program.start()
        self.window.complete()
        self.window.resize(*SIZE)
        self._qtbot.waitExposed(self.window)

    def close(self) -> None:
        """End everything."""
        self.window.close()
        self.program.close()
        self.program.pictures.stop()
        self.window.deleteLater()
        free_closed_windows()

    # Screens, in an order in which each can follow the one before

    def welcome(self) -> None:
        """Ask what to play."""
        self.actions.new_game.trigger()

    def house_rules(self) -> None:
        """Show the rules page with a change, a table of one's own, a refusal and a code that is no good."""
        self.window.show_rules("doppelkopf")
        page = self.window.rules.page
        self.change_rule("bock", True)
        page.keep.name.setText("The Ox")
        page.keep.keep_button.click()
        page.code.pasted.setText("?")
        page.code.take_button.click()
        self.change_rule("seats", 5)

    def change_rule(self, name: str, value: object) -> None:
        """Want another value of an option."""
        row = self.window.rules.page.list.rows[name]
        row.edited.emit(name, value)

    def bidding(self, game: str) -> None:
        """Deal, and wait until it is the person's turn to call."""
        self.program.controller.new_session(game, PRESETS[game], {}, NAMES)
        self.window.show_table()
        self.wait_for_turn()

    def playing(self) -> None:
        """Play two tricks, and ask what can be asked."""
        self.play(2)
        for action in (self.actions.whose_turn, self.actions.points, self.actions.announcements):
            action.trigger()
        self.window.area.table.last_trick()

    def play(self, tricks: int) -> None:
        """Take the first legal action until that many tricks are full or the deal is over."""
        while not self.observation.done and len(self.observation.tricks) < tricks:
            self.program.controller.submit(self.observation.duties[0])
            self.wait_for_turn()

    def result(self) -> None:
        """Play the deal to its end."""
        self.play(99)
        self._qtbot.waitUntil(self.window.area.result.isVisible, timeout=10_000)

    def standings(self) -> None:
        """Show the final page."""
        self.actions.session.trigger()

    def settings(self) -> None:
        """Show the settings, the keys and *About*."""
        for action in (self.actions.settings, self.actions.keys, self.actions.about):
            action.trigger()

    def decks(self) -> None:
        """Show the look of the cards and the page of the decks."""
        self.actions.card_look.trigger()
        self.actions.deck_page.trigger()
        page = self.window.decks.page
        self._qtbot.waitUntil(lambda: bool(page.facts.text()) and bool(page.sheet.buttons))

    def tables(self) -> None:
        """Ask for a name, save the table, and list the saved ones."""
        self.actions.save_table.trigger()
        self.program.tables.save_as("Friday")
        self._qtbot.waitUntil(lambda: self.program.tables.name == "Friday")
        self.actions.tables.trigger()

    def score_pad(self, game: str, contract: str) -> None:
        """Show the score pad with an evening, and a deal that is half entered."""
        self.actions.score_pad.trigger()
        pad = self.pad
        pad.begin(EVENINGS[game], Evening(game, PRESETS[game], {}, PLAYERS))
        pad.form.contract.choose(contract)
        pad.ask_for_evening()

    def trouble(self) -> None:
        """Show a message."""
        self.window.show_damaged_journal()

    @property
    def pad(self) -> ScorePadWindow:
        """The score pad."""
        return next(found for found in self.window.findChildren(ScorePadWindow))

    @property
    def observation(self) -> Observation:
        """What the person sees."""
        observation = self.program.controller.observation
        assert observation is not None
        return observation

    def wait_for_turn(self) -> None:
        """Let the others act until it is the person's turn or the deal is over."""
        self._qtbot.waitUntil(lambda: self.observation.my_turn or self.window.area.shows_result, timeout=10_000)

    def speak(self, language: str) -> None:
        """Choose a language, and wait until everything that was replaced is gone."""
        self.window.preferences.change(language=language)
        self._qtbot.wait(20)
        free_closed_windows()

    def all(self) -> Iterator[str]:
        """Go to each screen and yield its name."""
        for name, show in self.ways().items():
            show()
            self.settle()
            yield name

    def settle(self) -> None:
        """Wait until nothing shown changes any more: texts come from the background, and then find their room."""
        before, now = None, self._seen()
        while before != now:
            self._qtbot.wait(20)
            QApplication.sendPostedEvents()
            before, now = now, self._seen()

    def _seen(self) -> list[tuple[QRect, QSize]]:
        shown = (widget for widget in QApplication.allWidgets() if widget.isVisible())
        return [(widget.geometry(), widget.sizeHint()) for widget in shown]

    def ways(self) -> dict[str, Callable[[], None]]:
        """Return the way to each screen by its name."""
        return {
            "welcome": self.welcome,
            "house rules": self.house_rules,
            "calling in Schafkopf": lambda: self.bidding("schafkopf"),
            "calling in Doppelkopf": lambda: self.bidding("doppelkopf"),
            "playing": self.playing,
            "result": self.result,
            "standings": self.standings,
            "settings": self.settings,
            "decks": self.decks,
            "rule book": self.actions.rule_book.trigger,
            "lesson of Schafkopf": self.actions.lessons["schafkopf"].trigger,
            "lesson of Doppelkopf": self.actions.lessons["doppelkopf"].trigger,
            "tables": self.tables,
            "score pad for Schafkopf": lambda: self.score_pad("schafkopf", "wenz"),
            "score pad for Doppelkopf": lambda: self.score_pad("doppelkopf", "normal"),
            "trouble": self.trouble,
        }


@contextmanager
def open_program(qtbot: QtBot, folder: Path, language: str, screens_of: type[Screens] = Screens) -> Iterator[Screens]:
    """Open the program in a language, with user folders of its own."""
    paths = Paths(*(folder / name for name in Paths.__annotations__))
    save(Settings(animation=0, level="easy", language=language, welcome_done=True), paths.settings)
    screens = screens_of(qtbot, paths)
    try:
        screens.start()
        yield screens
    finally:
        screens.close()
