"""What the deals of the arena come to: the difference between the sides and its uncertainty, contract by contract."""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from dataclasses import dataclass, field

from cardavia.ai.arena.bout import Bout, Played, Side, Thinking
from cardavia.ai.command.player import Forfeit

CONFIDENCE = 0.95
"""How often the interval holds the true difference."""
_DEVIATIONS = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(slots=True)
class Declared:
    """How often a side declared a contract, and the scores it got together."""

    count: int = 0
    total: int = 0

    @property
    def mean(self) -> float | None:
        """The mean score, None where it never declared."""
        return self.total / self.count if self.count else None


@dataclass(slots=True)
class ContractTally:
    """How often a contract was played and won, and by whom; `Declared` counts seats."""

    plays: int = 0
    won: int = 0
    declared: dict[Side, Declared] = field(default_factory=lambda: {side: Declared() for side in Side})


@dataclass(slots=True)
class Tally:
    """All that was counted; the order in which deals are added changes nothing.

    ``differences`` are those of `Bout` by the number of the deal, ``redeals`` counts the plays without a score.
    """

    differences: dict[int, float] = field(default_factory=dict)
    contracts: dict[str, ContractTally] = field(default_factory=dict)
    redeals: int = 0
    thinking: dict[Side, Thinking] = field(default_factory=lambda: {side: Thinking() for side in Side})
    forfeits: list[tuple[int, Forfeit]] = field(default_factory=list)

    def add(self, bout: Bout) -> None:
        """Count a deal."""
        self.differences[bout.number] = bout.difference
        for played in bout.plays:
            self._add_play(played)
        for side, thinking in bout.thinking.items():
            self.thinking[side].add(thinking)
        self.forfeits += [(bout.number, forfeit) for forfeit in bout.forfeits]

    def _add_play(self, played: Played) -> None:
        if played.contract is None:
            self.redeals += 1
            return
        row = self.contracts.setdefault(played.contract, ContractTally())
        row.plays += 1
        row.won += played.won
        for side, score in played.declared:
            row.declared[side].count += 1
            row.declared[side].total += score

    @property
    def deals(self) -> int:
        """How many deals were counted."""
        return len(self.differences)

    @property
    def plays(self) -> int:
        """How often cards were played, deals without a score among them."""
        return self.redeals + sum(row.plays for row in self.contracts.values())

    @property
    def mean(self) -> float | None:
        """The mean difference a deal, None before the first one."""
        return statistics.fmean(self.differences.values()) if self.differences else None

    @property
    def error(self) -> float | None:
        """The standard error of the mean, None before the second deal."""
        if self.deals < 2:
            return None
        return float(statistics.stdev(_in_order(self.differences)) / self.deals**0.5)

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true mean lies by `CONFIDENCE`, None before the second deal."""
        mean, error = self.mean, self.error
        if mean is None or error is None:
            return None
        return mean - _DEVIATIONS * error, mean + _DEVIATIONS * error


def _in_order(differences: dict[int, float]) -> Iterable[float]:
    return [differences[number] for number in sorted(differences)]
