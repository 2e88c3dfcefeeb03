"""Views and sources that the tests of the pages share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cardavia.engine.games import GAMES
from cardavia.pages.languages import languages_present
from cardavia.pages.library import all_pages, game_of_page
from cardavia.pages.view import DeckKind, View

LANGUAGES = languages_present()
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
ANCHOR = re.compile(r"\{#([\w-]+)\}")
WRITTEN = [(language, page) for language in LANGUAGES for page in all_pages()]
"""Every page in every language that is there."""
USUAL_DECK = {"schafkopf": DeckKind.GERMAN, "doppelkopf": DeckKind.FRENCH}


def seen(game: str, preset: str | None = None, chosen: Mapping[str, Any] | None = None, language: str = "en") -> View:
    """Return a view with the deck that the game is usually played with."""
    name = preset or next(iter(GAMES[game].catalogue.presets))
    return View(game, name, GAMES[game].catalogue.build(name, chosen or {}), language, USUAL_DECK[game])


def fitting(page: str, language: str) -> View:
    """Return a view in which the page would be read first."""
    return seen(game_of_page(page) or "schafkopf", language=language)
