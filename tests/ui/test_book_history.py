"""Back and forward through the pages that were read."""

import pytest

from cardavia.ui.book_history import History, Place

ONE, TWO, THREE = Place("one"), Place("two", "anchor"), Place("three")


def test_nobody_has_been_anywhere_at_first() -> None:
    history = History()
    assert history.place is None
    assert not history.can_go_back
    assert not history.can_go_forward


def test_back_and_forward_go_the_same_way() -> None:
    history = History()
    history.start(ONE)
    history.visit(TWO)
    assert history.step(-1) == ONE
    assert history.can_go_forward
    assert history.step(1) == TWO


def test_a_page_that_is_left_keeps_how_far_it_was_scrolled() -> None:
    history = History()
    history.start(ONE)
    history.leave(0.25)
    history.visit(TWO)
    assert history.step(-1) == Place("one", scroll=0.25)


def test_a_new_place_forgets_those_ahead() -> None:
    history = History()
    history.start(ONE)
    history.visit(TWO)
    history.step(-1)
    history.visit(THREE)
    assert not history.can_go_forward
    assert history.step(-1) == ONE


def test_a_new_beginning_leads_back_to_nothing() -> None:
    history = History()
    history.start(ONE)
    history.visit(TWO)
    history.start(THREE)
    assert not history.can_go_back
    with pytest.raises(IndexError):
        history.step(-1)
