"""Sessions that lead to a certain moment, for the pictures of the screens: dealt and played by computer players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.playing import moves, play_deal
from cardavia.engine.actions import Move
from cardavia.engine.game import legal
from cardavia.engine.games import game_of
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.engine.options import Value
from cardavia.engine.record import Record, record_of

NAMES: Final = ("Me", "Anna", "Bohdan", "Clara")
PRESETS: Final = {"schafkopf": "schaf", "doppelkopf": "ddv"}
_OWN: Final = 0
"""The seat whose eyes the pictures are seen with."""
MOST_TRIES: Final = 2000


def session(
    game: str,
    wanted: Callable[[Observation], bool],
    before: int = 0,
    options: Mapping[str, Value] | None = None,
    prefer: Sequence[str] = (),
    tries: int = MOST_TRIES,
) -> Record:
    """Return a session with so many deals ``before`` the one that has come to what is wanted.

    Everybody takes an action that begins like one of the preferred texts, if there is one. RuntimeError says that none
    of so many ``tries`` leads there.
    """
    rules = game_of(game)
    begun = Match(rules, rules.catalogue.build(PRESETS[game], options or {}))
    players = (EasyPlayer(),) * len(NAMES)
    source = random.Random(before)
    for _ in range(before):
        begun = play_deal(begun, players, source)
    for seed in range(tries):
        for match in _course(begun, random.Random(seed), prefer):
            if wanted(observe(rules, match.deals[-1], _OWN)):
                return record_of(match, PRESETS[game], NAMES)
    raise RuntimeError("no deal leads to that moment")


def _course(match: Match, source: random.Random, prefer: Sequence[str]) -> Iterator[Match]:
    """Yield the match after a new deal and after each of its moves."""
    match = match.start(deal_cards(match.game, match.options, match.next_dealer, match.seats, source))
    yield match
    while not match.deals[-1].done:
        match = match.play(_preferred(match, prefer) or _usual(match))
        yield match


def _preferred(match: Match, prefer: Sequence[str]) -> Move | None:
    state = match.deals[-1]
    seats = state.players if state.turn is None else (state.turn,)
    possible = [Move(seat, action) for seat in seats for action in legal(match.game, state, seat)]
    fitting = (move for text in prefer for move in possible if str(move.action).startswith(text))
    return next(fitting, None)


def _usual(match: Match) -> Move:
    return next(moves(match.game, match.deals[-1], (EasyPlayer(),) * len(NAMES)))
