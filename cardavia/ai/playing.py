"""Computer players among themselves: whole deals without a window."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from cardavia.ai.budget import Budget
from cardavia.ai.player import Player
from cardavia.engine.actions import Move, Say
from cardavia.engine.game import Game, apply
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.observation import observe
from cardavia.engine.state import State


def play_deal(match: Match, players: Sequence[Player], source: random.Random) -> Match:
    """Return the match after one more deal, played to its end."""
    match = match.start(deal_cards(match.game, match.options, match.next_dealer, match.seats, source))
    for move in moves(match.game, match.deals[-1], players):
        match = match.play(move)
    return match


def moves(game: Game, state: State, players: Sequence[Player]) -> Iterator[Move]:
    """Yield what the players do until the deal is over.

    After each move everybody who may announce something is asked once, then the seat whose turn it is.
    """
    while not state.done:
        move = next_announcement(game, state, players) or _duty(game, state, players)
        yield move
        state = apply(game, state, move)


def played_out(game: Game, state: State, players: Sequence[Player]) -> State:
    """Return the end of a deal that these players play."""
    for move in moves(game, state, players):
        state = apply(game, state, move)
    return state


def next_announcement(game: Game, state: State, players: Sequence[Player]) -> Move | None:
    """Return the first announcement a player wants to make now, by seat."""
    for seat in state.players:
        if game.announceable(state, seat):
            say: Say | None = players[seat].announce(observe(game, state, seat), Budget())
            if say is not None:
                return Move(seat, say)
    return None


def _duty(game: Game, state: State, players: Sequence[Player]) -> Move:
    if state.turn is None:
        raise ValueError("nobody can act in a deal that goes on")
    return Move(state.turn, players[state.turn].choose(observe(game, state, state.turn), Budget()))
