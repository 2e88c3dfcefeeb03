"""``cardavia play``: computer players among themselves."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardavia.ai.cast import Cast, check_name, forfeits_of
from cardavia.ai.command.player import SECONDS, Forfeit, is_command
from cardavia.ai.player import Player
from cardavia.ai.playing import play_deal
from cardavia.commands.files import save_record
from cardavia.commands.forfeits import forfeit_report, forfeit_sentence
from cardavia.commands.output import Output, usage_problem
from cardavia.commands.replay import match_output
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.games import game_of
from cardavia.engine.match import Match
from cardavia.engine.options import Value
from cardavia.engine.record import LONGEST_NAME, MOST_DEALS, is_name, record_of


def run(
    game: str,
    preset: str | None,
    chosen: Sequence[str],
    deals: int,
    seed: int,
    players: str,
    out: Path | None,
    seconds: float = SECONDS,
) -> Output:
    """Return so many deals, dealt and played by the seed; InputProblem names a bad rule or player.

    The same arguments give the same record on every machine. ``seconds`` is the time a program has for an answer.
    """
    if out is not None and deals > MOST_DEALS:
        raise InputProblem(Flaw.TOO_MANY_DEALS, (str(MOST_DEALS),))
    match, preset = _new_match(game, preset, chosen)
    names = _names(players, match.seats)
    with Cast(game, seconds) as cast:
        seated = [cast.player(name, seat, _source(seed, seat)) for seat, name in enumerate(names)]
        match, forfeits = _played(match, seated, deals, random.Random(seed))
    record = record_of(match, preset, [_seat_name(name, seat) for seat, name in enumerate(names)])
    if out is not None:
        save_record(out, record)
    output = match_output(match, record)
    return _with_forfeits(output, forfeits) if any(map(is_command, names)) else output


def _played(
    match: Match, seated: Sequence[Player], deals: int, dealing: random.Random
) -> tuple[Match, Mapping[Forfeit, int]]:
    """Return the match after so many deals, and the deal in which each program failed that did."""
    forfeits: dict[Forfeit, int] = {}
    for number in range(deals):
        match = play_deal(match, seated, dealing)
        for forfeit in forfeits_of(seated):
            forfeits.setdefault(forfeit, number)
    return match, forfeits


def _with_forfeits(output: Output, forfeits: Mapping[Forfeit, int]) -> Output:
    found = [forfeit_report(deal, forfeit) for forfeit, deal in forfeits.items()]
    told = [forfeit_sentence(deal, forfeit) for forfeit, deal in forfeits.items()]
    return Output({**output.document, "forfeits": found}, lambda: [*output.lines(), *told])


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
        names *= seats
    if len(names) != seats:
        raise InputProblem(Flaw.WRONG_PLAYER_COUNT, (str(len(names)),))
    for name in names:
        check_name(name)
    return names


def _source(seed: int, seat: int) -> random.Random:
    # A source for each seat: what one player draws does not change the cards or the others.
    return random.Random(f"{seed}:{seat}")


def _seat_name(name: str, seat: int) -> str:
    """Return a name that a record may hold, also where a command line is longer or stranger."""
    printable = "".join(sign for sign in name if is_name(sign))
    ending = f" {seat}"
    return printable[: LONGEST_NAME - len(ending)] + ending
