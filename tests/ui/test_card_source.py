"""Where the cards come from."""

from pathlib import Path

import pytest

from cardavia.art.deck import Pack
from cardavia.art.shelf import SHIPPED as IDS
from cardavia.art.shelf import USUAL, shelf
from cardavia.engine.errors import Flaw
from cardavia.storage.settings import Settings
from cardavia.ui.card_source import CardFolders, PlainCards
from cardavia.ui.deck_facts import SHIPPED
from tests.ui.deck_parts import broken_deck, folders, own_deck


@pytest.mark.parametrize("deck", IDS)
def test_what_is_known_of_a_shipped_deck_before_it_is_read_is_so(deck: str, tmp_path: Path) -> None:
    loaded = shelf(tmp_path).load(deck)
    known = SHIPPED[deck]
    assert (known.name, known.suits, known.size) == (loaded.name, loaded.suits, loaded.size)
    assert known.ace is loaded.ace


def test_the_known_decks_are_those_on_the_shelf_in_their_order() -> None:
    assert tuple(SHIPPED) == IDS
    assert Settings().deck == USUAL


def test_decks_of_ones_own_follow_with_their_data_and_problems(tmp_path: Path) -> None:
    own_deck(tmp_path / "decks", "mine", "german")
    broken_deck(tmp_path / "decks", "poor")
    (tmp_path / "decks" / "worse").mkdir()
    (tmp_path / "decks" / "worse" / "deck.toml").write_text("no toml", "utf-8")
    entries = folders(tmp_path).entries(shipped=False)
    assert [entry.id for entry in entries] == [*IDS, "mine", "poor", "worse"]
    mine, poor, worse = entries[-3:]
    assert (mine.name, mine.suits, mine.shipped, mine.problems) == ("The mine", Pack.GERMAN, False, ())
    assert {"CQ", "DA"} <= set(mine.cards)
    assert [problem.flaw for problem in poor.problems] == [Flaw.MISSING_DRAWING]
    assert [problem.flaw for problem in worse.problems] == [Flaw.NOT_TOML]
    assert entries[:-3] == list(SHIPPED.values())


def test_shipped_decks_are_read_when_that_is_wanted(tmp_path: Path) -> None:
    entries = folders(tmp_path).entries(shipped=True)
    assert [(entry.id, len(entry.backs)) for entry in entries] == [(deck, 2) for deck in IDS]
    assert all(entry.problems == () for entry in entries)


def test_a_broken_deck_gives_plain_cards_and_the_reason(tmp_path: Path) -> None:
    broken_deck(tmp_path / "decks", "poor")
    cards, problem = folders(tmp_path).load("poor", Pack.GERMAN)
    assert (cards.deck, cards.pack) == (None, Pack.GERMAN)
    assert problem is not None


def test_pictures_are_remembered_by_the_next_program(tmp_path: Path) -> None:
    folders(tmp_path).put("king", b"picture")
    assert folders(tmp_path).get("king") == b"picture"
    assert CardFolders(tmp_path / "decks", tmp_path / "other").get("king") is None


def test_without_folders_there_are_plain_cards_under_every_name() -> None:
    source = PlainCards()
    cards, problem = source.load("tell", Pack.GERMAN)
    assert (cards.deck, cards.pack, problem) == (None, Pack.GERMAN, None)
    source.put("king", b"picture")
    assert source.get("king") is None
    assert [entry.id for entry in source.entries(shipped=True)] == list(IDS)
