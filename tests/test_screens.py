"""Which pictures of the screens are taken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from screen_deals import session
from screens import (
    DECKS,
    LESSONS,
    SIZES,
    THEMES,
    Extent,
    Look,
    Screen,
    documented_looks,
    every_look,
    picture_name,
)

SHOW: Callable[[], QWidget] = QWidget


@pytest.mark.parametrize(
    ("extent", "count"),
    [
        (Extent.CARDS, len(SIZES) * len(THEMES) * len(DECKS)),
        (Extent.SIZES, len(SIZES) * len(THEMES)),
        (Extent.THEMES, len(THEMES)),
    ],
)
def test_a_screen_is_taken_in_everything_it_differs_in(extent: Extent, count: int) -> None:
    looks = every_look(Screen("hint", SHOW, extent))
    assert len(looks) == len(set(looks)) == count


def test_the_documents_have_every_picture_of_a_screen() -> None:
    table = Screen("table", SHOW, Extent.CARDS)
    assert documented_looks(table) == every_look(table)


def test_the_documents_have_a_step_of_a_lesson_of_each_kind() -> None:
    assert documented_looks(Screen("lesson-schafkopf-winner", SHOW, Extent.SIZES)) == ()
    assert all(documented_looks(Screen(name, SHOW, Extent.SIZES)) for name in LESSONS)


def test_a_picture_is_named_by_what_it_differs_in() -> None:
    screen, look = Screen("hint", SHOW, Extent.CARDS), Look((800, 600), "dark", "french")
    assert picture_name(screen, look, [look]) == "hint"
    assert picture_name(screen, look, [look, Look((800, 600), "light", "french")]) == "hint-dark"
    assert picture_name(screen, look, every_look(screen)) == "hint-800x600-dark-french"


def test_a_session_stops_at_the_wanted_moment() -> None:
    record = session("schafkopf", lambda seen: len(seen.tricks) == 2 and seen.my_turn, before=1)
    assert len(record.deals) == 2
    assert record == session("schafkopf", lambda seen: len(seen.tricks) == 2 and seen.my_turn, before=1)


def test_a_moment_that_never_comes_is_told() -> None:
    with pytest.raises(RuntimeError, match="no deal"):
        session("schafkopf", lambda seen: len(seen.tricks) > 8, tries=2)
