"""Hochzeit in Schafkopf: a hand's only trump for a plain card and a partner (``rules.md`` G, ``rulings.md`` 33)."""

from __future__ import annotations

from dataclasses import replace

from cardavia.engine.actions import Action, Call, Exchange, Move, Transfer, Verb
from cardavia.engine.cards import Card, Hand, by_suit, without
from cardavia.engine.play import begin_play, finish
from cardavia.engine.result import Redeal
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.schafkopf.orders import order_under
from cardavia.engine.seats import Seat, others
from cardavia.engine.state import Phase, State

OFFERED = 1
"""Trumps of a hand that may offer a Hochzeit: all of them are laid."""

_ACCEPT, _DECLINE = Call(Verb.ACCEPT), Call(Verb.DECLINE)


def may_offer(hand: Hand, options: SchafkopfOptions) -> bool:
    """Say whether the hand holds exactly one trump."""
    return len(order_under(None, options).trumps_in(hand)) == OFFERED


def begin(state: State) -> State:
    """Return the state in which the declarer lays the trump face down."""
    return replace(state, phase=Phase.EXCHANGE, turn=state.declarer)


def legal_exchange(state: State) -> tuple[Action, ...]:
    """Return what the seat whose turn it is may do: lay its trump, take it or not, give a plain card."""
    if state.turn is None:
        return ()
    hand = state.hands[state.turn]
    if state.turn == state.declarer:
        return tuple(Exchange(Transfer.LAY, (card,)) for card in state.order.trumps_in(hand))
    plain = _plain_cards(state, hand)
    if state.side is None:
        return (_ACCEPT, _DECLINE) if plain else (_DECLINE,)
    return tuple(Exchange(Transfer.GIVE, (card,)) for card in plain)


def _plain_cards(state: State, hand: Hand) -> Hand:
    return by_suit(card for card in hand if not state.order.is_trump(card))


def lay(state: State, move: Move, card: Card) -> State:
    """Return the state after the declarer has laid the trump; the players after him are asked in turn."""
    hands = _with(state.hands, move.seat, without(state.hands[move.seat], (card,)))
    return replace(state, moves=(*state.moves, move), hands=hands, turn=_asked(state)[0])


def answer(state: State, move: Move) -> State:
    """Return the state after a player was asked to take the trump."""
    state = replace(state, moves=(*state.moves, move))
    if move.action == _ACCEPT:
        hands = _with(state.hands, move.seat, (*state.hands[move.seat], _laid(state)))
        side = None if state.declarer is None else (state.declarer, move.seat)
        return replace(state, hands=hands, side=side, turn=move.seat)
    asked = _asked(state)
    if move.seat != asked[-1]:
        return replace(state, turn=asked[asked.index(move.seat) + 1])
    return finish(replace(state, redeal=Redeal.NEXT_DEALER))


def give(state: State, move: Move, card: Card) -> State:
    """Return the state after the partner has given a plain card back: the play begins."""
    if state.declarer is None:
        raise ValueError("nobody has offered a trump")
    hands = _with(state.hands, move.seat, without(state.hands[move.seat], (card,)))
    hands = _with(hands, state.declarer, (*hands[state.declarer], card))
    return begin_play(replace(state, moves=(*state.moves, move), hands=hands), state.deal.first)


def _asked(state: State) -> tuple[Seat, ...]:
    if state.declarer is None:
        raise ValueError("nobody has offered a trump")
    return others(state.players, state.declarer)


def _laid(state: State) -> Card:
    laid = (move.action for move in state.moves if isinstance(move.action, Exchange))
    return next(laid).cards[0]


def _with(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
