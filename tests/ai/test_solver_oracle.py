"""The solver against an independent program, on more positions than brute force in Python could check."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.ai.solver_cases import case
from tests.ai.solver_check import build, compared, compiler, truths

native = pytest.importorskip("cardavia.ai.kernel.native")


@pytest.mark.slow
@pytest.mark.skipif(compiler() is None, reason="no C++ compiler")
@pytest.mark.parametrize(("size", "count"), [(2, 800), (3, 800), (4, 400), (5, 40)])
def test_the_solver_agrees_with_an_independent_one(size: int, count: int, tmp_path: Path) -> None:
    source = random.Random(size)
    cases = [case(source, native, size) for _ in range(count)]
    assert [str(one) for one in compared(native, build(tmp_path), cases) if one.is_wrong] == []
