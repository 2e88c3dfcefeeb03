"""Positions of deals that are played: what hints and claims are held against."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import Player, RandomPlayer
from cardavia.ai.playing import moves
from cardavia.engine.game import Game, apply
from cardavia.engine.match import deal_cards
from cardavia.engine.options import Value
from cardavia.engine.record import Record, new_match
from cardavia.engine.state import State

Rules = tuple[str, str, Mapping[str, Value]]
"""Game, preset, and the options that differ from it."""
RULES: list[Rules] = [
    ("schafkopf", "schaf", {}),
    ("schafkopf", "schaf", {"all_pass": "ramsch", "geier": True, "bettel": True, "hochzeit": True}),
    ("doppelkopf", "ddv", {}),
    ("doppelkopf", "pagat", {}),
    ("doppelkopf", "ddv", {"dulle": "second", "poverty": True, "genscher": True, "piglets": "diamonds"}),
    ("doppelkopf", "pagat", {"seats": 5, "poverty_refused": "black-sow"}),
]


def positions(
    game: str, preset: str, chosen: Mapping[str, Value], seed: int, deals: int
) -> Iterator[tuple[Game, State]]:
    """Yield every position of some deals: in turn random players play them, and easy ones, who call more wisely."""
    source = random.Random(f"{game} {preset} {seed}")
    match = new_match(Record(game, preset, chosen, ("A", "B", "C", "D")))
    for number in range(deals):
        deal = deal_cards(match.game, match.options, number % match.seats, match.seats, source)
        state = match.start(deal).deals[-1]
        player: Player = EasyPlayer() if number % 2 else RandomPlayer(source)
        for move in moves(match.game, state, [player] * match.seats):
            yield match.game, state
            state = apply(match.game, state, move)
