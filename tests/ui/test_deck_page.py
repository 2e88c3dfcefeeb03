"""The page about the decks."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardavia.ui.deck_facts import SHIPPED
from cardavia.ui.deck_list import DeckList
from cardavia.ui.deck_page import DeckPage
from cardavia.ui.deck_previews import DeckPreviews
from tests.ui.deck_parts import broken_deck, folders, own_deck
from tests.ui.typing_and_clicking import click, press


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> Iterator[DeckPage]:
    own_deck(tmp_path / "decks", "mine")
    broken_deck(tmp_path / "decks", "poor")
    source = folders(tmp_path)
    decks = DeckList(source)
    previews = DeckPreviews(decks, source)
    page = DeckPage(decks, previews)
    qtbot.addWidget(page)
    page.resize(800, 560)
    page.show()
    with qtbot.waitSignal(decks.changed):
        page.show_deck("clear")
    page.focus_first()
    yield page
    decks.stop()
    previews.stop()


def has_room(label: QLabel) -> bool:
    """Say whether the label's whole text is seen."""
    return label.height() >= label.heightForWidth(label.width())


def has_pictures(page: DeckPage) -> bool:
    """Say whether the deck that is shown has all its pictures."""
    return page.previews.idle and page.previews.of(SHIPPED[page.deck]).bytes > 0


def go_to(page: DeckPage, deck: str) -> None:
    """Go to a deck with the keyboard."""
    press(page.rows, Qt.Key.Key_Home)
    while page.deck != deck:
        press(page.rows, Qt.Key.Key_Down)


@pytest.mark.parametrize("deck", SHIPPED)
def test_every_deck_has_its_facts_and_all_its_cards(page: DeckPage, deck: str) -> None:
    go_to(page, deck)
    cards = {"french": 52, "tournament": 52, "clear": 52, "salzburg": 40}.get(deck, 36)
    assert f"{cards} cards" in page.facts.text()
    assert page.story.isVisible()
    assert "CC-BY-SA-4.0" in page.maker.text()
    assert len([name for name in page.sheet.buttons if len(name) == 2]) == cards
    assert len([name for name in page.sheet.buttons if name.startswith("back")]) == 2
    assert not page.problems.isVisible()
    assert page.play_button.isEnabled()


def test_a_deck_of_ones_own_is_shown_with_its_own_data(page: DeckPage) -> None:
    go_to(page, "mine")
    assert page.title.text() == "The mine"
    assert "A deck of your own" in page.maker.text()
    assert not page.story.isVisible()
    assert page.play_button.isEnabled()


def test_a_broken_deck_says_what_is_wrong_and_cannot_be_played_with(page: DeckPage) -> None:
    go_to(page, "poor")
    assert "pips/C.svg" in page.problems.text()
    assert page.problems.isVisible()
    assert not page.play_button.isEnabled()
    assert page.sheet.buttons == {}


def test_play_with_it_names_the_deck(page: DeckPage, qtbot: QtBot) -> None:
    go_to(page, "tell")
    with qtbot.waitSignal(page.play) as signal:
        click(page.play_button)
    assert signal.args == ["tell"]


def test_a_large_card_is_put_away_when_another_deck_is_shown(page: DeckPage) -> None:
    page.sheet.buttons["S4"].click()
    assert page.large.isVisible()
    page.show_deck("clear-german")
    assert "S4" not in page.sheet.buttons
    assert page.large.isHidden()


def test_a_card_is_enlarged_and_the_arrows_go_on(page: DeckPage) -> None:
    king = page.sheet.buttons["CK"]
    click(king)
    assert page.large.isVisible()
    assert (page.large.name, page.large.accessibleName()) == ("king of clubs", "king of clubs")
    press(page.large, Qt.Key.Key_Right)
    assert page.large.name == "queen of clubs"
    press(page.large, Qt.Key.Key_Escape)
    assert page.large.isHidden()
    assert page.isVisible()
    assert page.sheet.buttons["CQ"].hasFocus()


def test_a_card_beyond_the_games_has_a_name_too(page: DeckPage) -> None:
    assert page.sheet.buttons["S5"].accessibleName() == "spades: 5"
    assert page.sheet.buttons["ST"].accessibleName() == "ten of spades"


def test_the_sheet_is_one_tab_stop_with_arrow_keys(page: DeckPage) -> None:
    sheet = page.sheet
    stops = [name for name, button in sheet.buttons.items() if button.focusPolicy() == Qt.FocusPolicy.StrongFocus]
    assert stops == ["CA"]
    sheet.buttons["CA"].setFocus()
    press(sheet.buttons["CA"], Qt.Key.Key_Right)
    assert sheet.buttons["CK"].hasFocus()
    press(sheet.buttons["CK"], Qt.Key.Key_End)
    assert sheet.buttons["back 2"].hasFocus()
    press(sheet.buttons["back 2"], Qt.Key.Key_Return)
    assert page.large.name == "Back 2"


def test_escape_leaves_the_page(page: DeckPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back):
        press(page.rows, Qt.Key.Key_Escape)


def test_the_pictures_come(page: DeckPage, qtbot: QtBot) -> None:
    button = page.sheet.buttons["CK"]
    qtbot.waitUntil(lambda: page.sheet.isVisible())

    def colours() -> int:
        image = button.grab().toImage()
        return len({image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())})

    qtbot.waitUntil(lambda: colours() > 20, timeout=20_000)


def test_only_the_deck_that_is_looked_at_takes_much_memory(page: DeckPage, qtbot: QtBot) -> None:
    previews = page.previews
    for deck in ("clear", "tournament", "clear-german"):
        go_to(page, deck)
        qtbot.waitUntil(partial(has_pictures, page), timeout=20_000)
    assert previews.of(SHIPPED["clear-german"]).bytes > 0
    assert [previews.of(SHIPPED[deck]).bytes for deck in ("clear", "tournament")] == [0, 0]


def test_nothing_is_cut_at_the_smallest_size(page: DeckPage, qtbot: QtBot) -> None:
    for deck in SHIPPED:
        go_to(page, deck)
        wrapped = [label for label in page.findChildren(QLabel) if label.isVisible() and label.wordWrap()]
        for label in wrapped:
            qtbot.waitUntil(partial(has_room, label))
        for button in page.sheet.buttons.values():
            assert button.geometry().right() < page.sheet.width()


def test_the_cards_have_the_same_room_whether_or_not_there_is_something_to_scroll(page: DeckPage) -> None:
    widths = set()
    for height in (400, 4000):
        page.resize(1280, height)
        QApplication.processEvents()
        widths.add(page.sheet.width())
    assert len(widths) == 1
