"""Notes beside a saved game: what is written is read, and what is damaged is left out."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia.engine.cards import parse_cards
from cardavia.storage.files import StorageError
from cardavia.storage.table_notes import TableNotes, TableView, notes_path, read_notes, write_notes

HAND = parse_cards("CQ HT D9")
VIEW = TableView(
    "doppelkopf", "ddv", True, 3, False, "solo-queens", 2, ("Я", "A", "B", "C"), (1, -3, 1, 1), HAND, ((3, HAND[1]),)
)
NOTES = TableNotes(frozenset({0, 2}), "ab12", VIEW)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Friday 12.30.cardavia"


@pytest.mark.parametrize(
    "notes", [NOTES, TableNotes(), replace(NOTES, view=replace(VIEW, contract=None, declarer=None, hand=(), trick=()))]
)
def test_what_is_written_is_read(path: Path, notes: TableNotes) -> None:
    write_notes(path, notes)
    assert notes_path(path).name == "Friday 12.30.json"
    assert read_notes(path) == notes


def test_a_game_without_notes_has_none(path: Path) -> None:
    assert read_notes(path) == TableNotes()


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b'{"version": 2}', b" " * 70_000, b'{"version": true}'])
def test_notes_that_cannot_be_read_are_none(path: Path, data: bytes) -> None:
    notes_path(path).write_bytes(data)
    assert read_notes(path) == TableNotes()


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("game", "bridge"),
        ("preset", "nowhere"),
        ("changed", 1),
        ("deals", "3"),
        ("contract", "solo-of-mine"),
        ("declarer", 4),
        ("declarer", []),
        ("players", None),
        ("totals", [1, 2]),
        ("hand", "CQ XX"),
        ("trick", ["9:CQ"]),
        ("trick", [7]),
    ],
)
def test_a_damaged_view_costs_only_the_view(path: Path, entry: str, value: object) -> None:
    write_notes(path, NOTES)
    data = json.loads(notes_path(path).read_bytes())
    data["view"][entry] = value
    notes_path(path).write_text(json.dumps(data))
    assert read_notes(path) == replace(NOTES, view=None)


def test_damaged_marks_cost_only_themselves(path: Path) -> None:
    write_notes(path, NOTES)
    data = json.loads(notes_path(path).read_bytes())
    notes_path(path).write_text(json.dumps({**data, "assisted": [2, "x", True, None], "record": 7}))
    assert read_notes(path) == TableNotes(frozenset({2}), "", VIEW)


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageError):
        write_notes(tmp_path / "file" / "A.cardavia", NOTES)
