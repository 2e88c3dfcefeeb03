from __future__ import annotations

from cardavia.pages.text import to_text
from cardavia.pages.tree import (
    Cards,
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

QUEEN = NamedCard("CQ", "queen of clubs")


def page(*blocks: object) -> Page:
    return Page("doppelkopf/play", (Text("The play"),), (), blocks)  # type: ignore[arg-type]  # any block will do


def body(*blocks: object, width: int = 40) -> str:
    return to_text(page(*blocks), width).partition("\n\n")[2]


def test_the_title_is_underlined() -> None:
    assert to_text(page()) == "The play\n========\n"


def test_the_header_follows_the_title() -> None:
    told = Page("doppelkopf/play", (Text("The play"),), (Text("Rules: DDV."),), ())
    assert to_text(told) == "The play\n========\n\nRules: DDV.\n"


def test_headings_are_underlined_by_level() -> None:
    assert body(Heading(2, (Text("One"),)), Heading(3, (Text("Two"),))) == "One\n---\n\nTwo\n~~~\n"


def test_paragraphs_are_wrapped() -> None:
    text = body(Paragraph((Text("word " * 12),)), width=20)
    assert text == "word word word word\nword word word word\nword word word word\n"


def test_links_italics_and_cards_are_their_words() -> None:
    content = (Link("play#turn", (Text("a"),)), Text(" "), Styled((Text("b"),)), Text(": "), Cards((QUEEN, QUEEN)))
    assert body(Paragraph(content)) == "a b: queen of clubs, queen of clubs\n"


def test_a_number_stays_with_its_noun() -> None:
    text = body(Paragraph((Text("seventeen signs 12\N{NO-BREAK SPACE}cards"),)), width=20)
    assert text == "seventeen signs\n12 cards\n"


def test_lists_are_marked_and_indented() -> None:
    item = Item((Paragraph((Text("one two three four"),)),))
    assert body(List((item,)), width=12) == "- one two\n  three four\n"
    assert body(List((item,), ordered=True), width=13) == "1. one two\n   three four\n"


def test_tables_have_columns() -> None:
    def cells(*words: str) -> tuple[Cell, ...]:
        return tuple(Cell((Text(word),)) for word in words)

    table = Table(cells("Line", "Value"), (Row(cells("Fox caught", "1")),))
    assert body(table) == "Line        Value\n----------  -----\nFox caught  1\n"
    assert body(table, width=15) == "Line      Value\n--------  -----\nFox       1\ncaught\n"


def test_a_trick_tells_who_plays_what() -> None:
    assert body(Trick((Laid("Anna", QUEEN, "leads"), Laid("Bohdan", QUEEN)))) == (
        "- Anna: queen of clubs (leads)\n- Bohdan: queen of clubs\n"
    )
