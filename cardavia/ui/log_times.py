"""When each move of the deal was heard: only what happens while the program runs has a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTime

from cardavia.engine.observation import Observation


def time_of_day() -> str:
    """Return the time of day as ``HH:MM``."""
    return QTime.currentTime().toString("HH:mm")


class LogTimes:
    """The times of the moves of one deal; a move that was replayed has none, and none is invented for it."""

    def __init__(self, now: Callable[[], str] = time_of_day) -> None:
        self._now = now
        self._seen: Observation | None = None
        self._times: tuple[str, ...] = ()

    @property
    def now(self) -> str:
        """The time of this moment."""
        return self._now()

    def heard(self, observation: Observation) -> None:
        """Take the time of the newest move, which has just been made."""
        count = len(observation.moves)
        known = self._times[: count - 1]
        self._times = (*known, *("" for _ in range(count - 1 - len(known))), self._now())
        self._seen = observation

    def replayed(self, observation: Observation) -> None:
        """Keep the times of the moves that this position shares with the one before, as after taking moves back."""
        kept = self._times[: self._shared(observation)]
        self._times = (*kept, *("" for _ in range(len(observation.moves) - len(kept))))
        self._seen = observation

    def of(self, move: int) -> str:
        """Return the time of a move, counted from 0; empty where nobody heard it."""
        return self._times[move] if move < len(self._times) else ""

    def _shared(self, observation: Observation) -> int:
        """Return how many moves at the beginning are those of the position before, none in another deal."""
        if self._seen is None or not _same_deal(self._seen, observation):
            return 0
        pairs = zip(self._seen.moves, observation.moves, strict=False)
        return next((place for place, (old, new) in enumerate(pairs) if old != new), len(observation.moves))


def _same_deal(one: Observation, other: Observation) -> bool:
    # Before the bidding only the first cards are seen, which are those that a hand begins with.
    dealt = zip(one.dealt, other.dealt, strict=False)
    table = (one.game, one.dealer, one.players, one.standing) == (
        other.game,
        other.dealer,
        other.players,
        other.standing,
    )
    return table and all(old == new for old, new in dealt)
