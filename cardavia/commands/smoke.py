"""``cardavia smoke``: a deal of each game in the real window, to see that this machine can show and play them."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from cardavia.commands.bench_start import keep_game
from cardavia.commands.output import Output
from cardavia.commands.screen import has_screen
from cardavia.commands.window_process import PLATFORM, TO_MEMORY, window_environment
from cardavia.ui.texts import game_name
from cardavia.ui.texts_base import translate

SECONDS: Final = 120
"""Seconds after which a window that has not ended is ended."""
_TOLD: Final = 20
"""Lines of what a window that broke off has said, at most."""


def run() -> Output:
    """Open the window in a process of its own, on the screen if there is one, and return what it measured."""
    with tempfile.TemporaryDirectory() as home:
        keep_game(Path(home))
        document = _measure(home)
    return Output(document, lambda: _lines(document), failed=not document["ok"])


def _measure(home: str) -> dict[str, Any]:
    """Return the figures of the window, or only what it has said where it broke off."""
    environment = window_environment(home) | ({} if has_screen() else {PLATFORM: TO_MEMORY})
    command = [sys.executable, "-m", "cardavia.commands.smoke_window"]
    started = time.time()
    try:
        ended = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return _broken_off([translate("Smoke", "The window has not ended in time.")])
    said = ended.stderr.splitlines()[-_TOLD:]
    if ended.returncode or not ended.stdout:
        return _broken_off([translate("Smoke", "The window broke off."), *said])
    return _judged(json.loads(ended.stdout), started, said)


def _broken_off(problems: list[str]) -> dict[str, Any]:
    return {"ok": False, "problems": problems}


def _judged(measured: dict[str, Any], started: float, said: list[str]) -> dict[str, Any]:
    problems = [*measured["problems"], *said]
    start = {"start_seconds": measured.pop("painted") - started}
    return {"ok": not problems} | start | measured | {"problems": problems}


def _lines(document: Mapping[str, Any]) -> Iterator[str]:
    if "frames" in document:
        yield from _figures(document)
    yield from document["problems"]
    yield translate("Smoke", "All went well.") if document["ok"] else translate("Smoke", "Not all went well.")


def _figures(document: Mapping[str, Any]) -> Iterator[str]:
    pattern = translate("Smoke", "Start to first painted table: {seconds} s")
    yield pattern.format(seconds=f"{document['start_seconds']:.2f}")
    pattern = translate("Smoke", "Deals played: {deals}")
    yield pattern.format(deals=", ".join(map(game_name, document["deals"])))
    pattern = translate("Smoke", "Frames: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms")
    yield pattern.format(**{name: f"{value:.1f}" for name, value in document["frames"].items()})
    yield translate("Smoke", "Memory: {megabytes} MB").format(megabytes=f"{document['megabytes']:.0f}")
