from __future__ import annotations

import pytest

from cardavia.pages.branches import chosen
from cardavia.pages.errors import PageError


def of(text: str, *true: str) -> str:
    return chosen(text, lambda condition: condition in true)


@pytest.mark.parametrize(("true", "shown"), [(("a",), "x one y"), ((), "x two y")])
def test_one_side_is_kept(true: tuple[str, ...], shown: str) -> None:
    assert of("x {if a}one{else}two{end} y", *true) == shown


def test_without_the_other_side_nothing_is_left() -> None:
    assert of("x{if a} one{end} y") == "x y"


def test_a_line_that_held_only_tags_goes_with_them() -> None:
    assert of("| a |\n{if a}\n| b |\n{end}\n| c |\n", "a") == "| a |\n| b |\n| c |\n"


def test_a_side_of_several_lines_leaves_no_empty_line() -> None:
    assert of("- a\n{if a}\n- b\n- c\n{end}\n- d\n") == "- a\n- d\n"


def test_a_line_whose_whole_text_does_not_hold_leaves_none_in_a_paragraph() -> None:
    assert of("first\n{if a}second{end}\nthird\n") == "first\nthird\n"


def test_empty_lines_of_the_writer_stay() -> None:
    assert of("a\n\n{if a}\nb\n{end}\n\nc\n", "a") == "a\n\nb\n\nc\n"


NESTED = "{if a}a{if b}b{else}c{end}d{else}e{if b}f{end}{end}"


@pytest.mark.parametrize(
    ("true", "shown"), [(("a", "b"), "abd"), (("a",), "acd"), (("b",), "ef"), ((), "e")], ids=["ab", "a", "b", "none"]
)
def test_branches_may_be_nested(true: tuple[str, ...], shown: str) -> None:
    assert of(NESTED, *true) == shown


@pytest.mark.parametrize("text", ["{if a}x", "x{end}", "{else}", "{if a}{else}{else}{end}", "{end}{if a}"])
def test_tags_that_do_not_match_up_are_refused(text: str) -> None:
    with pytest.raises(PageError):
        of(text)
