"""Reservations (Vorbehalte): who may reserve what, and which contract comes of it (``rules.md`` B1, B2, C2)."""

from __future__ import annotations

from dataclasses import replace

from cardavia.engine.actions import Action, Bid, Call, Move, Verb
from cardavia.engine.cards import Card, Hand, Rank
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf import auction
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import FOX, order_of
from cardavia.engine.doppelkopf.sides import queen_holders, sides_queen
from cardavia.engine.play import begin_play, finish
from cardavia.engine.result import Redeal
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, State

POVERTY_TRUMPS = 3
"""Most trumps a hand may hold to reserve poverty (``rules.md`` C4)."""

THROWN_CARDS = 5
"""Nines or kings from which a hand may be thrown in (``rules.md`` D5)."""
THROW = Call(Verb.THROW)
"""Throwing in a bad hand (Einwerfen)."""

_HEALTHY = Call(Verb.HEALTHY)
_WEDDING = Bid(Contract(Kind.WEDDING))
_POVERTY = Bid(Contract(Kind.POVERTY))
_RANKS = {Kind.POVERTY: 1, Kind.WEDDING: 0}
_SOLO_RANK, _COMPULSORY_RANK = 2, 3


def legal_reservations(state: State, options: DoppelkopfOptions) -> tuple[Action, ...]:
    """Return what the seat whose turn it is may say; a forced soloist may only name a solo (``rules.md`` B12)."""
    solos = tuple(Bid(Contract.parse_spoken(f"solo {name}")) for name in options.solos)
    if state.turn is None or state.standing.forced is not None:
        return solos
    hand = state.hands[state.turn]
    conditions: dict[Action, bool] = {
        _WEDDING: hand.count(sides_queen(options)) == 2,
        _POVERTY: options.poverty and is_poor(hand, options),
        THROW: options.throw_in and is_throwable(hand, options),
    }
    special = tuple(action for action, possible in conditions.items() if possible)
    return (_HEALTHY, *special, *solos)


def is_poor(hand: Hand, options: DoppelkopfOptions) -> bool:
    """Say whether the hand may reserve poverty (Armut, ``rules.md`` C4)."""
    return len(counted_trumps(hand, options)) <= POVERTY_TRUMPS


def is_throwable(hand: Hand, options: DoppelkopfOptions) -> bool:
    """Say whether the hand may be thrown in: five nines, five kings, or few trumps where no poverty is played (D5)."""
    ranks = [card.rank for card in hand]
    if ranks.count(Rank.NINE) >= THROWN_CARDS or ranks.count(Rank.KING) >= THROWN_CARDS:
        return True
    return not options.poverty and len(order_of(None, options).trumps_in(hand)) <= POVERTY_TRUMPS


def counted_trumps(hand: Hand, options: DoppelkopfOptions) -> tuple[Card, ...]:
    """Return the trumps that count for poverty; foxes may be left out by ``poverty_counts_foxes``."""
    trumps = order_of(None, options).trumps_in(hand)
    return tuple(card for card in trumps if options.poverty_counts_foxes or card is not FOX)


def reserve(state: State, move: Move, options: DoppelkopfOptions) -> State:
    """Return the state after a reservation: the next seat speaks, or the contract is settled."""
    state = replace(state, moves=(*state.moves, move))
    spoken = len(state.moves)
    if state.standing.forced is None and spoken < len(state.players):
        return replace(state, turn=state.players[spoken])
    return _settle(state, options)


def _settle(state: State, options: DoppelkopfOptions) -> State:
    winner = _highest(state, options)
    if winner is None:
        return _all_healthy(state, options)
    rivals = rival_soloists(state, options)
    if len(rivals) > 1:
        return auction.begin_auction(state, rivals)
    return _begin_contract(state, winner.seat, options)


def _begin_contract(state: State, seat: Seat, options: DoppelkopfOptions) -> State:
    """Return the state in which the seat's reservation is played."""
    contract = next(_contract(move) for move in _reserved(state) if move.seat == seat)
    state = replace(state, contract=contract, declarer=seat, order=order_of(contract, options))
    if contract.kind is Kind.POVERTY:
        return replace(state, phase=Phase.EXCHANGE, turn=seat)
    state = replace(state, side=(seat,))
    if contract.kind is Kind.WEDDING:
        return begin_play(state, state.deal.first)
    return begin_play(state, seat if _soloist_leads(state, seat, options) else state.deal.first)


def _reserved(state: State) -> list[Move]:
    """Return the moves that reserve something, in the order of the seats."""
    return [move for move in state.moves if isinstance(move.action, Bid)]


def _highest(state: State, options: DoppelkopfOptions) -> Move | None:
    """Return the reservation that is played: the highest class, in it the earliest seat (B1).

    With ``solo_priority: last`` the latest of several soloists has it (D17).
    """
    reserved = _reserved(state)
    if options.solo_priority == "last":
        reserved.sort(key=lambda move: -state.players.index(move.seat) if _is_solo(move) else 0)
    return max(reserved, key=lambda move: _rank(state, move), default=None)


def _is_solo(move: Move) -> bool:
    return _contract(move).is_doppelkopf_solo


def rival_soloists(state: State, options: DoppelkopfOptions) -> tuple[Seat, ...]:
    """Return who bids against each other in the auction: the soloists of the highest class (``rulings.md`` 20)."""
    if options.solo_priority != "auction":
        return ()
    solos = [move for move in _reserved(state) if _is_solo(move)]
    highest = max((_rank(state, move) for move in solos), default=0)
    return tuple(move.seat for move in solos if _rank(state, move) == highest)


def bid_in_auction(state: State, move: Move, options: DoppelkopfOptions) -> State:
    """Return the state after a raise, hold or yield; the last one settles who plays his solo."""
    rivals = rival_soloists(state, options)
    state = auction.bid_in_auction(state, move, rivals)
    if state.turn is not None:
        return state
    bidding = auction.standing_bids(state, rivals)
    said = auction.commitment(state, bidding)
    return _begin_contract(replace(state, said=said), bidding.holder, options)


def _rank(state: State, move: Move) -> int:
    kind = _contract(move).kind
    if kind in _RANKS:
        return _RANKS[kind]
    return _COMPULSORY_RANK if move.seat in state.standing.debtors else _SOLO_RANK


def _contract(move: Move) -> Contract:
    if not isinstance(move.action, Bid):
        raise ValueError(f"{move} reserves nothing")
    return move.action.contract


def _all_healthy(state: State, options: DoppelkopfOptions) -> State:
    """Return the normal game, or the silent wedding (stille Hochzeit) of one who holds both queens (B3)."""
    holders = queen_holders(state, options)
    silent = len(holders) == 1
    contract = Contract(Kind.SILENT_WEDDING if silent else Kind.NORMAL)
    declarer = holders[0] if silent else None
    state = replace(state, contract=contract, declarer=declarer, side=holders, order=order_of(contract, options))
    return begin_play(state, state.deal.first)


def _soloist_leads(state: State, seat: Seat, options: DoppelkopfOptions) -> bool:
    """Say who leads a reserved solo (``rules.md`` B5, C11, ``rulings.md`` 40)."""
    if options.solo_lead == "compulsory-soloist":
        return seat in state.standing.debtors
    return options.solo_lead == "soloist"


def throw(state: State, move: Move) -> State:
    """Return the deal thrown in; the same dealer deals again (``rulings.md`` 15)."""
    return finish(replace(state, moves=(*state.moves, move), redeal=Redeal.SAME_DEALER))
