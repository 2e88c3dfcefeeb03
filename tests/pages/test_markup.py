from __future__ import annotations

from typing import Any

import pytest

from cardavia.pages.context import Context, context_of
from cardavia.pages.errors import PageError
from cardavia.pages.library import game_of_page
from cardavia.pages.markup import blocks_of, content_of
from cardavia.pages.tree import (
    Block,
    Cards,
    Cell,
    Heading,
    Item,
    Link,
    List,
    NamedCard,
    Paragraph,
    Row,
    Styled,
    Table,
    Text,
    plain,
)
from cardavia.pages.view import DeckKind, View
from tests.pages.helpers import seen


def context(page: str = "doppelkopf/play", **chosen: Any) -> Context:
    return context_of(page, seen(game_of_page(page) or "doppelkopf", chosen=chosen))


def one(text: str, page: str = "doppelkopf/play", **chosen: Any) -> Block:
    (block,) = blocks_of(text, context(page, **chosen))
    return block


def words(text: str, page: str = "doppelkopf/play", **chosen: Any) -> str:
    return plain(content_of(text, context(page, **chosen)))


def test_a_heading_keeps_its_anchor_to_itself() -> None:
    assert one("## Following suit {#follow-suit}") == Heading(2, (Text("Following suit"),), ("follow-suit",))


def test_a_paragraph_may_carry_an_anchor_at_the_end_of_any_line() -> None:
    assert one("You must follow. {#a}\nTrumps are one suit. {#b}") == Paragraph(
        (Text("You must follow. Trumps are one suit."),), ("a", "b")
    )


def test_a_list_item_may_carry_an_anchor() -> None:
    items = (
        Item((Paragraph((Text("one"),)),), ("first",)),
        Item((Paragraph((Text("two"),)),)),
    )
    assert one("- one {#first}\n- two\n") == List(items)


def test_items_under_conditions_stay_one_list() -> None:
    block = one("- one\n{if nines}\n- two\n{end}\n{if not nines}\n- three\n{end}\n- four\n")
    assert isinstance(block, List)
    assert [plain(item.blocks[0].content) for item in block.items if isinstance(item.blocks[0], Paragraph)] == [
        "one",
        "two",
        "four",
    ]


def test_rows_under_conditions_stay_one_table() -> None:
    block = one("| a | b |\n|---|---|\n{if nines}\n| {n:hand} | x |\n{end}\n{if poverty}\n| y | z |\n{end}\n")
    assert block == Table((Cell((Text("a"),)), Cell((Text("b"),))), (Row((Cell((Text("12"),)), Cell((Text("x"),)))),))


def test_a_numbered_list_is_ordered() -> None:
    block = one("1. one\n2. two\n")
    assert isinstance(block, List)
    assert block.ordered


def test_italics_and_bold_are_kept() -> None:
    assert one("an *odd* **word**") == Paragraph(
        (Text("an "), Styled((Text("odd"),)), Text(" "), Styled((Text("word"),), strong=True))
    )


@pytest.mark.parametrize(
    ("placeholder", "shown"),
    [
        ("{n:target.re.none}", "121"),
        ("{count:hand:card}", "12\N{NO-BREAK SPACE}cards"),
        ("{count:1:trick}", "1\N{NO-BREAK SPACE}trick"),
        ("the {card:CQ}", "the queen of clubs"),
        ("the {card:CQ:many}", "the queens of clubs"),
        ("the {card:sides:acc}", "the queen of clubs"),
        ("of {suit:S}", "of spades"),
        ("a {rank:J}", "a jack"),
        ("the {rank:Q:many}", "the queens"),
        ("a {term:fox}", "a fox"),
        ("two {term:fox:many}", "two foxes"),
        ("the fox ({german:fox})", "the fox (Fuchs)"),
        ("here {opt:dulle}", "here the first is higher"),
        ("elsewhere {opt:dulle=plain}", "elsewhere no trumps"),
        ("the {option:genscher}", "the Genscher"),
        ("a {contract:solo-queens}", "a queens solo"),
        ("a {line:fox}", "a fox caught"),
        ("by {preset:pagat}", "by Pagat"),
        ("with {player:2}", "with Bohdan"),
    ],
)
def test_a_placeholder_is_filled(placeholder: str, shown: str) -> None:
    assert words(placeholder) == shown


def test_a_placeholder_at_the_beginning_of_a_sentence_gets_a_capital_letter() -> None:
    assert (
        words("{term:fox} and {term:dulle}. {suit:H} and {suit:C}: {suit:D}")
        == "Fox and Dulle. Hearts and clubs: diamonds"
    )


def test_names_follow_the_deck() -> None:
    usual = seen("doppelkopf")
    german = context_of("doppelkopf/play", View(usual.game, usual.preset, usual.options, "en", DeckKind.GERMAN))
    assert (
        plain(content_of("the {card:CQ}, {suit:D}, {contract:solo-jacks}", german))
        == "the Ober of acorns, bells, Unter solo"
    )


def test_cards_are_pictures_with_names() -> None:
    cards = (NamedCard("CA", "ace of clubs"), NamedCard("HT", "ten of hearts"))
    assert one("{cards:CA HT}") == Paragraph((Cards(cards),))


def test_pictures_on_the_page_of_a_deck_are_of_that_deck() -> None:
    block = one("{cards:CA}", "decks/tell")
    assert isinstance(block, Paragraph)
    assert block.content == (Cards((NamedCard("CA", "ace of acorns"),), "tell"),)


def test_a_house_rule_tells_whether_it_is_played() -> None:
    on, off = (one("{on:genscher} It is called. {#opt-genscher}", genscher=value) for value in (True, False))
    assert isinstance(on, Paragraph)
    assert isinstance(off, Paragraph)
    assert (on.house_rule, off.house_rule) == (True, False)
    assert plain(on.content) == "[on] It is called."
    assert plain(off.content) == "[off] It is called."
    assert on.anchors == ("opt-genscher",)


def test_a_link_with_words_may_hold_placeholders() -> None:
    assert one("a {link:play#turn|word of {suit:H}}") == Paragraph(
        (Text("a "), Link("doppelkopf/play#turn", (Text("word of "), Text("hearts"))))
    )


def test_a_link_without_words_has_the_title_of_its_heading() -> None:
    assert words("it is told in {link:play#turn} below") == "it is told in Your turn below"


def test_a_link_after_a_full_stop_is_a_sentence() -> None:
    assert words("It ends. {link:play#turn}") == "It ends. See: Your turn."


def test_a_title_that_is_a_question_ends_the_sentence_itself() -> None:
    assert words("It ends. {link:faq#partner}") == "It ends. See: Who is my partner?"


def test_a_link_to_the_paragraph_of_a_key_has_the_name_of_the_key() -> None:
    assert words("about {link:scoring#line-fox}") == "about Fox caught"
    assert words("about {link:house-rules#opt-bock}") == "about Bock rounds"


def test_a_link_with_words_may_stand_in_a_table() -> None:
    block = one("| a |\n|---|\n| {link:play#turn|b} |\n")
    assert isinstance(block, Table)
    assert block.rows == (Row((Cell((Link("doppelkopf/play#turn", (Text("b"),)),)),)),)


@pytest.mark.parametrize(
    "text",
    [
        "{n:target.re.never}",
        "{count:hand:elephant}",
        "{card:C1}",
        "{card:trumps.normal}",
        "{card:CQ:dative}",
        "{cards:nothing}",
        "{suit:X}",
        "{rank:2}",
        "{term:elephant}",
        "{term:fox:few}",
        "{german:elephant}",
        "{opt:elephant}",
        "{opt:dulle=third}",
        "{option:elephant}",
        "{contract:elephant}",
        "{line:elephant}",
        "{preset:elephant}",
        "{player:5}",
        "{elephant}",
        "{on:elephant}",
        "{link:elephant}",
        "{link:play#elephant}",
        "{link:play#elephant|words}",
        "{trick:CA}",
        "{trick:CA CK CT C9 in=elephant}",
        "{example:elephant}",
        "{values:units}",
        "{deck}",
        "in the middle of {lines} text",
        "{if nines}",
        "{n:hand",
        "hand}",
        "\ue001",
    ],
)
def test_what_does_not_exist_is_an_error(text: str) -> None:
    with pytest.raises(PageError):
        blocks_of(text, context())


def test_a_page_of_no_game_names_the_game_of_its_keys() -> None:
    assert words("{n:schafkopf/tricks} and {n:doppelkopf/tricks}", "glossary") == "8 and 12"
    with pytest.raises(PageError, match="names no game"):
        words("{n:tricks}", "glossary")


def test_an_error_names_the_page_and_the_placeholder() -> None:
    with pytest.raises(PageError, match=r"^doppelkopf/play: \{n:elephant\}: there is no number 'elephant'$"):
        words("{n:elephant}")
