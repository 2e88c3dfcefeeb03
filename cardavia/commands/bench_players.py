"""How fast computer players are: playouts of the kernel, and the moves of every level."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardavia.ai.arena.clock import Clock, TimedPlayer
from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import deal_of, situation_of
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import NAMES, make_player
from cardavia.ai.playing import moves
from cardavia.engine.game import Game, apply
from cardavia.engine.games import GAMES, game_of
from cardavia.engine.match import TABLE_SEATS, Match, deal_cards
from cardavia.engine.observation import observe
from cardavia.engine.state import Phase, State
from cardavia.ui import texts
from cardavia.ui.texts_base import translate

SECONDS = 1.5
"""How long the moves of a level are measured in each game."""
_PLAYOUTS = 20_000
_SLOW = 0.95
_FIRST_PRESETS = {key: next(iter(game.catalogue.presets)) for key, game in GAMES.items()}


@dataclass(frozen=True, slots=True)
class PlayoutSpeed:
    """Playouts a second of a whole deal, cards by chance and by the policy, on one core."""

    game: str
    random: float
    policy: float


@dataclass(frozen=True, slots=True)
class LevelSpeed:
    """The time of a level's decisions, four of it at the table."""

    game: str
    player: str
    clock: Clock

    def report(self) -> dict[str, Any]:
        """Return the figures as JSON values."""
        return {
            "game": self.game,
            "player": self.player,
            "moves": self.clock.count,
            "moves_per_second": self.clock.count / self.clock.total,
            "seconds_p95": self.clock.quantile(_SLOW),
        }


def playout_speeds() -> tuple[PlayoutSpeed, ...]:
    """Return the figures of both games; none without the compiled kernel."""
    return tuple(map(_playout_speed, GAMES)) if kernel.AVAILABLE else ()


def level_speeds() -> tuple[LevelSpeed, ...]:
    """Return the figures of every level in both games."""
    return tuple(level_speed(game, name) for name in NAMES for game in GAMES)


def _playout_speed(key: str) -> PlayoutSpeed:
    game, state = _first_card(key)
    return PlayoutSpeed(key, _playout_rate(game, state, by_chance=True), _playout_rate(game, state, by_chance=False))


def _playout_rate(game: Game, state: State, by_chance: bool) -> float:
    seen = observe(game, state, state.players[0])
    deal = deal_of(state, state.hands, state.deal.hands, state.side or ())
    situation, payoff = situation_of(seen), priced(payoff_of(seen))
    started = time.perf_counter()
    kernel.native.playouts(situation, [payoff], [deal], repeats=_PLAYOUTS, random=by_chance)
    return _PLAYOUTS / (time.perf_counter() - started)


def _first_card(key: str) -> tuple[Game, State]:
    """Return the first deal, of always the same ones, that easy players play as a game of two against two."""
    source = random.Random(1)
    while True:
        match = _dealt(key, source)
        state = match.deals[-1]
        for move in moves(match.game, state, [EasyPlayer()] * TABLE_SEATS):
            if state.phase is Phase.PLAY and len(state.side or ()) == 2:
                return match.game, state
            state = apply(match.game, state, move)


def _dealt(key: str, source: random.Random) -> Match:
    game = game_of(key)
    match = Match(game, game.catalogue.preset(_FIRST_PRESETS[key]))
    return match.start(deal_cards(game, match.options, TABLE_SEATS - 1, TABLE_SEATS, source))


def level_speed(key: str, name: str) -> LevelSpeed:
    """Return the time of a level's decisions in deals that begin one after the other until the time is up."""
    source, clock = random.Random(1), Clock()
    players = [TimedPlayer(make_player(name, key, source), clock, Clock()) for _ in range(TABLE_SEATS)]
    began = time.perf_counter()
    while True:
        match = _dealt(key, source)
        for _ in moves(match.game, match.deals[-1], players):
            if clock.count and time.perf_counter() - began > SECONDS:
                return LevelSpeed(key, name, clock)


def player_lines(playouts: tuple[PlayoutSpeed, ...], levels: tuple[LevelSpeed, ...]) -> Iterator[str]:
    """Yield the figures for people."""
    if not playouts:
        yield translate("Bench", "Playouts: the compiled kernel is missing.")
    pattern = translate("Bench", "Playouts, {game}: {random} at random and {policy} by the policy a second")
    for speed in playouts:
        rates = {"random": f"{speed.random:.0f}", "policy": f"{speed.policy:.0f}"}
        yield pattern.format(game=texts.game_name(speed.game), **rates)
    pattern = translate("Bench", "{player}, {game}: {rate} moves a second, 95% below {slow} ms")
    for level in levels:
        rate, slow = f"{level.clock.count / level.clock.total:.0f}", f"{1000 * (level.clock.quantile(_SLOW) or 0):.3g}"
        yield pattern.format(player=level.player, game=texts.game_name(level.game), rate=rate, slow=slow)
