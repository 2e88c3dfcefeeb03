"""The part of ``cardavia bench`` about frames: how busy the interface is at each turn of its event loop."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.commands.window_process import window_output
from cardavia.ui.texts_base import Table, translate

SIZE: Final = (1280, 800)
"""The window's size in pixels."""
CARD_WIDTH: Final = 130
"""Pixels of the width of the cards while a slider is dragged."""
_PARTS: Final = Table(
    "Bench",
    {
        "dealing": QT_TRANSLATE_NOOP("Bench", "dealing"),
        "playing": QT_TRANSLATE_NOOP("Bench", "a card played"),
        "sweeping": QT_TRANSLATE_NOOP("Bench", "a trick swept away"),
        "resizing": QT_TRANSLATE_NOOP("Bench", "resizing"),
        "thinking": QT_TRANSLATE_NOOP("Bench", "strong players thinking"),
        "slider": QT_TRANSLATE_NOOP("Bench", "a slider dragged"),
        "language": QT_TRANSLATE_NOOP("Bench", "another language chosen"),
    },
)


def figures() -> dict[str, dict[str, float]]:
    """Return the milliseconds of work of a turn by what is going on: ``median``, ``p95`` and ``most``."""
    measured: dict[str, dict[str, float]] = json.loads(window_output(__name__))
    return measured


def lines(measured: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    """Return the figures for people."""
    pattern = translate(
        "Bench", "Frames, {part}: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms"
    )
    for name, part in measured.items():
        times = {key: f"{part[key]:.1f}" for key in ("median", "p95", "most")}
        yield pattern.format(part=_PARTS.text(name), **times)


def main() -> int:
    """Measure in the real window, and print the figures as JSON."""
    # Imported here: the other process needs no window.
    from cardavia.app import Program
    from cardavia.ui.frame_meter import figures
    from cardavia.ui.frame_times import THINKING, measure_table, measure_thinking
    from cardavia.ui.language_times import language_times
    from cardavia.ui.look_times import look_times

    program = Program()
    program.start()
    program.window.resize(*SIZE)
    times = {name: figures(turns) for name, turns in measure_table(program).items()}
    times[THINKING] = figures(measure_thinking(program))
    times["slider"] = look_times(program.pictures, CARD_WIDTH)
    times["language"] = language_times(program.language)
    program.window.close()
    program.close()
    print(json.dumps(times))
    return 0


if __name__ == "__main__":
    sys.exit(main())
