"""The text of a journal: one JSON line for the session, then one for each thing that happens.

The first line is the record (``record.md`` section 2) without deals, with ``"journal": 1`` and in ``"lines"``
how many of the following lines were written together with it. Then come, in order of time:

- ``{"deal": {"dealer": 3, "hands": [...]}}``: a new deal;
- ``{"move": "0:CA"}``: a move in the last deal;
- ``{"cut": [2, 17]}``: undone; deal 2, from 0, is the last one again and has its first 17 moves;
- ``{"assisted": 2}``: in this deal something was undone or a hint was asked for;
- ``{"name": "Friday"}``: the table is kept among the saved games under this name, too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from cardavia.engine.actions import Move
from cardavia.engine.checking import Checked, read_json
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.record import (
    LARGEST_FILE,
    Record,
    RecordedDeal,
    deal_to_json,
    parse_record,
    record_to_json,
)

VERSION: Final = 1


class RunningTable:
    """A session as it grows: the record and the assisted deals that a journal's lines tell.

    ValueError when an entry does not fit what was there before it.
    """

    def __init__(self, record: Record, assisted: Iterable[int] = ()) -> None:
        self._head = _checked_head(replace(record, deals=()))
        self._deals: list[RecordedDeal] = []
        self._moves: list[list[Move]] = []
        self._assisted: set[int] = set()
        self._name = ""
        for deal in record.deals:
            self.deal(deal)
        for number in assisted:
            self.assist(number)

    @property
    def head(self) -> Record:
        """The session without its deals."""
        return self._head

    @property
    def record(self) -> Record:
        """The session as it stands."""
        deals = zip(self._deals, self._moves, strict=True)
        return replace(self._head, deals=tuple(replace(deal, moves=tuple(moves)) for deal, moves in deals))

    @property
    def assisted(self) -> frozenset[int]:
        """The deals, from 0, in which something was undone or a hint was asked for."""
        return frozenset(self._assisted)

    @property
    def name(self) -> str:
        """The name it has among the saved games; empty when it has none."""
        return self._name

    def call(self, name: str) -> None:
        """Give the table a name among the saved games."""
        if not name.isprintable():
            raise ValueError(f"{name!r} cannot name a table")
        self._name = name

    def deal(self, deal: RecordedDeal) -> None:
        """Add a deal and the moves it brings."""
        self._deals.append(deal)
        self._moves.append(list(deal.moves))

    def move(self, move: Move) -> None:
        """Add a move to the last deal."""
        if not self._moves:
            raise ValueError(f"{move} comes before the first deal")
        if not 0 <= move.seat < len(self._head.players):
            raise ValueError(f"nobody sits where {move} comes from")
        self._moves[-1].append(move)

    def cut(self, deal: int, moves: int) -> None:
        """Make the deal the last one again, with so many of its moves; later marks are dropped too."""
        if not (0 <= deal < len(self._deals) and 0 <= moves <= len(self._moves[deal])):
            raise ValueError(f"there is nothing to cut at move {moves} of deal {deal}")
        del self._deals[deal + 1 :], self._moves[deal + 1 :], self._moves[deal][moves:]
        self._assisted = {number for number in self._assisted if number <= deal}

    def assist(self, deal: int) -> None:
        """Mark the deal as assisted."""
        if not 0 <= deal < len(self._deals):
            raise ValueError(f"there is no deal {deal}")
        self._assisted.add(deal)


class Reading(NamedTuple):
    """What could be read: the table, None if not even the first line; how many bytes; if the rest is damaged.

    A last line without its end is no damage: the program was killed, or the disk full, while it was written.
    """

    table: RunningTable | None
    whole: int
    damaged: bool


def read_lines(data: bytes) -> Reading:
    """Return what a journal's bytes tell, up to the first line that is torn or makes no sense."""
    first, end, _ = data.partition(b"\n")
    try:
        if not end:
            raise ValueError("the first line is torn")
        head, promised = _read_head(first)
    except ValueError:
        return Reading(None, 0, True)
    table = RunningTable(head)
    whole, count, damaged = _read_entries(table, data, len(first) + 1)
    return Reading(table, whole, damaged or count < promised)


def _read_entries(table: RunningTable, data: bytes, start: int) -> tuple[int, int, bool]:
    """Read entries into the table; return where it ends, the entries read, and if a line was damaged."""
    count = 0
    while (end := data.find(b"\n", start)) >= 0:
        try:
            _read_entry(table, data[start:end])
        except ValueError:
            return start, count, True
        start, count = end + 1, count + 1
    return start, count, False


def _checked_head(head: Record) -> Record:
    """Return the session as a reader will see it; InputProblem, a ValueError, when it would refuse it."""
    return parse_record(_json(record_to_json(head)))


def _read_head(line: bytes) -> tuple[Record, int]:
    head = Checked(read_json(line, LARGEST_FILE))
    version, promised = head.get("journal", int), head.get("lines", int)
    if version != VERSION:
        raise InputProblem(Flaw.UNKNOWN_VERSION, (str(version),))
    document = {key: value for key, value in head.value.items() if key not in ("journal", "lines")}
    return parse_record(_json({**document, "deals": []})), promised


def _read_entry(table: RunningTable, line: bytes) -> None:
    entry = Checked(read_json(line, LARGEST_FILE))
    if len(entry.value) != 1:
        raise ValueError("not one entry")
    if "move" in entry.value:
        table.move(Move.parse(entry.get("move", str)))
    elif "deal" in entry.value:
        table.deal(_read_deal(table.head, entry.get("deal", dict)))
    elif "cut" in entry.value:
        table.cut(*_read_place(entry.get("cut", list)))
    elif "name" in entry.value:
        table.call(entry.get("name", str))
    else:
        table.assist(entry.get("assisted", int))


def _read_deal(head: Record, value: dict[str, Any]) -> RecordedDeal:
    """Return the deal, checked as the only one of a record."""
    Checked(value).only("dealer", "hands")
    document = {**record_to_json(head), "deals": [{**value, "actions": []}]}
    return parse_record(_json(document)).deals[0]


def _read_place(value: list[Any]) -> tuple[int, int]:
    if len(value) != 2 or any(type(number) is not int for number in value):
        raise ValueError("not a place in the record")
    return value[0], value[1]


def write_table(table: RunningTable) -> bytes:
    """Return the lines of a whole table."""
    record = table.record
    entries = [line for deal in record.deals for line in _deal_lines(deal)]
    entries += [assisted_line(number) for number in sorted(table.assisted)]
    entries += [name_line(table.name)] if table.name else []
    head = {name: value for name, value in record_to_json(table.head).items() if name != "deals"}
    return b"".join([_line({"journal": VERSION, "lines": len(entries), **head}), *entries])


def deal_lines(deal: RecordedDeal) -> bytes:
    """Return the lines of a deal and of its moves."""
    return b"".join(_deal_lines(deal))


def move_line(move: Move) -> bytes:
    """Return the line of a move."""
    return _line({"move": str(move)})


def cut_line(deal: int, moves: int) -> bytes:
    """Return the line that makes a deal the last one again, with so many of its moves."""
    return _line({"cut": [deal, moves]})


def assisted_line(deal: int) -> bytes:
    """Return the line that marks a deal as assisted."""
    return _line({"assisted": deal})


def name_line(name: str) -> bytes:
    """Return the line that names the table."""
    return _line({"name": name})


def _deal_lines(deal: RecordedDeal) -> Iterator[bytes]:
    cards = deal_to_json(deal)
    yield _line({"deal": {"dealer": cards["dealer"], "hands": cards["hands"]}})
    yield from map(move_line, deal.moves)


def _line(entry: dict[str, Any]) -> bytes:
    return _json(entry) + b"\n"


def _json(value: dict[str, Any]) -> bytes:
    # ASCII alone, so that no name a person types can fail to be written.
    return json.dumps(value).encode("ascii")
