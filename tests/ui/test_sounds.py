"""Sounds of the table: what is heard when, and silence where nothing can be heard."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import SOUNDS, Settings
from cardavia.ui.preferences import Preferences
from cardavia.ui.sound_device import Clip, Mixer, read_clip
from cardavia.ui.sounds import Sounds
from cardavia.ui.sounds_entry import TableSounds
from tests.table.conftest import Table
from tests.ui.shell_parts import Shell

ALL_ON = replace(Settings(), sounds=dict.fromkeys(SOUNDS, True))


class Room:
    """Opens outputs that note what is played on them, or fail."""

    def __init__(self) -> None:
        self.opened = self.closed = 0
        self.heard: list[tuple[int, float]] = []
        self.thread: threading.Thread | None = None
        self.deaf = self.breaks = False
        self.now = 0.0
        self.done = threading.Event()

    def open(self) -> Room:
        self.opened += 1
        self.thread = threading.current_thread()
        if self.deaf:
            self.done.set()
            raise OSError("no device")
        return self

    def play(self, clip: Clip, volume: float) -> None:
        self.heard.append((len(clip.samples), volume))
        self.done.set()
        if self.breaks:
            raise RuntimeError("unplugged")

    def close(self) -> None:
        self.closed += 1
        raise OSError("already gone")

    def clock(self) -> float:
        return self.now


@pytest.fixture
def room() -> Room:
    return Room()


def sounds(room: Room, settings: Settings = ALL_ON) -> Sounds:
    return Sounds(Preferences(settings, lambda _: None), room.open, room.clock)


def wait(room: Room) -> None:
    assert room.done.wait(10)
    room.done.clear()


def test_a_sound_is_played_in_a_thread_of_its_own(room: Room) -> None:
    made = sounds(room, replace(ALL_ON, volume=30))
    made.hear("card")
    wait(room)
    made.stop()
    assert room.heard == [(len(read_clip("card").samples), 0.3)]
    assert room.thread is not threading.current_thread()
    assert (room.opened, room.closed) == (1, 1)


def test_what_is_off_is_not_heard_and_starts_nothing(room: Room) -> None:
    made = sounds(room, Settings())
    for event in SOUNDS:
        made.hear(event)
    sounds(room, replace(ALL_ON, volume=0)).play("card")
    made.stop()
    assert room.opened == 0


def test_a_sound_can_be_tried_while_it_is_off(room: Room) -> None:
    made = sounds(room, Settings())
    made.play("end")
    wait(room)
    made.stop()
    assert len(room.heard) == 1


def test_a_missing_device_is_silence_and_asked_for_again_after_a_while(room: Room) -> None:
    room.deaf = True
    made = sounds(room)
    made.hear("card")
    wait(room)
    made.hear("card")
    room.now, room.deaf = 100.0, False
    made.hear("turn")
    wait(room)
    made.stop()
    assert room.opened == 2
    assert len(room.heard) == 1


def test_a_device_that_breaks_is_given_up_without_an_error(room: Room) -> None:
    room.breaks = True
    made = sounds(room)
    made.hear("card")
    wait(room)
    made.stop()
    assert room.closed == 1


def test_a_missing_library_is_silence(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    monkeypatch.delitem(sys.modules, "cardavia.ui.sound_device")
    made = Sounds(Preferences(ALL_ON, lambda _: None))
    made.play("card")
    made.stop()


def test_a_sound_that_comes_too_late_is_left_out(room: Room) -> None:
    made = sounds(room)
    slow, ready = threading.Event(), threading.Event()
    usual = room.open

    def open_slowly() -> Room:
        ready.set()
        assert slow.wait(10)
        room.now = 3.0
        return usual()

    made = Sounds(Preferences(ALL_ON, lambda _: None), open_slowly, room.clock)
    made.hear("card")
    assert ready.wait(10)
    slow.set()
    made.stop()
    assert (room.opened, room.heard) == (1, [])


def test_clips_are_added_up_and_end_in_silence() -> None:
    mixer = Mixer()
    mixer.add(Clip((100, 200, 300)), 1.0)
    mixer.add(Clip((1000,)), 0.5)
    assert list(mixer.take(2)) == [350, 200]
    assert list(mixer.take(3)) == [300, 0, 0]
    mixer.add(Clip((30_000, -30_000)), 1.0)
    mixer.add(Clip((30_000, -30_000)), 1.0)
    assert list(mixer.take(2)) == [32_767, -32_767]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what the sounds of every window are asked to play."""
    asked: list[str] = []
    monkeypatch.setattr(Sounds, "hear", lambda _, event: asked.append(event))
    return asked


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    table = Table()
    yield table
    table.controller.close()


@pytest.fixture
def shell(heard: list[str], qtbot: QtBot, tmp_path: Path) -> Shell:
    return Shell(qtbot, tmp_path)


def test_a_deal_is_heard_from_dealing_to_its_end(shell: Shell, heard: list[str], qtbot: QtBot) -> None:
    shell.deal("doppelkopf")
    assert heard[0] == "deal"
    assert "turn" in heard
    shell.play_on()
    qtbot.waitUntil(lambda: heard[-1] == "end")
    assert heard.count("card") == 48
    assert heard.count("trick") == 12
    assert heard.count("call") >= 4
    assert heard.count("deal") == heard.count("end") == 1


def test_each_turn_is_heard_once(heard: list[str], table: Table) -> None:
    told = TableSounds(Sounds(Preferences(ALL_ON, lambda _: None)), table.controller, table.controller)
    table.begin("doppelkopf", "ddv")
    turns = 0
    while not table.observation.done:
        table.until_my_turn()
        told.take_settled()
        told.take_settled()
        turns += table.observation.my_turn
        assert heard.count("turn") == turns
        if table.observation.my_turn:
            table.controller.submit(table.observation.duties[0])
    assert turns >= 13


def test_each_sound_has_a_switch_in_the_menu(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(shell.window.sounds, "play", played.append)
    for event, action in shell.window.menu_actions.sounds.items():
        assert not action.isChecked()
        action.trigger()
        assert shell.window.preferences.settings.sounds[event]
    assert played == list(SOUNDS)
    shell.window.menu_actions.sounds["card"].trigger()
    assert not shell.window.preferences.settings.sounds["card"]
    assert not shell.window.menu_actions.sounds["card"].isChecked()


def test_no_thread_is_started_while_sounds_are_off(qtbot: QtBot, tmp_path: Path) -> None:
    shell = Shell(qtbot, tmp_path)
    shell.deal("schafkopf")
    assert "sounds" not in {thread.name for thread in threading.enumerate()}
