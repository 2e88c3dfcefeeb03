"""An evening at a real table: the rules, who plays, and the facts of every deal that was written down.

Scores are those of `cardavia.engine.facts`. What one deal means for the next follows from the entries: who deals, open
compulsory solos, Bock, the stock.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from cardavia.engine.checking import Checked, read_json
from cardavia.engine.doppelkopf import course
from cardavia.engine.doppelkopf.facts import known_contract, scoring_facts
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.facts import score_value
from cardavia.engine.games import game_of
from cardavia.engine.match import TABLE_SEATS
from cardavia.engine.options import Value
from cardavia.engine.record import LARGEST_FILE, MOST_DEALS, parse_players, parse_rules
from cardavia.engine.result import Result
from cardavia.engine.schafkopf import all_pass
from cardavia.engine.seats import Seat, after
from cardavia.engine.state import Standing

FORMAT = "cardavia-score-pad"
VERSION = 1
_OUR_OWN = ("game", "rules", "stock", "resting")
"""Keys of facts that the evening knows itself."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One deal as written down.

    ``facts`` are those of `record.md` section 7 without game, rules, resting seat, stock and Bock. ``bock`` says by
    hand whether the deal counts double, None leaves it to the entries before. ``heart_trick`` tells of a heart trick
    that starts a Bock round where it scores nothing.
    """

    dealer: Seat
    facts: Mapping[str, Any]
    bock: bool | None = None
    heart_trick: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A deal on the sheet: its full facts, what they score, the running totals, and what the deal began with.

    ``played`` is what a deal of Doppelkopf means for those after it, None in Schafkopf.
    """

    number: int
    entry: Entry
    facts: Mapping[str, Any]
    result: Result
    totals: tuple[int, ...]
    standing: Standing
    played: course.Played | None


@dataclass(frozen=True)
class Evening:
    """Game, preset, the options that differ from it, names by seat, and the deals, oldest first."""

    game: str
    preset: str
    options: Mapping[str, Value]
    players: tuple[str, ...]
    entries: tuple[Entry, ...] = ()

    @cached_property
    def rules(self) -> Any:
        """All options of the game; InputProblem when the rules are bad."""
        return game_of(self.game).catalogue.build(self.preset, self.options)

    @property
    def seats(self) -> int:
        """Seats at the table."""
        return len(self.players)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The sheet; InputProblem tells the deal, counted from 0, whose facts are wrong."""
        rows: tuple[Row, ...] = ()
        for number, entry in enumerate(self.entries):
            try:
                rows = (*rows, self._row(rows, entry))
            except InputProblem as problem:
                raise problem.at(number) from None
        return rows

    @property
    def totals(self) -> tuple[int, ...]:
        """What every player has now."""
        return self.rows[-1].totals if self.rows else (0,) * self.seats

    @cached_property
    def next_dealer(self) -> Seat:
        """Who deals next; the last seat deals first."""
        if not self.entries:
            return self.seats - 1
        if isinstance(self.rules, DoppelkopfOptions):
            return course.next_dealer(self.rules, _course(self.rows))
        return after(self.entries[-1].dealer, self.seats)

    def check(self) -> None:
        """Score every deal; InputProblem tells the first, counted from 0, whose facts are wrong."""
        _ = self.rows

    def standing(self, dealer: Seat) -> Standing:
        """Return what the deals so far bring into the next one."""
        return self._standing(self.rows, dealer)

    def row_of(self, entry: Entry) -> Row:
        """Return the row of an entry as it would stand at the end of the sheet; InputProblem when it is wrong."""
        return self._row(self.rows, entry)

    def before(self, number: int) -> Evening:
        """Return the evening as it was before the deal of that index."""
        return replace(self, entries=self.entries[:number])

    def _row(self, rows: tuple[Row, ...], entry: Entry) -> Row:
        standing = self._standing(rows, entry.dealer)
        facts = self._facts(entry, standing)
        result = score_value(facts)
        before = rows[-1].totals if rows else (0,) * self.seats
        totals = tuple(map(sum, zip(before, result.scores or before, strict=True)))
        played = _played(entry, facts, self.rules) if isinstance(self.rules, DoppelkopfOptions) else None
        return Row(len(rows) + 1, entry, facts, result, totals, standing, played)

    def _facts(self, entry: Entry, standing: Standing) -> Mapping[str, Any]:
        """Return the facts as ``cardavia score`` reads them."""
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in self.options.items()}
        facts = {"game": self.game, "rules": {"preset": self.preset, "options": options}, **entry.facts}
        if not isinstance(self.rules, DoppelkopfOptions):
            return {**facts, "stock": standing.stock} if all_pass.fills_stock(self.rules) else facts
        if self.seats > TABLE_SEATS:
            facts["resting"] = entry.dealer
        doubled = standing.bock if entry.bock is None else entry.bock
        return {**facts, "factors": ["bock"]} if doubled else facts

    def _standing(self, rows: tuple[Row, ...], dealer: Seat) -> Standing:
        if isinstance(self.rules, DoppelkopfOptions):
            return course.standing(self.rules, _course(rows), dealer)
        if not rows or not all_pass.fills_stock(self.rules):
            return Standing()
        return Standing(stock=rows[-1].standing.stock - sum(rows[-1].result.scores or ()))


def _course(rows: tuple[Row, ...]) -> tuple[course.Played, ...]:
    return tuple(row.played for row in rows if row.played is not None)


def _played(entry: Entry, value: Mapping[str, Any], options: DoppelkopfOptions) -> course.Played:
    facts = Checked(dict(value))
    solo = known_contract(facts, options).is_doppelkopf_solo
    hearts = entry.heart_trick or any(extra["key"] == "heart_trick" for extra in value.get("extras", ()))
    return course.Played(
        dealer=entry.dealer,
        soloist=value["re"][0] if solo else None,
        bock_rounds=course.bock_rounds(scoring_facts(facts, options), options, hearts)
        if course.has_bock(options)
        else 0,
    )


def parse_evening(data: bytes) -> Evening:
    """Return the evening of a file's bytes, every deal of which can be scored; InputProblem says what is wrong."""
    document = Checked(read_json(data, LARGEST_FILE))
    if document.get("format", str, "") != FORMAT:
        raise InputProblem(Flaw.NOT_FACTS)
    document.only("format", "version", "game", "rules", "players", "deals")
    if document.get("version", int) != VERSION:
        raise InputProblem(Flaw.UNKNOWN_VERSION, (str(document.get("version", int)),))
    game = game_of(document.get("game", str))
    preset, chosen, options = parse_rules(game, document.get("rules", dict))
    seats = int(getattr(options, "seats", TABLE_SEATS))
    players = parse_players(document.get("players", list), seats)
    evening = Evening(game.key, preset, chosen, players, tuple(_entries(document.get("deals", list), seats)))
    evening.check()
    return evening


def _entries(values: list[Any], seats: int) -> Iterator[Entry]:
    if len(values) > MOST_DEALS:
        raise InputProblem(Flaw.TOO_MANY_DEALS, (str(MOST_DEALS),))
    for number, value in enumerate(values):
        try:
            yield _entry(value, seats)
        except InputProblem as problem:
            raise problem.at(number) from None


def _entry(value: Any, seats: int) -> Entry:
    deal = Checked(value)
    deal.only("dealer", "facts", "bock", "heart_trick")
    dealer = deal.get("dealer", int)
    if not 0 <= dealer < seats:
        raise InputProblem(Flaw.BAD_DEALER, (str(dealer),))
    facts = deal.get("facts", dict)
    for key in _OUR_OWN:
        if key in facts:
            raise InputProblem(Flaw.UNKNOWN_KEY, (key,))
    bock = deal.get("bock", bool) if "bock" in deal.value else None
    return Entry(dealer, facts, bock, deal.get("heart_trick", bool, False))


def format_evening(evening: Evening) -> str:
    """Return the text of a file that `parse_evening` reads back to the same evening."""
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in evening.options.items()}
    document = {
        "format": FORMAT,
        "version": VERSION,
        "game": evening.game,
        "rules": {"preset": evening.preset, "options": options},
        "players": list(evening.players),
        "deals": [_entry_json(entry) for entry in evening.entries],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _entry_json(entry: Entry) -> dict[str, Any]:
    value: dict[str, Any] = {"dealer": entry.dealer, "facts": dict(entry.facts)}
    if entry.bock is not None:
        value["bock"] = entry.bock
    return value | ({"heart_trick": True} if entry.heart_trick else {})
