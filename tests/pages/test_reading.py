"""What a window asks of the pages: contents, search, the rule behind a refusal, another rule set."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from cardavia.art.shelf import SHIPPED
from cardavia.engine.errors import Reason
from cardavia.pages.anchors import anchor_of
from cardavia.pages.errors import PageError
from cardavia.pages.languages import LANGUAGES, page_language, plural_form
from cardavia.pages.library import DECK_KINDS, pages_of
from cardavia.pages.render import game_text, render, rule_sentence, title_of
from cardavia.pages.search import contents, search
from cardavia.pages.sentences import first_sentence
from cardavia.pages.tree import plain
from tests.pages.helpers import seen


def test_the_contents_are_those_of_one_game() -> None:
    pages = [entry.page for entry in contents(seen("doppelkopf"))]
    assert pages[:2] == ["index", "glossary"]
    assert set(pages_of("doppelkopf")) < set(pages)
    assert "presets/pagat" in pages
    assert "decks/french" in pages
    assert not any(page.startswith("schafkopf/") or page == "presets/schaf" for page in pages)


def test_every_entry_of_the_contents_has_a_title() -> None:
    view = seen("schafkopf")
    assert [entry.title for entry in contents(view)] == [title_of(entry.page, view) for entry in contents(view)]


def test_the_text_of_a_game_has_its_pages_in_the_order_of_reading() -> None:
    assert tuple(page.name for page in game_text(seen("schafkopf"))) == pages_of("schafkopf")


def test_a_page_says_by_which_rules_it_reads() -> None:
    assert plain(render("doppelkopf/play", seen("doppelkopf", "pagat")).header) == "Rules: Pagat."
    changed = plain(render("doppelkopf/play", seen("doppelkopf", chosen={"genscher": True})).header)
    assert changed == "Rules: DDV, changed at this table: Genscher: on."


def test_another_rule_set_is_another_view() -> None:
    ddv, pagat = (render("doppelkopf/scoring", seen("doppelkopf", preset)) for preset in ("ddv", "pagat"))
    assert ddv.blocks != pagat.blocks


def test_search_finds_all_words_in_one_block() -> None:
    hits = search("queen CLUBS", seen("doppelkopf"))
    assert hits
    assert any(hit.page == "doppelkopf/overview" for hit in hits)
    assert all("queen" in hit.excerpt.lower() for hit in hits)


def test_a_hit_leads_to_the_nearest_anchor() -> None:
    hit = next(hit for hit in search("follow", seen("schafkopf")) if hit.page == "schafkopf/play" and hit.anchor)
    assert plain(render("schafkopf/play", seen("schafkopf")).title) == hit.title
    assert hit.heading


def test_search_minds_no_accents() -> None:
    assert [hit.anchor for hit in search("Uberbieten", seen("doppelkopf")) if hit.page == "glossary"] == ["auction"]


@pytest.mark.parametrize("query", ["", "  ", "xylophone"])
def test_search_may_find_nothing(query: str) -> None:
    assert search(query, seen("doppelkopf")) == ()


def test_search_sees_only_what_the_rules_show() -> None:
    def pages(chosen: dict[str, Any]) -> set[str]:
        return {hit.page for hit in search("hyperpiglets top", seen("doppelkopf", chosen=chosen))}

    assert "doppelkopf/cards" in pages({"piglets": "diamonds", "hyperpiglets": True})
    assert "doppelkopf/cards" not in pages({})


def test_a_refusal_leads_to_a_paragraph_and_its_first_sentence() -> None:
    view = seen("schafkopf")
    assert anchor_of(Reason.FOLLOW_SUIT, "schafkopf") == "play#follow-suit"
    assert rule_sentence("play#follow-suit", view).endswith(".")
    assert rule_sentence("schafkopf/play#follow-suit", view) == rule_sentence("play#follow-suit", view)


def test_a_rule_that_is_nowhere_is_an_error() -> None:
    with pytest.raises(PageError):
        rule_sentence("play#elephant", seen("schafkopf"))


@pytest.mark.parametrize("page", ["elephant", "doppelkopf/elephant", "decks/elephant", "../secrets"])
def test_a_page_that_is_none_is_an_error(page: str) -> None:
    with pytest.raises(PageError, match="no such page"):
        render(page, seen("doppelkopf"))


@pytest.mark.parametrize(
    ("text", "first"),
    [("One. Two.", "One."), ("Is it? No.", "Is it?"), ("1.5 is more. Yes.", "1.5 is more."), ("no end", "no end")],
)
def test_the_first_sentence_ends_at_its_sign(text: str, first: str) -> None:
    assert first_sentence(text) == first


def test_a_language_without_pages_reads_those_of_the_pattern() -> None:
    assert page_language("en") == "en"
    assert page_language("tlh") == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_follow_the_language(language: str) -> None:
    expected = {"en": (0, 1, 1, 1), "de": (0, 1, 1, 1), "cs": (0, 1, 2, 2), "fil": (0, 1, 1, 1)}
    slavic = (0, 1, 2, 0)
    assert tuple(plural_form(language, number) for number in (1, 2, 5, 21)) == expected.get(language, slavic)


@pytest.mark.parametrize(("number", "form"), [(11, 2), (12, 2), (14, 2), (22, 1), (101, 0), (111, 2), (0, 2)])
def test_russian_and_ukrainian_count_by_the_last_digits(number: int, form: int) -> None:
    assert plural_form("ru", number) == plural_form("uk", number) == form


def test_a_table_can_link_to_a_rule_without_reading_any_page() -> None:
    script = "import sys, cardavia.pages.anchors; print('markdown_it' in sys.modules, 'tomllib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"


def test_the_decks_with_a_page_are_shipped() -> None:
    assert set(DECK_KINDS) <= set(SHIPPED)
