"""The exchange of a poverty (Armut): three cards offered, taken or refused, three returned (``rules.md`` C4)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from cardavia.engine.actions import Action, Call, Exchange, Move, Transfer, Verb
from cardavia.engine.cards import Hand, by_suit, without
from cardavia.engine.doppelkopf.black_sow import begin_black_sow
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.reservations import counted_trumps
from cardavia.engine.play import begin_play, finish
from cardavia.engine.result import Redeal
from cardavia.engine.seats import Seat, others
from cardavia.engine.state import State

HANDED = 3
"""Cards that change hands each way."""

_ACCEPT, _DECLINE = Call(Verb.ACCEPT), Call(Verb.DECLINE)


def legal_exchange(state: State, options: DoppelkopfOptions) -> tuple[Action, ...]:
    """Return what the seat whose turn it is may do: offer, take or refuse, return."""
    if state.turn is None:
        return ()
    hand = state.hands[state.turn]
    if state.turn == state.declarer:
        return _choices(Transfer.PASS, by_suit(hand), by_suit(counted_trumps(hand, options)))
    if state.side is None:
        return _ACCEPT, _DECLINE
    return _returns(state, by_suit(hand), options)


def _returns(state: State, hand: Hand, options: DoppelkopfOptions) -> tuple[Exchange, ...]:
    """Return what the taker may give back: anything, or plain cards as far as he has any (D6b, ``rulings.md`` 16)."""
    if options.poverty_returns_trumps:
        return _choices(Transfer.RETURN, hand, ())
    plain = tuple(card for card in hand if not state.order.is_trump(card))
    enough = len(plain) >= HANDED
    return _choices(Transfer.RETURN, plain if enough else hand, () if enough else plain)


@lru_cache(maxsize=8)
def _choices(transfer: Transfer, hand: Hand, needed: Hand) -> tuple[Exchange, ...]:
    """Return every way to hand over three cards that include the needed ones, each combination once."""
    free = without(hand, needed)
    picks = dict.fromkeys(combinations(free, HANDED - len(needed)))
    return tuple(Exchange(transfer, needed + pick) for pick in picks)


def offer(state: State, move: Move, action: Exchange) -> State:
    """Return the state after the poor player has put three cards face down."""
    hands = _moved(state.hands, move.seat, (), action.cards)
    return replace(state, moves=(*state.moves, move), hands=hands, turn=_asked(state)[0])


def answer(state: State, move: Move, options: DoppelkopfOptions) -> State:
    """Return the state after a player was asked to take the poor player's cards."""
    state = replace(state, moves=(*state.moves, move))
    if move.action == _ACCEPT:
        return _taken(state, move.seat)
    asked = _asked(state)
    if move.seat == asked[-1]:
        return _refused(state, options)
    return replace(state, turn=asked[asked.index(move.seat) + 1])


def _asked(state: State) -> tuple[Seat, ...]:
    if state.declarer is None:
        raise ValueError("nobody has reserved poverty")
    return others(state.players, state.declarer)


def _taken(state: State, seat: Seat) -> State:
    hands = _moved(state.hands, seat, _offered(state), ())
    side = None if state.declarer is None else (state.declarer, seat)
    return replace(state, hands=hands, side=side, turn=seat)


def _offered(state: State) -> Hand:
    """Return the cards the poor player has offered."""
    for move in state.moves:
        if isinstance(move.action, Exchange):
            return move.action.cards
    raise ValueError("nothing has been offered")


def _refused(state: State, options: DoppelkopfOptions) -> State:
    """Return the deal that nobody wanted to help with: the cards go back, and it is dealt again or played (D27)."""
    if state.declarer is None:
        raise ValueError("nobody has reserved poverty")
    hands = _moved(state.hands, state.declarer, _offered(state), ())
    state = replace(state, hands=hands)
    if options.poverty_refused == "black-sow":
        return begin_black_sow(state, options)
    return finish(replace(state, redeal=Redeal.SAME_DEALER))


def give_back(state: State, move: Move, action: Exchange) -> State:
    """Return the state after the taker has returned three cards: the play begins."""
    if state.declarer is None:
        raise ValueError("nobody has reserved poverty")
    hands = _moved(state.hands, move.seat, (), action.cards)
    hands = _moved(hands, state.declarer, action.cards, ())
    state = replace(state, moves=(*state.moves, move), hands=hands)
    return begin_play(state, state.deal.first)


def _moved(hands: tuple[Hand, ...], seat: Seat, added: Hand, removed: Hand) -> tuple[Hand, ...]:
    hand = without(hands[seat] + added, removed)
    return (*hands[:seat], hand, *hands[seat + 1 :])
