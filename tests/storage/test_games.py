"""Saved games."""

import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.storage.files import Failure, StorageError
from cardavia.storage.games import SavedGame, game_path, load_game, save_game, saved_games, unused_name, write_record
from tests.storage.tables import session

RECORD = session(deals=2, moves=20)


@pytest.mark.parametrize("game", ["schafkopf", "doppelkopf"])
def test_what_is_saved_is_loaded(tmp_path: Path, game: str) -> None:
    record = session(game, deals=2, moves=20)
    path = save_game(tmp_path / "games", "Stammtisch", record)
    assert path == tmp_path / "games" / "Stammtisch.cardavia"
    assert load_game(path) == record


def test_the_same_name_replaces(tmp_path: Path) -> None:
    save_game(tmp_path, "A", session())
    path = save_game(tmp_path, " A ", RECORD)
    assert load_game(path) == RECORD
    assert len(saved_games(tmp_path)) == 1


def test_the_newest_comes_first(tmp_path: Path) -> None:
    for seconds, name in [(100, "old"), (300, "new"), (200, "b"), (200, "a")]:
        os.utime(save_game(tmp_path, name, session()), (seconds, seconds))
    assert [game.name for game in saved_games(tmp_path)] == ["new", "a", "b", "old"]
    assert saved_games(tmp_path)[0] == SavedGame("new", tmp_path / "new.cardavia", 300.0)


def test_only_games_are_listed_and_none_is_opened(tmp_path: Path) -> None:
    save_game(tmp_path, "A", session())
    (tmp_path / "broken.cardavia").write_bytes(b"{")
    (tmp_path / "notes.txt").write_bytes(b"")
    (tmp_path / "folder.cardavia").mkdir()
    (tmp_path / "link.cardavia").symlink_to(tmp_path / "nothing")
    assert {game.name for game in saved_games(tmp_path)} == {"A", "broken"}


def test_no_folder_means_no_games(tmp_path: Path) -> None:
    assert saved_games(tmp_path / "games") == ()
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageError):
        saved_games(tmp_path / "file")


@pytest.mark.parametrize(
    "name",
    [
        "../out",
        "/etc/x",
        "a\\b",
        "C:x",
        ".hidden",
        "..",
        "end.",
        "50%25",
        "%",
        "what?",
        "CON",
        "con.txt",
        "com1",
        "Žofie 🂡",
    ],
)
def test_every_name_stays_in_the_folder_and_comes_back(tmp_path: Path, name: str) -> None:
    path = save_game(tmp_path, name, session())
    assert path.parent == tmp_path
    assert not set(path.name) & set('<>:"/\\|?*')
    assert path.stem.partition(".")[0].lower() not in ("", "con", "com1")
    assert not path.stem.endswith((".", " "))
    assert [game.name for game in saved_games(tmp_path)] == [name]


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "\x00", "\ud800", "x" * 201, "/" * 67])
def test_a_name_that_cannot_be_one_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match=r"name a game"):
        save_game(tmp_path / "games", name, session())
    assert not (tmp_path / "games").exists()


def test_two_ways_of_writing_an_accent_are_one_name() -> None:
    assert game_path(Path(), "Ren\u00e9") == game_path(Path(), "Rene\u0301")


def test_a_long_name_can_be_saved(tmp_path: Path) -> None:
    assert save_game(tmp_path, "x" * 200, session()).exists()


@given(st.lists(st.text("ab%/2F.nulCO1 \\é", min_size=1, max_size=6), min_size=2, max_size=2))
def test_two_names_have_two_files(names: list[str]) -> None:
    one, two = (name.strip() for name in names)
    if one and two:
        folder = Path("games")
        assert (game_path(folder, one) == game_path(folder, two)) == (one == two)


@pytest.mark.parametrize(
    ("data", "flaw"), [(b"{", Flaw.NOT_JSON), (b"\xff", Flaw.NOT_UTF8), (b" " * (16 * 2**20 + 1), Flaw.TOO_LARGE)]
)
def test_what_is_no_record_is_named(tmp_path: Path, data: bytes, flaw: Flaw) -> None:
    (tmp_path / "A.cardavia").write_bytes(data)
    with pytest.raises(InputProblem) as caught:
        load_game(tmp_path / "A.cardavia")
    assert caught.value.flaw is flaw


def test_what_cannot_be_read_or_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        load_game(tmp_path / "A.cardavia")
    assert caught.value.kind is Failure.MISSING
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageError) as caught:
        write_record(tmp_path / "file" / "A", RECORD)
    assert caught.value.kind is Failure.MISSING


def test_a_game_nobody_named_is_named_by_its_time_and_replaces_none(tmp_path: Path) -> None:
    names = [unused_name(tmp_path / "games")]
    for _ in range(3):
        save_game(tmp_path / "games", names[-1], session())
        names.append(unused_name(tmp_path / "games"))
    assert len(set(names)) == 4
    assert {game.name for game in saved_games(tmp_path / "games")} == set(names[:3])
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d \d\d\.\d\d( \([234]\))?", name) for name in names)
