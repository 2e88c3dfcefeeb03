"""Connects hints and claims with the window: their entries in the menu, the table and the strip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardavia.table.advice import Adviser
from cardavia.table.advice_claim import Claimer
from cardavia.table.controller import Controller
from cardavia.ui.claim import ClaimDesk
from cardavia.ui.hint import HintDesk, Names
from cardavia.ui.texts_base import player_names

if TYPE_CHECKING:
    from cardavia.ui.window import MainWindow


class Advice(QObject):
    """What the person can ask of the table beyond playing: a hint, and the rest of the tricks."""

    def __init__(self, window: MainWindow, controller: Controller) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        table = window.area.table
        self._adviser = Adviser(controller, self)
        self._claimer = Claimer(controller, self)
        self.hints = HintDesk(self._adviser, table, window.strip, self._names)
        self.claims = ClaimDesk(self._claimer, table, window.strip, window.preferences)
        self._connect()

    def _connect(self) -> None:
        window, controller = self._window, self._controller
        window.menu_actions.hint.triggered.connect(self.hints.ask)
        window.menu_actions.claim.triggered.connect(self.claims.claim)
        window.decks.changed.connect(self.hints.rename)
        for moment in (controller.position, controller.stepped, window.area.table.settled, self._claimer.running):
            moment.connect(self._offer)

    def close(self) -> None:
        """End the thinking; to be called before the controller goes."""
        self._adviser.close()
        self._claimer.close()

    def _offer(self) -> None:
        self.claims.offer(self._controller.observation)

    def _names(self) -> Names:
        observation = self._controller.observation
        hand = () if observation is None else observation.hand
        game = "" if observation is None else observation.game
        return Names(self._window.decks.pack, player_names(self._controller.players), hand, game)


def connect_advice(window: MainWindow, controller: Controller) -> Advice:
    """Let the person ask for hints and claim the rest."""
    return Advice(window, controller)
