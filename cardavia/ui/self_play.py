"""Deals that play themselves in the real window, at full speed: for figures, and to see that all goes well."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer

from cardavia.ai.budget import Budget
from cardavia.ai.easy.player import EasyPlayer
from cardavia.engine.game import Game
from cardavia.table.controller import Controller
from cardavia.ui.frame_meter import run_until
from cardavia.ui.window import MainWindow

_NAMES: Final = ("Me", "Anna", "Bohdan", "Clara")


class Program(Protocol):
    """The running program, of which this module knows these parts."""

    controller: Controller
    window: MainWindow


class SelfPlay(QObject):
    """Acts for the person as soon as the table waits for an action, by the same door as a person does.

    All play as the easy player, and whatever the person has set about motion and pauses is set to none. One is enough
    for a program, and plays one session after the other.
    """

    def __init__(self, program: Program) -> None:
        """Take the place of the person."""
        super().__init__()
        self._controller, self._window = program.controller, program.window
        self._player = EasyPlayer()
        self._wanted = self._played = 0
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._act)
        self._window.preferences.change(level="easy", animation=0, reduce_motion=True, trick_pause_ms=0)
        for signal in (self._controller.position, self._window.area.table.settled):
            signal.connect(self._turn.start)
        self._controller.finished.connect(self._count)

    def play(self, game: Game, deals: int) -> None:
        """Play so many deals of a new session by the game's first rules, in the event loop."""
        self._wanted, self._played = deals, 0
        self._controller.new_session(game.key, next(iter(game.catalogue.presets)), {}, _NAMES)
        run_until(lambda: self._played == self._wanted)

    def _count(self) -> None:
        self._played += 1
        if self._played < self._wanted:
            # The result is painted before it is put away.
            QTimer.singleShot(0, self, self._window.session_end.go_on)

    def _act(self) -> None:
        seen = self._controller.observation
        if seen is not None and seen.my_turn and not seen.done:
            self._window.area.table.chosen.emit(self._player.choose(seen, Budget()))
