"""Saved games that are renamed, deleted and brought back, always with their notes."""

import os
from pathlib import Path

import pytest

from cardavia.storage.files import Failure, StorageError
from cardavia.storage.games import (
    NameTaken,
    delete_game,
    forget_game,
    load_game,
    rename_game,
    restore_game,
    save_game,
    saved_games,
    unused_name,
)
from cardavia.storage.table_notes import TableNotes, notes_path, read_notes, write_notes
from tests.storage.tables import session

NOTES = TableNotes(frozenset({1}))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = save_game(tmp_path, "Friday", session())
    write_notes(path, NOTES)
    return path


def names(folder: Path) -> list[str]:
    return [game.name for game in saved_games(folder)]


def test_a_renamed_game_takes_its_notes_along(path: Path) -> None:
    renamed = rename_game(path, "Café / Monday")
    assert names(path.parent) == ["Café / Monday"]
    assert read_notes(renamed) == NOTES
    assert not notes_path(path).exists()


def test_a_game_without_notes_can_be_renamed(path: Path) -> None:
    notes_path(path).unlink()
    assert load_game(rename_game(path, "Monday")) == session()


def test_no_game_is_renamed_over_another(path: Path) -> None:
    other = save_game(path.parent, "Monday", session(deals=1))
    with pytest.raises(NameTaken):
        rename_game(path, "Monday")
    assert load_game(other) == session(deals=1)
    assert load_game(path) == session()
    assert rename_game(path, "Friday") == path


def test_a_name_that_is_none_is_refused(path: Path) -> None:
    for name in ("", "x" * 300, "a\nb"):
        with pytest.raises(ValueError, match="name a game"):
            rename_game(path, name)
    assert path.exists()


def test_a_game_that_is_gone_cannot_be_renamed_or_deleted(path: Path) -> None:
    path.unlink()
    with pytest.raises(StorageError) as renaming:
        rename_game(path, "Monday")
    with pytest.raises(StorageError) as deleting:
        delete_game(path)
    assert renaming.value.kind is deleting.value.kind is Failure.MISSING


def test_a_deleted_game_is_not_listed_and_can_be_brought_back(path: Path) -> None:
    aside = delete_game(path)
    assert names(path.parent) == []
    assert load_game(aside) == session()
    assert restore_game(aside) == path
    assert names(path.parent) == ["Friday"]
    assert read_notes(path) == NOTES


def test_a_game_brought_back_replaces_nothing(path: Path) -> None:
    aside = delete_game(path)
    save_game(path.parent, "Friday", session(deals=1))
    assert restore_game(aside).name == "Friday (2).cardavia"
    assert load_game(path) == session(deals=1)


def test_a_forgotten_game_is_gone_with_its_notes(path: Path) -> None:
    aside = delete_game(path)
    forget_game(aside)
    assert os.listdir(aside.parent) == []
    forget_game(aside)


def test_a_folder_that_cannot_be_made_deletes_nothing(path: Path) -> None:
    (path.parent / "deleted").write_bytes(b"")
    with pytest.raises(StorageError):
        delete_game(path)
    assert load_game(path) == session()


def test_a_name_that_is_kept_free_is_not_given(tmp_path: Path) -> None:
    first = unused_name(tmp_path)
    assert unused_name(tmp_path, taken=(first,)) != first
