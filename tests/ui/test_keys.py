import pytest

from cardavia.ui.keys import LETTERS, is_letter, letters_of, with_letters


@pytest.mark.parametrize(
    ("changed", "differing"),
    [
        ({}, {}),
        ({"hint": "X"}, {"hint": "X"}),
        ({"hint": "x"}, {"hint": "X"}),
        ({"hint": "T", "whose_turn": "H"}, {"hint": "T", "whose_turn": "H"}),
        ({"hint": "T"}, {}),
        ({"hint": "X", "points": "X"}, {}),
        ({"hint": "T", "whose_turn": "R"}, {}),
        ({"quit": "Q", "hint": "7", "points": "ß", "repeat": "", "whose_turn": "AB"}, {}),
        ({"hint": "Ж"}, {"hint": "Ж"}),
    ],
)
def test_every_entry_has_a_letter_of_its_own(changed: dict[str, str], differing: dict[str, str]) -> None:
    assert letters_of(changed) == {**LETTERS, **differing}


@pytest.mark.parametrize(("text", "usable"), [("a", True), ("Ü", True), ("ß", False), ("1", False), ("", False)])
def test_one_letter_can_be_a_key(text: str, usable: bool) -> None:
    assert is_letter(text) is usable


def test_the_settings_hold_what_differs_and_what_they_do_not_know() -> None:
    assert with_letters({"later": "L", "hint": "X"}, {**LETTERS, "points": "Q"}) == {"later": "L", "points": "Q"}
