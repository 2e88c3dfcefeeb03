"""What stands beside a saved game: which deals were assisted, and what a small picture of the table shows.

The notes of ``Friday.cardavia`` are ``Friday.json``, a JSON object with ``version``, ``assisted`` (deals, from 0),
``record`` (the SHA-256 of the record file they belong to) and ``view``, the fields of `TableView`. They can be lost
or damaged without loss of a game: the view is then worked out again from the record.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from cardavia.engine.cards import Card, Hand, format_cards, parse_cards
from cardavia.engine.checking import Checked, read_json
from cardavia.engine.contract import Contract
from cardavia.engine.games import game_of
from cardavia.storage.files import StorageError, read_bytes, write_atomically

SUFFIX: Final = ".json"
_VERSION: Final = 1
_LARGEST_FILE: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class TableView:
    """A saved table as the person's seat sees it: no card that this seat cannot see is in it.

    ``changed`` tells that the rules differ from the preset, ``deals`` counts those that are over, ``done`` tells that
    the last one is. ``contract`` (its text in records) and ``declarer`` are None while the seat cannot know them.
    ``trick`` holds the cards that lie on the table, or the last trick of a deal that is over, with their seats.
    """

    game: str
    preset: str
    changed: bool
    deals: int
    done: bool
    contract: str | None
    declarer: int | None
    players: tuple[str, ...]
    totals: tuple[int, ...]
    hand: Hand
    trick: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class TableNotes:
    """The notes of a saved game; ``record`` is the SHA-256 of the file that ``view`` was made of."""

    assisted: frozenset[int] = frozenset()
    record: str = ""
    view: TableView | None = None


def notes_path(path: Path) -> Path:
    """Return where the notes of a saved game stand."""
    return path.with_suffix(SUFFIX)


def read_notes(path: Path) -> TableNotes:
    """Return the notes of the saved game at ``path``; what is missing or damaged is left out."""
    try:
        notes = Checked(read_json(read_bytes(notes_path(path), _LARGEST_FILE + 1), _LARGEST_FILE))
        if notes.get("version", int) != _VERSION:
            return TableNotes()
    except (StorageError, ValueError):
        return TableNotes()
    view: TableView | None = None
    with contextlib.suppress(ValueError):
        view = _view(notes.get("view", dict))
    digest = notes.value.get("record")
    return TableNotes(_deals(notes.value.get("assisted")), digest if isinstance(digest, str) else "", view)


def write_notes(path: Path, notes: TableNotes) -> None:
    """Write the notes of the saved game at ``path``; StorageError when that fails."""
    view = None if notes.view is None else _view_to_json(notes.view)
    entries = {"version": _VERSION, "assisted": sorted(notes.assisted), "record": notes.record, "view": view}
    write_atomically(notes_path(path), f"{json.dumps(entries)}\n".encode("ascii"))


def _deals(value: object) -> frozenset[int]:
    return frozenset(_numbers(value)) if isinstance(value, list) else frozenset()


def _numbers(values: Iterable[object]) -> tuple[int, ...]:
    # A bool is an int for isinstance.
    return tuple(value for value in values if type(value) is int)


def _view_to_json(view: TableView) -> dict[str, Any]:
    trick = [f"{seat}:{card.code}" for seat, card in view.trick]
    return {**asdict(view), "hand": format_cards(view.hand), "trick": trick}


def _view(value: dict[str, Any]) -> TableView:
    """Return the view of an entry; ValueError when anything in it is not as it is written."""
    entry = Checked(value)
    players = tuple(map(str, entry.get("players", list)))
    totals = _numbers(entry.get("totals", list))
    trick = tuple(_lying(text) for text in entry.get("trick", list))
    declarer, contract = value.get("declarer"), value.get("contract")
    seats = [seat for seat, _ in trick] + ([] if declarer is None else [declarer])
    if len(totals) != len(players) or any(seat not in range(len(players)) for seat in seats):
        raise ValueError("seats without players")
    game = game_of(entry.get("game", str))
    if entry.get("preset", str) not in game.catalogue.presets:
        raise ValueError("no such rules")
    return TableView(
        game=game.key,
        preset=entry.get("preset", str),
        changed=entry.get("changed", bool),
        deals=entry.get("deals", int),
        done=entry.get("done", bool),
        contract=None if contract is None else str(Contract.parse(str(contract))),
        declarer=declarer,
        players=players,
        totals=totals,
        hand=parse_cards(entry.get("hand", str)),
        trick=trick,
    )


def _lying(text: object) -> tuple[int, Card]:
    seat, _, code = str(text).partition(":")
    return int(seat), Card.parse(code)
