"""Deals made by hand: finished ones from tricks alone, and running ones from a few cards that matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardavia.engine.actions import Move, Saying
from cardavia.engine.cards import parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf.announcing import LEVELS
from cardavia.engine.doppelkopf.game import DOPPELKOPF
from cardavia.engine.doppelkopf.orders import order_of
from cardavia.engine.match import Match
from cardavia.engine.result import Party
from cardavia.engine.seats import rotation
from cardavia.engine.state import Phase, Said, Standing, State, Trick
from tests.engine.helpers import Rules, fill, match_of, state_of

HEALTHY = "0:healthy, 1:healthy, 2:healthy, 3:healthy"
RE, KONTRA = Party.RE, Party.KONTRA
Taken = tuple[int, int, str]
"""A trick as leader, winner and cards."""

_RICH = "CA CA CT CT"
EVEN: list[Taken] = [(0, seat, _RICH) for seat in (0, 1) for _ in range(2)] + [(0, s, "SA SA CT CK") for s in (0, 1)]
"""42 + 42 + 36 = 120 card points for seat 0 and for seat 1, two Doppelkopf tricks each."""
RE_WINS: list[Taken] = [*[(0, 0, _RICH)] * 3, *[(0, 1, _RICH)] * 2, (0, 1, "CT CT CK CK"), (0, 1, "DJ D9 D9 S9")]
"""Seat 0 has 126, seat 1 42 + 42 + 28 + 2 = 114; three Doppelkopf tricks against two."""
KONTRA_WINS: list[Taken] = [(0, 1 - won, cards) for _, won, cards in RE_WINS]
"""Seat 1 has 126, seat 0 114."""


def doppelkopf(**options: Any) -> Rules:
    """Return the rules ``ddv`` with these options."""
    return "doppelkopf", "ddv", options


def schafkopf(**options: Any) -> Rules:
    """Return the rules ``schaf`` with these options."""
    return "schafkopf", "schaf", options


def running(rules: Rules, hands: dict[int, str], actions: str = HEALTHY, seed: int = 1) -> State:
    """Return a deal dealt by seat 3, so that seat 0 speaks first, after the actions."""
    dealt = fill(rules[0], match_of(rules).options, hands, seed)
    return state_of(rules, 3, dealt, actions)


def finished(
    rules: Rules,
    side: tuple[int, ...],
    taken: Sequence[Taken],
    said: Sequence[tuple[int, str]] = (),
    contract: str = "normal",
    standing: Standing | None = None,
) -> State:
    """Return a deal of Doppelkopf that has ended with these tricks; only what they hold is looked at.

    Two cards in each hand are enough of a deal where the last trick is the second.
    """
    match = match_of(rules)
    state = running(rules, {}, "")
    played = Contract.parse(contract)
    players = state.players
    tricks = tuple(Trick(rotation(players, leader), parse_cards(cards), won) for leader, won, cards in taken)
    words = tuple(_said(seat, word, side) for seat, word in said)
    hands = tuple(hand[: len(tricks)] for hand in state.deal.hands)
    return replace(
        state,
        deal=state.deal._replace(hands=hands),
        standing=standing or Standing(),
        hands=((), (), (), ()),
        phase=Phase.DONE,
        turn=None,
        contract=played,
        declarer=side[0] if len(side) == 1 else None,
        side=side,
        order=order_of(played, match.options),
        tricks=tricks,
        said=words,
    )


def _said(seat: int, word: str, side: tuple[int, ...]) -> Said:
    saying = Saying(word)
    bound = (RE if seat in side else KONTRA) if saying in LEVELS else None
    return Said(seat, saying, 12, party=bound)


def scores(state: State) -> tuple[int, ...] | None:
    """Return the scores of a finished deal of Doppelkopf."""
    return match_of(("doppelkopf", "ddv", {})).game.score(state).scores


def lines(state: State, rules: Rules) -> dict[tuple[str, str], int]:
    """Return what the finished deal earned: a number for each line and side."""
    found: dict[tuple[str, str], int] = {}
    for line in match_of(rules).game.score(state).lines:
        key = (line.key, line.party.value)
        found[key] = found.get(key, 0) + line.value
    return found


def factors(state: State, rules: Rules) -> list[tuple[str, int]]:
    """Return the factors of the finished deal in order."""
    return [(factor.key, factor.value) for factor in match_of(rules).game.score(state).factors]


def session(rules: Rules, *states: State) -> Match:
    """Return a match whose finished deals are these."""
    match = match_of(rules)
    return replace(match, deals=in_turn(match.options, *states))


def in_turn(options: Any, *states: State) -> tuple[State, ...]:
    """Return the finished deals with the Bock count that each had as the follower of the ones before it."""
    deals: tuple[State, ...] = ()
    for state in states:
        standing = DOPPELKOPF.standing(options, deals, 3)
        bock = state.standing._replace(bock=standing.bock, bock_left=standing.bock_left)
        deals = (*deals, replace(state, standing=bock))
    return deals


def moves(texts: str) -> list[Move]:
    """Return moves written ``seat:action`` and split at commas."""
    return [Move.parse(text.strip()) for text in texts.split(",")]
