"""Measures the kernel's solver: ``python -m tests.ai.solver_nodes [LARGEST]``.

Exact values of random deals, counted as in ``docs/kernel.md``: nodes and milliseconds of processor time by game, sides
and hand size (Doppelkopf up to ``LARGEST`` cards, 9 unless told), and the nodes a second of the reference in Python.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.ai.kernel.native import Solver
from cardavia.ai.reference import CardOrder, Question, Reference
from tests.ai.solver_cases import Case, Order, dealt, normal, wenz

BUDGET = 100_000_000
_SEED = 2026


@dataclass(frozen=True, slots=True)
class Row:
    """Deals to measure; ``alone`` is one against three."""

    name: str
    order: Order
    cards: int
    alone: bool
    deals: int

    def cases(self) -> list[Case]:
        source = random.Random(_SEED)
        return [dealt(self.order, source, self.cards, self.alone) for _ in range(self.deals)]


def rows(largest: int) -> list[Row]:
    """Return what is measured."""
    schafkopf, doppelkopf = normal(doubled=False), normal(doubled=True)
    made = [
        Row("Schafkopf solo", schafkopf, 8, True, 200),
        Row("Schafkopf 2:2", schafkopf, 8, False, 200),
        Row("Wenz solo", wenz(), 8, True, 100),
    ]
    for cards in range(6, largest + 1):
        deals = 60 if cards < 10 else 16
        made += [Row("Doppelkopf 2:2", doppelkopf, cards, False, deals)]
        made += [Row("Doppelkopf solo", doppelkopf, cards, True, deals)]
    return made


def effort(position: Case, solver: Solver) -> tuple[int, float]:
    """Return the nodes and milliseconds of the position's exact value."""
    from cardavia.ai.kernel import native

    rules = position.order.built(native)
    began = time.process_time()
    _, _, nodes = solver.value(
        rules, _four(position.hands), b"", position.leader, False, position.side, node_budget=BUDGET
    )
    return nodes, 1000 * (time.process_time() - began)


def _four(hands: tuple[bytes, ...]) -> tuple[bytes, bytes, bytes, bytes]:
    return hands[0], hands[1], hands[2], hands[3]


def high(values: Sequence[float]) -> float:
    """Return the value that 95 % do not exceed."""
    return sorted(values)[int(0.95 * len(values))]


def show(row: Row, solver: Solver) -> None:
    """Print one row."""
    nodes, milliseconds = zip(*(effort(position, solver) for position in row.cases()), strict=True)
    print(
        f"{row.name:16} {row.cards:2} cards {row.deals:3} deals: nodes {statistics.median_high(nodes):9,} median"
        f" {int(high(nodes)):11,} p95, ms {statistics.median_high(milliseconds):8.1f} median"
        f" {high(milliseconds):8.1f} p95, {sum(nodes) / sum(milliseconds) / 1000:.1f} M nodes/s"
    )


def show_reference() -> None:
    """Print the speed of the reference."""
    began, nodes = time.process_time(), 0
    for position in Row("Doppelkopf 2:2", normal(doubled=True), 5, False, 10).cases():
        made = position.order
        order = CardOrder(made.group, made.strength, made.points, made.tie)
        question = Question(order, position.hands, b"", position.leader, False, position.side, position.maximizers)
        reference = Reference(question)
        reference.value()
        nodes += reference.nodes
    print(f"Reference in Python: {nodes / (time.process_time() - began):,.0f} nodes/s")


def main(arguments: list[str]) -> None:
    """Run the script."""
    solver = Solver(64)
    for row in rows(int(arguments[0]) if arguments else 9):
        show(row, solver)
    show_reference()


if __name__ == "__main__":
    main(sys.argv[1:])
