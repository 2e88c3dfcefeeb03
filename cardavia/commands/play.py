"""``cardavia play``: computer players among themselves."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardavia.ai.player import Player, make_player
from cardavia.ai.playing import play_deal
from cardavia.commands.files import save_record
from cardavia.commands.output import Output, usage_problem
from cardavia.commands.replay import match_output
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.games import game_of
from cardavia.engine.match import Match
from cardavia.engine.options import Value
from cardavia.engine.record import MOST_DEALS, record_of


def run(
    game: str, preset: str | None, chosen: Sequence[str], deals: int, seed: int, players: str, out: Path | None
) -> Output:
    """Return so many deals, dealt and played by the seed; InputProblem names a bad rule or player.

    The same arguments give the same record on every machine.
    """
    if out is not None and deals > MOST_DEALS:
        raise InputProblem(Flaw.TOO_MANY_DEALS, (str(MOST_DEALS),))
    match, preset = _new_match(game, preset, chosen)
    names = _names(players, match.seats)
    seated = [_player(name, game, seed, seat) for seat, name in enumerate(names)]
    dealing = random.Random(seed)
    for _ in range(deals):
        match = play_deal(match, seated, dealing)
    record = record_of(match, preset, [f"{name} {seat}" for seat, name in enumerate(names)])
    if out is not None:
        save_record(out, record)
    return match_output(match, record)


def _new_match(game: str, preset: str | None, chosen: Sequence[str]) -> tuple[Match, str]:
    rules = game_of(game)
    preset = preset or next(iter(rules.catalogue.presets))
    options = rules.catalogue.build(preset, chosen_options(game, chosen))
    return Match(rules, options), preset


def chosen_options(game: str, texts: Sequence[str]) -> Mapping[str, Value]:
    """Return the options of texts such as ``piglets=diamonds``; InputProblem names an unknown one."""
    chosen = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise usage_problem(f"--set {text}")
        chosen[name] = game_of(game).catalogue.option(name).parse(value)
    return chosen


def _names(players: str, seats: int) -> tuple[str, ...]:
    names = tuple(players.split(","))
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise InputProblem(Flaw.WRONG_PLAYER_COUNT, (str(len(names)),))
    return names


def _player(name: str, game: str, seed: int, seat: int) -> Player:
    # A source for each seat: what one player draws does not change the cards or the others.
    return make_player(name, game, random.Random(f"{seed}:{seat}"))
