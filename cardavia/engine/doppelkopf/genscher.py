"""Genscher: whoever holds both kings of diamonds may choose another partner (``rules.md`` D14, ``rulings.md`` 21)."""

from __future__ import annotations

from dataclasses import replace

from cardavia.engine.actions import Move, Play, Say, Saying
from cardavia.engine.cards import Card, Hand, Rank, Suit
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.play import follow, opposite
from cardavia.engine.seats import Seat, others
from cardavia.engine.state import State

KING = Card(Suit.DIAMONDS, Rank.KING)
"""The card whose two copies allow the call."""

_WITH_PARTNERS = frozenset({Kind.NORMAL, Kind.WEDDING})
_PAIR = 2


def callable_partners(state: State, seat: Seat, options: DoppelkopfOptions) -> tuple[Say, ...]:
    """Return the calls open to the seat: just before it may play the first of its two kings of diamonds."""
    if not options.genscher or state.turn != seat or state.hands[seat].count(KING) != _PAIR:
        return ()
    kind = None if state.contract is None else state.contract.kind
    if kind not in _WITH_PARTNERS or state.side is None or len(state.side) != _PAIR or was_called(state):
        return ()
    return tuple(Say(Saying.GENSCHER, partner) for partner in others(state.players, seat)) if _may_play(state) else ()


def _may_play(state: State) -> bool:
    return KING in follow(state)


def was_called(state: State) -> bool:
    """Say whether Genscher was called in this deal; everybody then knows the sides."""
    return any(said.saying is Saying.GENSCHER for said in state.said)


def was_just_called(state: State) -> bool:
    """Say whether the king that belongs to the call is still to be played."""
    for move in reversed(state.moves):
        if isinstance(move.action, Play):
            return False
        if isinstance(move.action, Say) and move.action.saying is Saying.GENSCHER:
            return True
    return False


def bound_cards(state: State, cards: Hand) -> Hand:
    """Return the king of diamonds alone when Genscher has just been called, else the cards as they are."""
    return (KING,) if was_just_called(state) else cards


def call(state: State, move: Move, action: Say) -> State:
    """Return the state with the new sides: the caller keeps his, the chosen player joins it."""
    pair = tuple(sorted((move.seat, action.partner))) if action.partner is not None else ()
    caller_is_re = move.seat in (state.side or ())
    return replace(state, side=pair if caller_is_re else opposite(pair, state.players))
