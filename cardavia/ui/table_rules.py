"""The rule that forbids something at the table, in the words of the rule pages.

The views are light; what asks the pages loads what fills them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from cardavia.art.deck import Pack
from cardavia.engine.errors import Reason
from cardavia.engine.games import GAMES
from cardavia.engine.observation import Observation
from cardavia.pages.anchors import anchor_of
from cardavia.pages.languages import page_language
from cardavia.pages.library import pages_of
from cardavia.pages.view import DeckKind, View, or_in_english, view_of
from cardavia.ui.language import spoken_language


def view_at_table(observation: Observation, pack: Pack) -> View:
    """Return how the pages of the game on the table are read: by its rules, and in the language that is spoken."""
    presets = GAMES[observation.game].catalogue.presets
    same = (name for name, options in presets.items() if options == observation.options)
    # A rule set is told only in the header of a page: any will do for rules that are of none.
    view = view_to_come(observation.game, pack, next(same, None))
    return replace(view, options=observation.options)


def view_to_come(game: str, pack: Pack, preset: str | None = None) -> View:
    """Return how the pages of a game are read that is played by a rule set, its first one where none is named."""
    language, variant = spoken_language()
    return view_of(game, page_language(language), DeckKind.of(pack.value, variant), preset)


def rule_told(reason: Reason, view: View) -> str:
    """Return the first sentence of the rule that forbids something; PageError where the game has no such rule."""
    from cardavia.pages.render import rule_sentence

    return or_in_english(partial(rule_sentence, anchor_of(reason, view.game)), view)


def fill_rules(view: View) -> None:
    """Fill every page on which something is forbidden, so that `rule_told` finds it filled; for a thread."""
    from cardavia.pages.render import render

    names = {anchor_of(reason, view.game).partition("#")[0] for reason in Reason}
    for page in pages_of(view.game):
        if page.partition("/")[2] in names:
            or_in_english(partial(render, page), view)
