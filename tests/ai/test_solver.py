"""The solver against brute force, and what it promises about budgets, stops, thresholds and guesses."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardavia.ai.reference import CardOrder, Question, Reference
from tests.ai import brute
from tests.ai.solver_cases import Case, case, dealt, normal, order

native = pytest.importorskip("cardavia.ai.kernel.native")


def cases(seed: int, count: int, size: int) -> list[Case]:
    source = random.Random(seed)
    return [case(source, native, size) for _ in range(count)]


def full(seed: int, size: int) -> Case:
    """Return a random position of the normal game of Doppelkopf, two against two."""
    return dealt(normal(doubled=True), random.Random(seed), size, alone=False)


def question(position: Case) -> Question:
    made = position.order
    return Question(
        CardOrder(made.group, made.strength, made.points, made.tie, made.called),
        position.hands,
        position.trick,
        position.leader,
        position.called_led,
        position.side,
        position.maximizers,
        position.tricks,
    )


def exact(found: list[tuple[int, int, int]]) -> dict[int, int]:
    assert all(low == high for _, low, high in found)
    return {kind: low for kind, low, _ in found}


@pytest.mark.parametrize("portable", [False, True])
@pytest.mark.parametrize(("size", "count"), [(1, 150), (2, 500), (3, 60)])
def test_every_move_has_the_value_of_brute_force(size: int, count: int, portable: bool) -> None:
    solver = native.Solver(1, portable)
    for position in cases(size, count, size):
        solution = position.ask(native, solver)
        assert (solution.kind, solution.complete) == ("exact", True)
        assert exact(solution.moves) == brute.moves(position), position


def test_running_away_with_four_cards_of_the_called_suit_has_its_true_value() -> None:
    made = replace(normal(doubled=False), called=0)
    made = replace(made, group=(0,) * 8 + made.group[8:])
    source = random.Random(3)
    for _ in range(3):
        rest = source.sample(range(8, 32), 12)
        hands = (bytes((0, 1, 2, 3)), bytes(rest[:4]), bytes(rest[4:8]), bytes(rest[8:]))
        position = Case(made, hands, b"", 0, False, 3, 3, False)
        solution = position.ask(native, native.Solver(1))
        assert [kind for kind, _, _ in solution.moves] == [0, 1, 2, 3]
        assert exact(solution.moves) == Reference(question(position)).moves()


def test_the_reference_solver_finds_the_values_of_brute_force() -> None:
    for position in cases(7, 100, 2):
        assert Reference(question(position)).moves() == brute.moves(position)


def test_the_kernel_finds_the_values_of_the_reference_solver() -> None:
    solver = native.Solver(1)
    for position in cases(8, 30, 4):
        assert Reference(question(position)).moves() == exact(position.ask(native, solver).moves)


def test_the_value_of_a_position_is_that_of_its_best_move() -> None:
    solver = native.Solver(1)
    for position in cases(11, 100, 4):
        rules = position.order.built(native)
        goal = "tricks" if position.tricks else "points"
        rest = (position.trick, position.leader, position.called_led, position.side, position.maximizers, goal)
        low, high, _ = solver.value(rules, position.hands, *rest)
        values = exact(position.ask(native, solver).moves).values()
        best = max(values) if position.maximizers >> position.turn & 1 else min(values)
        assert low == high == best


def test_the_portable_search_counts_the_same_nodes_as_the_fast_one() -> None:
    position = full(5, 7)
    assert position.ask(native, native.Solver(8)).nodes == position.ask(native, native.Solver(8, True)).nodes


def test_a_solution_does_not_depend_on_what_the_solver_did_before() -> None:
    used = native.Solver(2)
    full(1, 6).ask(native, used)
    again, fresh = full(2, 6).ask(native, used), full(2, 6).ask(native, native.Solver(2))
    assert (again.moves, again.nodes) == (fresh.moves, fresh.nodes)


def test_a_table_that_overflows_changes_no_value() -> None:
    position = full(3, 8)
    small, large = native.Solver(1), native.Solver(64)
    assert position.ask(native, small).moves == position.ask(native, large).moves


def test_thresholds_are_answered_with_intervals_that_hold_the_exact_value() -> None:
    solver = native.Solver(8)
    for seed in range(6):
        position = full(seed, 6)
        true = exact(position.ask(native, solver).moves)
        for thresholds in ([30], [20, 40, 60], [0, 500], []):
            solution = position.ask(native, solver, thresholds=thresholds)
            assert solution.complete
            for kind, low, high in solution.moves:
                assert low <= true[kind] <= high
                assert not any(low < threshold <= high for threshold in thresholds)


def test_a_single_threshold_needs_fewer_nodes_than_exact_values() -> None:
    solver = native.Solver(16)
    position = full(4, 8)
    assert position.ask(native, solver, thresholds=[60]).nodes < position.ask(native, solver).nodes


@pytest.mark.parametrize("budget", [0, 1, 100, 1000])
def test_a_spent_budget_leaves_intervals_that_hold_the_exact_value(budget: int) -> None:
    solver = native.Solver(8)
    position = full(4, 7)
    true = exact(position.ask(native, solver).moves)
    solution = position.ask(native, solver, node_budget=budget)
    assert (solution.kind, solution.complete) == ("interval", False)
    assert solution.nodes <= budget + 4
    assert [kind for kind, _, _ in solution.moves] == list(true)
    assert all(low <= true[kind] <= high for kind, low, high in solution.moves)


def test_a_stop_ends_the_search_and_leaves_intervals() -> None:
    stop = native.Stop()
    stop.set()
    solution = full(4, 10).ask(native, native.Solver(8), node_budget=10**12, stop=stop)
    assert (solution.kind, solution.complete) == ("interval", False)
    assert solution.nodes < 10_000


def test_an_estimate_says_so_and_is_exact_where_its_beam_leaves_nothing_out() -> None:
    solver = native.Solver(8)
    position = full(9, 6)
    rules = position.order.built(native)
    rest = (position.hands, b"", position.leader, False, position.side)
    narrow = solver.estimate(rules, *rest, width=1, exact_from=0)
    wide = solver.estimate(rules, *rest, width=1, exact_from=6)
    assert narrow.kind == wide.kind == "estimate"
    assert wide.moves == position.ask(native, solver).moves
    assert narrow.nodes < wide.nodes


@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_gives_what_each_deal_gives_alone(threads: int) -> None:
    solver = native.Solver(4)
    positions = [full(7, 5)]
    source = random.Random(1)
    for _ in range(9):
        pack = list(b"".join(positions[0].hands))
        source.shuffle(pack)
        hands = tuple(bytes(pack[seat * 5 : seat * 5 + 5]) for seat in range(4))
        side = source.randrange(1, 15)
        positions.append(replace(positions[0], hands=hands, side=side, maximizers=side))
    leader = positions[0].leader
    rules = positions[0].order.built(native)
    deals = [(position.hands, position.side) for position in positions]
    found = solver.solve_many(rules, deals, b"", leader, False, threads=threads, node_budget=3000)
    alone = [position.ask(native, solver, node_budget=3000) for position in positions]
    assert [(one.moves, one.nodes) for one in found] == [(one.moves, one.nodes) for one in alone]


def test_a_misere_batch_lets_the_side_avoid_its_count() -> None:
    position = replace(full(7, 4), side=1, maximizers=14)
    solver = native.Solver(4)
    found = solver.solve_many(
        position.order.built(native), [(position.hands, 1)], b"", position.leader, False, misere=True
    )
    assert found[0].moves == position.ask(native, solver).moves


@pytest.mark.parametrize(
    "change",
    [
        {"hands": (b"", b"", b"", b"")},
        {"hands": (b"\x00", b"\x00", b"\x00", b"\x01")},
        {"hands": (b"\x00", b"\x01", b"\x02", b"")},
        {"leader": 4},
        {"side": 16},
        {"maximizers": -1},
    ],
)
def test_bad_positions_are_refused(change: dict[str, object]) -> None:
    position = replace(full(1, 2), **change)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"\w"):
        position.ask(native, native.Solver(1))


def test_bad_questions_are_refused() -> None:
    position = full(1, 2)
    rules = position.order.built(native)
    solver = native.Solver(1)
    with pytest.raises(ValueError, match="goal"):
        solver.solve(rules, position.hands, b"", 0, False, 3, goal="coins")
    with pytest.raises(ValueError, match="beam"):
        solver.estimate(rules, position.hands, b"", 0, False, 3, width=0)
    with pytest.raises(ValueError, match="threads"):
        solver.solve_many(rules, [], b"", 0, False, threads=0)
    with pytest.raises(ValueError, match="table"):
        native.Solver(0)


def test_equal_strengths_in_a_group_and_a_called_card_of_two_copies_are_refused() -> None:
    position = full(1, 3)
    for wrong in (replace(position.order, strength=(1,) * 32), replace(position.order, called=0)):
        with pytest.raises(ValueError, match=r"strength|called"):
            replace(position, order=wrong).ask(native, native.Solver(1))


def test_the_random_positions_hold_every_tie_rule_doubled_cards_and_called_aces() -> None:
    source = random.Random(2)
    orders = [order(source) for _ in range(200)]
    assert {tie for made in orders for tie in made.tie} == {0, 1, 2, 3}
    assert {made.copies for made in orders} == {1, 2}
    assert any(made.called >= 0 for made in orders)
