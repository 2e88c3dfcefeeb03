"""What the house multiplies in a deal of Doppelkopf (``rules.md`` D4, D16, D20; ``rulings.md`` 25, 42)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import prod

from tests.engine.reference_scoring import Doppelkopf, Lines


@dataclass
class HouseScore(Doppelkopf):
    """The facts of a finished deal and what the house multiplies."""

    announcements_double: bool = False
    solo_factor: int = 1
    bock: bool = False

    def _ansagen(self, won: str) -> Lines:
        return Counter() if self.announcements_double else super()._ansagen(won)

    def value(self) -> int:
        """``rulings.md`` 25 and 42: game first, doubled; then extras; then the solo's factor, then Bock."""
        everything = self.lines()
        extras = Counter() if self.alone else self.extras
        game = _balance(everything) - _balance(extras)
        if self.announcements_double and self.winner is not None:
            game *= prod(2 for side in ("re", "kontra") if self.said[side] >= 0)
        worth = game + _balance(extras)
        return worth * (self.solo_factor if self.alone else 1) * (2 if self.bock else 1)


def _balance(lines: Lines) -> int:
    return sum(number if side == "re" else -number for (_, side), number in lines.items())
