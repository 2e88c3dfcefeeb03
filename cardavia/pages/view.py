"""How a reader looks at the pages: by which rules, in which language, with which deck."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cardavia.engine.games import GAMES
from cardavia.engine.options import Options


class DeckKind(Enum):
    """The two kinds of deck, whose suits and courts have different names (``terms.md`` section 1)."""

    FRENCH = "french"
    GERMAN = "german"


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
