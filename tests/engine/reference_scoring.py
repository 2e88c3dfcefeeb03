"""Scoring of both games written down straight from the tables of ``rules.md``, with nothing of the engine in it.

Everything is plain text and numbers: sides are ``re`` and ``kontra`` or ``declarer`` and ``defenders``, levels count
from -1 (nothing said) over 0 (Re or Kontra) to 4 (schwarz).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

Lines = Counter[tuple[str, str]]
OTHER = {"re": "kontra", "kontra": "re", "declarer": "defenders", "defenders": "declarer"}
LEVELS = {1: "no90", 2: "no60", 3: "no30", 4: "schwarz"}


@dataclass
class Doppelkopf:
    """The facts of a finished deal of Doppelkopf."""

    alone: bool
    points: dict[str, int]
    tricks: dict[str, int]
    said: dict[str, int]
    scoring: str = "ddv"
    kontra_point_in_solo: bool = False
    extras: Lines = field(default_factory=Counter)

    def keeps(self, side: str, level: int) -> bool:
        """Tell whether the side did what its promise of that level says (B7, right-hand columns)."""
        if level == 4:
            return self.tricks[OTHER[side]] == 0
        return self.points[side] >= {1: 151, 2: 181, 3: 211}[level]

    def escapes(self, side: str, level: int) -> bool:
        """Tell whether the side spoils a promise of that level made by the other (B7: 90, 60, 30, one trick)."""
        if level == 4:
            return self.tricks[side] > 0
        return self.points[side] >= {1: 90, 2: 60, 3: 30}[level]

    def wins(self, side: str) -> bool:
        """Read the table B7 row by row."""
        mine, theirs = self.said[side], self.said[OTHER[side]]
        if mine > 0:
            return self.keeps(side, mine)
        if theirs > 0:
            return self.escapes(side, theirs)
        if self.said["kontra"] == 0 and self.said["re"] == -1:
            return self.points[side] >= {"re": 120, "kontra": 121}[side]
        return self.points[side] >= {"re": 121, "kontra": 120}[side]

    @property
    def winner(self) -> str | None:
        """Return who wins; both at once would be a mistake of the table."""
        winners = [side for side in ("re", "kontra") if self.wins(side)]
        assert len(winners) < 2, "both can never succeed (B7)"
        return winners[0] if winners else None

    def lines(self) -> Lines:
        """Return what each side earns by which line."""
        found = self._ddv() if self.scoring == "ddv" else self._pagat()
        return found if self.alone else found + self.extras

    def _below(self, loser: str) -> Lines:
        found: Lines = Counter()
        for limit in (90, 60, 30):
            if self.points[loser] < limit:
                found[f"below_{limit}", OTHER[loser]] += 1
        if self.tricks[loser] == 0:
            found["no_trick", OTHER[loser]] += 1
        return found

    def _reached(self, side: str) -> Lines:
        found: Lines = Counter()
        for level, points in ((1, 120), (2, 90), (3, 60), (4, 30)):
            if self.said[OTHER[side]] >= level and self.points[side] >= points:
                found[f"reached_{points}", side] += 1
        return found

    def _ansagen(self, won: str) -> Lines:
        found: Lines = Counter()
        for side in ("re", "kontra"):
            if self.said[side] >= 0:
                found[f"{side}_said", won] += 2
        return found

    def _ddv(self) -> Lines:
        """B8 with a winner, B9 without one, B10 for a lone player."""
        won = self.winner
        if won is None:
            return sum((self._below(s) + self._reached(s) for s in ("re", "kontra")), Counter())
        found = self._below(OTHER[won]) + self._ansagen(won) + self._reached(won)
        found["won", won] += 1
        for side in ("re", "kontra"):
            for level, name in LEVELS.items():
                if self.said[side] >= level:
                    found[f"{name}_said", won] += 1
        if won == "kontra" and (not self.alone or self.kontra_point_in_solo):
            found["kontra_won", "kontra"] += 1
        return found

    def _pagat(self) -> Lines:
        """C7 with C9; nobody wins: extras alone (C8)."""
        won = self.winner
        if won is None:
            return Counter()
        found = self._below(OTHER[won]) + self._ansagen(won)
        found["won", won] += 1
        if won == "kontra" and (not self.alone or self.kontra_point_in_solo):
            found["kontra_won", "kontra"] += 1
        for level, name in LEVELS.items():
            if self.said[won] >= level:
                found[f"{name}_said", won] += 1
            if self.said[OTHER[won]] >= level and self.escapes(won, level):
                found[f"missed_{name}", won] += 2
        return found

    def value(self) -> int:
        """Return v of A6: what each Re player gets before a lone player's factor."""
        return sum(number if side == "re" else -number for (_, side), number in self.lines().items())


@dataclass
class Schafkopf:
    """The facts of a finished deal of Schafkopf; ``kind`` is rufer, wenz, solo, wenz-tout, solo-tout or sie."""

    kind: str
    points: int
    tricks: int
    runners: int
    tournament: bool = False
    lost_a_trick: bool = False
    tout: int = 10
    sie: int = 20

    @property
    def winner(self) -> str:
        """F10, F7: 61 points; in a Tout every trick; a Sie is won at once."""
        if self.kind == "sie":
            return "declarer"
        if self.kind.endswith("tout"):
            return "defenders" if self.lost_a_trick else "declarer"
        return "declarer" if self.points >= 61 else "defenders"

    def lines(self) -> Lines:
        """F11, or ``rulings.md`` 39 at a tournament."""
        won, found = self.winner, Lines()
        found["game", won] = self._base()
        plain = self.kind in ("rufer", "wenz", "solo")
        if plain and self._all_tricks():
            found["schwarz", won] = 2
        elif plain and self._schneider():
            found["schneider", won] = 1
        if self._counted_runners():
            found["runners", won] = self._counted_runners()
        return found

    def _base(self) -> int:
        units = {"rufer": 1, "wenz": 5, "solo": 5, "wenz-tout": self.tout, "solo-tout": self.tout, "sie": self.sie}
        tournament = {"rufer": 1, "wenz": 2, "solo": 2, "wenz-tout": 6, "solo-tout": 6, "sie": 8}
        return (tournament if self.tournament else units)[self.kind]

    def _all_tricks(self) -> bool:
        return self.tricks == (8 if self.winner == "declarer" else 0)

    def _schneider(self) -> bool:
        return self.points >= 91 if self.winner == "declarer" else self.points <= 30

    def _counted_runners(self) -> int:
        least = 2 if self.kind.startswith("wenz") else 3
        if self.tournament or self.runners < least:
            return 0
        times = {"wenz-tout": 2, "solo-tout": 2, "sie": 4}.get(self.kind, 1)
        return self.runners * times

    def value(self) -> int:
        """Return what each declarer gets before the lone declarer's factor."""
        worth = sum(self.lines().values())
        return worth if self.winner == "declarer" else -worth
