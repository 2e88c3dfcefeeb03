"""Bidding: one round, pass or a bid of a higher type (``rules.md`` F3, F5 to F7, G)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardavia.engine.actions import Action, Bid, Call, Move, Verb
from cardavia.engine.cards import SUITS, Card, Hand, Rank, Suit
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.errors import Reason
from cardavia.engine.play import begin_play, finish
from cardavia.engine.schafkopf import all_pass, hochzeit
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.schafkopf.orders import order_under, pack, trump_courts
from cardavia.engine.seats import PLAYERS, Seat
from cardavia.engine.state import State

RISING = (
    Kind.RUFER,
    Kind.HOCHZEIT,
    Kind.BETTEL,
    Kind.FARBGEIER,
    Kind.FARBWENZ,
    Kind.GEIER,
    Kind.WENZ,
    Kind.SOLO,
    Kind.FARBGEIER_TOUT,
    Kind.FARBWENZ_TOUT,
    Kind.GEIER_TOUT,
    Kind.WENZ_TOUT,
    Kind.SOLO_TOUT,
    Kind.SIE,
)
"""The types of bid from low to high; an equal type never overbids (F3, G)."""
CALLABLE = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS)
"""Suits whose ace can be called; hearts are trumps (F5)."""

_HOUSE = {
    Kind.HOCHZEIT: "hochzeit",
    Kind.BETTEL: "bettel",
    Kind.FARBGEIER: "farbgeier",
    Kind.FARBWENZ: "farbwenz",
    Kind.GEIER: "geier",
    Kind.FARBGEIER_TOUT: "farbgeier",
    Kind.FARBWENZ_TOUT: "farbwenz",
    Kind.GEIER_TOUT: "geier",
}
"""The option that brings each house contract."""
_SUITED = frozenset({Kind.SOLO, Kind.SOLO_TOUT, Kind.FARBWENZ, Kind.FARBWENZ_TOUT, Kind.FARBGEIER, Kind.FARBGEIER_TOUT})
_PASS = Call(Verb.PASS)


def played_kinds(options: SchafkopfOptions) -> tuple[Kind, ...]:
    """Return the types of bid these options know, from low to high."""
    return tuple(kind for kind in RISING if kind not in _HOUSE or getattr(options, _HOUSE[kind]))


def legal_bids(state: State, options: SchafkopfOptions) -> tuple[Action, ...]:
    """Return a pass and every bid above the highest one so far that the hand allows."""
    if state.turn is None:
        return ()
    if all_pass.must_call(state):
        return all_pass.muss_calls(state)
    hand = state.hands[state.turn]
    current = highest_bid(state)
    floor = -1 if current is None else RISING.index(_contract(current).kind)
    kinds = [kind for kind in played_kinds(options) if RISING.index(kind) > floor]
    return (_PASS, *(Bid(contract) for kind in kinds for contract in _biddable(kind, hand, options)))


def _biddable(kind: Kind, hand: Hand, options: SchafkopfOptions) -> Iterator[Contract]:
    if kind is Kind.RUFER:
        yield from (Contract(kind, suit) for suit in CALLABLE if can_call(suit, hand))
    elif kind in _SUITED:
        yield from (Contract(kind, suit) for suit in SUITS if _may_choose(Contract(kind, suit), hand, options))
    elif kind is Kind.SIE:
        yield from (Contract(kind),) if set(hand) == sie_cards(options) else ()
    elif kind is not Kind.HOCHZEIT or hochzeit.may_offer(hand, options):
        yield Contract(kind)


def _may_choose(contract: Contract, hand: Hand, options: SchafkopfOptions) -> bool:
    """Say whether the hand has the plain card of the trump suit that F6 asks for (``rulings.md`` 31)."""
    courts = trump_courts(contract)
    return options.solo_any_suit or any(card.suit is contract.suit and card.rank not in courts for card in hand)


def sie_cards(options: SchafkopfOptions) -> set[Card]:
    """Return the cards of a Sie: the highest trumps, as many as a hand has (F7, ``rulings.md`` 35)."""
    return set(order_under(None, options).trumps[: len(pack(options)) // PLAYERS])


def can_call(suit: Suit, hand: Hand) -> bool:
    """Say whether the hand may call the ace of the suit: not its own, and with a plain card of it (F5)."""
    return Card(suit, Rank.ACE) not in hand and has_plain_card(suit, hand)


def has_plain_card(suit: Suit, hand: Hand) -> bool:
    """Say whether the hand holds a card of the suit that is no Ober and no Unter (F5)."""
    return any(card.suit is suit and card.rank not in (Rank.QUEEN, Rank.JACK) for card in hand)


def highest_bid(state: State) -> Move | None:
    """Return the last bid, which is the highest as every bid must be higher, or None after passes only."""
    return next((move for move in reversed(state.moves) if isinstance(move.action, Bid)), None)


def _contract(move: Move) -> Contract:
    if not isinstance(move.action, Bid):
        raise ValueError(f"{move} bids nothing")
    return move.action.contract


def bid(state: State, move: Move, options: SchafkopfOptions) -> State:
    """Return the state after a bid or pass: the next seat speaks, or the contract is settled."""
    if all_pass.must_call(state):
        return all_pass.begin_muss(state, move)
    state = replace(state, moves=(*state.moves, move))
    spoken = spoken_bids(state)
    sie = isinstance(move.action, Bid) and move.action.contract.kind is Kind.SIE
    if not sie and spoken < len(state.players):
        return replace(state, turn=state.players[spoken])
    return _settle(state, options)


def spoken_bids(state: State) -> int:
    """Return how many have bid or passed; the early doublings (Klopfen) before do not count."""
    return sum(isinstance(move.action, Bid) or move.action == _PASS for move in state.moves)


def _settle(state: State, options: SchafkopfOptions) -> State:
    winner = highest_bid(state)
    if winner is None:
        return all_pass.settle(state, options)
    contract, seat = _contract(winner), winner.seat
    order = order_under(contract, options)
    state = replace(state, contract=contract, declarer=seat, side=_side(state, contract, seat), order=order)
    if contract.kind is Kind.HOCHZEIT:
        return hochzeit.begin(state)
    return finish(state) if contract.kind is Kind.SIE else begin_play(state, state.deal.first)


def _side(state: State, contract: Contract, declarer: Seat) -> tuple[Seat, ...] | None:
    """Return the declarer and, in a Rufer, the holder of the called ace; a Hochzeit has to find its partner."""
    if contract.kind is Kind.HOCHZEIT:
        return None
    if contract.kind is not Kind.RUFER or contract.suit is None:
        return (declarer,)
    ace = Card(contract.suit, Rank.ACE)
    partner = next(seat for seat in state.players if ace in state.hands[seat])
    return (declarer, partner)


def bid_refusal(state: State, move: Move, options: SchafkopfOptions) -> Reason:
    """Return why the bid is not allowed now."""
    action = move.action
    if not isinstance(action, Bid):
        return Reason.PHASE
    kind = action.contract.kind
    if kind not in played_kinds(options):
        return Reason.CONTRACT_NOT_PLAYED
    current = highest_bid(state)
    if current is not None and RISING.index(kind) <= RISING.index(_contract(current).kind):
        return Reason.BID_TOO_LOW
    special = {
        Kind.SIE: Reason.BID_SIE,
        Kind.RUFER: Reason.CALLED_ACE_CONDITIONS,
        Kind.HOCHZEIT: Reason.HOCHZEIT,
    }
    return special.get(kind, Reason.BID_PLAIN_CARD)
