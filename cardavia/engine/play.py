"""Trick play as both games have it: following, laying a card, winning the trick."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from cardavia.engine.actions import Move, Play, Say
from cardavia.engine.cards import Card, Hand
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS, Seat, rotation
from cardavia.engine.state import Phase, Said, State, Trick


class Taking(Protocol):
    """Anything that knows the full tricks of a deal: its state, or what a seat sees of it."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The full tricks."""


def begin_play(state: State, leader: Seat) -> State:
    """Return the state in which the seat leads the first trick."""
    return replace(state, phase=Phase.PLAY, turn=leader, trick=Trick(rotation(state.players, leader)))


def follow(state: State) -> Hand:
    """Return the cards that follow what was led, or the whole hand when nothing must be followed."""
    seat, trick = state.turn, state.trick
    if seat is None or trick is None:
        return ()
    hand = state.hands[seat]
    if not trick.cards:
        return hand
    return state.order.following(trick.cards[0], hand) or hand


def lay(state: State, move: Move, card: Card) -> State:
    """Return the state with the card on the table; a full trick goes to its winner, who leads next."""
    trick = state.trick
    if trick is None:
        raise ValueError("no trick is being played")
    hands = _taken_from(state.hands, move.seat, card)
    cards = (*trick.cards, card)
    moves = (*state.moves, move)
    if len(cards) < PLAYERS:
        played = Trick(trick.seats, cards)
        return replace(state, hands=hands, moves=moves, trick=played, turn=trick.seats[len(cards)])
    winner = trick.seats[state.order.winner(cards, state.is_last_trick)]
    tricks = (*state.tricks, Trick(trick.seats, cards, winner))
    following = Trick(rotation(state.players, winner))
    return replace(state, hands=hands, moves=moves, tricks=tricks, trick=following, turn=winner)


def _taken_from(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    hand = hands[seat]
    place = hand.index(card)
    return (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])


def announce(state: State, move: Move, say: Say, party: Party | None = None) -> State:
    """Return the state with the announcement noted beside the speaker's number of cards and the side it binds."""
    said = Said(move.seat, say.saying, len(state.hands[move.seat]), say.partner, party)
    return replace(state, moves=(*state.moves, move), said=(*state.said, said))


def finish(state: State) -> State:
    """Return the state with the deal ended."""
    return replace(state, phase=Phase.DONE, turn=None, trick=None)


def points_of(deal: Taking, seats: tuple[Seat, ...]) -> int:
    """Return the card points in the full tricks the seats have won."""
    return sum(trick.points for trick in deal.tricks if trick.winner in seats)


def tricks_of(deal: Taking, seats: tuple[Seat, ...]) -> int:
    """Return how many full tricks the seats have won."""
    return sum(trick.winner in seats for trick in deal.tricks)


def spread(value: int, side: tuple[Seat, ...], players: tuple[Seat, ...], seats: int) -> tuple[int, ...]:
    """Return the scores by seat: plus for the side, minus for the rest, a lone player three times (``rules.md`` A6)."""
    lone = len(side) == 1
    return tuple(
        (value * (3 if lone else 1) if seat in side else -value) if seat in players else 0 for seat in range(seats)
    )


def opposite(seats: tuple[Seat, ...], players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the players that are not among the seats, by number."""
    return tuple(sorted(seat for seat in players if seat not in seats))


def is_play(move: Move) -> bool:
    """Say whether the move lays a card."""
    return isinstance(move.action, Play)
