"""A controller with players that act at once and a keeper that remembers."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop

from cardavia.ai.player import RandomPlayer
from cardavia.engine.actions import Move
from cardavia.engine.observation import Observation
from cardavia.engine.record import Record, RecordedDeal, cut
from cardavia.table.controller import Controller
from cardavia.table.step import Step

NAMES = ("Me", "Anna", "Bohdan", "Clara")


class Memory:
    """Keeps the session as the journal does, in memory."""

    def __init__(self) -> None:
        self.record: Record | None = None
        self.assisted_deals: set[int] = set()

    def start(self, record: Record, assisted: Iterable[int] = ()) -> None:
        self.record, self.assisted_deals = record, set(assisted)

    def deal(self, deal: RecordedDeal) -> None:
        assert self.record is not None
        self.record = replace(self.record, deals=(*self.record.deals, deal))

    def move(self, move: Move) -> None:
        assert self.record is not None
        last = self.record.deals[-1]
        last = replace(last, moves=(*last.moves, move))
        self.record = replace(self.record, deals=(*self.record.deals[:-1], last))

    def cut(self, deal: int, moves: int) -> None:
        assert self.record is not None
        self.record = cut(self.record, deal, moves)

    def assisted(self, deal: int) -> None:
        self.assisted_deals.add(deal)


class Table:
    """A controller with a view that notes everything it is told and settles only when asked to."""

    def __init__(self, seed: int = 1) -> None:
        self.memory = Memory()
        self.archived: list[Record] = []
        self.controller = Controller(
            self.memory,
            lambda game, seat: RandomPlayer(random.Random(f"{seed}:{seat}")),
            random.Random(seed),
            lambda snapshot: self.archived.append(snapshot.record),
        )
        self.positions: list[Observation] = []
        self.steps: list[Step] = []
        self.finished: list[Observation] = []
        self.controller.position.connect(self.positions.append)
        self.controller.stepped.connect(self.steps.append)
        self.controller.finished.connect(self.finished.append)

    def begin(self, game: str = "schafkopf", preset: str = "schaf") -> None:
        self.controller.new_session(game, preset, {}, NAMES)

    @property
    def observation(self) -> Observation:
        observation = self.controller.observation
        assert observation is not None
        return observation

    def until_my_turn(self) -> None:
        """Let the others act until the human must, or the deal is over."""
        self.controller.settled()
        while not (self.observation.my_turn or self.observation.done):
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            self.controller.settled()

    def play_deal(self) -> None:
        """Play the deal to its end, the human taking the first legal action each time."""
        self.until_my_turn()
        while not self.observation.done:
            assert self.controller.submit(self.observation.duties[0]) is None
            self.until_my_turn()
        self.controller.settled()


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    table = Table()
    yield table
    table.controller.close()
