from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from cardavia.pages.html import to_html
from cardavia.pages.library import all_pages
from cardavia.pages.render import anchors_of, render
from cardavia.pages.tree import Cards, Heading, Link, Mark, NamedCard, Page, Paragraph, Text
from tests.pages.helpers import fitting, seen


def tree(page: Page, setting: str = "") -> ET.Element:
    """Return the HTML as XML, for which pictures and line breaks are closed."""
    html = re.sub(r"(<(?:img|br)[^>]*)>", r"\1/>", to_html(page, setting))
    return ET.fromstring(f"<body>{html}</body>")


def paragraph(*content: object, anchors: tuple[str, ...] = ()) -> Page:
    return Page("p", (Text("T"),), (), (Paragraph(content, anchors),))  # type: ignore[arg-type]  # any inline will do


@pytest.mark.parametrize("name", all_pages())
def test_every_tag_of_a_page_is_closed(name: str) -> None:
    assert tree(render(name, fitting(name, "en")), "Setting").find("h1") is not None


@pytest.mark.parametrize("name", all_pages())
def test_every_anchor_of_a_page_can_be_reached(name: str) -> None:
    page = render(name, fitting(name, "en"))
    reached = [link.attrib["name"] for link in tree(page).iter("a") if "name" in link.attrib]
    assert sorted(reached) == sorted(anchor for block in page.blocks for anchor in anchors_of(block))


def test_words_are_escaped() -> None:
    assert "a &lt; b &amp; c" in to_html(paragraph(Text("a < b & c")))


def test_a_card_is_a_picture_with_a_name() -> None:
    picture = tree(paragraph(Cards((NamedCard("CQ", "queen of clubs"),)))).find(".//img")
    assert picture is not None
    assert (picture.get("src"), picture.get("alt")) == ("card:CQ", "queen of clubs")


def test_a_picture_may_be_of_a_certain_deck() -> None:
    picture = tree(paragraph(Cards((NamedCard("CQ", "Ober of acorns"),), "tell"))).find(".//img")
    assert picture is not None
    assert picture.get("src") == "card:tell/CQ"


def test_a_link_names_page_and_paragraph() -> None:
    link = tree(paragraph(Link("doppelkopf/play#turn", (Text("here"),)))).find(".//a")
    assert link is not None
    assert link.get("href") == "page:doppelkopf/play#turn"


def test_a_house_rule_leads_to_its_setting() -> None:
    page = paragraph(Mark(True, "on"), Text(" words"), anchors=("opt-bock",))
    links = [link.get("href") for link in tree(page, "Change").iter("a") if link.get("href")]
    assert links == ["option:bock"]
    assert 'class="on"' in to_html(page)
    assert "option:" not in to_html(page)


def test_the_heading_of_a_house_rule_leads_to_its_setting() -> None:
    html = to_html(Page("p", (Text("T"),), (), (Heading(3, (Text("Bock"),), ("opt-bock",)),)), "Change")
    assert '<h3><a name="opt-bock"></a>Bock <a class="setting" href="option:bock">Change</a></h3>' in html


def test_a_rule_that_is_off_stays_on_the_page_and_says_so() -> None:
    html = to_html(render("doppelkopf/house-rules", seen("doppelkopf")))
    assert '<b class="off">[off]</b>' in html
