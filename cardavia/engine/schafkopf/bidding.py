"""Bidding: one round, pass or a bid of a higher type (``rules.md`` F3, F5 to F7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardavia.engine.actions import Action, Bid, Call, Move, Verb
from cardavia.engine.cards import SUITS, Card, Hand, Rank, Suit
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.errors import Reason
from cardavia.engine.play import begin_play, finish
from cardavia.engine.result import Redeal
from cardavia.engine.schafkopf.options import SchafkopfOptions, options_of
from cardavia.engine.schafkopf.orders import OBERS, UNTERS, order_of
from cardavia.engine.seats import Seat
from cardavia.engine.state import State

RISING = (Kind.RUFER, Kind.WENZ, Kind.SOLO, Kind.WENZ_TOUT, Kind.SOLO_TOUT, Kind.SIE)
"""The types of bid from low to high; an equal type never overbids (F3)."""
CALLABLE = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS)
"""Suits whose ace can be called; hearts are trumps (F5)."""

_PASS = Call(Verb.PASS)
_SIE_CARDS = frozenset(OBERS + UNTERS)
_SUITED = frozenset({Kind.SOLO, Kind.SOLO_TOUT})


def legal_bids(state: State, options: SchafkopfOptions) -> tuple[Action, ...]:
    """Return a pass and every bid above the highest one so far that the hand allows."""
    if state.turn is None:
        return ()
    hand = state.hands[state.turn]
    current = highest_bid(state)
    floor = -1 if current is None else RISING.index(_contract(current).kind)
    kinds = RISING[floor + 1 :]
    return (_PASS, *(Bid(contract) for kind in kinds for contract in _biddable(kind, hand, options)))


def _biddable(kind: Kind, hand: Hand, options: SchafkopfOptions) -> Iterator[Contract]:
    if kind is Kind.RUFER:
        yield from (Contract(kind, suit) for suit in CALLABLE if can_call(suit, hand))
    elif kind in _SUITED:
        suits = (suit for suit in SUITS if options.solo_any_suit or has_plain_card(suit, hand))
        yield from (Contract(kind, suit) for suit in suits)
    elif kind is not Kind.SIE or set(hand) == _SIE_CARDS:
        yield Contract(kind)


def can_call(suit: Suit, hand: Hand) -> bool:
    """Say whether the hand may call the ace of the suit: not its own, and with a plain card of it (F5)."""
    return Card(suit, Rank.ACE) not in hand and has_plain_card(suit, hand)


def has_plain_card(suit: Suit, hand: Hand) -> bool:
    """Say whether the hand holds a card of the suit that is no Ober and no Unter (F5, F6)."""
    return any(card.suit is suit and card not in _SIE_CARDS for card in hand)


def highest_bid(state: State) -> Move | None:
    """Return the last bid, which is the highest as every bid must be higher, or None after passes only."""
    return next((move for move in reversed(state.moves) if isinstance(move.action, Bid)), None)


def _contract(move: Move) -> Contract:
    if not isinstance(move.action, Bid):
        raise ValueError(f"{move} bids nothing")
    return move.action.contract


def bid(state: State, move: Move) -> State:
    """Return the state after a bid or pass: the next seat speaks, or the contract is settled."""
    state = replace(state, moves=(*state.moves, move))
    sie = isinstance(move.action, Bid) and move.action.contract.kind is Kind.SIE
    if not sie and len(state.moves) < len(state.players):
        return replace(state, turn=state.players[len(state.moves)])
    return _settle(state)


def _settle(state: State) -> State:
    winner = highest_bid(state)
    if winner is None:
        return _all_passed(state)
    contract, seat = _contract(winner), winner.seat
    side = _side(state, contract, seat)
    state = replace(state, contract=contract, declarer=seat, side=side, order=order_of(contract))
    return finish(state) if contract.kind is Kind.SIE else begin_play(state, state.deal.first)


def _side(state: State, contract: Contract, declarer: Seat) -> tuple[Seat, ...]:
    """Return the declarer and, in a Rufer, the holder of the called ace, who may be any other player."""
    if contract.kind is not Kind.RUFER or contract.suit is None:
        return (declarer,)
    ace = Card(contract.suit, Rank.ACE)
    partner = next(seat for seat in state.players if ace in state.hands[seat])
    return (declarer, partner)


def _all_passed(state: State) -> State:
    """Return the deal that nobody plays (F3); ``all_pass`` says who deals the next one."""
    same = options_of(state.options).all_pass == "same-dealer"
    return finish(replace(state, redeal=Redeal.SAME_DEALER if same else Redeal.NEXT_DEALER))


def bid_refusal(state: State, move: Move) -> Reason:
    """Return why the bid is not allowed now."""
    action = move.action
    if not isinstance(action, Bid):
        return Reason.PHASE
    kind = action.contract.kind
    if kind not in RISING:
        return Reason.CONTRACT_NOT_PLAYED
    current = highest_bid(state)
    if current is not None and RISING.index(kind) <= RISING.index(_contract(current).kind):
        return Reason.BID_TOO_LOW
    if kind is Kind.SIE:
        return Reason.BID_SIE
    return Reason.CALLED_ACE_CONDITIONS if kind is Kind.RUFER else Reason.BID_PLAIN_CARD
