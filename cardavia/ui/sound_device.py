"""The system's sound device, and the clips that are played on it; imported in the thread of the sounds alone."""

from __future__ import annotations

import threading
import wave
from array import array
from collections.abc import Generator
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from typing import Final

import miniaudio

from cardavia.resources import resource

RATE: Final = 22_050
"""Samples a second of every clip."""
_BUFFER_MS: Final = 40
_LOUDEST: Final = 32_767


@dataclass(frozen=True, slots=True)
class Clip:
    """A sound: samples of one channel, -32768..32767."""

    samples: tuple[int, ...]


@cache
def read_clip(event: str) -> Clip:
    """Return the shipped sound of an event; an exception where it is missing."""
    with wave.open(str(resource("sounds", f"{event}.wav")), "rb") as file:
        samples = array("h")
        samples.frombytes(file.readframes(file.getnframes()))
    return Clip(tuple(samples))


class Mixer:
    """Adds up the clips that are heard at the same time; any thread may use it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._playing: list[tuple[int, ...]] = []

    def add(self, clip: Clip, volume: float) -> None:
        """Let a clip be heard from now on."""
        # The ear takes twice the power for little more: squared, the slider's steps sound alike.
        samples = tuple(round(sample * volume * volume) for sample in clip.samples)
        with self._lock:
            self._playing.append(samples)

    def take(self, count: int) -> array[int]:
        """Return the next ``count`` samples of everything that is heard."""
        with self._lock:
            heads = [samples[:count] for samples in self._playing]
            self._playing = [rest for samples in self._playing if (rest := samples[count:])]
        mixed = [max(-_LOUDEST, min(_LOUDEST, sum(together))) for together in zip_longest(*heads, fillvalue=0)]
        return array("h", mixed + [0] * (count - len(mixed)))


class Device:
    """Plays clips on the system's usual output; any exception of the library means that it cannot."""

    def __init__(self) -> None:
        self._mixer = Mixer()
        self._device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_BUFFER_MS,
            app_name="Cardavia",
        )
        stream = self._stream()
        next(stream)
        self._device.start(stream)

    def play(self, clip: Clip, volume: float) -> None:
        """Begin to play a clip, over those that are still heard; the volume is 0..1."""
        self._mixer.add(clip, volume)

    def close(self) -> None:
        """Give the device back."""
        self._device.close()

    def _stream(self) -> Generator[array[int], int, None]:
        wanted = yield array("h")
        while True:
            wanted = yield self._mixer.take(wanted)
