"""``cardavia rules``: the pages about the rules of a game as text (``docs/record.md`` section 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardavia.commands.output import Output
from cardavia.commands.play import chosen_options
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.games import game_of
from cardavia.pages.languages import languages_present
from cardavia.pages.render import game_text
from cardavia.pages.text import to_text
from cardavia.pages.tree import plain
from cardavia.pages.view import DeckKind, View

_DECKS: Mapping[str, DeckKind] = {"schafkopf": DeckKind.GERMAN, "doppelkopf": DeckKind.FRENCH}
"""The kind of deck with which each game is usually played."""


def run(game: str, preset: str | None, chosen: Sequence[str], language: str) -> Output:
    """Return all pages of a game; InputProblem names an unknown game, rule set, option or language."""
    view = _view(game, preset, chosen, language)
    pages = game_text(view)
    document = {
        "ok": True,
        "pages": [{"page": page.name, "title": plain(page.title), "text": to_text(page)} for page in pages],
    }
    # One header is enough where all pages follow one another.
    first, *others = pages
    read = (first, *(replace(page, header=()) for page in others))
    return Output(document, lambda: (to_text(page) for page in read))


def _view(game: str, preset: str | None, chosen: Sequence[str], language: str) -> View:
    catalogue = game_of(game).catalogue
    name = preset or next(iter(catalogue.presets))
    options = catalogue.build(name, chosen_options(game, chosen))
    present = languages_present()
    if language not in present:
        raise InputProblem(Flaw.UNKNOWN_LANGUAGE, (language, ", ".join(present)))
    return View(game, name, options, language, _DECKS[game])
