"""Settings are written in the background, and the last change is never lost."""

import os
import signal
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path
from threading import Event

import pytest

from cardavia.storage import settings_writer
from cardavia.storage.files import Failure, StorageError
from cardavia.storage.settings import Settings
from cardavia.storage.settings_file import load, save
from cardavia.storage.settings_writer import SettingsWriter
from tests.storage.test_settings import CHOSEN

_KILLED = """
import os, signal, sys
from pathlib import Path
from cardavia.storage.settings import Settings
from cardavia.storage.settings_writer import SettingsWriter
writer = SettingsWriter(Path(sys.argv[1]), print)
for volume in range(101):
    writer.keep(Settings(volume=volume))
writer.close()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def no_failure(error: StorageError) -> None:
    raise AssertionError(error)


@pytest.mark.parametrize("name", [field.name for field in fields(Settings) if field.name != "origin"])
def test_every_setting_is_there_again_after_a_restart(path: Path, name: str) -> None:
    chosen = replace(Settings(), **{name: getattr(CHOSEN, name)})
    writer = SettingsWriter(path, no_failure)
    writer.keep(chosen)
    writer.close()
    assert load(path) == chosen
    assert load(path) != Settings()


def test_the_last_of_many_changes_is_kept(path: Path) -> None:
    writer = SettingsWriter(path, no_failure)
    for volume in range(101):
        writer.keep(Settings(volume=volume))
    writer.close()
    assert load(path).volume == 100


def test_what_is_replaced_before_its_turn_is_not_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, written = Event(), Event(), list[int]()

    def slow_save(settings: Settings, path: Path) -> None:
        written.append(settings.volume)
        begun.set()
        assert go_on.wait(10)

    monkeypatch.setattr(settings_writer, "save", slow_save)
    writer = SettingsWriter(path, no_failure)
    writer.keep(Settings(volume=0))
    assert begun.wait(10)
    for volume in (1, 2, 3):
        writer.keep(Settings(volume=volume))
    go_on.set()
    writer.close()
    assert written == [0, 3]


def test_a_kill_after_the_closing_loses_nothing(path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", _KILLED, str(path)], check=False, env=dict(os.environ))
    assert ended.returncode == -signal.SIGKILL
    assert load(path).volume == 100


def test_a_failure_is_told_and_the_change_is_tried_again_at_the_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, failed = list[StorageError](), Event()

    def refuse(settings: Settings, path: Path) -> None:
        raise StorageError(Failure.FULL, path, "no")

    def take(error: StorageError) -> None:
        told.append(error)
        failed.set()

    monkeypatch.setattr(settings_writer, "save", refuse)
    writer = SettingsWriter(path, take)
    writer.keep(CHOSEN)
    assert failed.wait(10)
    monkeypatch.setattr(settings_writer, "save", save)
    writer.close()
    assert [error.kind for error in told] == [Failure.FULL]
    assert load(path) == CHOSEN


def test_the_same_failure_is_told_once_until_something_could_be_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = {0: Failure.FULL, 1: Failure.FULL, 3: Failure.FULL, 4: Failure.READ_ONLY}
    told: list[Failure] = []

    def refuse(settings: Settings, path: Path) -> None:
        if (kind := refused.get(settings.volume)) is not None:
            raise StorageError(kind, path, "no")

    monkeypatch.setattr(settings_writer, "save", refuse)
    writer = SettingsWriter(path, lambda error: told.append(error.kind))
    for volume in range(5):
        writer.keep(Settings(volume=volume))
        writer.close()
    assert told == [Failure.FULL, Failure.FULL, Failure.READ_ONLY]


def test_a_closed_writer_can_be_used_again(path: Path) -> None:
    writer = SettingsWriter(path, no_failure)
    writer.close()
    for settings in (CHOSEN, Settings()):
        writer.keep(settings)
        writer.close()
        assert load(path) == settings


def test_a_letter_that_was_given_back_does_not_return(path: Path) -> None:
    save(CHOSEN, path)
    save(replace(load(path), keys={}), path)
    assert load(path).keys == {}
