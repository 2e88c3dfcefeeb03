"""What a lesson is made of: its steps, and the questions whose right answers the engine works out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from cardavia.engine.actions import Bid, Move, Saying
from cardavia.engine.cards import Card, Hand, parse_cards
from cardavia.engine.contract import Kind
from cardavia.engine.facts import score_value
from cardavia.engine.game import Game
from cardavia.engine.games import GAMES
from cardavia.engine.observation import Observation, observe
from cardavia.engine.record import Record, RecordedDeal, replay
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS, Seat
from cardavia.engine.state import State, Trick
from cardavia.table.session import HUMAN

_DEALER: Seat = PLAYERS - 1
"""Deals in every position of a lesson, so that the person speaks and leads first."""
_COMPUTERS: tuple[Seat, ...] = tuple(seat for seat in range(PLAYERS) if seat != HUMAN)


class Task(Enum):
    """What a step asks of the person; `READ`, `TABLE` and `END` ask nothing that could be wrong."""

    READ = "read"
    POINTS = "points"
    TRUMPS = "trumps"
    PLAYABLE = "playable"
    WINNER = "winner"
    CALL = "call"
    PARTNER = "partner"
    SIDE = "side"
    SAY = "say"
    OUTCOME = "outcome"
    TABLE = "table"
    END = "end"


@dataclass(frozen=True, slots=True)
class Position:
    """A deal as texts of the record (``record.md`` sections 1 to 3): four hands, and the moves with commas between."""

    game: str
    preset: str
    hands: tuple[str, str, str, str]
    moves: str = ""

    def record(self, players: tuple[str, ...]) -> Record:
        """Return the deal as a session of these players; ValueError when a text is none."""
        moves = tuple(map(Move.parse, self.moves.split(","))) if self.moves else ()
        deal = RecordedDeal(_DEALER, tuple(map(parse_cards, self.hands)), moves)
        return Record(self.game, self.preset, {}, players, (deal,))

    def state(self) -> State:
        """Return the deal after its moves; InputProblem names the first one against the rules."""
        return replay(self.record(("",) * PLAYERS)).deals[-1]


@dataclass(frozen=True, slots=True)
class Step:
    """One step; ``key`` names its texts.

    ``cards`` are shown, or offered where trumps or an ace are to be chosen. ``numbers`` are the card points offered;
    ``points`` those of Re or the declarers, where the outcome is asked.
    """

    key: str
    task: Task = Task.READ
    position: Position | None = None
    cards: str = ""
    numbers: tuple[int, ...] = ()
    points: int = 0


@dataclass(frozen=True, slots=True)
class Course:
    """The lesson of a game, from the first step to the last."""

    game: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer on offer: a card, a player, a player's card, a side, an announcement or a number."""

    card: Card | None = None
    seat: Seat | None = None
    party: Party | None = None
    saying: Saying | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """Answers on offer, and the places of those that are right.

    ``many`` tells that all right ones are to be chosen together. ``trick`` lies on the table, ``hand`` is shown.
    """

    choices: tuple[Choice, ...]
    right: frozenset[int]
    many: bool = False
    trick: Trick | None = None
    hand: Hand = ()


def position_of(step: Step) -> Position:
    """Return the position of a step; ValueError when it has none."""
    if step.position is None:
        raise ValueError(f"the step {step.key} has no position")
    return step.position


def seen_in(step: Step) -> tuple[Game, State, Observation]:
    """Return game and state of a step's position, and what the person knows in it."""
    position = position_of(step)
    game, state = GAMES[position.game], position.state()
    return game, state, observe(game, state, HUMAN)


def question_of(step: Step) -> Question | None:
    """Return what the step asks, None where it asks nothing; the position alone decides what is right."""
    ask = _ASKERS.get(step.task)
    return None if ask is None else ask(step)


def _where(choices: tuple[Choice, ...], is_right: Callable[[Choice], bool]) -> frozenset[int]:
    return frozenset(place for place, choice in enumerate(choices) if is_right(choice))


def _cards(cards: Hand) -> tuple[Choice, ...]:
    return tuple(Choice(card=card) for card in cards)


def _trumps(step: Step) -> Question:
    order = position_of(step).state().order
    choices = _cards(parse_cards(step.cards))
    return Question(choices, _where(choices, lambda choice: choice.card in order.trumps), many=True)


def _playable(step: Step) -> Question:
    _, state, seen = seen_in(step)
    choices = _cards(state.order.arranged(seen.hand))
    right = _where(choices, lambda choice: choice.card in seen.playable)
    return Question(choices, right, many=True, trick=state.trick)


def _last_trick(state: State) -> Trick:
    return state.tricks[-1]


def _winner(step: Step) -> Question:
    trick = _last_trick(position_of(step).state())
    choices = tuple(Choice(card, seat) for seat, card in zip(trick.seats, trick.cards, strict=True))
    return Question(choices, _where(choices, lambda choice: choice.seat == trick.winner))


def _points(step: Step) -> Question:
    trick = _last_trick(position_of(step).state())
    choices = tuple(Choice(number=number) for number in step.numbers)
    return Question(choices, _where(choices, lambda choice: choice.number == trick.points), trick=trick)


def _call(step: Step) -> Question:
    _, state, seen = seen_in(step)
    suits = {bid.contract.suit for bid in seen.duties if isinstance(bid, Bid) and bid.contract.kind is Kind.RUFER}
    choices = _cards(parse_cards(step.cards))
    right = _where(choices, lambda choice: choice.card is not None and choice.card.suit in suits)
    return Question(choices, right, hand=state.order.arranged(seen.hand))


def _partner(step: Step) -> Question:
    _, state, seen = seen_in(step)
    choices = tuple(Choice(seat=seat) for seat in _COMPUTERS)
    own = seen.parties[HUMAN]
    right = _where(choices, lambda choice: choice.seat is not None and seen.parties.get(choice.seat) is own)
    return Question(choices, right, trick=_last_trick(state))


def _side(step: Step) -> Question:
    _, state, seen = seen_in(step)
    choices = (Choice(party=Party.RE), Choice(party=Party.KONTRA))
    right = _where(choices, lambda choice: choice.party is seen.parties[HUMAN])
    return Question(choices, right, hand=state.order.arranged(seen.hand))


def _say(step: Step) -> Question:
    _, state, seen = seen_in(step)
    allowed = {say.saying for say in seen.sayings}
    choices = (Choice(saying=Saying.RE), Choice(saying=Saying.KONTRA))
    right = _where(choices, lambda choice: choice.saying in allowed)
    return Question(choices, right, hand=state.order.arranged(seen.hand))


def _outcome(step: Step) -> Question:
    position = position_of(step)
    facts, sides = _OUTCOMES[position.game]
    rules = {"preset": position.preset}
    result = score_value({**facts(step.points), "game": position.game, "rules": rules})
    choices = tuple(Choice(party=party) for party in sides)
    return Question(choices, _where(choices, lambda choice: choice.party is result.winner))


def _rufer_facts(points: int) -> Mapping[str, Any]:
    return {
        "contract": "rufer-S",
        "declarer": [0, 2],
        "points": {"declarer": points},
        "trick_counts": {"declarer": 4},
        "runners": {"count": 1, "party": "declarer"},
    }


def _normal_facts(points: int) -> Mapping[str, Any]:
    return {
        "contract": "normal",
        "re": [0, 2],
        "said": {},
        "points": {"re": points},
        "trick_counts": {"re": 6},
        "extras": [],
    }


_OUTCOMES: Mapping[str, tuple[Callable[[int], Mapping[str, Any]], tuple[Party, Party]]] = {
    "schafkopf": (_rufer_facts, (Party.DECLARER, Party.DEFENDERS)),
    "doppelkopf": (_normal_facts, (Party.RE, Party.KONTRA)),
}
_ASKERS: Mapping[Task, Callable[[Step], Question]] = {
    Task.POINTS: _points,
    Task.TRUMPS: _trumps,
    Task.PLAYABLE: _playable,
    Task.WINNER: _winner,
    Task.CALL: _call,
    Task.PARTNER: _partner,
    Task.SIDE: _side,
    Task.SAY: _say,
    Task.OUTCOME: _outcome,
}
