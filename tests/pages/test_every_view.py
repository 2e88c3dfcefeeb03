"""Every page reads well by every rule set, with every single option changed, and with either kind of deck."""

from __future__ import annotations

import re

import pytest

from cardavia.engine.games import GAMES
from cardavia.pages.anchors import anchor_of
from cardavia.pages.html import to_html
from cardavia.pages.languages import ENGLISH
from cardavia.pages.library import GAME_PAGES, PRESETS, all_pages, pages_of
from cardavia.pages.render import render, rule_sentence
from cardavia.pages.text import WIDTH, to_text
from cardavia.pages.tree import Page, plain
from cardavia.pages.view import DeckKind, View
from tests.engine.helpers import Rules
from tests.engine.house_rules.combinations import alone
from tests.pages.helpers import LANGUAGES, seen
from tests.pages.test_keys import REASONS

PRESETS_OF_GAMES = [(game, preset) for game in GAMES for preset in GAMES[game].catalogue.presets]
ALONE = alone()
ONE_CHANGED = [
    (language, rules)
    for number, language in enumerate(sorted(LANGUAGES, key=lambda language: language != ENGLISH))
    for rules in (ALONE if language == ENGLISH else ALONE[number - 1 :: len(LANGUAGES) - 1])
]
"""Every option changed in English; the others have its conditions, and share the options among them."""
EITHER_DECK = [page for page in all_pages() if not page.startswith(PRESETS)]


def check(page: Page) -> None:
    text, html = to_text(page), to_html(page, "Setting")
    assert re.findall(r"[{}\ue000-\uf8ff]", text + html) == [], page.name
    assert [line for line in text.splitlines() if len(line) > WIDTH] == [], page.name
    assert plain(page.title), page.name


def check_refusals(view: View) -> None:
    """Check that the table can tell the rule behind every refusal."""
    for game, reason in REASONS:
        if game == view.game:
            assert rule_sentence(anchor_of(reason, game), view).endswith((".", "!")), reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), PRESETS_OF_GAMES)
def test_every_page_reads_by_every_rule_set(language: str, game: str, preset: str) -> None:
    for page in all_pages():
        check(render(page, seen(game, preset, language=language)))


@pytest.mark.parametrize(("language", "rules"), ONE_CHANGED)
def test_every_page_of_a_game_and_every_refusal_reads_with_one_option_changed(language: str, rules: Rules) -> None:
    game, preset, chosen = rules
    view = seen(game, preset, chosen, language)
    for page in pages_of(game):
        check(render(page, view))
    check_refusals(view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DeckKind)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_reads_with_either_deck(language: str, deck: DeckKind, game: str) -> None:
    usual = seen(game, language=language)
    for page in EITHER_DECK:
        check(render(page, View(game, usual.preset, usual.options, language, deck)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), PRESETS_OF_GAMES)
def test_the_table_can_tell_the_rule_behind_every_refusal(language: str, game: str, preset: str) -> None:
    check_refusals(seen(game, preset, language=language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_pages_of_a_game_have_the_same_title(language: str, game: str) -> None:
    titles = [plain(render(page, seen(game, language=language)).title) for page in pages_of(game)]
    assert len(set(titles)) == len(titles) == len(GAME_PAGES[game])
