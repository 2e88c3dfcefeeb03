"""Cards by their exact value with the hands of each sample open, as scores of the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.payoff import BOTH, OURS_ALL, OURS_NONE, Payoff, Table
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.rules import rules_of
from cardavia.ai.bridge.situation import situation_of
from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.search.level import Level
from cardavia.engine.cards import PACK, Card
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Deal, Situation, Stop

_TABLE_MEGABYTES: Final = 32


@dataclass(frozen=True, slots=True)
class _Camp:
    """The counting side of some samples: what it has so far, and what it can still get."""

    mask: int
    points: int
    tricks: int
    others_tricks: int
    left: int

    def split(self, gained: int) -> int:
        """Return the class of the deal if the side still takes so many card points."""
        if gained == self.left and not self.others_tricks:
            return OURS_ALL
        return OURS_NONE if gained == 0 and not self.tricks else BOTH


def open_scores(observation: Observation, deals: Sequence[Deal], level: Level, stop: Stop) -> Mapping[Card, float]:
    """Return the mean score of each card over the deals, for the own seat.

    Nothing where sides are still open, or where tricks and not card points decide.
    """
    situation, payoff = situation_of(observation), payoff_of(observation)
    if situation.is_open or not (payoff.pair or payoff.alone) or not _counts_points(observation):
        return {}
    scores: dict[int, float] = defaultdict(float)
    for mask, group in _by_side(deals).items():
        camp = _camp(situation, mask, payoff.total)
        for card, score in _scored(observation, situation, payoff, camp, group, level, stop):
            scores[card] += score / len(deals)
    return {PACK[card]: score for card, score in scores.items()}


def _counts_points(observation: Observation) -> bool:
    contract = observation.contract
    return contract is not None and not contract.is_tout and contract.kind not in (Kind.BETTEL, Kind.SIE)


def _by_side(deals: Sequence[Deal]) -> Mapping[int, list[Deal]]:
    groups: dict[int, list[Deal]] = defaultdict(list)
    for deal in deals:
        groups[deal[1]].append(deal)
    return groups


def _camp(situation: Situation, mask: int, total: int) -> _Camp:
    ours = [place for place in range(4) if mask >> place & 1]
    theirs = [place for place in range(4) if not mask >> place & 1]
    return _Camp(
        mask,
        sum(situation.points[place] for place in ours),
        sum(situation.tricks[place] for place in ours),
        sum(situation.tricks[place] for place in theirs),
        total - sum(situation.points),
    )


def _scored(
    observation: Observation,
    situation: Situation,
    payoff: Payoff,
    camp: _Camp,
    deals: Sequence[Deal],
    level: Level,
    stop: Stop,
) -> Iterable[tuple[int, float]]:
    """Yield card and score for each of the deals."""
    tables = payoff.alone if camp.mask.bit_count() == 1 else payoff.pair
    ours = bool(camp.mask >> situation.own & 1)
    solutions = kernel.native.Solver(_TABLE_MEGABYTES).solve_many(
        rules_of(observation.order, pack_of(observation.game, observation.options), observation.called),
        [(deal[0], deal[1]) for deal in deals],
        situation.trick,
        (situation.turn - len(situation.trick)) % 4,
        situation.called_led,
        node_budget=level.nodes,
        thresholds=_steps(tables, camp),
        threads=2,
        stop=stop,
    )
    for deal, solution in zip(deals, solutions, strict=True):
        table = tables[min(deal[3], len(tables) - 1)] if len(deal) == 4 else tables[0]
        for card, low, high in solution.moves:
            yield card, (_score(table, camp, low, ours) + _score(table, camp, high, ours)) / 2


def _score(table: Table, camp: _Camp, gained: int, ours: bool) -> float:
    rows = table.ours if ours else table.theirs
    return rows[camp.split(gained)][camp.points + gained]


def _steps(tables: Sequence[Table], camp: _Camp) -> list[int]:
    """Return what the side must still take to change the score, rising."""
    steps = {1, camp.left}
    for table in tables:
        row = table.ours[BOTH]
        steps |= {points - camp.points for points in range(1, len(row)) if row[points] != row[points - 1]}
    return sorted(step for step in steps if 0 < step <= camp.left)
