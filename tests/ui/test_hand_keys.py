import pytest
from PySide6.QtCore import Qt

from cardavia.engine.cards import Suit, parse_cards
from cardavia.ui.hand_keys import place_of_key, suit_initials

HAND = parse_cards("CQ SJ HA CA C9 ST D7 D7 SA HT H9 D9")
INITIALS = {"c": Suit.CLUBS, "s": Suit.SPADES}


@pytest.mark.parametrize(
    ("names", "taken", "initials"),
    [
        ("clubs spades hearts diamonds", "", "c s h d"),
        ("clubs spades hearts diamonds", "TRPVUH", "c s e d"),
        ("acorns leaves hearts bells", "TRPVUH", "a l e b"),
        ("Kreuz Pik Herz Karo", "TRPVUH", "k i e a"),
        ("Eichel Gras Herz Schellen", "TRPVUH", "e g z s"),
        ("żołędzie wino czerwień dzwonki", "", "ż w c d"),
        ("clubs spades hearts diamonds", "DIAMONDS", "c p h -"),
    ],
)
def test_each_suit_has_the_first_letter_that_is_free(names: str, taken: str, initials: str) -> None:
    found = suit_initials(dict(zip(Suit, names.split(), strict=True)), taken)
    letters = {suit: letter for letter, suit in found.items()}
    assert [letters.get(suit, "-") for suit in Suit] == initials.split()


@pytest.mark.parametrize(
    ("key", "text", "current", "place"),
    [
        (Qt.Key.Key_Left, "", 0, 0),
        (Qt.Key.Key_Right, "", 11, 11),
        (Qt.Key.Key_Home, "", 5, 0),
        (Qt.Key.Key_End, "", 5, 11),
        (Qt.Key.Key_1, "1", 5, 0),
        (Qt.Key.Key_0, "0", 5, 9),
        (Qt.Key.Key_C, "C", 4, 0),
        (Qt.Key.Key_S, "s", 1, 5),
        (Qt.Key.Key_H, "h", 1, None),
        (Qt.Key.Key_Tab, "\t", 1, None),
        (Qt.Key.Key_Shift, "", 1, None),
    ],
)
def test_a_key_goes_to_a_card(key: Qt.Key, text: str, current: int, place: int | None) -> None:
    assert place_of_key(key, text, current, HAND, INITIALS) == place


def test_a_digit_beyond_the_hand_goes_to_its_last_card() -> None:
    assert place_of_key(Qt.Key.Key_9, "9", 0, HAND[:3], INITIALS) == 2
