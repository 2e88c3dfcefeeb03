"""The file of the settings while the program runs."""

from pathlib import Path
from threading import get_ident

import pytest
from pytestqt.qtbot import QtBot

from cardavia.storage import settings_writer
from cardavia.storage.files import Failure, StorageError
from cardavia.storage.settings import Settings
from cardavia.ui.settings_keeper import SettingsKeeper


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_what_is_kept_is_read_at_the_next_start(path: Path) -> None:
    keeper = SettingsKeeper(path)
    assert keeper.read() == Settings()
    keeper.keep(Settings(theme="dark"))
    keeper.close()
    again = SettingsKeeper(path)
    assert again.read() == Settings(theme="dark")
    assert again.damage_sentence() == ""


def test_a_damaged_file_is_told_by_the_name_it_has_now(path: Path) -> None:
    path.write_bytes(b"{")
    keeper = SettingsKeeper(path)
    assert keeper.read() == Settings()
    assert "settings.json.damaged-1" in keeper.damage_sentence()
    assert (path.parent / "settings.json.damaged-1").read_bytes() == b"{"


def test_nothing_is_written_in_the_thread_of_the_window(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    monkeypatch.setattr(settings_writer, "save", lambda settings, path: threads.append(get_ident()))
    keeper = SettingsKeeper(path)
    keeper.keep(Settings(volume=1))
    keeper.close()
    assert threads
    assert get_ident() not in threads


def test_a_failure_is_told_to_the_window(path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(settings: Settings, path: Path) -> None:
        raise StorageError(Failure.FULL, path, "no")

    monkeypatch.setattr(settings_writer, "save", refuse)
    keeper = SettingsKeeper(path)
    with qtbot.waitSignal(keeper.failed, timeout=5000) as told:
        keeper.keep(Settings(volume=1))
    assert told.args is not None
    assert told.args[0].kind is Failure.FULL
    keeper.close()
