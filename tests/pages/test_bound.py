"""Words of one letter stay with the next word, and a dash with the one before, where a language asks for it."""

from __future__ import annotations

import re

import pytest

from cardavia.pages.bound import BINDINGS, bound
from cardavia.pages.html import to_html
from cardavia.pages.library import all_pages
from cardavia.pages.render import render
from cardavia.pages.search import search
from cardavia.pages.text import to_text
from cardavia.pages.tree import (
    Cell,
    Heading,
    Item,
    Laid,
    Link,
    List,
    NamedCard,
    Page,
    Paragraph,
    Row,
    Styled,
    Table,
    Text,
    Trick,
)
from cardavia.pages.words import NO_BREAK
from tests.pages.helpers import seen


@pytest.mark.parametrize(
    ("language", "text", "shown"),
    [
        ("cs", "Hraje se v rohu a k tomu", "Hraje se v~rohu a~k~tomu"),
        ("cs", "V kartách s esy; eso není", "V~kartách s~esy; eso není"),
        ("cs", "král – dáma", "král – dáma"),
        ("ru", "Туз — карта, и я её знаю", "Туз~— карта, и~я~её знаю"),
        ("ru", "это все туза вот", "это все туза вот"),
        ("uk", "Тузи з дамою — це й є туз", "Тузи з~дамою~— це й~є~туз"),
    ],
)
def test_a_word_of_one_letter_does_not_end_a_line(language: str, text: str, shown: str) -> None:
    assert BINDINGS[language].bound(text) == shown.replace("~", NO_BREAK)


def test_words_are_bound_wherever_they_stand_in_a_page() -> None:
    free, tied = (Text("v rohu"),), (Text(f"v{NO_BREAK}rohu"),)

    def page(words: tuple[Text, ...]) -> Page:
        said = (Styled(words), Link("doppelkopf/play", words))
        table = Table((Cell(words),), (Row((Cell(words),)),))
        trick = Trick((Laid("Anna", NamedCard("CQ", "dáma"), words[0].text),))
        blocks = (Heading(2, words), Paragraph(said), List((Item((Paragraph(words),)),)), table, trick)
        return Page("doppelkopf/play", words, words, blocks)

    assert bound(page(free), "cs") == page(tied)
    assert bound(page(free), "de") == page(free)


def test_a_word_is_bound_to_a_link_that_follows_it() -> None:
    assert BINDINGS["cs"].bound("viz v ") == f"viz v{NO_BREAK}"


@pytest.mark.parametrize("language", BINDINGS)
def test_no_line_of_a_page_can_end_in_such_a_word(language: str) -> None:
    loose = re.compile(rf"(?<!\w)[{BINDINGS[language].words}] |{' —' if BINDINGS[language].dash else '(?!)'}", re.I)
    for name in all_pages():
        page = render(name, seen("doppelkopf", language=language))
        words = re.sub(r"<[^>]*>", "", to_html(page))
        assert loose.findall(words) == []
        assert NO_BREAK not in to_text(page)


def test_what_is_found_shows_plain_spaces() -> None:
    hits = search("v kartách", seen("doppelkopf", language="cs"))
    assert any("v kartách" in hit.excerpt for hit in hits)
    assert not any(NO_BREAK in hit.excerpt for hit in hits)
