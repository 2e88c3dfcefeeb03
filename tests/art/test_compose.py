"""Faces and backs composed of a deck's parts."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from xml.etree import ElementTree
from xml.parsers import expat

import pytest

from cardavia.art.compose import IndexOptions, back, face
from cardavia.art.deck import Pack
from cardavia.art.deck_model import Corner, Deck
from cardavia.engine.cards import PACK
from tests.art.deck_folders import change, copy_of_plain, deck_of, plain

SVG = "{http://www.w3.org/2000/svg}"
OPTIONS = [IndexOptions(large, learner) for large, learner in product((False, True), repeat=2)]
LARGE, LEARNER = IndexOptions(large=True), IndexOptions(learner=True)


def body(deck: Deck, name: str) -> str:
    return deck.parts[name].body


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_picture_is_a_whole_document_in_the_shape_of_the_card(options: IndexOptions) -> None:
    deck = plain()
    for text in [*(face(deck, card, options) for card in deck.cards), *(back(deck, each) for each in deck.backs)]:
        root = ElementTree.fromstring(text)
        assert root.attrib["viewBox"] == "-295 -455 590 910"
        assert {element.tag for element in root.iter()} <= {
            SVG + tag for tag in ("svg", "g", "path", "circle", "ellipse", "rect", "polygon")
        }
        assert "currentColor" not in text


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_no_two_cards_share_a_picture(options: IndexOptions) -> None:
    deck = plain()
    pictures = {face(deck, card, options) for card in deck.cards} | {back(deck, each) for each in deck.backs}
    assert len(pictures) == len(PACK) + 2


def test_composing_reads_no_file_and_parses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = plain()

    def refused(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(expat, "ParserCreate", refused)
    monkeypatch.setattr(Path, "open", refused)
    assert face(deck, "CK") != face(deck, "SK")


@pytest.mark.parametrize(("rank", "pips"), [("A", 1), ("7", 7), ("8", 8), ("9", 9), ("T", 10), ("K", 2)])
def test_a_card_has_the_signs_of_its_layout_and_one_in_each_index(rank: str, pips: int) -> None:
    deck = plain()
    assert face(deck, "C" + rank).count(body(deck, "pips/C.svg")) == pips + 2


def test_a_figure_of_a_double_deck_is_drawn_twice_and_turned() -> None:
    deck = plain()
    half = body(deck, "figures/SQ.svg")
    assert face(deck, "SQ").count(half) == 2
    assert re.search(r'rotate\(180\)">' + re.escape(half), face(deck, "SQ"))


@pytest.mark.parametrize("single", [{"double": False}, {"once": ("Q",)}, {"once": ("SQ",)}])
def test_a_figure_drawn_once_stands_alone(single: dict[str, object]) -> None:
    deck = replace(plain(), **single)  # type: ignore[arg-type]  # one of the fields named above
    assert face(deck, "SQ").count(body(deck, "figures/SQ.svg")) == 1


def test_an_entry_for_a_card_takes_the_place_of_that_of_its_rank(tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    change(folder / "deck.toml", "[layouts]", "[layouts]\nH8 = [[0, 300, 2]]")
    deck = deck_of(folder)
    assert [face(deck, card).count(body(deck, f"pips/{card[0]}.svg")) for card in ("H8", "D8")] == [3, 10]


def test_a_scene_lies_below_the_signs() -> None:
    deck = plain()
    text = face(deck, "H8")
    assert text.index(body(deck, "scenes/H8.svg")) < text.index(body(deck, "pips/H.svg"))


def test_only_the_ranks_of_the_frame_have_one(tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    change(folder / "deck.toml", "size = [354, 770]", 'size = [354, 770]\nground = "#ffeedd"\nranks = ["A", "K"]')
    deck = deck_of(folder)
    assert ["#ffeedd" in face(deck, card) for card in ("CA", "CK", "CQ")] == [True, True, False]


@pytest.mark.parametrize("corners", [(Corner.TOP_LEFT,), tuple(Corner)])
def test_an_index_stands_in_every_corner_that_is_asked_for(corners: tuple[Corner, ...]) -> None:
    deck = plain()
    deck = replace(deck, index=replace(deck.index, corners=corners))
    assert face(deck, "CA").count(body(deck, "pips/C.svg")) == 1 + len(corners)


def test_the_lower_left_index_is_the_upper_right_one_turned() -> None:
    deck = plain()
    one, other = (
        face(replace(deck, index=replace(deck.index, corners=(corner,))), "CA")
        for corner in (Corner.TOP_RIGHT, Corner.BOTTOM_LEFT)
    )
    assert "translate(233 -455)" in one
    assert 'rotate(180)"><g transform="translate(233 -455)' in other


def test_the_colour_of_the_index_is_that_of_the_suit() -> None:
    deck = plain()
    assert '<g transform="translate(' in face(deck, "HA")
    letter = body(deck, "glyphs/A.svg").replace("currentColor", deck.index.colours["H"])
    assert letter in face(deck, "HA")
    assert letter not in face(deck, "CA")


def test_a_wide_glyph_is_made_narrower() -> None:
    deck = plain()
    scales = re.findall(r"scale\((\S+) 1\.26\)", face(deck, "CT"))
    assert len(scales) == 2
    narrow = replace(deck, index=replace(deck.index, normal=replace(deck.index.normal, x=40)))
    assert float(re.findall(r"scale\((\S+) 1\.26\)", face(narrow, "CT"))[0]) < float(scales[0])


def test_a_large_index_is_larger_and_stands_on_a_ground_of_its_own() -> None:
    deck = plain()
    size = deck.index.large
    assert size.height > 1.3 * deck.index.normal.height
    assert face(deck, "CK", LARGE).count(f'fill="{deck.paper}"') == 3
    assert face(deck, "CK").count(f'fill="{deck.paper}"') == 1


@pytest.mark.parametrize("rank", list("AKQJT987"))
def test_a_learner_sees_the_letter_of_the_other_pack_where_it_is_another(rank: str) -> None:
    deck = plain()
    assert (face(deck, "C" + rank, LEARNER) != face(deck, "C" + rank)) == (rank in "QJ")


def test_the_learners_letter_is_the_decks_own_if_it_has_one(tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    (folder / "glyphs" / "O.svg").write_bytes((folder / "glyphs" / "8.svg").read_bytes())
    deck = deck_of(folder)
    drawn = body(deck, "glyphs/O.svg").replace("currentColor", "#2a2522")
    assert face(deck, "CQ", LEARNER).count(drawn) == 2
    assert face(plain(), "CQ", LEARNER).count(drawn) == 0


def test_a_german_deck_teaches_the_french_letters() -> None:
    french = plain()
    german = replace(french, suits=Pack.GERMAN)
    own = body(french, "glyphs/Q.svg").replace("currentColor", "#2a2522")
    assert face(german, "CQ", LEARNER).count(own) == 4
    assert face(french, "CQ", LEARNER).count(own) == 2


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_options_are_read_as_they_are_written(options: IndexOptions) -> None:
    assert IndexOptions.parse(str(options)) == options


def test_other_options_are_refused() -> None:
    with pytest.raises(ValueError, match="huge"):
        IndexOptions.parse("huge")


def test_a_card_or_back_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        face(plain(), "C5")
    with pytest.raises(KeyError):
        back(plain(), "3")


def test_the_first_back_is_the_usual_one() -> None:
    assert back(plain()) == back(plain(), "1") != back(plain(), "2")
