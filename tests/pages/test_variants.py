"""The pages for decks that call their ace otherwise (``i18n/rules/README.md`` section 8)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from cardavia.engine.cards import Card, Rank
from cardavia.pages.context import context_of
from cardavia.pages.library import DECK_KINDS, DECKS, all_pages, source_of
from cardavia.pages.pictures import names
from cardavia.pages.render import render, rule_sentence, title_of
from cardavia.pages.text import to_text
from cardavia.pages.tree import Cards
from cardavia.pages.variants import Variant, overlaid, variant_of
from cardavia.pages.view import DeckKind, View, view_of
from cardavia.pages.words import word_table, words_of
from tests.pages.helpers import LANGUAGES, PLACEHOLDER
from translation_checks import read_glossary
from translation_variants import Variant as Naming
from translation_variants import variants

VARIED = variants(read_glossary(Path(__file__).resolve().parents[2]))
every_variant = pytest.mark.parametrize("naming", VARIED, ids=lambda naming: naming.file)
ACE = DeckKind.GERMAN_ACE


def read_otherwise(variant: str) -> list[str]:
    """Return the pages that may be read in a variant: all but those of decks that use the word of the language."""
    usual = {f"{DECKS}/{deck}" for deck, kind in DECK_KINDS.items() if kind.variant != variant}
    return [page for page in all_pages() if page not in usual]


def german(game: str, deck: DeckKind) -> View:
    return view_of(game, "de", deck)


def leaves(table: Mapping[str, Any]) -> Iterator[str]:
    for value in table.values():
        yield from leaves(value) if isinstance(value, dict) else [str(value)]


@every_variant
def test_the_word_stands_on_no_page_and_in_no_word_of_a_variant(naming: Naming) -> None:
    pages = (source_of(naming.language, page, naming.name) for page in read_otherwise(naming.name))
    said = [line for page in pages for line in page.splitlines()]
    said += leaves(word_table(naming.language, naming.name))
    assert [line for line in said if naming.says(line)] == []


@every_variant
def test_every_phrase_of_a_variant_changes_something(naming: Naming) -> None:
    sources = [source_of(naming.language, page) for page in read_otherwise(naming.name)]
    whole = variant_of(naming.language, naming.name)
    for phrase in whole.phrases:
        others = Variant(phrases={key: text for key, text in whole.phrases.items() if key != phrase})
        assert any(whole.applied(text) != others.applied(text) for text in sources), phrase


@every_variant
def test_a_variant_leaves_placeholders_alone(naming: Naming) -> None:
    for page in read_otherwise(naming.name):
        usual, varied = (source_of(naming.language, page, name) for name in ("", naming.name))
        assert PLACEHOLDER.findall(varied) == PLACEHOLDER.findall(usual)
        assert len(varied.splitlines()) == len(usual.splitlines())


@every_variant
def test_a_variant_has_no_words_beside_those_of_its_language(naming: Naming) -> None:
    def keys(table: Mapping[str, Any]) -> set[str]:
        found = {f"{key}.{inner}" for key, value in table.items() if isinstance(value, dict) for inner in keys(value)}
        return {*table, *found}

    usual, words = word_table(naming.language), variant_of(naming.language, naming.name).words
    assert keys(words) <= keys(usual)
    for kind in ("terms", "counts"):
        assert {key: len(forms) for key, forms in words[kind].items()} == {
            key: len(usual[kind][key]) for key in words[kind]
        }


def test_every_kind_of_deck_that_is_read_otherwise_has_a_variant_in_some_language() -> None:
    assert {kind.variant for kind in DeckKind} - {""} == {naming.name for naming in VARIED}


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {naming.language for naming in VARIED}))
def test_a_language_without_a_variant_is_read_as_it_is(language: str) -> None:
    assert word_table(language, ACE.variant) == word_table(language)
    for page in all_pages():
        assert source_of(language, page, ACE.variant) == source_of(language, page)


def test_an_ace_of_german_suits_is_called_as_the_deck_says() -> None:
    sow, ace = words_of("de", DeckKind.GERMAN), words_of("de", ACE)
    card = Card.parse("CA")
    assert [(words.card(card), words.rank(Rank.ACE, many=True)) for words in (sow, ace)] == [
        ("Eichel-Sau", "Säue"),
        ("Eichel-Ass", "Asse"),
    ]
    assert (sow.counted(2, "ace"), ace.counted(2, "ace")) == ("2\N{NO-BREAK SPACE}Säue", "2\N{NO-BREAK SPACE}Asse")
    assert ace.card(Card.parse("CK")) == sow.card(Card.parse("CK"))


def test_titles_links_and_rules_are_read_in_the_variant() -> None:
    view = german("schafkopf", ACE)
    assert title_of("schafkopf/called-ace", view) == "Das Ruf-Ass"
    assert "Das Ruf-Ass" in to_text(render("schafkopf/play", view))
    assert rule_sentence("called-ace#must-play", view) == "Wird die Ruffarbe angespielt, muss das Ruf-Ass fallen."
    usual = german("schafkopf", DeckKind.GERMAN)
    assert rule_sentence("called-ace#must-play", usual) == "Wird die Ruffarbe angespielt, muss die Rufsau fallen."


def test_the_page_of_a_deck_calls_the_ace_as_that_deck_does() -> None:
    for deck in (DeckKind.FRENCH, DeckKind.GERMAN, ACE):
        view = german("schafkopf", deck)
        assert "Eichel-Ass" in to_text(render("decks/tell", view))
        assert "Eichel-Sau" in to_text(render("decks/bavarian", view))
        assert not re.search(r"\bSau\b", to_text(render("decks/tell", view)))


@pytest.mark.parametrize(
    ("deck", "column"),
    [
        (DeckKind.FRENCH, ("bavarian", "Eichel-Sau")),
        (DeckKind.GERMAN, ("bavarian", "Eichel-Sau")),
        (ACE, ("tell", "Eichel-Ass")),
    ],
)
def test_the_table_of_names_has_the_aces_of_the_deck_on_the_table(deck: DeckKind, column: tuple[str, str]) -> None:
    table = names(context_of("decks/names", german("schafkopf", deck)))
    shown = [piece for row in table.rows for piece in row.cells[1].content if isinstance(piece, Cards)]
    aces = [(piece.deck, card.name) for piece in shown for card in piece.cards if card.code == "CA"]
    assert aces == [column]
    assert len(table.header) == 2


def test_the_longer_of_two_phrases_counts_and_only_whole_words_do() -> None:
    variant = Variant(phrases={"eine Sau": "ein Ass", "eine Sau. Wer sie": "ein Ass. Wer es", "Sau": "Ass"})
    assert variant.applied("eine Sau. Wer sie hat, eine Saubohne, keine Sau") == (
        "ein Ass. Wer es hat, eine Saubohne, keine Ass"
    )


def test_a_table_is_overlaid_entry_by_entry() -> None:
    over = overlaid({"a": {"b": 1, "c": {"d": 2}}, "e": 3}, {"a": {"c": {"d": 4}}})
    assert over == {"a": {"b": 1, "c": {"d": 4}}, "e": 3}


@pytest.mark.parametrize(
    ("suits", "variant", "kind"),
    [("german", "", DeckKind.GERMAN), ("german", "ace", ACE), ("french", "ace", DeckKind.FRENCH)],
)
def test_suits_and_variant_make_a_kind_of_deck(suits: str, variant: str, kind: DeckKind) -> None:
    assert DeckKind.of(suits, variant) is kind
    assert (kind.suits, kind.variant) == (suits, variant)


def test_a_deck_with_french_suits_has_no_variant() -> None:
    assert DeckKind.of("french", "ace") is DeckKind.FRENCH
