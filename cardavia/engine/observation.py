"""What a seat may know: players and the window get this and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardavia.engine.actions import Action, Call, Exchange, Move, Play, Say, Transfer, Verb
from cardavia.engine.cards import Card, Hand
from cardavia.engine.chance import Chance
from cardavia.engine.contract import Contract
from cardavia.engine.game import Game, legal
from cardavia.engine.order import Order
from cardavia.engine.result import Party, Result
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, Said, Standing, State, Trick

_ACCEPT = Call(Verb.ACCEPT)


@dataclass(frozen=True, slots=True)
class HiddenExchange:
    """Cards handed over face down: how many, and of returned ones how many are trumps (``rules.md`` C4)."""

    transfer: Transfer
    count: int
    trumps: int | None = None


SeenAction = Action | HiddenExchange


class SeenMove(NamedTuple):
    """A move as another seat sees it."""

    seat: Seat
    action: SeenAction


@dataclass(frozen=True, slots=True)
class Observation:
    """One seat's view of a deal.

    ``hand`` are its cards now, ``dealt`` those it was dealt, ``counts`` the number of cards of every seat.
    ``contract`` and ``declarer`` are those the seat can know: a silent wedding looks like a normal game to the
    others. ``called`` is the card whose holder is the declarer's partner.

    ``parties`` are the sides this seat can know, ``public_parties`` those everybody knows. ``legal`` is
    what the seat may do now, announcements out of turn included; ``chances`` what each side can still announce, which
    everybody can work out. ``revealed`` are all hands as dealt, ``result``
    the score; both are None until the deal has been scored.
    """

    game: str
    options: Any
    seat: Seat
    dealer: Seat
    players: tuple[Seat, ...]
    standing: Standing
    phase: Phase
    turn: Seat | None
    order: Order
    contract: Contract | None
    declarer: Seat | None
    called: Card | None
    hand: Hand
    dealt: Hand
    counts: tuple[int, ...]
    moves: tuple[SeenMove, ...]
    said: tuple[Said, ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    parties: Mapping[Seat, Party]
    public_parties: Mapping[Seat, Party]
    legal: tuple[Action, ...]
    chances: tuple[Chance, ...]
    revealed: tuple[Hand, ...] | None
    result: Result | None

    @property
    def my_turn(self) -> bool:
        """Whether this seat must act."""
        return self.turn == self.seat

    @property
    def done(self) -> bool:
        """Whether the deal has ended, scored or not."""
        return self.phase is Phase.DONE

    @property
    def duties(self) -> tuple[Action, ...]:
        """What the seat must choose from now: announcements only where it must announce before it plays (D26)."""
        others = tuple(action for action in self.legal if not isinstance(action, Say))
        return others or (self.legal if self.my_turn else ())

    @property
    def sayings(self) -> tuple[Say, ...]:
        """What the seat may announce now."""
        return tuple(action for action in self.legal if isinstance(action, Say))

    @property
    def playable(self) -> Hand:
        """The cards the seat may play now."""
        return tuple(action.card for action in self.legal if isinstance(action, Play))


def observe(game: Game, state: State, seat: Seat) -> Observation:
    """Return what the seat may know of the state."""
    contract, declarer = game.known_contract(state, seat)
    result = game.score(state) if state.done else None
    scored = result is not None and result.scores is not None
    return Observation(
        game=game.key,
        options=state.options,
        seat=seat,
        dealer=state.deal.dealer,
        players=state.players,
        standing=state.standing,
        phase=state.phase,
        turn=state.turn,
        order=state.order,
        contract=contract,
        declarer=declarer,
        called=game.called(state),
        hand=game.seen(state, seat),
        dealt=game.seen(state, seat) if state.phase is Phase.DOUBLE else state.deal.hands[seat],
        counts=tuple(map(len, state.hands)),
        moves=tuple(_seen(state, move, seat) for move in state.moves),
        said=state.said,
        tricks=state.tricks,
        trick=state.trick,
        parties=game.known_parties(state, seat),
        public_parties=game.known_parties(state, None),
        legal=legal(game, state, seat),
        chances=game.chances(state),
        revealed=state.deal.hands if scored else None,
        result=result,
    )


def _seen(state: State, move: Move, seat: Seat) -> SeenMove:
    action = move.action
    if not isinstance(action, Exchange) or seat in _partners(state, move):
        return SeenMove(move.seat, action)
    trumps = len(state.order.trumps_in(action.cards)) if action.transfer is Transfer.RETURN else None
    return SeenMove(move.seat, HiddenExchange(action.transfer, len(action.cards), trumps))


def _partners(state: State, move: Move) -> tuple[Seat, ...]:
    """Return who sees the cards of an exchange: the one who gives and, once there is one, the one who takes.

    Cards that nobody took stay hidden, also from one whom a black sow makes the soloist later (``rules.md`` D27).
    """
    taken = any(answer.action == _ACCEPT for answer in state.moves)
    return (move.seat, *(state.side or ())) if taken else (move.seat,)
