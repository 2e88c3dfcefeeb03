"""Reading JSON that somebody may have changed: what is wrong costs only itself."""

import json
import re
from pathlib import Path

import pytest

from cardavia.storage.files import Failure, StorageError
from cardavia.storage.lenient import (
    LARGEST_FILE,
    choice,
    encoded,
    flag,
    mapping,
    matching,
    number,
    playable,
    read_entries,
    set_aside,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "entries.json"


def test_what_is_encoded_is_read(path: Path) -> None:
    path.write_bytes(encoded({"name": "Ü", "list": [1, None]}))
    assert read_entries(path) == {"name": "Ü", "list": [1, None]}
    assert path.read_bytes().isascii()


@pytest.mark.parametrize("data", [b"", b"[1]", b"3", b"\xff", b"{", b" " * (LARGEST_FILE + 1) + b"{}"])
def test_what_is_no_object_has_no_entries(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    assert read_entries(path) is None


def test_a_file_that_is_not_there_is_an_error(path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        read_entries(path)
    assert caught.value.kind is Failure.MISSING


def test_a_file_set_aside_is_told_by_its_new_path(path: Path) -> None:
    path.write_bytes(b"{")
    told: list[Path] = []
    set_aside(path, told.append)
    assert [new.read_bytes() for new in told] == [b"{"]
    assert not path.exists()


@pytest.mark.parametrize("wrong", [None, True, 3.0, "x", [], {}, json.loads("1e400")])
def test_a_wrong_value_gives_the_default(wrong: object) -> None:
    assert number(wrong, 0, 9, 5) == 5
    assert choice(wrong, ("a", "b"), "a") == "a"
    assert matching(re.compile("[0-9]+"), wrong, "0") == "0"
    assert flag(wrong, False) is (wrong is True)
    assert mapping(wrong) == {}


def test_a_right_value_is_taken() -> None:
    assert number(9, 0, 9, 5) == 9
    assert choice("b", ("a", "b"), "a") == "b"
    assert matching(re.compile("[0-9]+"), "12", "0") == "12"
    assert mapping({"a": 1}) == {"a": 1}


def test_options_are_kept_as_far_as_they_can_be_played_together() -> None:
    assert playable("doppelkopf", "ddv", {"compulsory_solos": True, "deals": 24}) == {
        "compulsory_solos": True,
        "deals": 24,
    }
    assert playable("doppelkopf", "ddv", {"nines": False, "no such": 1}) == {"nines": False}
