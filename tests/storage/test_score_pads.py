"""Evenings on the disk."""

import os
from pathlib import Path

import pytest

from cardavia.engine.errors import InputProblem
from cardavia.engine.evening import Entry, Evening
from cardavia.storage.files import StorageError
from cardavia.storage.score_pads import (
    load_score_pad,
    save_score_pad,
    saved_score_pads,
    score_pad_path,
    unused_score_pad_name,
)

EVENING = Evening(
    "doppelkopf",
    "pagat",
    {"bock": True},
    ("Anna", "Bohdan", "Clara", "Dörte"),
    (Entry(3, {"contract": "normal", "re": [0, 1], "points": {"re": 140}}, bock=True),),
)


def test_an_evening_is_kept_under_its_name(tmp_path: Path) -> None:
    path = score_pad_path(tmp_path / "pads", "Friday/13")
    save_score_pad(path, EVENING)
    (saved,) = saved_score_pads(tmp_path / "pads")
    assert saved.name == "Friday/13"
    assert load_score_pad(saved.path) == EVENING


def test_the_newest_stands_first_and_other_files_do_not_count(tmp_path: Path) -> None:
    for number, name in enumerate(("old", "new")):
        path = score_pad_path(tmp_path, name)
        save_score_pad(path, EVENING)
        os.utime(path, (number, number))
    (tmp_path / "game.cardavia").write_text("{}")
    assert [saved.name for saved in saved_score_pads(tmp_path)] == ["new", "old"]
    assert saved_score_pads(tmp_path / "none") == ()


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 300])
def test_some_names_are_none(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        score_pad_path(tmp_path, name)


def test_a_damaged_file_is_a_problem(tmp_path: Path) -> None:
    path = score_pad_path(tmp_path, "cut")
    save_score_pad(path, EVENING)
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(InputProblem):
        load_score_pad(path)
    with pytest.raises(StorageError):
        load_score_pad(tmp_path / "missing")


def test_a_new_evening_gets_a_name_that_is_free(tmp_path: Path) -> None:
    first = unused_score_pad_name(tmp_path)
    save_score_pad(score_pad_path(tmp_path, first), EVENING)
    assert unused_score_pad_name(tmp_path) != first
