"""The solver against an independent program, on more positions than brute force in Python could check."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.ai.solver_cases import case
from tests.ai.solver_check import Moves, build, compared, compiler, truths

native = pytest.importorskip("cardavia.ai.kernel.native")


pytestmark = [pytest.mark.slow, pytest.mark.skipif(compiler() is None, reason="no C++ compiler")]


@pytest.fixture(scope="module")
def oracle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("oracle"))


@pytest.mark.parametrize(("size", "count"), [(2, 800), (3, 800), (4, 400), (5, 40)])
def test_the_solver_agrees_with_an_independent_one(size: int, count: int, oracle: Path) -> None:
    source = random.Random(size)
    cases = [case(source, native, size) for _ in range(count)]
    assert [str(one) for one in compared(native, oracle, cases) if one.is_wrong] == []


def test_what_the_oracle_verifies_is_what_its_plain_minimax_finds(oracle: Path) -> None:
    source = random.Random(7)
    cases = [case(source, native, 3 + number % 2) for number in range(400)]
    exact = truths(oracle, cases, [()] * len(cases))
    assert truths(oracle, cases, [_values(moves) for moves in exact]) == exact


@pytest.mark.parametrize("error", [-1, 1])
def test_the_oracle_refutes_a_wrong_claim_about_any_move(error: int, oracle: Path) -> None:
    source = random.Random(8)
    cases = [case(source, native, 3) for _ in range(200)]
    claims = []
    for moves in truths(oracle, cases, [()] * len(cases)):
        wrong = source.randrange(len(moves))
        claims.append(tuple(low + error * (place == wrong) for place, (_, low, _) in enumerate(moves)))
    answers = truths(oracle, cases, claims)
    assert all(found != claimed for found, claimed in zip(map(_values, answers), claims, strict=True))


def _values(moves: Moves) -> tuple[int, ...]:
    return tuple(low for _, low, _ in moves)
