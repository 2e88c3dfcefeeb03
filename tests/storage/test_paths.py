"""The places of the files."""

from pathlib import Path

import pytest

from cardavia.storage.paths import HOME_VARIABLE, Paths, user_paths


@pytest.fixture(autouse=True)
def no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)


def test_one_folder_may_hold_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert user_paths() == Paths(
        tmp_path / "settings.json",
        tmp_path / "games",
        tmp_path / "cards",
        tmp_path / "journal",
        tmp_path / "house-rules.json",
    )


def test_the_one_folder_may_be_written_shortly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for short in ("~/stick", "stick"):
        monkeypatch.setenv(HOME_VARIABLE, short)
        assert user_paths().journal == tmp_path / "stick" / "journal"


@pytest.mark.parametrize("empty", [True, False])
def test_otherwise_the_system_says_where(user_folders: Path, monkeypatch: pytest.MonkeyPatch, empty: bool) -> None:
    if empty:
        monkeypatch.setenv(HOME_VARIABLE, "")
    paths = user_paths()
    places = (paths.settings, paths.games, paths.cards, paths.journal, paths.rule_sets)
    assert len(set(places)) == 5
    assert all(place.is_absolute() and "Cardavia" in place.parts for place in places)


def test_each_kind_goes_into_its_own_folder_on_linux(user_folders: Path) -> None:
    folders = {name: user_folders / name / "Cardavia" for name in ("config", "data", "cache", "state")}
    assert user_paths() == Paths(
        folders["config"] / "settings.json",
        folders["data"] / "games",
        folders["cache"] / "cards",
        folders["state"] / "journal",
        folders["data"] / "house-rules.json",
    )


def test_nothing_is_made_by_asking(user_folders: Path) -> None:
    before = sorted(user_folders.rglob("*"))
    user_paths()
    assert sorted(user_folders.rglob("*")) == before
