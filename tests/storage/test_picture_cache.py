"""Drawn pictures on disk: kept, bounded, and never trusted."""

from __future__ import annotations

import os
import zlib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardavia.storage import picture_cache
from cardavia.storage.picture_cache import PictureCache

PICTURE = bytes(range(256)) * 40


def files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def noise(number: int) -> bytes:
    """Return a kilobyte that does not shrink."""
    return b"".join(zlib.crc32(bytes([number, place])).to_bytes(4, "big") for place in range(250))


def test_a_picture_is_there_again_for_another_process(tmp_path: Path) -> None:
    PictureCache(tmp_path / "cards").put("CQ", PICTURE)
    assert PictureCache(tmp_path / "cards").get("CQ") == PICTURE


def test_another_key_has_another_picture(tmp_path: Path) -> None:
    cache = PictureCache(tmp_path)
    assert cache.get("CQ") is None
    cache.put("CQ", PICTURE)
    cache.put("CJ", b"")
    assert (cache.get("CQ"), cache.get("CJ"), cache.get("CK")) == (PICTURE, b"", None)


def test_a_picture_is_replaced(tmp_path: Path) -> None:
    cache = PictureCache(tmp_path)
    cache.put("CQ", b"old")
    cache.put("CQ", b"new")
    assert cache.get("CQ") == b"new"
    assert len(files(tmp_path)) == 1


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 100), byte=st.integers(1, 255))
def test_a_damaged_file_is_dropped(tmp_path: Path, place: int, byte: int) -> None:
    cache = PictureCache(tmp_path)
    cache.put("CQ", PICTURE)
    (path,) = files(tmp_path)
    data = bytearray(path.read_bytes())
    data[place % len(data)] ^= byte
    path.write_bytes(data)
    assert cache.get("CQ") in (None, PICTURE)
    cache.put("CQ", PICTURE)
    assert cache.get("CQ") == PICTURE


@pytest.mark.parametrize("length", [0, 5, 19, 20, 60])
def test_a_file_that_was_cut_short_is_removed(tmp_path: Path, length: int) -> None:
    cache = PictureCache(tmp_path)
    cache.put("CQ", PICTURE)
    (path,) = files(tmp_path)
    path.write_bytes(path.read_bytes()[:length])
    assert cache.get("CQ") is None
    assert files(tmp_path) == []


def test_a_file_under_the_wrong_name_is_dropped(tmp_path: Path) -> None:
    cache = PictureCache(tmp_path)
    cache.put("CQ", PICTURE)
    (first,) = files(tmp_path)
    cache.put("CJ", b"other")
    (second,) = set(files(tmp_path)) - {first}
    second.write_bytes(first.read_bytes())
    assert cache.get("CJ") is None


def test_a_file_that_would_fill_the_memory_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = PictureCache(tmp_path)
    cache.put("CQ", bytes(100_000))
    monkeypatch.setattr(picture_cache, "LARGEST", 50_000)
    assert cache.get("CQ") is None
    assert files(tmp_path) == []


def test_what_was_used_longest_ago_makes_room(tmp_path: Path) -> None:
    cache = PictureCache(tmp_path, limit=10_500)
    for number in range(8):
        cache.put(str(number), noise(number))
        newest = max(files(tmp_path), key=lambda path: path.stat().st_mtime_ns)
        os.utime(newest, (number, number))
    assert cache.get("0") == noise(0)
    for number in range(8, 11):
        cache.put(str(number), noise(number))
    there = [number for number in range(11) if cache.get(str(number)) is not None]
    assert there == [0, 4, 5, 6, 7, 8, 9, 10]
    assert sum(path.stat().st_size for path in files(tmp_path)) <= 10_500


def test_what_a_killed_program_left_behind_makes_room_too(tmp_path: Path) -> None:
    left = tmp_path / ".picture.1234.tmp"
    left.write_bytes(bytes(5000))
    os.utime(left, (0, 0))
    cache = PictureCache(tmp_path, limit=4000)
    cache.put("CQ", noise(1))
    assert cache.get("CQ") == noise(1)
    assert not left.exists()


def test_a_picture_larger_than_all_room_is_not_kept(tmp_path: Path) -> None:
    cache = PictureCache(tmp_path, limit=500)
    cache.put("CQ", noise(1))
    assert cache.get("CQ") is None


def test_everything_can_be_removed_at_any_time(tmp_path: Path) -> None:
    cache = PictureCache(tmp_path)
    cache.put("CQ", PICTURE)
    cache.clear()
    assert cache.get("CQ") is None
    cache.put("CQ", PICTURE)
    (path,) = files(tmp_path)
    path.unlink()
    tmp_path.rmdir()
    assert cache.get("CQ") is None
    cache.put("CQ", PICTURE)
    assert cache.get("CQ") == PICTURE


def test_a_folder_that_cannot_be_made_keeps_nothing_and_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache = PictureCache(tmp_path / "file" / "cards")
    cache.put("CQ", PICTURE)
    assert cache.get("CQ") is None
    cache.clear()
