"""The perfect-information value of a position: what each card is worth when all hands are open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Literal

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import bytes_of, hands_of, mask_of
from cardavia.ai.bridge.rules import numbers_of, rules_of
from cardavia.ai.reference import CardOrder, Question, Reference
from cardavia.engine.actions import Saying
from cardavia.engine.cards import PACK, Card
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.sides import wedding_settled
from cardavia.engine.game import Game
from cardavia.engine.play import opposite, points_of, tricks_of
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, State, Trick

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Rules, Solver

NODES = 2_000_000
"""Cards played in a search at most, where nothing else is asked: a second or so."""
PLAIN_CARDS = 5
"""Cards in a hand up to which the plain solver is quick enough where the compiled kernel is missing."""
_BEAMS = ((2, 5), (2, 8), (3, 8))
"""Searches that guess, from quick to good: how many of the best-looking moves, and the hand size from which all."""


class Goal(Enum):
    """What is counted: card points (Augen), or tricks where a single one decides (Tout, Sie, Bettel, schwarz)."""

    POINTS = "points"
    TRICKS = "tricks"


class Basis(Enum):
    """Who plays against whom: the true sides; or, where there are none yet, one against three for what he takes."""

    SIDES = "sides"
    ALONE = "alone"
    OPEN_WEDDING = "open-wedding"


class Certainty(Enum):
    """How sure a value is: proven; proven to lie between two bounds; or a guess between proven bounds."""

    EXACT = "exact"
    INTERVAL = "interval"
    ESTIMATE = "estimate"


@dataclass(frozen=True, slots=True)
class CardValue:
    """What the counted side has at the end of the deal after this card, what it has taken so far included.

    ``low`` and ``high`` are proven bounds; ``value`` is None where there is not even a guess between them.
    """

    card: Card
    low: int
    high: int
    value: int | None
    certainty: Certainty


@dataclass(frozen=True, slots=True)
class Asked:
    """What is computed in a position.

    ``side`` are the seats whose points or tricks are counted, ``party`` their name where they have one. ``high``
    tells whether ``seat``, whose turn it is, wants the number high. ``taken`` is what the side has already.
    """

    basis: Basis
    goal: Goal
    seat: Seat
    side: tuple[Seat, ...]
    party: Party | None
    maximizers: tuple[Seat, ...]
    taken: int

    @property
    def high(self) -> bool:
        """Whether the seat whose turn it is wants the number high."""
        return self.seat in self.maximizers


@dataclass(frozen=True, slots=True)
class Solved:
    """The value of every card that may be played, the best first, and which are best; ``nodes`` is the effort."""

    asked: Asked
    cards: tuple[CardValue, ...]
    best: tuple[Card, ...]
    nodes: int


def solve_state(game: Game, state: State, nodes: int = NODES) -> Solved:
    """Return what each legal card leads to when everybody sees all hands and plays best for his side.

    The exact search plays at most ``nodes`` cards, and so does each of the quicker ones that guess what it leaves
    open. Without the compiled kernel hands of more than `PLAIN_CARDS` have bounds alone. ValueError where no card is
    to be played.
    """
    playable = tuple(dict.fromkeys(game.playable(state)))
    if state.phase is not Phase.PLAY or not playable or state.trick is None:
        raise ValueError("no card is to be played")
    asked = asked_of(game, state)
    values, effort = _values(game, state, state.trick, asked, nodes)
    cards = [value for value in values if value.card in playable]
    cards.sort(key=lambda value: _worth(value, asked.high), reverse=True)
    return Solved(asked, tuple(cards), _best(cards, asked.high), effort)


def asked_of(game: Game, state: State) -> Asked:
    """Return whose points or tricks count in a position of the play, and who wants them; ValueError elsewhere."""
    if state.turn is None or state.contract is None:
        raise ValueError("no card is to be played")
    basis, side = _side(game, state, state.turn)
    goal = _goal(game, state, state.contract)
    misere = basis is Basis.ALONE or state.contract.kind is Kind.BETTEL
    return Asked(
        basis=basis,
        goal=goal,
        seat=state.turn,
        side=side,
        party=_party(game, state, side) if basis is Basis.SIDES else None,
        maximizers=opposite(side, state.players) if misere else side,
        taken=points_of(state, side) if goal is Goal.POINTS else tricks_of(state, side),
    )


def _side(game: Game, state: State, turn: Seat) -> tuple[Basis, tuple[Seat, ...]]:
    """Return the seats of Re or of the declarer; who must play where everybody still plays for himself."""
    parties = game.parties(state)
    if parties is None or state.side is None:
        return Basis.ALONE, (turn,)
    side = next(seats for party, seats in parties.items() if party in (Party.RE, Party.DECLARER))
    return (Basis.OPEN_WEDDING if _is_open_wedding(state) else Basis.SIDES), side


def _is_open_wedding(state: State) -> bool:
    wedding = state.contract is not None and state.contract.kind is Kind.WEDDING
    return wedding and state.side == (state.declarer,) and wedding_settled(state) is None


def _goal(game: Game, state: State, contract: Contract) -> Goal:
    by_tricks = contract.is_tout or contract.kind in (Kind.SIE, Kind.BETTEL)
    return Goal.TRICKS if by_tricks or _schwarz_is_open(game, state) else Goal.POINTS


def _schwarz_is_open(game: Game, state: State) -> bool:
    """Say whether a side has promised all tricks and has lost none yet (``rules.md`` B6)."""
    parties = game.parties(state) or {}
    promised = {said.party for said in state.said if said.saying is Saying.SCHWARZ and said.party is not None}
    return any(tricks_of(state, parties.get(party.opponent, ())) == 0 for party in promised)


def _party(game: Game, state: State, side: tuple[Seat, ...]) -> Party | None:
    parties = game.parties(state) or {}
    return next((party for party, seats in parties.items() if seats == side), None)


def _values(game: Game, state: State, trick: Trick, asked: Asked, nodes: int) -> tuple[tuple[CardValue, ...], int]:
    question = question_of(game, state, trick, asked.side, asked.maximizers, asked.goal)
    if not kernel.AVAILABLE:
        return _plain_values(question, state, asked)
    return _kernel_values(kernel_rules(game, state), question, asked, nodes)


def question_of(
    game: Game, state: State, trick: Trick, side: Iterable[Seat], maximizers: Iterable[Seat], goal: Goal
) -> Question:
    """Return the solvers' question: what ``side`` takes of what is counted when ``maximizers`` want it high."""
    return Question(
        CardOrder(*numbers_of(state.order, game.pack(state.options), game.called(state))),
        hands_of(state.players, state.hands),
        bytes_of(trick.cards),
        state.players.index(trick.leader),
        _called_led(game, state),
        mask_of(state.players, side),
        mask_of(state.players, maximizers),
        goal is Goal.TRICKS,
    )


def kernel_rules(game: Game, state: State) -> Rules:
    """Return the card order of the state for the compiled kernel."""
    return rules_of(state.order, game.pack(state.options), game.called(state))


def _kernel_values(rules: Rules, question: Question, asked: Asked, nodes: int) -> tuple[tuple[CardValue, ...], int]:
    solver = _solver()
    goal: Literal["points", "tricks"] = "tricks" if question.tricks else "points"
    hands = question.hands[0], question.hands[1], question.hands[2], question.hands[3]
    place = rules, hands, question.trick, question.leader, question.called_led
    proven = solver.solve(*place, question.side, question.maximizers, goal, nodes)
    guesses: dict[int, int] = {}
    effort = proven.nodes
    for beam in () if proven.complete else _BEAMS:
        guessed = solver.estimate(*place, question.side, question.maximizers, goal, nodes, *beam)
        effort += guessed.nodes
        if not guessed.complete:
            break
        guesses = {kind: value for kind, value, _ in guessed.moves}
    values = tuple(_value(PACK[kind], low, high, guesses.get(kind), asked.taken) for kind, low, high in proven.moves)
    return values, effort


def _plain_values(question: Question, state: State, asked: Asked) -> tuple[tuple[CardValue, ...], int]:
    """Return the values without the kernel: near the end exact ones, before it no more than what is left to take."""
    if max(map(len, question.hands)) <= PLAIN_CARDS:
        solver = Reference(question)
        exact = solver.moves()
        return tuple(_value(PACK[kind], value, value, None, asked.taken) for kind, value in exact.items()), solver.nodes
    cards = [card for hand in state.hands for card in hand] + list(state.trick.cards if state.trick else ())
    left = sum(card.points for card in cards) if asked.goal is Goal.POINTS else max(map(len, question.hands))
    held = set(state.hands[asked.seat])
    return tuple(_value(card, 0, left, None, asked.taken) for card in sorted(held, key=lambda one: one.index)), 0


def _value(card: Card, low: int, high: int, guess: int | None, taken: int) -> CardValue:
    low, high = low + taken, high + taken
    if low == high:
        return CardValue(card, low, high, low, Certainty.EXACT)
    if guess is None:
        return CardValue(card, low, high, None, Certainty.INTERVAL)
    return CardValue(card, low, high, min(max(guess + taken, low), high), Certainty.ESTIMATE)


@cache
def _solver() -> Solver:
    """Return the solver of this process, which owns its table."""
    return kernel.native.Solver()


def _called_led(game: Game, state: State) -> bool:
    """Say whether the called suit was led in an earlier trick: its ace is then an ordinary card."""
    called = game.called(state)
    return called is not None and any(state.order.group(trick.cards[0]) is called.suit for trick in state.tricks)


def _best(cards: Iterable[CardValue], high: bool) -> tuple[Card, ...]:
    """Return the cards of the best value; where values are bounds alone, the ones that secure most."""
    worth = {value.card: _worth(value, high) for value in cards}
    return tuple(card for card, one in worth.items() if one == max(worth.values()))


def _worth(value: CardValue, high: bool) -> int:
    sure = value.low if high else value.high
    number = sure if value.value is None else value.value
    return number if high else -number
