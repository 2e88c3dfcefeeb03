"""The folder of saved tables."""

import json
from pathlib import Path

import pytest

from cardavia.engine.errors import InputProblem
from cardavia.storage.files import StorageError
from cardavia.storage.games import game_path, load_game, save_game
from cardavia.storage.table_notes import notes_path, read_notes
from cardavia.table.saved_tables import SavedTables, open_table
from tests.table.saved_parts import GAMES, played


@pytest.fixture
def tables(tmp_path: Path) -> SavedTables:
    return SavedTables(tmp_path / "games")


def block(folder: Path) -> None:
    """Let nothing be written there."""
    folder.parent.mkdir(exist_ok=True)
    folder.write_bytes(b"")


@pytest.mark.parametrize("game", GAMES)
def test_a_filed_table_is_taken_up_with_its_marks(tables: SavedTables, game: str) -> None:
    snapshot = played(game, 90, assisted=frozenset({0}))
    assert tables.file("Friday", snapshot) == "Friday"
    assert open_table(game_path(tables.folder, "Friday")) == snapshot


def test_a_table_without_a_name_gets_one_of_its_own(tables: SavedTables) -> None:
    first, second = tables.file("", played("schafkopf", 4)), tables.file("", played("schafkopf", 5))
    assert first != second
    assert {table.name for table in tables.list()} == {first, second}


def test_the_list_shows_what_the_person_sees(tables: SavedTables) -> None:
    snapshot = played("doppelkopf", 30)
    tables.file("Friday", snapshot)
    (listed,) = tables.list()
    assert (listed.name, listed.view, listed.trouble) == ("Friday", snapshot.view, None)


@pytest.mark.parametrize("damage", [None, b"{", b"{}"])
def test_the_view_of_lost_notes_is_worked_out_once(tables: SavedTables, damage: bytes | None) -> None:
    snapshot = played("schafkopf", 30)
    tables.file("Friday", snapshot)
    notes = notes_path(game_path(tables.folder, "Friday"))
    notes.unlink() if damage is None else notes.write_bytes(damage)
    assert tables.list()[0].view == snapshot.view
    assert read_notes(game_path(tables.folder, "Friday")).view == snapshot.view


def test_notes_of_another_record_do_not_count(tables: SavedTables) -> None:
    tables.file("Friday", played("schafkopf", 30, assisted=frozenset({0})))
    other = played("schafkopf", 9, seed=5)
    save_game(tables.folder, "Friday", other.record)
    assert tables.list()[0].view == other.view
    assert open_table(game_path(tables.folder, "Friday")).assisted == {0}


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff"])
def test_a_damaged_table_is_listed_with_its_trouble_and_kept(tables: SavedTables, data: bytes) -> None:
    tables.folder.mkdir()
    path = game_path(tables.folder, "Old")
    path.write_bytes(data)
    (listed,) = tables.list()
    assert listed.view is None
    assert isinstance(listed.trouble, InputProblem)
    assert path.read_bytes() == data


def test_a_table_that_breaks_the_rules_is_damaged_too(tables: SavedTables) -> None:
    tables.file("Friday", played("schafkopf", 20))
    path = game_path(tables.folder, "Friday")
    data = json.loads(path.read_bytes())
    data["deals"][0]["actions"].append(data["deals"][0]["actions"][0])
    path.write_text(json.dumps(data))
    assert isinstance(tables.list()[0].trouble, InputProblem)


def test_no_notes_tell_a_hidden_card(tables: SavedTables) -> None:
    snapshot = played("doppelkopf", 0)
    tables.file("Friday", snapshot)
    notes = json.loads(notes_path(game_path(tables.folder, "Friday")).read_bytes())
    assert sorted(notes) == ["assisted", "record", "version", "view"]
    mine, *others = snapshot.record.deals[0].hands
    assert sorted(notes["view"].pop("hand").split()) == sorted(card.code for card in mine)
    told = json.dumps(notes["view"])
    assert not any(f'"{card.code}"' in told for hand in others for card in hand)


def test_a_table_that_was_left_and_not_written_is_written_later(tables: SavedTables) -> None:
    block(tables.folder)
    named, nameless = played("schafkopf", 8), played("doppelkopf", 8)
    for name, snapshot in [("Friday", named), ("", nameless)]:
        with pytest.raises(StorageError):
            tables.leave(name, snapshot)
    owed = tables.owed
    assert len(owed) == 2
    tables.folder.unlink()
    tables.again()
    assert not tables.owed
    assert {load_game(table.path).game for table in tables.list()} == set(GAMES)


def test_a_record_that_cannot_be_replayed_is_kept_as_it_is(tables: SavedTables) -> None:
    record = played("schafkopf", 8).record
    tables.file_record(record)
    assert load_game(tables.list()[0].path) == record
