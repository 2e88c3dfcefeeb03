"""The table of a lesson: a controller of its own that keeps nothing, so that the running table stays as it is."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject

from cardavia.ai.player import LatePlayer, Player, make_player
from cardavia.engine.actions import Move
from cardavia.engine.record import Record, RecordedDeal
from cardavia.engine.seats import Seat
from cardavia.table.controller import Controller
from cardavia.table.snapshot import Snapshot

LEVEL: Final = "easy"
"""How well the others play in a lesson."""


class NoKeeper:
    """Keeps nothing: a `cardavia.table.controller.Keeper` for deals that are forgotten."""

    def start(self, record: Record, assisted: Iterable[int] = ()) -> None:
        """Forget the session."""

    def deal(self, deal: RecordedDeal) -> None:
        """Forget the deal."""

    def move(self, move: Move) -> None:
        """Forget the move."""

    def cut(self, deal: int, moves: int) -> None:
        """Nothing has been kept that could be cut."""

    def assisted(self, deal: int) -> None:
        """Forget that there was help."""


def lesson_controller(parent: QObject | None = None) -> Controller:
    """Return a controller whose sessions are neither kept nor filed, with easy opponents."""
    return Controller(NoKeeper(), _player, random.Random(0), _forget, parent)


def _player(game: str, seat: Seat) -> Player:
    return LatePlayer(lambda: make_player(LEVEL, game, random.Random(seat)))


def _forget(snapshot: Snapshot) -> None:
    """Let a session of the lesson go; nobody looks for it later."""
