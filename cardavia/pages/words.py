"""Words that the program puts into pages, by language: ``i18n/rules/<language>/words.toml``, loaded when asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from cardavia.engine.cards import Card, Rank, Suit
from cardavia.engine.options import Option, Value, written
from cardavia.pages.errors import PageError
from cardavia.pages.languages import plural_form
from cardavia.pages.variants import overlaid, toml_of, variant_of
from cardavia.pages.view import DeckKind

NO_BREAK = "\N{NO-BREAK SPACE}"
_ACCUSATIVE, _MANY = 1, 2


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a language for a kind of deck; PageError names a word that is missing."""

    language: str
    deck: DeckKind
    table: Mapping[str, Any]

    def text(self, *keys: str) -> str:
        """Return a text by its place in the file, in the form for the deck."""
        value = self._at(*keys)
        if isinstance(value, dict):
            value = value.get(self.deck.suits)
        if not isinstance(value, str):
            raise PageError(f"the word {'.'.join(keys)} is no text", self._file)
        return value

    def forms(self, *keys: str) -> tuple[str, ...]:
        """Return all forms of a word, in the order of the file."""
        value = self._at(*keys)
        if not isinstance(value, list):
            raise PageError(f"the word {'.'.join(keys)} has no forms", self._file)
        return tuple(form[self.deck.suits] if isinstance(form, dict) else form for form in value)

    def has(self, *keys: str) -> bool:
        """Say whether there is such a word."""
        value: Any = self.table
        for key in keys:
            if not isinstance(value, dict) or key not in value:
                return False
            value = value[key]
        return True

    def term(self, key: str, many: bool = False) -> str:
        """Return a term in the nominative."""
        return self._form(("terms", key), int(many))

    def counted(self, number: int, noun: str) -> str:
        """Return number and noun in the right plural form."""
        form = self._form(("counts", noun), plural_form(self.language, number))
        return f"{number}{NO_BREAK}{form}"

    def card(self, card: Card, case: str = "") -> str:
        """Return the name of a card: nominative, accusative (``acc``) or nominative of the plural (``many``)."""
        cases = {"": 0, "acc": _ACCUSATIVE, "many": _MANY}
        if case not in cases:
            raise PageError(f"a card has no form {case!r}", self._file)
        return self._form(("cards", self.deck.suits, card.code), cases[case])

    def suit(self, suit: Suit) -> str:
        """Return the name of a suit."""
        return self.text("suits", self.deck.suits, suit.value)

    def rank(self, rank: Rank, many: bool = False) -> str:
        """Return the name of a rank."""
        return self._form(("ranks", self.deck.suits, rank.value), int(many))

    def option(self, game: str, option: Option, value: Value) -> str:
        """Return an option's value in words."""
        entry = ("options", game, option.name)
        if isinstance(value, tuple):
            return self.listed(self.text(*entry, item) for item in value) if value else self.text(*entry, "nothing")
        text = written(value)
        if self.has(*entry, text):
            return self.text(*entry, text)
        if isinstance(value, bool):
            return self.text("words", "on" if value else "off")
        return self.counted(value, self.text(*entry, "count")) if isinstance(value, int) else self.text(*entry, text)

    def listed(self, items: Iterable[str]) -> str:
        """Return the items as a list within a sentence."""
        return self.text("words", "comma").join(items)

    def _form(self, keys: tuple[str, ...], place: int) -> str:
        forms = self.forms(*keys)
        if place >= len(forms):
            raise PageError(f"the word {'.'.join(keys)} has not so many forms", self._file)
        return forms[place]

    def _at(self, *keys: str) -> Any:
        value: Any = self.table
        for key in keys:
            if not isinstance(value, dict) or key not in value:
                raise PageError(f"there is no word {'.'.join(keys)}", self._file)
            value = value[key]
        return value

    @property
    def _file(self) -> str:
        return f"{self.language}/words.toml"


def words_of(language: str, deck: DeckKind) -> Words:
    """Return the words of a language for a kind of deck; PageError when its file is missing or no TOML."""
    return Words(language, deck, word_table(language, deck.variant))


@cache
def word_table(language: str, variant: str = "") -> Mapping[str, Any]:
    """Return all words of a language, as a variant has them; PageError when their file is missing or no TOML."""
    return overlaid(toml_of(language, "words.toml"), variant_of(language, variant).words)


@cache
def german_words() -> Mapping[str, str]:
    """Return the German word of each term."""
    terms: Mapping[str, str] = toml_of("german.toml")["terms"]
    return terms
