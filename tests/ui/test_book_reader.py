"""The threads of the rule book: what is asked is answered once, what is stale is not."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardavia.pages.library import all_pages
from cardavia.pages.view import DeckKind, view_of
from cardavia.ui.book_reader import BookReader, leaf_of, view_for

VIEWS = {game: view_of(game, "en", DeckKind.FRENCH) for game in ("doppelkopf", "schafkopf")}


@pytest.fixture
def reader() -> Iterator[BookReader]:
    made = BookReader()
    yield made
    made.stop()


def test_a_page_is_filled_with_its_pictures_by_name(reader: BookReader, qtbot: QtBot) -> None:
    with qtbot.waitSignal(reader.read) as answer:
        reader.open("doppelkopf/cards", VIEWS["doppelkopf"], "Change")
    leaf = answer.args[0]
    assert leaf == leaf_of("doppelkopf/cards", VIEWS["doppelkopf"], "Change")
    assert leaf.title == "The cards"
    assert {picture.text for picture in leaf.pictures} >= {"queen of clubs", "ace of diamonds"}


def test_only_the_page_asked_for_last_is_told(reader: BookReader, qtbot: QtBot) -> None:
    told: list[str] = []
    reader.read.connect(lambda leaf: told.append(leaf.page))
    pages = all_pages()[:12]
    for page in pages:
        reader.open(page, view_for(page, VIEWS), "")
    qtbot.waitUntil(lambda: bool(told) and told[-1] == pages[-1])
    assert len(told) < len(pages)


def test_the_contents_name_every_page(reader: BookReader, qtbot: QtBot) -> None:
    with qtbot.waitSignal(reader.listed) as answer:
        reader.list(VIEWS)
    assert tuple(entry.page for entry in answer.args[0]) == all_pages()
    assert all(entry.title for entry in answer.args[0])


def test_a_search_finds_both_games_that_of_the_table_first(reader: BookReader, qtbot: QtBot) -> None:
    with qtbot.waitSignal(reader.found) as answer:
        reader.search("solo", VIEWS)
    games = [hit.page.partition("/")[0] for hit in answer.args[0]]
    assert games.index("doppelkopf") < games.index("schafkopf")
    assert len(answer.args[0]) == len(set(answer.args[0]))


def test_after_its_end_nothing_is_answered(reader: BookReader, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(reader.listed, wait=50):
        reader.list(VIEWS)
        reader.stop()
