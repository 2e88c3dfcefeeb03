"""Files that are whole or not there, whatever the system refuses."""

import errno
import os
from pathlib import Path

import pytest

from cardavia.storage import files
from cardavia.storage.files import Failure, StorageError, check_writable, move_aside, read_bytes, write_atomically


def failing(code: int) -> OSError:
    return OSError(code, os.strerror(code))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_new_file_makes_its_folder_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file"
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert names(path.parent) == ["file"]


def test_an_old_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"a much longer old content")
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


def test_what_a_killed_process_left_long_ago_is_removed(tmp_path: Path) -> None:
    for name in (".file.0a.tmp", ".file.0b.tmp", ".other.0c.tmp", "file.tmp"):
        (tmp_path / name).touch()
    for name in (".file.0a.tmp", ".other.0c.tmp", "file.tmp"):
        os.utime(tmp_path / name, (0, 0))
    write_atomically(tmp_path / "file", b"new")
    assert names(tmp_path) == [".file.0b.tmp", ".other.0c.tmp", "file", "file.tmp"]


def test_a_new_file_has_the_rights_the_person_gives_new_files(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        write_atomically(tmp_path / "file", b"")
    finally:
        os.umask(old)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o644


def test_a_link_is_followed(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "file"
    target.parent.mkdir()
    target.write_bytes(b"old")
    link = tmp_path / "link"
    link.symlink_to(target)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@pytest.mark.parametrize("call", ["fsync", "replace", "open"])
@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (errno.EROFS, Failure.READ_ONLY),
        (errno.EACCES, Failure.READ_ONLY),
        (errno.ENOSPC, Failure.FULL),
        (errno.EDQUOT, Failure.FULL),
        (errno.ENOENT, Failure.MISSING),
        (errno.EIO, Failure.OTHER),
    ],
)
def test_a_failed_write_keeps_the_old_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int, kind: Failure
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def refuse(*_: object, **__: object) -> None:
        raise failing(code)

    with monkeypatch.context() as patch:
        patch.setattr(Path if call == "open" else os, call, refuse)
        with pytest.raises(StorageError) as caught:
            write_atomically(path, b"new")
    assert (caught.value.kind, caught.value.path) == (kind, path)
    assert caught.value.message == os.strerror(code)
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["file"]


def test_a_file_system_that_cannot_sync_is_good_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int) -> None:
        raise failing(errno.EINVAL)

    monkeypatch.setattr(os, "fsync", refuse)
    write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_a_file_in_the_folders_place_is_a_missing_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for path in (tmp_path / "file" / "settings.json", tmp_path / "file" / "deeper" / "settings.json"):
        with pytest.raises(StorageError) as caught:
            write_atomically(path, b"new")
        assert caught.value.kind is Failure.MISSING


def test_reading_stops_at_the_limit(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"123456")
    assert read_bytes(tmp_path / "file", 4) == b"1234"


def test_reading_refuses_what_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, kind in [
        (tmp_path, Failure.OTHER),
        (tmp_path / "pipe", Failure.OTHER),
        (tmp_path / "nothing", Failure.MISSING),
    ]:
        with pytest.raises(StorageError) as caught:
            read_bytes(path, 10)
        assert caught.value.kind is kind


def test_damaged_files_are_numbered(tmp_path: Path) -> None:
    for content in (b"one", b"two"):
        (tmp_path / "file").write_bytes(content)
        move_aside(tmp_path / "file")
    assert names(tmp_path) == ["file.damaged-1", "file.damaged-2"]
    assert (tmp_path / "file.damaged-2").read_bytes() == b"two"


def test_a_file_that_cannot_be_moved_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        move_aside(tmp_path / "nothing")


def test_a_short_write_is_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def three(_: int, __: bytes) -> int:
        return 3

    monkeypatch.setattr(os, "write", three)
    with pytest.raises(OSError, match=r".") as caught:
        files.write_all(1, b"four")
    assert caught.value.errno == errno.ENOSPC


def test_whether_a_file_could_be_written_changes_nothing(tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.write_bytes(b"old")
    check_writable(old)
    check_writable(tmp_path / "new")
    assert old.read_bytes() == b"old"
    assert names(tmp_path) == ["old"]


def test_a_file_that_could_not_be_written_is_told_before(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as told:
        check_writable(tmp_path / "missing" / "file")
    assert told.value.kind is Failure.MISSING
