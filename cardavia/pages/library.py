"""The pages there are, and their text as it was written."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from cardavia.engine.games import GAMES
from cardavia.pages.errors import PageError
from cardavia.pages.variants import variant_of
from cardavia.pages.view import DeckKind
from cardavia.resources import resource

_COMMON = ("house-rules", "tips", "ten-steps", "mistakes", "faq", "history")
GAME_PAGES: Mapping[str, tuple[str, ...]] = {
    "schafkopf": (
        *("overview", "cards", "deal", "bidding", "contracts", "called-ace"),
        *("play", "doubling", "scoring", "special", "session"),
        *_COMMON,
    ),
    "doppelkopf": (
        *("overview", "cards", "deal", "reservations", "wedding", "poverty", "solos"),
        *("play", "announcements", "winning", "scoring", "special", "session"),
        *_COMMON,
    ),
}
"""The pages of each game in the order of reading."""
DECK_KINDS: Mapping[str, DeckKind] = {
    "bavarian": DeckKind.GERMAN,
    "tell": DeckKind.GERMAN_ACE,
    "salzburg": DeckKind.GERMAN,
    "french": DeckKind.FRENCH,
    "tournament": DeckKind.FRENCH,
    "clear": DeckKind.FRENCH,
}
"""The decks that have a page, with their suits."""
DECKS, PRESETS = "decks", "presets"
"""The folders of pages about decks and about rule sets."""
FRONT_PAGES = ("index", "glossary")
"""Pages that belong to no game."""
NAMES_PAGE = f"{DECKS}/names"


def pages_of(game: str) -> tuple[str, ...]:
    """Return the pages of a game in the order of reading, such as ``schafkopf/overview``; KeyError if unknown."""
    return tuple(f"{game}/{name}" for name in GAME_PAGES[game])


@cache
def all_pages() -> tuple[str, ...]:
    """Return every page there is, in the order of a table of contents."""
    games = (page for game in GAME_PAGES for page in pages_of(game))
    presets = (f"{PRESETS}/{name}" for game in GAMES.values() for name in game.catalogue.presets)
    decks = (f"{DECKS}/{deck}" for deck in DECK_KINDS)
    return (*FRONT_PAGES, *games, *presets, *decks, NAMES_PAGE)


def game_of_page(page: str) -> str | None:
    """Return the game a page belongs to, None where it belongs to both."""
    folder, _, name = page.rpartition("/")
    if folder == PRESETS:
        return next((key for key, game in GAMES.items() if name in game.catalogue.presets), None)
    return folder if folder in GAME_PAGES else None


def page_path(language: str, page: str) -> Path:
    """Return the file of a page; PageError when there is no such page."""
    if page not in all_pages():
        raise PageError("there is no such page", page)
    return resource("i18n", "rules", language, *f"{page}.md".split("/"))


@cache
def source_of(language: str, page: str, variant: str = "") -> str:
    """Return the text of a page as it was written, or as a variant says it; PageError when it is missing."""
    try:
        return variant_of(language, variant).applied(page_path(language, page).read_text(encoding="utf-8"))
    except OSError as problem:
        raise PageError(f"cannot be read: {problem}", f"{language}/{page}") from None


def resolved(target: str, page: str) -> tuple[str, str]:
    """Return page and anchor, which may be empty, of a link on a page; PageError when there is no such page."""
    name, _, anchor = target.partition("#")
    game = game_of_page(page)
    for candidate in (f"{game}/{name}", name) if name else (page,):
        if candidate in all_pages():
            return candidate, anchor
    raise PageError(f"the link {target!r} leads to no page", page)
