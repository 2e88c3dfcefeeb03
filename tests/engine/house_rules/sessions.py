"""A plain reading of sessions: who deals, compulsory solos, Bock, stock (``rulings.md`` 9, 27, 28, 37, 41)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from cardavia.engine.state import Standing
from tests.engine.reference_scoring import OTHER

CALLED_SOLO = "solo-"


@dataclass
class Plan:
    """What the next deal must look like; the deals are told by their plain readings."""

    game: str
    options: dict[str, Any]
    seats: int
    dealer: int
    owing: set[int] = field(default_factory=set)
    played: int = 0
    bock: int = 0
    stock: int = 0

    def check_start(self, dealer: int, standing: Standing) -> None:
        """The next dealer and what the deal begins with are as the papers say."""
        forced = self._forced()
        if forced is not None and self.seats == 5 and self.owing == {self.dealer}:
            self.dealer = (self.dealer + 1) % 5
            forced = self._forced()
        assert dealer == self.dealer
        assert set(standing.debtors) == self.owing
        assert standing.forced == forced
        assert standing.bock is (self.bock > 0)
        assert standing.stock == self.stock

    def _forced(self) -> int | None:
        if not self.owing or len(self.owing) < self.options["deals"] - self.played:
            return None
        playing = [(self.dealer + step) % self.seats for step in (1, 2, 3, 4)]
        return next((seat for seat in playing if seat in self.owing), next(iter(self.owing)))

    def finished(self, deal: Any) -> None:
        """Take note of a finished deal."""
        if self.game == "schafkopf":
            self._finished_schafkopf(deal)
            return
        if deal.redeal:
            return
        solo = (deal.contract or "").startswith(CALLED_SOLO)
        forced = self._forced() is not None
        pays = solo and deal.declarer in self.owing
        keeps = solo and not forced and (pays or self.options["solo_keeps_deal"])
        self.owing -= {deal.declarer} if pays else set()
        self.played += 1
        self.bock = max(self.bock - 1, 0) + self.seats * self._triggers(deal)
        self.dealer = self.dealer if keeps else (self.dealer + 1) % self.seats

    def _triggers(self, deal: Any) -> int:
        """D20."""
        if not self.options["bock"]:
            return 0
        facts = deal.facts()
        lost = sum(facts.said[side] >= 0 and facts.winner == OTHER[side] for side in ("re", "kontra"))
        return int(deal.heart_round()) + int(facts.points["re"] == 120) + int(lost)

    def _finished_schafkopf(self, deal: Any) -> None:
        scores = deal.scores()
        if self.options["all_pass"] == "stock" and scores is not None:
            self.stock -= sum(scores)
        nobody = deal.redeal and deal.bid is None
        if not (nobody and self.options["all_pass"] == "same-dealer"):
            self.dealer = (self.dealer + 1) % 4


def plan_of(game: str, options: Any) -> Plan:
    """Return the plan of a session before its first deal."""
    values = asdict(options)
    seats = values.get("seats", 4)
    owing = set(range(seats)) if values.get("compulsory_solos") else set()
    return Plan(game, values, seats, seats - 1, owing)
