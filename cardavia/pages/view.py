"""How a reader looks at the pages: by which rules, in which language, with which deck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from cardavia.engine.games import GAMES
from cardavia.engine.options import Options
from cardavia.pages.errors import PageError
from cardavia.pages.languages import ENGLISH

Answer = TypeVar("Answer")


class DeckKind(Enum):
    """The kinds of deck, whose suits and courts have different names (``terms.md`` section 1).

    One with German suits may call its ace as every French deck does, which some languages tell apart.
    """

    FRENCH = "french"
    GERMAN = "german"
    GERMAN_ACE = "german-ace"

    @classmethod
    def of(cls, suits: str, variant: str) -> DeckKind:
        """Return the kind with these suits, in that variant of the pages where there is one for the suits."""
        return next((kind for kind in cls if (kind.suits, kind.variant) == (suits, variant)), cls(suits))

    @property
    def suits(self) -> str:
        """The suits: ``french`` or ``german``."""
        return self.value.partition("-")[0]

    @property
    def variant(self) -> str:
        """The variant of the pages that this kind of deck is read with, empty for the pages as they are."""
        return "" if self is DeckKind.GERMAN else "ace"


@dataclass(frozen=True, slots=True)
class View:
    """A game's pages as they are read.

    ``preset`` is the rule set from which the options come; a view with another one shows another rule set and
    changes nothing at the table.
    """

    game: str
    preset: str
    options: Options
    language: str
    deck: DeckKind


def view_of(game: str, language: str, deck: DeckKind, preset: str | None = None) -> View:
    """Return the view of a rule set as it stands, the game's first where none is named; InputProblem if unknown."""
    catalogue = GAMES[game].catalogue
    name = preset or next(iter(catalogue.presets))
    return View(game, name, catalogue.preset(name), language, deck)


def or_in_english(ask: Callable[[View], Answer], view: View) -> Answer:
    """Return what is asked of a view, in English where its language has not got the page; PageError where neither has.

    So a language whose pages are being written can be read as far as they go.
    """
    try:
        return ask(view)
    except PageError:
        if view.language == ENGLISH:
            raise
        return ask(replace(view, language=ENGLISH))
