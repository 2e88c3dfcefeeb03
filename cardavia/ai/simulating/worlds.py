"""Sampled deals as states of the engine, and how the others would go on in the auction: as easy players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.playing import next_announcement
from cardavia.ai.sampling import Sample
from cardavia.engine.actions import Action, Bid, Exchange, Move, Saying
from cardavia.engine.cards import Hand
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.game import DOPPELKOPF
from cardavia.engine.game import Game
from cardavia.engine.games import game_of
from cardavia.engine.observation import HiddenExchange, Observation, SeenMove, observe
from cardavia.engine.seats import Seat
from cardavia.engine.state import Deal, Phase, State

_BY_HAND: Final = (Phase.RESERVATIONS, Phase.BIDDING, Phase.DOUBLE)
"""Phases in which an easy player looks at nothing but his hand, his place, and the kind of the highest bid."""


def world_of(observation: Observation, sample: Sample) -> State:
    """Return the state of the sampled deal after the moves made."""
    game = game_of(observation.game)
    state = game.begin(observation.options, Deal(observation.dealer, sample.dealt), observation.standing)
    handed = iter(sample.handed)
    for move in observation.moves:
        state = game.advance(state, _filled(move, handed))
    return state


def _filled(seen: SeenMove, handed: Iterator[Hand]) -> Move:
    """Return the move; of an exchange the cards that the sample has the seat hand over."""
    action = seen.action
    if isinstance(action, Exchange | HiddenExchange):
        return Move(seen.seat, Exchange(action.transfer, next(handed)))
    return Move(seen.seat, action)


class Others:
    """Go on with an auction as easy players; what one chose with a hand is remembered."""

    def __init__(self) -> None:
        self._easy = EasyPlayer()
        self._chosen: dict[tuple[int, Hand, Kind | None], Action] = {}

    def settled(self, game: Game, state: State) -> State:
        """Return the state in which the first card is to be played, or the end of the deal."""
        while not state.done and state.phase is not Phase.PLAY:
            if state.turn is None:
                raise ValueError("nobody can act in a deal that goes on")
            state = game.advance(state, Move(state.turn, self._choice(game, state, state.turn)))
        return self._opened(game, state)

    def _choice(self, game: Game, state: State, seat: Seat) -> Action:
        if state.phase not in _BY_HAND:
            return self._easy.choose(observe(game, state, seat))
        key = len(state.moves), game.seen(state, seat), _highest(state)
        if key not in self._chosen:
            self._chosen[key] = self._easy.choose(observe(game, state, seat))
        return self._chosen[key]

    def _opened(self, game: Game, state: State) -> State:
        """Return the state with what is announced before the first card."""
        players = [self._easy] * state.deal.seats
        while not state.done and _is_worth_asking(game, state):
            move = next_announcement(game, state, players)
            if move is None:
                break
            state = game.advance(state, move)
        return state


def _highest(state: State) -> Kind | None:
    bids = (move.action.contract.kind for move in reversed(state.moves) if isinstance(move.action, Bid))
    return next(bids, None)


def _is_worth_asking(game: Game, state: State) -> bool:
    """Say whether early words matter: doublings, declarations, a solo; between pairs they wait for the cards."""
    if game.key != DOPPELKOPF.key:
        return any(game.announceable(state, seat) for seat in state.players)
    alone = state.contract is not None and state.contract.is_doppelkopf_solo
    return alone or any(
        say.saying is Saying.PIGLETS for seat in state.players for say in game.announceable(state, seat)
    )
