"""``cardavia bench``: figures that can be compared between machines by the calibration loop beside them."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from cardavia.commands.output import Output
from cardavia.commands.startup import BARE, TABLE
from cardavia.engine.actions import Move
from cardavia.engine.game import Game, duties
from cardavia.engine.games import GAMES
from cardavia.engine.match import TABLE_SEATS, deal_cards
from cardavia.engine.state import Standing, State
from cardavia.ui import texts
from cardavia.ui.texts_base import translate

CALIBRATION_STEPS = 2_000_000
"""Additions of the calibration loop, pure Python as the engine is."""
SECONDS = 2.0
"""How long each game is played."""
STARTS = 5
"""How often each window is started; the median counts."""
_ANNOUNCES = 1 / 24
_PRESETS = {"schafkopf": "schaf", "doppelkopf": "ddv"}


@dataclass(frozen=True, slots=True)
class EngineSpeed:
    """Whole random deals of one game, engine alone, on one core."""

    deals: int
    seconds: float
    actions: int

    @property
    def rate(self) -> float:
        """Deals a second."""
        return self.deals / self.seconds


def run() -> Output:
    """Return the benchmarks' figures; takes about half a minute."""
    calibration = calibrate()
    engine = {key: engine_speed(game, _PRESETS[key]) for key, game in GAMES.items()}
    starts = {name: statistics.median(_start(name) for _ in range(STARTS)) for name in (BARE, TABLE)}
    document = {
        "ok": True,
        "calibration_seconds": calibration,
        "engine": {key: {**asdict(speed), "deals_per_second": speed.rate} for key, speed in engine.items()},
        "start_seconds": starts,
        "start_ratio": starts[TABLE] / starts[BARE],
    }
    return Output(document, lambda: _text(document, engine))


def calibrate() -> float:
    """Return the seconds of a fixed loop, the measure of this machine at this moment."""
    started = time.perf_counter()
    total = 0
    for number in range(CALIBRATION_STEPS):
        total += number & 7
    return time.perf_counter() - started


def engine_speed(game: Game, preset: str) -> EngineSpeed:
    """Return how fast random deals go by: dealing, every legal action of whoever acts, and the score."""
    options = game.catalogue.preset(preset)
    source = random.Random(1)
    started = time.perf_counter()
    deals = actions = 0
    while time.perf_counter() - started < SECONDS:
        deal = deal_cards(game, options, deals % TABLE_SEATS, TABLE_SEATS, source)
        state = game.begin(options, deal, Standing())
        while not state.done:
            state = game.advance(state, _random_move(game, state, source))
            actions += 1
        game.score(state)
        deals += 1
    return EngineSpeed(deals, time.perf_counter() - started, actions)


def _random_move(game: Game, state: State, source: random.Random) -> Move:
    if source.random() < _ANNOUNCES:
        seat = source.choice(state.players)
        sayings = game.announceable(state, seat)
        if sayings:
            return Move(seat, source.choice(sayings))
    if state.turn is None:
        raise ValueError("nobody can act in a deal that goes on")
    return Move(state.turn, source.choice(duties(game, state)))


def _start(window: str) -> float:
    """Return the seconds from the start of a process to the first paint of its window."""
    command = [sys.executable, "-m", "cardavia.commands.startup", window]
    started = time.time()
    finished = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(finished.stdout.splitlines()[-1]) - started


def _text(document: Mapping[str, Any], engine: Mapping[str, EngineSpeed]) -> Iterator[str]:
    milliseconds = document["calibration_seconds"] * 1000
    yield translate("Bench", "Calibration loop: {milliseconds} ms").format(milliseconds=f"{milliseconds:.0f}")
    for key, speed in engine.items():
        pattern = translate("Bench", "{game}: {rate} random deals a second, {actions} actions a deal")
        rate, actions = f"{speed.rate:.0f}", f"{speed.actions / speed.deals:.1f}"
        yield pattern.format(game=texts.game_name(key), rate=rate, actions=actions)
    starts = {name: f"{seconds:.2f}" for name, seconds in document["start_seconds"].items()}
    pattern = translate("Bench", "Start to first painted table: {table} s, a bare window: {bare} s, ratio {ratio}")
    yield pattern.format(table=starts[TABLE], bare=starts[BARE], ratio=f"{document['start_ratio']:.2f}")
