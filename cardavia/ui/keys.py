"""The single letters of the menus: which they are at first, and which a person has given to an entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction, QKeySequence

from cardavia.storage.settings import Settings
from cardavia.ui.enter_key import EnterKey
from cardavia.ui.preferences import Preferences

if TYPE_CHECKING:
    from cardavia.ui.actions import Actions
    from cardavia.ui.hand_view import HandView

LETTERS: Final[Mapping[str, str]] = MappingProxyType(
    {"hint": "H", "whose_turn": "T", "review_trick": "R", "points": "P", "announcements": "V", "repeat": "U"}
)
"""The usual letter of each entry that has one, by the entry's name in `cardavia.ui.actions.Actions`."""


def is_letter(text: str) -> bool:
    """Say whether the text is one letter, which can be the key of an entry."""
    return len(text) == 1 and text.isalpha() and len(text.upper()) == 1


def letters_of(changed: Mapping[str, str]) -> dict[str, str]:
    """Return the capital letter of each entry, given what a person has changed.

    What names no such entry, is no letter, or would give two entries the same one, is left out.
    """
    wanted = {name: letter.upper() for name, letter in changed.items() if name in LETTERS and is_letter(letter)}
    while True:
        letters = {**LETTERS, **wanted}
        uses = Counter(letters.values())
        kept = {name: letter for name, letter in wanted.items() if uses[letter] == 1}
        if kept == wanted:
            return letters
        wanted = kept


def with_letters(changed: Mapping[str, str], letters: Mapping[str, str]) -> dict[str, str]:
    """Return the entries of the settings for these letters; what names no entry of today stays."""
    unknown = {name: letter for name, letter in changed.items() if name not in LETTERS}
    return unknown | {name: letter for name, letter in letters.items() if letter != LETTERS[name]}


def entry(actions: Actions, name: str) -> QAction:
    """Return the entry of the menus that has this name in `LETTERS`."""
    action = getattr(actions, name)
    assert isinstance(action, QAction)
    return action


def connect_keys(actions: Actions, preferences: Preferences, hand: HandView) -> None:
    """Give the entries their letters, now and whenever one changes; the hand leaves them these letters.

    Enter presses the button that has the keyboard.
    """
    EnterKey(actions)

    def apply(settings: Settings) -> None:
        letters = letters_of(settings.keys)
        for name, letter in letters.items():
            entry(actions, name).setShortcut(QKeySequence(letter))
        hand.taken = tuple(letters.values())

    apply(preferences.settings)
    preferences.changed.connect(lambda _, settings: apply(settings))
