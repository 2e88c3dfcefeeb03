"""The shipped sounds: made by the script, short and quiet."""

from __future__ import annotations

import io
import wave
from array import array

import pytest

import sounds
from cardavia.resources import resource
from cardavia.storage.settings import SOUNDS


def samples(data: bytes) -> array[int]:
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        found = array("h")
        found.frombytes(file.readframes(file.getnframes()))
        return found


def test_every_event_has_its_sound() -> None:
    assert set(sounds.SOUNDS) == set(SOUNDS)


@pytest.mark.parametrize("event", SOUNDS)
def test_the_script_makes_the_shipped_sound(event: str) -> None:
    shipped = samples(resource("sounds", f"{event}.wav").read_bytes())
    made = samples(sounds.wav(sounds.SOUNDS[event]()))
    assert len(made) == len(shipped)
    # Another machine's sine may differ in its last digit.
    assert max(abs(one - other) for one, other in zip(made, shipped, strict=True)) <= 1


@pytest.mark.parametrize("event", SOUNDS)
def test_a_sound_is_short_and_quiet_and_ends_in_silence(event: str) -> None:
    data = resource("sounds", f"{event}.wav").read_bytes()
    found = samples(data)
    assert len(data) < 30_000
    assert max(map(abs, found)) <= 0.25 * 32_767
    assert abs(found[0]) + abs(found[-1]) < 200
