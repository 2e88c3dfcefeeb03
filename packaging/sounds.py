"""Makes the sounds of the table, paper on felt and soft tones: ``python packaging/sounds.py``.

Every sound is worked out from formulas and a fixed seed, with nothing but the standard library.
"""

from __future__ import annotations

import io
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from math import exp, pi, sin
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[1] / "cardavia" / "sounds"
RATE: Final = 22_050
"""Samples a second."""
PEAK: Final = 0.22
"""The loudest sample of every sound, of 1: these are quiet sounds."""

Samples = list[float]


def noise(seconds: float, seed: int, softness: float) -> Samples:
    """Return noise as of paper; the softer (0..1), the less of its high part is left."""
    source, level, made = random.Random(seed), 0.0, []
    for _ in range(round(seconds * RATE)):
        level += (source.uniform(-1, 1) - level) * (1 - softness)
        made.append(level)
    return made


def tone(seconds: float, pitch: float, overtones: Iterable[float] = (1.0, 0.25, 0.08)) -> Samples:
    """Return a tone of a pitch in hertz, with the strengths of its partials."""
    partials = [(2 * pi * pitch * number / RATE, strength) for number, strength in enumerate(overtones, start=1)]
    return [sum(strength * sin(step * place) for step, strength in partials) for place in range(round(seconds * RATE))]


def shaped(samples: Samples, rise: float, fall: float) -> Samples:
    """Let a sound begin within ``rise`` seconds and fade, to a third within ``fall`` seconds; its end is silent."""
    count, last = len(samples), round(0.02 * RATE)
    made = []
    for place, sample in enumerate(samples):
        seconds = place / RATE
        ending = min(1.0, (count - 1 - place) / last)
        made.append(sample * min(1.0, seconds / rise) * exp(-max(0.0, seconds - rise) / fall) * ending)
    return made


def together(*parts: tuple[float, Samples]) -> Samples:
    """Return sounds laid over one another, each beginning at its second."""
    ends = [round(start * RATE) + len(samples) for start, samples in parts]
    made = [0.0] * max(ends)
    for start, samples in parts:
        first = round(start * RATE)
        for place, sample in enumerate(samples):
            made[first + place] += sample
    return made


def scaled(samples: Samples, strength: float) -> Samples:
    """Return a sound, louder or softer."""
    return [sample * strength for sample in samples]


def _deal() -> Samples:
    """Four cards that are dealt, one after the other."""
    slides = [shaped(noise(0.13, seed, 0.55), 0.03, 0.035) for seed in range(4)]
    return together(*((0.11 * number, slide) for number, slide in enumerate(slides)))


def _card() -> Samples:
    """A card laid on the cloth: a little air, then the cloth under it."""
    air = shaped(noise(0.09, 11, 0.6), 0.012, 0.018)
    cloth = shaped(tone(0.12, 118, (1.0, 0.3)), 0.004, 0.022)
    return together((0.0, air), (0.015, scaled(cloth, 0.7)))


def _trick() -> Samples:
    """Four cards drawn together over the cloth."""
    slide = shaped(noise(0.34, 23, 0.75), 0.12, 0.07)
    tap = shaped(tone(0.1, 96, (1.0, 0.2)), 0.004, 0.02)
    return together((0.0, slide), (0.2, scaled(tap, 0.35)))


def _call() -> Samples:
    """One soft tone, as of wood."""
    return shaped(tone(0.3, 392, (1.0, 0.12, 0.0, 0.06)), 0.008, 0.07)


def _turn() -> Samples:
    """Two soft tones upwards."""
    low, high = shaped(tone(0.3, 523.25), 0.015, 0.09), shaped(tone(0.36, 659.25), 0.015, 0.11)
    return together((0.0, scaled(low, 0.8)), (0.12, high))


def _end() -> Samples:
    """Three soft tones that belong together."""
    pitches = (392.0, 493.88, 587.33)
    tones = [shaped(tone(0.42, pitch), 0.02, 0.14) for pitch in pitches]
    return together(*((0.11 * number, made) for number, made in enumerate(tones)))


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {
    "deal": _deal,
    "card": _card,
    "trick": _trick,
    "call": _call,
    "turn": _turn,
    "end": _end,
}
"""What makes each sound, by the event it belongs to."""


def wav(samples: Samples) -> bytes:
    """Return a sound as the bytes of a WAV file: one channel of 16 bits, as loud as every other."""
    loudest = max(map(abs, samples))
    numbers = array("h", (round(sample / loudest * PEAK * 32_767) for sample in samples))
    if sys.byteorder == "big":
        numbers.byteswap()
    data = io.BytesIO()
    with wave.open(data, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(numbers.tobytes())
    return data.getvalue()


def main() -> int:
    """Write every sound into its file."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        (FOLDER / f"{name}.wav").write_bytes(wav(make()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
