"""Which card of the own hand a key goes to."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import Qt

from cardavia.engine.cards import Hand, Suit

DIGITS: Final = frozenset("1234567890")
"""Keys that pick a card by its place: it becomes the current one, and in an exchange it is put up or down."""


def suit_initials(names: Mapping[Suit, str], taken: Collection[str]) -> dict[str, Suit]:
    """Return a small letter for each suit: the first of its name that neither a key of ``taken`` nor another suit has.

    First letters are given away before second ones. A suit whose letters are all taken gets none.
    """
    free = {suit: [letter for letter in name.lower() if letter.isalpha()] for suit, name in names.items()}
    used, found = {letter.lower() for letter in taken}, dict[str, Suit]()
    for place in range(max(map(len, free.values()), default=0)):
        for suit, letters in free.items():
            if suit not in found.values() and place < len(letters) and letters[place] not in used | found.keys():
                found[letters[place]] = suit
    return found


def place_of_key(key: int, text: str, current: int, hand: Hand, initials: Mapping[str, Suit]) -> int | None:
    """Return the place in the hand, from 0, that a key goes to from the current one; None for any other key.

    Digits count from the left, 0 is the tenth card, and a digit beyond the last card goes to the last. A suit's
    initial goes to the next card with that suit printed on it.
    """
    last = len(hand) - 1
    moves = {
        Qt.Key.Key_Left: max(current - 1, 0),
        Qt.Key.Key_Right: min(current + 1, last),
        Qt.Key.Key_Home: 0,
        Qt.Key.Key_End: last,
    }
    if key in moves:
        return moves[Qt.Key(key)]
    if text in DIGITS:
        return min((int(text) - 1) % 10, last)
    return _next_of_suit(initials.get(text.lower()), current, hand)


def _next_of_suit(suit: Suit | None, current: int, hand: Hand) -> int | None:
    turn = [(current + step) % len(hand) for step in range(1, len(hand) + 1)]
    return next((place for place in turn if hand[place].suit is suit), None)
