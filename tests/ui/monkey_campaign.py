"""Lets monkeys loose: ``python -m tests.ui.monkey_campaign [--unkept] EVENTS SEED…``."""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.ui.monkey import Monkey
    from tests.ui.monkey_stage import Stage
    from tests.ui.monkey_watch import Watch

CHECKED_EVERY = 25
SLOWEST = 5


def let_loose(folder: Path, seed: int, events: int, kept: bool = True) -> list[tuple[float, str]]:
    """Let a monkey do so many things; return those that the window was busiest with, in seconds.

    Unless ``kept``, the program can write no file of its own.

    AssertionError with the last events when something does not hold any more.
    """
    from tests.ui.monkey import Monkey
    from tests.ui.monkey_stage import staged
    from tests.ui.monkey_watch import watched

    chance = random.Random(seed)
    with staged(folder, chance, kept) as stage, watched(stage) as watch:
        monkey = Monkey(stage, chance)
        try:
            slowest = _run(stage, monkey, watch, events)
        except Exception as error:
            told = "\n  ".join(monkey.last)
            raise AssertionError(f"seed {seed}: {error}\nthe last events:\n  {told}") from error
    return slowest


def _run(stage: Stage, monkey: Monkey, watch: Watch, events: int) -> list[tuple[float, str]]:
    stage.begin()
    slowest: list[tuple[float, str]] = []
    for number in range(events):
        begun = time.thread_time()
        monkey.act()
        slowest = sorted([*slowest, (time.thread_time() - begun, monkey.last[-1])], reverse=True)[:SLOWEST]
        watch.check_quiet()
        if number % CHECKED_EVERY == 0:
            watch.check()
    watch.check()
    stage.end()
    watch.check_left()
    return slowest


def main() -> int:
    """Let one monkey after the other loose, each in an empty folder; return how many broke something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--unkept", action="store_true", help="let no file of the program's own be written")
    parser.add_argument("events", type=int)
    parser.add_argument("seeds", type=int, nargs="+")
    arguments = parser.parse_args()
    return sum(_campaign(seed, arguments.events, not arguments.unkept) for seed in arguments.seeds)


def _campaign(seed: int, events: int, kept: bool) -> int:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            slowest = let_loose(Path(folder), seed, events, kept)
        except AssertionError:
            traceback.print_exc(file=sys.stdout)
            print(f"BROKEN after {time.perf_counter() - begun:.0f} s", flush=True)
            return 1
    print(f"seed {seed}: {events} events in {time.perf_counter() - begun:.0f} s; the window was busiest with")
    for seconds, what in slowest:
        print(f"  {seconds:.2f} s  {what}", flush=True)
    return 0


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # As pytest does, by the settings of the project.
    sys.path.append(str(Path(__file__).parents[2] / "packaging"))
    sys.exit(main())
