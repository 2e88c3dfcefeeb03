"""The part of ``cardavia bench`` about the start: the window with the table beside a window with nothing in it."""

from __future__ import annotations

import compileall
import random
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from cardavia.commands.startup import BARE, TABLE
from cardavia.commands.window_process import window_output
from cardavia.engine.match import TABLE_SEATS, deal_cards
from cardavia.engine.record import record_of
from cardavia.storage.journal import Journal
from cardavia.storage.settings import Settings
from cardavia.storage.settings_file import save
from cardavia.table.session import Session
from cardavia.ui.texts_base import translate

STARTS = 11
"""How often each window is started; the median counts."""


def start_seconds() -> Mapping[str, float]:
    """Return for each window the median seconds from the start of a process to its first paint, in turn."""
    # Both are measured as they start day by day: what Python compiles once is compiled.
    compileall.compile_dir(Path(__file__).parents[1], quiet=2)
    with tempfile.TemporaryDirectory() as home:
        keep_game(Path(home))
        _start(TABLE, home)
        taken: dict[str, list[float]] = {BARE: [], TABLE: []}
        for _ in range(STARTS):
            for window, seconds in taken.items():
                seconds.append(_start(window, home))
    return {window: statistics.median(seconds) for window, seconds in taken.items()}


def keep_game(home: Path) -> None:
    """Leave a journal with a dealt game, so that the table and not the welcome page is what opens."""
    session = Session.new("doppelkopf", "ddv", {}, ("1", "2", "3", "4"))
    match = session.match.start(deal_cards(session.match.game, session.match.options, 3, TABLE_SEATS, random.Random(1)))
    journal = Journal(home / "journal", lambda trouble: None)
    journal.start(record_of(match, session.preset, session.players))
    journal.close()
    save(Settings(welcome_done=True), home / "settings.json")


def _start(window: str, home: str) -> float:
    started = time.time()
    return float(window_output("cardavia.commands.startup", window, home=home).splitlines()[0]) - started


def lines(seconds: Mapping[str, float]) -> Iterator[str]:
    """Return the figures for people."""
    pattern = translate("Bench", "Start to first painted table: {table} s, a bare window: {bare} s, ratio {ratio}")
    ratio = f"{seconds[TABLE] / seconds[BARE]:.2f}"
    yield pattern.format(table=f"{seconds[TABLE]:.2f}", bare=f"{seconds[BARE]:.2f}", ratio=ratio)
