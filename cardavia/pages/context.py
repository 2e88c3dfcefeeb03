"""What a page is filled from: the rules, the words and the deck that hold on this page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from cardavia.engine.cards import Card, Hand
from cardavia.engine.games import GAMES
from cardavia.engine.options import Option, Options, Value
from cardavia.engine.rule_facts import RuleFacts
from cardavia.engine.told_rules import told
from cardavia.pages.errors import PageError
from cardavia.pages.library import DECK_KINDS, DECKS, PRESETS, game_of_page
from cardavia.pages.view import View
from cardavia.pages.words import Words, words_of


@dataclass(frozen=True, slots=True)
class Scope:
    """The rules of one game by which keys and options are read; ``preset`` is where its options come from."""

    game: str
    preset: str
    options: Options

    @property
    def facts(self) -> RuleFacts:
        """The numbers and cards of the rules."""
        return _facts(self)

    @property
    def names(self) -> Mapping[str, Option]:
        """The options of the game by name."""
        return {option.name: option for option in GAMES[self.game].catalogue.options}

    def value(self, name: str) -> Value:
        """Return the value that an option has; PageError when the game has no such option."""
        if name not in self.names:
            raise PageError(f"{self.game} has no option {name!r}")
        value: Value = getattr(self.options, name)
        return value


@dataclass(frozen=True, slots=True)
class Context:
    """A page in the eyes of a reader: the page's own rules and deck come before the view's."""

    page: str
    view: View
    words: Words

    @property
    def deck(self) -> str | None:
        """The deck that a page is about, None where it is about none."""
        folder, _, name = self.page.rpartition("/")
        return name if folder == DECKS and name in DECK_KINDS else None

    def scope(self, key: str) -> tuple[Scope, str]:
        """Return the game's rules that a key asks for, and the key without the game; PageError where none is named."""
        game, slash, rest = key.partition("/")
        if slash and game in GAMES:
            return self.game_scope(game), rest
        own = game_of_page(self.page)
        if own is None:
            raise PageError(f"{key!r} names no game, and the page belongs to none", self.page)
        return self.game_scope(own), key

    def game_scope(self, game: str) -> Scope:
        """Return the rules of a game: the view's, or the first rule set of a game that is not looked at."""
        folder, _, name = self.page.rpartition("/")
        if folder == PRESETS and name in GAMES[game].catalogue.presets:
            return Scope(game, name, GAMES[game].catalogue.preset(name))
        if game == self.view.game:
            return Scope(game, self.view.preset, self.view.options)
        preset, options = next(iter(GAMES[game].catalogue.presets.items()))
        return Scope(game, preset, options)

    def number(self, key: str) -> int:
        """Return a number of the rules; PageError when there is no such key."""
        scope, name = self.scope(key)
        if name not in scope.facts.numbers:
            raise PageError(f"there is no number {key!r}", self.page)
        return scope.facts.numbers[name]

    def cards(self, key: str) -> Hand:
        """Return cards by codes, or by a key of the rules; PageError when they are neither."""
        try:
            return tuple(Card.parse(code) for code in key.split())
        except ValueError:
            scope, name = self.scope(key)
        if name not in scope.facts.cards:
            raise PageError(f"{key!r} are no cards", self.page)
        return scope.facts.cards[name]


def context_of(page: str, view: View) -> Context:
    """Return what the page is filled from in this view; a page about a deck shows that deck."""
    folder, _, name = page.rpartition("/")
    deck = DECK_KINDS.get(name, view.deck) if folder == DECKS else view.deck
    return Context(page, replace(view, deck=deck), words_of(view.language, deck))


@lru_cache(maxsize=64)
def _facts(scope: Scope) -> RuleFacts:
    return told(scope.options)
