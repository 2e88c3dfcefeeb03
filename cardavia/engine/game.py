"""The checked door to both games: what is legal, and the state after a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from cardavia.engine.actions import Action, Move, Play, Say, plays
from cardavia.engine.cards import Card, Hand
from cardavia.engine.chance import Chance
from cardavia.engine.contract import Contract
from cardavia.engine.errors import IllegalAction, Reason
from cardavia.engine.options import Catalogue
from cardavia.engine.order import Order
from cardavia.engine.result import Party, Result
from cardavia.engine.seats import Seat
from cardavia.engine.state import Deal, Phase, Standing, State

Parties = Mapping[Party, tuple[Seat, ...]]
"""The seats of each side."""


class Game(Protocol):
    """A game: a stateless object that knows its rules and nothing of any table.

    Every method takes a state of this game. Seats and cards it does not know raise KeyError or ValueError.
    """

    key: str
    """Name in records and on the command line."""
    catalogue: Catalogue[Any]
    """Options and presets."""
    pack_points: int
    """Card points (Augen) of the whole pack."""

    def pack(self, options: Any) -> Hand:
        """Return all cards that are dealt under these options."""

    def begin(self, options: Any, deal: Deal, standing: Standing) -> State:
        """Return the state in which the first player speaks."""

    def auction(self, state: State) -> tuple[Action, ...]:
        """Return what the seat whose turn it is may do before the play begins."""

    def playable(self, state: State) -> Hand:
        """Return the cards the seat whose turn it is may play, each as often as held."""

    def announceable(self, state: State, seat: Seat) -> tuple[Say, ...]:
        """Return what the seat may announce now, in turn or out of it."""

    def chances(self, state: State) -> tuple[Chance, ...]:
        """Return what each side can still announce, with nothing in it that is hidden from anybody."""

    def advance(self, state: State, move: Move) -> State:
        """Return the state after a move that is known to be legal."""

    def parties(self, state: State) -> Parties | None:
        """Return the true sides, None while they are not settled."""

    def known_parties(self, state: State, seat: Seat | None) -> Mapping[Seat, Party]:
        """Return the side of every seat that the given one can know; None asks for what is public."""

    def known_contract(self, state: State, seat: Seat | None) -> tuple[Contract | None, Seat | None]:
        """Return contract and declarer as the given seat can know them; None asks for what is public."""

    def called(self, state: State) -> Card | None:
        """Return the card whose holder is the declarer's partner, as all have heard; None where none was called."""

    def seen(self, state: State, seat: Seat) -> Hand:
        """Return the cards of its own that the seat has looked at."""

    def score(self, state: State) -> Result:
        """Return the result of a deal; an unfinished one has none of its fields set."""

    def next_dealer(self, options: Any, finished: tuple[State, ...]) -> Seat:
        """Return who deals after the finished deals, of which there is at least one."""

    def standing(self, options: Any, finished: tuple[State, ...], dealer: Seat) -> Standing:
        """Return what the finished deals of a session bring into the one that this dealer deals."""

    def refusal(self, state: State, move: Move) -> Reason:
        """Return the rule that forbids a move which is not legal."""


def legal(game: Game, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return everything the seat may do now, each action once."""
    if state.phase is Phase.DONE:
        return ()
    says = game.announceable(state, seat)
    return duties(game, state) + says if seat == state.turn else says


def duties(game: Game, state: State) -> tuple[Action, ...]:
    """Return what the seat whose turn it is must choose from: calls, or cards to play."""
    if state.phase is Phase.PLAY:
        return plays(game.playable(state))
    return game.auction(state)


def is_legal(game: Game, state: State, move: Move) -> bool:
    """Say whether the rules allow the move now."""
    action = move.action
    if state.phase is Phase.DONE:
        return False
    if isinstance(action, Say):
        return action in game.announceable(state, move.seat)
    if move.seat != state.turn:
        return False
    if isinstance(action, Play):
        return state.phase is Phase.PLAY and action.card in game.playable(state)
    return state.phase is not Phase.PLAY and action in game.auction(state)


def apply(game: Game, state: State, move: Move) -> State:
    """Return the state after the move; IllegalAction says which rule forbids it."""
    if not is_legal(game, state, move):
        raise IllegalAction(refusal(game, state, move), str(move))
    return game.advance(state, move)


def refusal(game: Game, state: State, move: Move) -> Reason:
    """Return why a move that is not legal is refused."""
    if state.phase is Phase.DONE:
        return Reason.PHASE
    if isinstance(move.action, Say):
        return game.refusal(state, move)
    if move.seat != state.turn:
        return Reason.TURN
    if isinstance(move.action, Play) is not (state.phase is Phase.PLAY):
        return Reason.PHASE
    if isinstance(move.action, Play) and move.action.card not in state.hands[move.seat]:
        return Reason.NOT_HELD
    return game.refusal(state, move)


def follow_refusal(order: Order, lead: Card, hand: Hand) -> Reason | None:
    """Return the rule of following that binds the hand to the led card, None when it is free (``rules.md`` A3, F8)."""
    if not order.following(lead, hand):
        return None
    return Reason.FOLLOW_TRUMP if order.is_trump(lead) else Reason.FOLLOW_SUIT
