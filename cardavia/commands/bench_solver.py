"""How fast the perfect-information solver is: random deals of a few cards a hand, by game and sides."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import hands_of
from cardavia.ai.bridge.rules import numbers_of, rules_of
from cardavia.ai.reference import CardOrder, Question, Reference
from cardavia.engine.cards import Hand
from cardavia.engine.games import game_of
from cardavia.engine.match import TABLE_SEATS, deal_cards
from cardavia.engine.order import Order
from cardavia.engine.seats import PLAYERS
from cardavia.engine.state import Standing
from cardavia.ui import texts
from cardavia.ui.texts_base import translate

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Hands

SECONDS = 3.0
"""Most time for one row: where it ends the measuring, the row says of how many deals it tells."""
NODES = 5_000_000
"""Most cards played for one deal."""
_SLOW = 0.95


@dataclass(frozen=True, slots=True)
class Board:
    """What is measured: ``alone`` one player against three, else two against two; so many ``cards`` in each hand."""

    game: str
    preset: str
    alone: bool
    cards: int
    deals: int

    @property
    def sides(self) -> str:
        """The sides as people write them."""
        return "1:3" if self.alone else "2:2"


PLAIN_BOARD = Board("doppelkopf", "ddv", False, 5, 20)
"""Deals that the solver in plain Python is quick enough for."""
BOARDS = (
    Board("schafkopf", "schaf", True, 8, 100),
    Board("schafkopf", "schaf", False, 8, 100),
    Board("doppelkopf", "ddv", False, 7, 60),
    Board("doppelkopf", "ddv", False, 8, 60),
    Board("doppelkopf", "ddv", False, 9, 20),
    Board("doppelkopf", "ddv", True, 7, 60),
    Board("doppelkopf", "ddv", True, 8, 40),
)


@dataclass(frozen=True, slots=True)
class SolverSpeed:
    """The exact values of random deals: nodes (cards played in the search) and milliseconds.

    ``unsolved`` counts the deals that took more than `NODES`.
    """

    board: Board
    deals: int
    unsolved: int
    nodes: tuple[int, ...]
    milliseconds: tuple[float, ...]

    @property
    def rate(self) -> float:
        """Nodes a second."""
        return 1000 * sum(self.nodes) / sum(self.milliseconds)

    def report(self) -> dict[str, Any]:
        """Return the figures as JSON values."""
        return {
            "game": self.board.game,
            "sides": self.board.sides,
            "cards": self.board.cards,
            "deals": self.deals,
            "unsolved": self.unsolved,
            "nodes_median": statistics.median_high(self.nodes),
            "nodes_p95": high(self.nodes),
            "ms_median": statistics.median_high(self.milliseconds),
            "ms_p95": high(self.milliseconds),
            "nodes_per_second": self.rate,
        }


def high(values: tuple[int, ...] | tuple[float, ...]) -> float:
    """Return the value that 95% do not exceed."""
    return sorted(values)[min(int(_SLOW * len(values)), len(values) - 1)]


@dataclass(frozen=True, slots=True)
class Comparison:
    """The plain solver, and how often its speed the kernel's is: in nodes a second, and in time for the same deals."""

    plain: SolverSpeed
    nodes_ratio: float
    time_ratio: float

    def report(self) -> dict[str, Any]:
        """Return the figures as JSON values."""
        ratios = {"kernel_nodes_ratio": self.nodes_ratio, "kernel_time_ratio": self.time_ratio}
        return {**self.plain.report(), **ratios}


def solver_speeds() -> tuple[SolverSpeed, ...]:
    """Return the figures of every board; none without the compiled kernel."""
    return tuple(solver_speed(board, kernel_value()) for board in BOARDS) if kernel.AVAILABLE else ()


def comparison(speeds: tuple[SolverSpeed, ...]) -> Comparison | None:
    """Return the kernel against the plain solver, None without the kernel.

    Nodes a second are those of all boards together, as the deals that both solve are too small for the kernel's.
    """
    if not speeds:
        return None
    plain, same = solver_speed(PLAIN_BOARD, plain_value), solver_speed(PLAIN_BOARD, kernel_value())
    rate = sum(sum(speed.nodes) for speed in speeds) / sum(sum(speed.milliseconds) for speed in speeds) * 1000
    taken = sum(same.milliseconds[: plain.deals])
    return Comparison(plain, rate / plain.rate, sum(plain.milliseconds) / taken)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal to be solved: its order of cards, the pack it was dealt from, four hands, and the places of one side."""

    order: Order
    pack: Hand
    hands: Hands
    side: int


Value = Callable[[Dealt], tuple[bool, int]]
"""Finds the exact value of a deal that place 0 leads: whether it was found, and the nodes."""


def kernel_value() -> Value:
    """Return what asks a new solver of the kernel."""
    solver = kernel.native.Solver()

    def value(dealt: Dealt) -> tuple[bool, int]:
        rules = rules_of(dealt.order, dealt.pack)
        low, most, nodes = solver.value(rules, dealt.hands, b"", 0, False, dealt.side, node_budget=NODES)
        return low == most, nodes

    return value


def plain_value(dealt: Dealt) -> tuple[bool, int]:
    """Ask the plain solver."""
    numbers = CardOrder(*numbers_of(dealt.order, dealt.pack))
    solver = Reference(Question(numbers, dealt.hands, b"", 0, False, dealt.side, dealt.side))
    solver.value()
    return True, solver.nodes


def solver_speed(board: Board, value: Value) -> SolverSpeed:
    """Return the figures of one board: always the same deals, in the same order."""
    began, unsolved = time.perf_counter(), 0
    nodes: list[int] = []
    milliseconds: list[float] = []
    for dealt in _deals(board):
        started = time.perf_counter()
        found, effort = value(dealt)
        milliseconds.append(1000 * (time.perf_counter() - started))
        nodes.append(effort)
        unsolved += not found
        if time.perf_counter() - began > SECONDS:
            break
    return SolverSpeed(board, len(nodes), unsolved, tuple(nodes), tuple(milliseconds))


def _deals(board: Board) -> Iterator[Dealt]:
    game, source = game_of(board.game), random.Random(1)
    options = game.catalogue.preset(board.preset)
    pack = game.pack(options)
    for _ in range(board.deals):
        deal = deal_cards(game, options, TABLE_SEATS - 1, TABLE_SEATS, source)
        places = source.sample(range(PLAYERS), 1 if board.alone else 2)
        hands = hands_of(deal.players, [hand[: board.cards] for hand in deal.hands])
        yield Dealt(game.begin(options, deal, Standing()).order, pack, hands, sum(1 << place for place in places))


def solver_lines(speeds: tuple[SolverSpeed, ...], compared: Comparison | None) -> Iterator[str]:
    """Yield the figures as a table for people, or that there is nothing to measure."""
    if not speeds:
        yield translate("Bench", "Solver: the compiled kernel is missing.")
        return
    pattern = translate(
        "Bench",
        "Solver, {game} {sides}, {cards} cards, {deals} deals: median {median} nodes ({ms} ms), 95% below {slow} nodes"
        " ({slow_ms} ms), {rate} million nodes a second",
    )
    for speed in speeds:
        yield pattern.format(
            game=texts.game_name(speed.board.game),
            sides=speed.board.sides,
            cards=speed.board.cards,
            deals=speed.deals,
            median=statistics.median_high(speed.nodes),
            ms=f"{statistics.median_high(speed.milliseconds):.1f}",
            slow=round(high(speed.nodes)),
            slow_ms=f"{high(speed.milliseconds):.1f}",
            rate=f"{speed.rate / 1e6:.1f}",
        )
    if compared is not None:
        pattern = translate(
            "Bench",
            "Plain solver in Python: {rate} nodes a second. The kernel makes {nodes} times as many and solves the same"
            " deals {time} times as fast",
        )
        nodes, faster = f"{compared.nodes_ratio:.0f}", f"{compared.time_ratio:.0f}"
        yield pattern.format(rate=f"{compared.plain.rate:.0f}", nodes=nodes, time=faster)
