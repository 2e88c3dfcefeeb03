"""A monkey at the window: whatever is clicked, typed, dragged and closed, nothing breaks and nothing is lost.

`tests.ui.monkey_campaign` lets it run as long as one likes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.monkey_campaign import let_loose

QUICK_EVENTS, MORE_EVENTS = 300, 1000


def test_a_monkey_breaks_nothing(tmp_path: Path) -> None:
    let_loose(tmp_path, seed=1, events=QUICK_EVENTS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_a_patient_monkey_breaks_nothing(tmp_path: Path, seed: int) -> None:
    let_loose(tmp_path, seed, MORE_EVENTS)


@pytest.mark.slow
def test_a_monkey_breaks_nothing_where_nothing_can_be_kept(tmp_path: Path) -> None:
    let_loose(tmp_path, seed=5, events=MORE_EVENTS, kept=False)
