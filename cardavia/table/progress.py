"""How far a session has come: which deal it is at, how many are left, and what it brings into that deal."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.match import Match
from cardavia.engine.state import Standing


class Progress(NamedTuple):
    """Where a session stands.

    ``number`` is that of the deal being played, or of the next one when that is over; deals without a score have
    none of their own. ``deals`` is the length of the session and 0 when its end is open. ``standing`` is what the
    session brings into that deal.
    """

    number: int
    deals: int
    standing: Standing

    @property
    def left(self) -> int | None:
        """Deals that come after this one, None with an open end."""
        return max(self.deals - self.number, 0) if self.deals else None

    @property
    def over(self) -> bool:
        """Whether all deals have been played."""
        return 0 < self.deals < self.number


def progress_of(match: Match) -> Progress:
    """Return where the match stands."""
    current = match.current
    scored = sum(state.done and state.redeal is None for state in match.deals)
    if current is not None and not current.done:
        standing = current.standing
    else:
        standing = match.game.standing(match.options, match.deals, match.next_dealer)
    return Progress(scored + 1, match.options.deals, standing)
