"""What all texts share: literal tables that are translated when they are asked, never earlier."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate
HUMAN = 0
"""The seat of the person, who is told "you"."""

DEFAULT_NAME: Final = "You"
"""What a record calls a person who has given no name: a record is in no language."""

K = TypeVar("K")


class Table(Generic[K]):
    """Texts by key, all of one translation context; a text follows the language of the moment it is asked.

    The texts stand in ``QT_TRANSLATE_NOOP`` with the same context, which is where ``lupdate`` finds them.
    """

    def __init__(self, context: str, texts: Mapping[K, object]) -> None:
        self._context = context
        self._texts = texts

    def __contains__(self, key: object) -> bool:
        return key in self._texts

    def text(self, key: K) -> str:
        """Return the text of the key in the current language; KeyError when there is none."""
        return translate(self._context, str(self._texts[key]))


class Counted:
    """Texts with a number in them, ``%n``, all of one translation context.

    Bind it to a name equal to its context: ``lupdate`` takes what stands before ``.tr`` for the context, and in a
    plain ``translate`` it sees no plural unless the number is a literal.
    """

    def __init__(self, context: str) -> None:
        self._context = context

    def tr(self, source: str, disambiguation: str, n: int) -> str:
        """Return the text with the number, in the plural form of the current language."""
        return translate(self._context, source, disambiguation, n)


def decimal(number: float) -> str:
    """Return a number with its decimal sign as the current language writes it, and no more digits than it needs."""
    return QLocale().toString(number, "g", 6)


def joined(items: Iterable[str]) -> str:
    """Return the items as a list within a sentence."""
    return translate("Lists", ", ").join(items)


def player_name(name: str) -> str:
    """Return what a player is called in the current language: a person without a name is "you" in each."""
    return translate("MainWindow", "You") if name == DEFAULT_NAME else name


def player_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return what players are called in the current language, by seat."""
    return tuple(map(player_name, names))


def sentences(first: str, second: str) -> str:
    """Return two whole sentences one after the other."""
    return translate("Lists", "{first} {second}").format(first=first, second=second)
