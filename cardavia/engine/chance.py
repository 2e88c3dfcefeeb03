"""Announcements that a side can still make: facts that everybody can work out (``rules.md`` B6, G)."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.actions import Saying
from cardavia.engine.result import Party


class Chance(NamedTuple):
    """An announcement that is open to a side as long as nobody announces anything more.

    ``held`` is how many cards its speaker must hold at least; ``lying`` how many may lie in the first trick at most,
    where the table's cards are counted and not the speaker's (``rulings.md`` 32). Each is None where the other counts.
    """

    party: Party
    saying: Saying
    held: int | None = None
    lying: int | None = None

    def left(self, held: int, lying: int) -> int:
        """Return how many cards may still be played before it is too late, below 0 when it is.

        Where ``self.held`` counts these are cards of the speaker, who holds ``held`` now; otherwise cards of anybody
        to the first trick, in which ``lying`` lie.
        """
        if self.held is not None:
            return held - self.held
        return (self.lying or 0) - lying
