"""The report of how long the rule pages are."""

from __future__ import annotations

import pytest

import page_lengths
from cardavia.engine.games import GAMES
from cardavia.pages.library import pages_of
from cardavia.pages.tree import (
    Block,
    Cards,
    Cell,
    Content,
    Heading,
    Item,
    Laid,
    List,
    NamedCard,
    Page,
    Paragraph,
    Row,
    Table,
    Text,
    Trick,
)
from page_lengths import Length, length_of

ACE = NamedCard("CA", "ace of clubs")


def said(text: str) -> Content:
    return (Text(text),)


def page(*blocks: Block) -> Page:
    return Page("doppelkopf/play", said("The play"), (), blocks)


def test_headings_paragraphs_and_lists_are_running_text() -> None:
    items = tuple(Item((Paragraph(said(text)),)) for text in ("Fox.", "A heart trick."))
    long = length_of(page(Heading(2, said("Your turn")), Paragraph(said("You must follow suit.")), List(items)))
    assert (long.running, long.tables) == (2 + 4 + 1 + 3, 0)
    assert long.sentences == (2, 4, 1, 3)


def test_tables_and_pictured_tricks_are_counted_apart() -> None:
    header = (Cell(said("Card")), Cell(said("Points")))
    table = Table(header, (Row((Cell(said("the ten")), Cell(said("10")))),))
    long = length_of(page(table, Trick((Laid("Anna", ACE), Laid("Ben", ACE)))))
    assert long == Length(0, 3 + 6, ())


def test_a_row_of_cards_is_read_by_the_names_of_the_cards() -> None:
    assert length_of(page(Paragraph((Cards((ACE, ACE)),)))).running == 6


def test_a_paragraph_is_cut_into_its_sentences() -> None:
    text = "May you? You may! Trumps count: all of them. Then …"
    assert length_of(page(Paragraph(said(text)))).sentences == (2, 2, 5, 1)


@pytest.mark.parametrize("word", ["король", "комп’ютер", "mag-Re", "player's", "90"])
def test_a_word_of_any_language_is_one(word: str) -> None:
    assert length_of(page(Paragraph(said(f"({word}, {word})")))).running == 2


def test_lengths_add_up() -> None:
    assert Length(3, 1, (3,)) + Length(2, 0, (2,)) == Length(5, 1, (3, 2))


def test_a_sentence_is_long_above_twenty_words() -> None:
    limit = page_lengths.LONG_SENTENCE
    assert str(Length(0, 0, (limit, limit + 1, limit + 2))).split() == ["0", "0", "3", str(limit + 2), "2"]


def test_a_page_without_words_has_no_longest_sentence() -> None:
    assert str(Length(0, 0, ())).split() == ["0"] * 5


def test_the_report_has_a_line_for_each_page_and_one_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert page_lengths.main(["en"]) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["en", name] for game in GAMES for name in (*pages_of(game), game)]


def test_the_line_of_a_game_is_the_sum_of_its_pages() -> None:
    rows = [line.split()[1:] for line in page_lengths.report("en")]
    for game in GAMES:
        pages = [int(words) for name, words, *_ in rows if name.startswith(f"{game}/")]
        assert [str(sum(pages))] == [words for name, words, *_ in rows if name == game]


def test_a_language_without_pages_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        page_lengths.main(["xx"])
    assert "no pages in 'xx'" in capsys.readouterr().err
