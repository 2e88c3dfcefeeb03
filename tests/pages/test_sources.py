"""What the writers of the pages must keep to, in every language that is there (``i18n/rules/README.md``)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cardavia.pages.languages import ENGLISH, PLURAL_FORMS
from cardavia.pages.library import DECKS, all_pages, resolved, source_of
from cardavia.pages.links import anchors_in
from cardavia.pages.words import german_words, word_table
from cardavia.resources import resource
from tests.pages.helpers import ANCHOR, LANGUAGES, PLACEHOLDER, WRITTEN

OTHERS = [(language, page) for language, page in WRITTEN if language != ENGLISH]
CASES = re.compile(r"^(card:[^:]+)(?::(?:acc|many))?$")
GERMAN, GERMAN_WORD = "de", "german:"
FREE_OF_RULES = ("history",)
LIST_NUMBER = re.compile(r"^\s*\d+\.", re.MULTILINE)


def test_english_is_there() -> None:
    assert ENGLISH in LANGUAGES


@pytest.mark.parametrize(("language", "page"), WRITTEN)
def test_a_page_begins_with_its_only_title(language: str, page: str) -> None:
    titles = re.findall(r"^# (.+)$", source_of(language, page), re.MULTILINE)
    assert len(titles) == 1
    assert source_of(language, page).startswith(f"# {titles[0]}\n")


@pytest.mark.parametrize(("language", "page"), WRITTEN)
def test_no_anchor_stands_twice_where_both_could_be_shown(language: str, page: str) -> None:
    outside = re.sub(r"\{if .*?\{end\}", "", source_of(language, page), flags=re.DOTALL)
    anchors = ANCHOR.findall(outside)
    assert sorted(anchors) == sorted(set(anchors))


@pytest.mark.parametrize(("language", "page"), WRITTEN)
def test_no_number_of_the_rules_is_written_out_in_digits(language: str, page: str) -> None:
    if page.startswith(f"{DECKS}/") or page.endswith(FREE_OF_RULES):
        return
    text = source_of(language, page)
    while PLACEHOLDER.search(text):
        # The words of a link are text of the page, everything else in braces is not.
        text = PLACEHOLDER.sub(lambda match: match[1].partition("|")[2] if match[1].startswith("link:") else "", text)
    assert re.findall(r"\w*\d\w*", LIST_NUMBER.sub("", text)) == []


@pytest.mark.parametrize(("language", "page"), WRITTEN)
def test_every_link_leads_somewhere_also_where_it_is_not_shown(language: str, page: str) -> None:
    dead = []
    for target in re.findall(r"\{link:([^{}|]+)", source_of(language, page)):
        name, anchor = resolved(target, page)
        dead += [target] if anchor not in anchors_in(language, name) else []
    assert dead == []


def blocks(text: str) -> list[str]:
    return [block for block in re.split(r"\n\s*\n", text) if block.strip()]


def placeholders(text: str) -> list[str]:
    """Return the placeholders of a text without what a language may choose: the case of a card, words of a link."""
    found = []
    while match := PLACEHOLDER.search(text):
        name = match[1].partition("|")[0]
        found.append(CASES.sub(r"\1", name))
        text = text[: match.start()] + text[match.end() :]
    return sorted(found)


@pytest.mark.parametrize(("language", "page"), OTHERS)
def test_another_language_has_the_blocks_of_the_pattern(language: str, page: str) -> None:
    def frame(text: str) -> list[list[str]]:
        # A German page that gave the German word of its own word would say it twice.
        found = map(placeholders, blocks(text))
        return [[name for name in names if language != GERMAN or not name.startswith(GERMAN_WORD)] for names in found]

    assert frame(source_of(language, page)) == frame(source_of(ENGLISH, page))


@pytest.mark.parametrize(("language", "page"), OTHERS)
def test_another_language_has_the_anchors_and_conditions_in_the_order_of_the_pattern(language: str, page: str) -> None:
    def frame(text: str) -> list[str]:
        return [tag for tag in PLACEHOLDER.findall(text) if tag.startswith(("#", "if ", "else", "end", "on:"))]

    assert frame(source_of(language, page)) == frame(source_of(ENGLISH, page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_no_page_beside_the_others(language: str) -> None:
    folder = resource("i18n", "rules", language)
    found = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.md")}
    assert found == set(all_pages())


def keys(table: Any, place: str = "") -> Iterator[str]:
    if not isinstance(table, dict) or (set(table) <= {"french", "german"} and place not in DECK_TABLES):
        yield place
        return
    for key, value in table.items():
        yield from keys(value, f"{place}.{key}" if place else key)


DECK_TABLES = {"suits", "ranks", "cards"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    assert sorted(keys(word_table(language))) == sorted(keys(word_table(ENGLISH)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_the_plural_forms_of_its_language(language: str) -> None:
    counts = word_table(language)["counts"]
    assert {noun: len(forms) for noun, forms in counts.items()} == dict.fromkeys(counts, PLURAL_FORMS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_cases(language: str) -> None:
    for cards in word_table(language)["cards"].values():
        assert {len(forms) for forms in cards.values()} == {3}
        nominatives = [forms[0] for forms in cards.values()]
        assert len(set(nominatives)) == len(nominatives) == 32


def test_every_term_has_its_german_word() -> None:
    assert set(german_words()) == set(word_table(ENGLISH)["terms"])
