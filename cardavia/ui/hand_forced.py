"""Plays a card by itself where the person has no other choice, if that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer

from cardavia.engine.actions import PLAYS
from cardavia.engine.cards import Card
from cardavia.engine.observation import Observation
from cardavia.table.forced import forced_card
from cardavia.ui.table_view import TableView

BEAT: Final = 600
"""Milliseconds for which the person sees what is played."""


class ForcedPlay(QTimer):
    """Chooses the only legal card at the table, a beat after the last step has been shown.

    A position that was not reached by a step is left to the person: after an undo the card would be gone again.
    """

    def __init__(self, table: TableView, observed: Callable[[], Observation | None]) -> None:
        """Take the table, and what tells the position on it."""
        super().__init__(table)
        self._table = table
        self._observed = observed
        self.enabled = False
        self.setSingleShot(True)
        self.setInterval(BEAT)
        self.timeout.connect(self._play)

    def consider(self) -> None:
        """Begin the beat if the person has nothing to decide now."""
        self.stop()
        if self.enabled and self._card() is not None:
            self.start()

    def _card(self) -> Card | None:
        observation = self._observed()
        return None if observation is None or self._table.waiting else forced_card(observation)

    def _play(self) -> None:
        card = self._card()
        if card is None or not self._table.isVisible():
            return
        if self._table.last.isVisible() or self._table.hand.dragging:
            self.start()
        else:
            self._table.chosen.emit(PLAYS[card])
