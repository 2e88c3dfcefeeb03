"""The part of ``cardavia bench`` about the engine: whole random deals, on one core."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from cardavia.engine.actions import Move
from cardavia.engine.game import Game, duties
from cardavia.engine.games import GAMES
from cardavia.engine.match import TABLE_SEATS, deal_cards
from cardavia.engine.state import Standing, State
from cardavia.ui import texts
from cardavia.ui.texts_base import translate

SECONDS = 2.0
"""How long each game is played."""
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


def figures() -> dict[str, dict[str, float]]:
    """Return the figures by game."""
    speeds = {key: engine_speed(game, _PRESETS[key]) for key, game in GAMES.items()}
    return {key: {**asdict(speed), "deals_per_second": speed.rate} for key, speed in speeds.items()}


def lines(measured: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Return the figures for people."""
    pattern = translate("Bench", "{game}: {rate} random deals a second, {actions} actions a deal")
    for key, speed in measured.items():
        actions = f"{speed['actions'] / speed['deals']:.1f}"
        yield pattern.format(game=texts.game_name(key), rate=f"{speed['deals_per_second']:.0f}", actions=actions)


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
