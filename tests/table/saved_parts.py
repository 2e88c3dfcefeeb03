"""Sessions played at random, for the tests of what is saved of them."""

from __future__ import annotations

import random
from collections.abc import Mapping

from cardavia.engine.actions import Move
from cardavia.engine.game import legal
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.options import Value
from cardavia.table.session import Session
from cardavia.table.snapshot import Snapshot

NAMES = ("Me", "Anna", "Bohdan", "Clara", "Dorota")
GAMES = {"schafkopf": "schaf", "doppelkopf": "ddv"}


def played(
    game: str,
    moves: int,
    seed: int = 1,
    options: Mapping[str, Value] | None = None,
    assisted: frozenset[int] = frozenset(),
) -> Snapshot:
    """Return a session after that many random moves; new deals are dealt as long as there are moves left."""
    source = random.Random(seed)
    session = Session.new(game, GAMES[game], options or {}, NAMES)
    match = _dealt(session.match, source)
    for _ in range(moves):
        if match.deals[-1].done:
            match = _dealt(match, source)
        state = match.deals[-1]
        seat = state.turn if state.turn is not None else 0
        match = match.play(Move(seat, source.choice(legal(match.game, state, seat))))
    return Snapshot(Session(match, session.preset, session.players), assisted)


def _dealt(match: Match, source: random.Random) -> Match:
    return match.start(deal_cards(match.game, match.options, match.next_dealer, match.seats, source))
