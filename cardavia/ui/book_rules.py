"""By which rules the book is read: those of the table, or another rule set that is only looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from cardavia.art.deck import Ace
from cardavia.engine.games import GAMES
from cardavia.engine.observation import Observation
from cardavia.pages.library import PRESETS, game_of_page
from cardavia.pages.view import DeckKind, View
from cardavia.storage.settings import Settings
from cardavia.ui.book_reader import Views, view_for


def views_in_force(
    settings: Settings,
    language: str,
    observation: Observation | None,
    preset: str,
    ace_of: Callable[[str], Ace] = lambda _: Ace.USUAL,
) -> Views:
    """Return how each game is looked at: the one on the table by its rules, others by those of their next session.

    The game on the table comes first. ``preset`` is the rule set that it has been begun with, ``ace_of`` tells what a
    deck calls its ace.
    """
    views = {game: _next_session(settings, game, language, ace_of(settings.deck[game])) for game in GAMES}
    first = settings.game if observation is None else observation.game
    if observation is not None:
        views[first] = replace(views[first], preset=preset, options=observation.options)
    return {game: views[game] for game in sorted(views, key=lambda game: game != first)}


def _next_session(settings: Settings, game: str, language: str, ace: Ace) -> View:
    preset = settings.preset[game]
    options = GAMES[game].catalogue.build(preset, settings.options[game])
    return View(game, preset, options, language, DeckKind.of(settings.pack[game], ace.variant))


@dataclass(frozen=True, slots=True)
class ReadingRules:
    """The rules in force, and the rule sets that are looked at in their place, by game."""

    in_force: Views
    looked_at: Mapping[str, str]

    def view(self, page: str) -> View:
        """Return how a page is read."""
        return view_for(page, self.views)

    @property
    def views(self) -> Views:
        """Return how each game is read, the one on the table first."""
        return {game: self._of(view) for game, view in self.in_force.items()}

    def game(self, page: str) -> str:
        """Return the game by whose rules a page is read."""
        return view_for(page, self.in_force).game

    def preset(self, page: str) -> str | None:
        """Return the rule set that is looked at on a page, None where its own or those in force are shown."""
        return None if page.startswith(PRESETS) else self.looked_at.get(self.game(page))

    def looking_at(self, game: str, preset: str | None) -> ReadingRules:
        """Return the rules when another rule set is looked at; None goes back to those in force."""
        others = {key: name for key, name in self.looked_at.items() if key != game}
        return replace(self, looked_at=others if preset is None else {**others, game: preset})

    def _of(self, view: View) -> View:
        preset = self.looked_at.get(view.game)
        if preset is None:
            return view
        return replace(view, preset=preset, options=GAMES[view.game].catalogue.preset(preset))


def differs(view: View) -> bool:
    """Say whether rules are not quite those of their rule set."""
    return bool(GAMES[view.game].catalogue.differences(view.preset, view.options))


def has_rules(page: str) -> bool:
    """Say whether a page reads otherwise under another rule set: all but those of a rule set, of no or both games."""
    return game_of_page(page) is not None and not page.startswith(PRESETS)
