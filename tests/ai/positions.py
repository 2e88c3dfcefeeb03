"""Positions for tests: some cards of some hands are given, the rest of the pack is dealt round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardavia.engine.actions import Move
from cardavia.engine.cards import Hand, parse_cards, without
from cardavia.engine.game import Game, apply
from cardavia.engine.games import game_of
from cardavia.engine.observation import Observation, observe
from cardavia.engine.seats import PLAYERS
from cardavia.engine.state import Deal, Standing, State


def filled(pack: Hand, given: Mapping[int, str]) -> tuple[Hand, ...]:
    """Return four full hands that hold the given cards; what is left of the pack goes round in its order."""
    hands = [list(parse_cards(given.get(seat, ""))) for seat in range(PLAYERS)]
    left = list(without(pack, (card for hand in hands for card in hand)))
    size = len(pack) // PLAYERS
    for hand in hands:
        missing = size - len(hand)
        hand += left[:missing]
        del left[:missing]
    return tuple(tuple(hand) for hand in hands)


def reached(
    rules: tuple[str, str],
    given: Mapping[int, str],
    moves: str = "",
    standing: Standing = Standing(),  # noqa: B008 - a frozen value
    **chosen: object,
) -> tuple[Game, State]:
    """Return the game and the state after the moves, separated by commas; seat 3 deals and seat 0 begins."""
    game = game_of(rules[0])
    options: Any = game.catalogue.build(rules[1], chosen)
    state = game.begin(options, Deal(3, filled(game.pack(options), given)), standing)
    for text in filter(None, moves.split(",")):
        state = apply(game, state, Move.parse(text.strip()))
    return game, state


def seen(
    rules: tuple[str, str], given: Mapping[int, str], moves: str = "", seat: int | None = None, **more: Any
) -> Observation:
    """Return what a seat, else the one whose turn it is, sees after the moves."""
    game, state = reached(rules, given, moves, **more)
    watcher = state.turn if seat is None else seat
    assert watcher is not None
    return observe(game, state, watcher)
