"""``cardavia bench``: figures that can be compared between machines by the calibration loop beside them."""

from __future__ import annotations

import compileall
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cardavia.commands import bench_cards
from cardavia.commands.bench_players import level_speeds, player_lines, playout_speeds
from cardavia.commands.bench_solver import comparison, solver_lines, solver_speeds
from cardavia.commands.output import Output
from cardavia.commands.startup import BARE, TABLE
from cardavia.engine.actions import Move
from cardavia.engine.game import Game, duties
from cardavia.engine.games import GAMES
from cardavia.engine.match import TABLE_SEATS, deal_cards
from cardavia.engine.record import record_of
from cardavia.engine.state import Standing, State
from cardavia.storage.journal import Journal
from cardavia.storage.paths import HOME_VARIABLE
from cardavia.storage.settings import Settings, save
from cardavia.table.session import Session
from cardavia.ui import texts
from cardavia.ui.texts_base import translate

CALIBRATION_STEPS = 2_000_000
"""Additions of the calibration loop, pure Python as the engine is."""
SECONDS = 2.0
"""How long each game is played."""
STARTS = 11
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
    """Return the benchmarks' figures; takes about a minute."""
    calibration = calibrate()
    engine = {key: engine_speed(game, _PRESETS[key]) for key, game in GAMES.items()}
    solver = solver_speeds()
    compared = comparison(solver)
    playouts, levels = playout_speeds(), level_speeds()
    starts = start_seconds()
    document = {
        "ok": True,
        "calibration_seconds": calibration,
        "engine": {key: {**asdict(speed), "deals_per_second": speed.rate} for key, speed in engine.items()},
        "solver": [speed.report() for speed in solver],
        "plain_solver": compared and compared.report(),
        "playouts": [asdict(speed) for speed in playouts],
        "levels": [speed.report() for speed in levels],
        "start_seconds": starts,
        "start_ratio": starts[TABLE] / starts[BARE],
        "cards": bench_cards.figures(),
    }
    players = [*solver_lines(solver, compared), *player_lines(playouts, levels)]
    return Output(document, lambda: _text(document, engine, players))


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


def start_seconds() -> Mapping[str, float]:
    """Return for each window the median seconds from the start of a process to its first paint, in turn."""
    # Both are measured as they start day by day: what Python compiles once is compiled.
    compileall.compile_dir(Path(__file__).parents[1], quiet=2)
    with tempfile.TemporaryDirectory() as home:
        _keep_game(Path(home))
        _start(TABLE, home)
        taken: dict[str, list[float]] = {BARE: [], TABLE: []}
        for _ in range(STARTS):
            for window, seconds in taken.items():
                seconds.append(_start(window, home))
    return {window: statistics.median(seconds) for window, seconds in taken.items()}


def _keep_game(home: Path) -> None:
    """Leave a journal with a dealt game, so that the table and not the welcome page is what opens."""
    session = Session.new("doppelkopf", "ddv", {}, ("1", "2", "3", "4"))
    match = session.match.start(deal_cards(session.match.game, session.match.options, 3, TABLE_SEATS, random.Random(1)))
    journal = Journal(home / "journal", lambda trouble: None)
    journal.start(record_of(match, session.preset, session.players))
    journal.close()
    save(Settings(welcome_done=True), home / "settings.json")


def _start(window: str, home: str) -> float:
    command = [sys.executable, "-m", "cardavia.commands.startup", window]
    environment = {**os.environ, HOME_VARIABLE: home}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    started = time.time()
    finished = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return float(finished.stdout.splitlines()[0]) - started


def _text(document: Mapping[str, Any], engine: Mapping[str, EngineSpeed], players: Sequence[str]) -> Iterator[str]:
    milliseconds = document["calibration_seconds"] * 1000
    yield translate("Bench", "Calibration loop: {milliseconds} ms").format(milliseconds=f"{milliseconds:.0f}")
    for key, speed in engine.items():
        pattern = translate("Bench", "{game}: {rate} random deals a second, {actions} actions a deal")
        rate, actions = f"{speed.rate:.0f}", f"{speed.actions / speed.deals:.1f}"
        yield pattern.format(game=texts.game_name(key), rate=rate, actions=actions)
    yield from players
    starts = {name: f"{seconds:.2f}" for name, seconds in document["start_seconds"].items()}
    pattern = translate("Bench", "Start to first painted table: {table} s, a bare window: {bare} s, ratio {ratio}")
    yield pattern.format(table=starts[TABLE], bare=starts[BARE], ratio=f"{document['start_ratio']:.2f}")
    yield from bench_cards.lines(document["cards"])
