"""``cardavia bench``: figures that can be compared between machines by the calibration loop beside them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from itertools import chain
from typing import Any, Final

from cardavia.commands import (
    bench_cards,
    bench_engine,
    bench_frames,
    bench_memory,
    bench_pages,
    bench_players,
    bench_solver,
    bench_start,
)
from cardavia.commands.output import Output
from cardavia.commands.startup import BARE, TABLE
from cardavia.ui.texts_base import translate

CALIBRATION_STEPS = 2_000_000
"""Additions of the calibration loop, pure Python as the engine is."""


def run(parts: Sequence[str] = ()) -> Output:
    """Return the figures of these `PARTS`, of all without any; all take less than two minutes."""
    calibration = calibrate()
    measured = [measure() for part, measure in PARTS.items() if part in (parts or PARTS)]
    document = {"ok": True, "calibration_seconds": calibration}
    for output in measured:
        document |= output.document
    return Output(document, lambda: chain(_calibration(calibration), *(output.lines() for output in measured)))


def calibrate() -> float:
    """Return the seconds of a fixed loop, the measure of this machine at this moment."""
    started = time.perf_counter()
    total = 0
    for number in range(CALIBRATION_STEPS):
        total += number & 7
    return time.perf_counter() - started


def _calibration(seconds: float) -> Iterator[str]:
    yield translate("Bench", "Calibration loop: {milliseconds} ms").format(milliseconds=f"{1000 * seconds:.0f}")


def _solver() -> Output:
    speeds = bench_solver.solver_speeds()
    compared = bench_solver.comparison(speeds)
    document = {
        "solver": [speed.report() for speed in speeds],
        "plain_solver": compared and compared.report(),
    }
    return Output(document, lambda: bench_solver.solver_lines(speeds, compared))


def _players() -> Output:
    playouts, levels = bench_players.playout_speeds(), bench_players.level_speeds()
    document = {
        "playouts": [asdict(speed) for speed in playouts],
        "levels": [speed.report() for speed in levels],
    }
    return Output(document, lambda: bench_players.player_lines(playouts, levels))


def _start() -> Output:
    seconds = bench_start.start_seconds()
    document = {"start_seconds": seconds, "start_ratio": seconds[TABLE] / seconds[BARE]}
    return Output(document, lambda: bench_start.lines(seconds))


def _part(name: str, figures: Callable[[], Any], lines: Callable[[Any], Iterator[str]]) -> Output:
    """Return the figures of a part that stand under one name in the document."""
    measured = figures()
    return Output({name: measured}, lambda: lines(measured))


PARTS: Final[Mapping[str, Callable[[], Output]]] = {
    "engine": lambda: _part("engine", bench_engine.figures, bench_engine.lines),
    "solver": _solver,
    "players": _players,
    "start": _start,
    "frames": lambda: _part("frames", bench_frames.figures, bench_frames.lines),
    "memory": lambda: _part("memory", bench_memory.figures, bench_memory.lines),
    "cards": lambda: _part("cards", bench_cards.figures, bench_cards.lines),
    "pages": lambda: _part("pages", bench_pages.figures, bench_pages.lines),
}
"""What can be measured, each alone or all in this order."""
