"""Which decks there are, and the plain cards that stand in for one that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.art import provisional
from cardavia.art.compose import IndexOptions, face
from cardavia.art.deck import Pack
from cardavia.art.shelf import SHIPPED, USUAL, hidden, shelf
from cardavia.art.shown import ShownCards, shown_cards
from cardavia.engine.cards import PACK
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.games import GAMES
from tests.art.deck_folders import copy_of_plain, plain


def test_shipped_decks_come_first_and_in_their_order(tmp_path: Path) -> None:
    for name in ("zebra", "french", "bavarian"):
        copy_of_plain(tmp_path / "shipped", name)
    for name in ("mine", "another"):
        copy_of_plain(tmp_path / "own", name)
    decks = shelf(tmp_path / "own", tmp_path / "shipped").decks
    assert [(deck.id, deck.shipped) for deck in decks] == [
        ("bavarian", True),
        ("french", True),
        ("zebra", True),
        ("another", False),
        ("mine", False),
    ]


def test_folders_need_not_exist_and_others_are_no_decks(tmp_path: Path) -> None:
    (tmp_path / "own" / "pictures").mkdir(parents=True)
    (tmp_path / "own" / "note.txt").write_text("")
    assert shelf(tmp_path / "own", tmp_path / "none").decks == ()


def test_a_deck_of_ones_own_does_not_hide_a_shipped_one(tmp_path: Path) -> None:
    copy_of_plain(tmp_path / "shipped", "french")
    copy_of_plain(tmp_path / "own", "french")
    found = shelf(tmp_path / "own", tmp_path / "shipped")
    assert [deck.shipped for deck in found.decks] == [True]
    problems = hidden(tmp_path / "own", found)
    assert [(problem.flaw, problem.names) for problem in problems] == [(Flaw.DECK_TWICE, ("french",))]


def test_every_game_has_a_usual_deck_that_is_shipped() -> None:
    assert set(USUAL) == set(GAMES)
    assert set(USUAL.values()) <= set(SHIPPED)


def test_an_unknown_deck_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputProblem) as caught:
        shelf(tmp_path, tmp_path).load("tarot")
    assert (caught.value.flaw, caught.value.names) == (Flaw.UNKNOWN_DECK, ("tarot",))


def test_the_problems_of_a_deck_can_be_listed(tmp_path: Path) -> None:
    (copy_of_plain(tmp_path, "mine") / "pips" / "C.svg").unlink()
    found = shelf(tmp_path, tmp_path / "none")
    assert [problem.names for problem in found.problems(found.find("mine"))] == [("pips/C.svg",)]


def test_a_deck_is_shown_with_its_own_names(tmp_path: Path) -> None:
    copy_of_plain(tmp_path)
    cards, problem = shown_cards(shelf(tmp_path, tmp_path / "none"), "plain", Pack.GERMAN)
    assert problem is None
    assert (cards.pack, cards.size, cards.backs) == (Pack.FRENCH, (59, 91), ("1", "2"))
    assert cards.digest == plain().digest
    assert [cards.face(card) for card in PACK] == [face(plain(), card.code) for card in PACK]
    assert cards.back("2") != cards.back() == cards.back("no such design")


@pytest.mark.parametrize("broken", [True, False])
@pytest.mark.parametrize("pack", Pack)
def test_plain_cards_stand_in_for_a_deck_that_cannot_be_used(tmp_path: Path, pack: Pack, broken: bool) -> None:
    if broken:
        (copy_of_plain(tmp_path) / "deck.toml").write_text("[deck")
    cards, problem = shown_cards(shelf(tmp_path, tmp_path / "none"), "plain", pack)
    assert problem is not None
    assert problem.flaw is (Flaw.NOT_TOML if broken else Flaw.UNKNOWN_DECK)
    assert (cards.deck, cards.pack, cards.aspect) == (None, pack, pack.aspect)
    assert [cards.face(card) for card in PACK] == [provisional.face(card, pack) for card in PACK]
    assert cards.back() == provisional.back(pack)
    assert cards.backs == ("1",)
    assert cards.material.grain == 1


def test_a_picture_is_kept_under_all_that_it_depends_on() -> None:
    decks = [ShownCards(Pack.FRENCH), ShownCards(Pack.GERMAN), ShownCards(Pack.FRENCH, plain())]
    keys = [
        cards.picture_key(name, width, 464, options)
        for cards in decks
        for name in ("CQ", "CJ")
        for width in (260, 261)
        for options in (IndexOptions(), IndexOptions(large=True))
    ]
    assert len(set(keys)) == len(keys)
