"""The rule book: pages, links, back and forward, other rules, finding, zoom, paper."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QTextDocument, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from cardavia.pages.errors import PageError
from cardavia.storage.settings import MOST_ZOOM
from cardavia.ui import theme
from cardavia.ui.book_style import CARD
from tests.ui.book_parts import Book
from tests.ui.typing_and_clicking import press

_SIDEWAYS = QPoint(10, 0)
"""From behind a word to its last letters."""


def _text(item: QTreeWidgetItem | None) -> str:
    return "" if item is None else item.text(0)


@pytest.fixture
def book(qtbot: QtBot) -> Book:
    return Book(qtbot)


def test_a_link_from_the_table_marks_its_paragraph_and_puts_the_keyboard_there(book: Book) -> None:
    book.open_at("play#follow-suit")
    browser = book.window.browser
    assert book.page == "doppelkopf/play"
    assert browser.marked.startswith("If a plain suit was led and you hold a card of it")
    assert browser.textCursor().block().text().startswith("If a plain suit was led")
    assert browser.hasFocus()


def test_a_page_opens_at_its_beginning_and_marks_nothing(book: Book) -> None:
    book.open_at("play")
    assert book.window.browser.place == 0
    assert book.window.browser.marked == ""
    assert book.window.windowTitle() == "The play – Rule book"


def test_a_link_to_nowhere_is_told_to_whoever_wrote_it(book: Book) -> None:
    with pytest.raises(PageError):
        book.window.open_at("no-such-page", "doppelkopf")


def test_a_click_on_a_link_of_the_page_follows_it(book: Book, qtbot: QtBot) -> None:
    book.open_at("scoring")
    browser = book.window.browser
    cursor = browser.document().find("Fox caught")
    with qtbot.waitSignal(book.window.shown):
        QTest.mouseClick(
            browser.viewport(), Qt.MouseButton.LeftButton, pos=browser.cursorRect(cursor).center() - _SIDEWAYS
        )
    assert book.window.place is not None
    assert book.window.place.anchor == "line-fox"
    assert browser.marked


def test_tab_and_enter_follow_a_link(book: Book, qtbot: QtBot) -> None:
    book.open_at("scoring")
    QTest.keyClick(book.window.browser, Qt.Key.Key_Tab)
    with qtbot.waitSignal(book.window.shown):
        QTest.keyClick(book.window.browser, Qt.Key.Key_Return)
    assert book.window.place is not None
    assert book.window.place.anchor.startswith("line-")


def test_back_and_forward_go_through_the_pages_and_keep_how_far_they_were_scrolled(book: Book, qtbot: QtBot) -> None:
    book.open_at("house-rules")
    book.window.browser.scroll_to(0.5)
    place = book.window.browser.place
    book.go("cards")
    assert not book.window.bar.forward.isEnabled()
    with qtbot.waitSignal(book.window.shown):
        book.window.bar.back.click()
    assert book.page == "doppelkopf/house-rules"
    assert book.window.browser.place == pytest.approx(place, abs=0.01)
    with qtbot.waitSignal(book.window.shown):
        book.window.bar.forward.click()
    assert book.page == "doppelkopf/cards"


def test_back_from_where_the_table_led_goes_back_to_the_table(book: Book, qtbot: QtBot) -> None:
    book.open_at("play#turn")
    book.go("cards")
    with qtbot.waitSignal(book.window.shown):
        book.window.bar.back.click()
    assert book.lefts == []
    book.window.bar.back.click()
    assert book.lefts == [True]
    assert not book.window.isVisible()


def test_escape_puts_the_book_away_and_it_opens_again_where_it_was(book: Book) -> None:
    book.open_at("wedding#condition")
    press(book.window, Qt.Key.Key_Escape)
    assert book.lefts == [True]
    book.window.open_book()
    assert book.page == "doppelkopf/wedding"


def test_the_contents_have_every_chapter_with_the_game_of_the_table_first(book: Book, qtbot: QtBot) -> None:
    tree = book.window.contents.tree
    book.open_at("cards")
    qtbot.waitUntil(lambda: tree.topLevelItemCount() > 0)
    titles = [_text(tree.topLevelItem(place)) for place in range(tree.topLevelItemCount())]
    assert titles == ["The rules", "Doppelkopf", "Schafkopf", "Rule sets", "Packs of cards", "Glossary"]
    assert _text(tree.currentItem()) == "The cards"


def test_a_page_is_chosen_in_the_contents_by_enter(book: Book, qtbot: QtBot) -> None:
    tree = book.window.contents.tree
    book.open_at("cards")
    qtbot.waitUntil(lambda: tree.topLevelItemCount() > 0)
    with qtbot.waitSignal(book.window.shown):
        tree.itemActivated.emit(tree.topLevelItem(5), 0)
    assert book.page == "glossary"


def test_another_rule_set_is_looked_at_and_the_way_back_leads_to_the_table_s(book: Book, qtbot: QtBot) -> None:
    window = book.window
    book.open_at("scoring")
    with qtbot.waitSignal(window.shown):
        window.bar.rules.activated.emit(window.bar.rules.findData("pagat"))
    assert book.view.preset == "pagat"
    assert "Pagat" in window.other_rules.label.text()
    assert window.other_rules.isVisible()
    book.go("cards")
    assert book.view.preset == "pagat"
    with qtbot.waitSignal(window.shown):
        window.other_rules.button.click()
    assert book.view == book.rules.views["doppelkopf"]
    assert not window.other_rules.isVisible()


def test_the_page_of_a_rule_set_shows_its_own_rules(book: Book) -> None:
    book.open_at("presets/pagat")
    assert not book.window.bar.rules.isEnabled()


def test_the_rules_in_force_are_named_with_what_differs(book: Book) -> None:
    book.play_by(poverty=True)
    book.open_at("overview")
    assert book.window.bar.rules.currentText() == "At your table: DDV rules, changed"
    assert "overty" in book.text.splitlines()[1]


def test_a_new_rule_at_the_table_changes_the_page_that_is_open(book: Book, qtbot: QtBot) -> None:
    book.open_at("house-rules#opt-poverty")
    before = book.text
    book.play_by(poverty=True)
    with qtbot.waitSignal(book.window.shown):
        book.window.refresh()
    assert book.text != before


def test_the_setting_of_a_house_rule_is_one_link_away(book: Book, qtbot: QtBot) -> None:
    book.open_at("house-rules#opt-poverty")
    with qtbot.waitSignal(book.window.setting_wanted) as wanted:
        book.window.browser.followed.emit("option:poverty")
    assert wanted.args == ["doppelkopf", "poverty"]
    assert "Change this rule" in book.text


def test_words_are_found_in_all_pages_and_enter_goes_through_the_places(book: Book, qtbot: QtBot) -> None:
    contents = book.window.contents
    book.open_at("cards")
    contents.take_focus()
    with qtbot.waitSignal(book.window.reader.found):
        QTest.keyClicks(contents.field, "called suit")
    assert contents.hits.count() > 1
    assert contents.count.text() == f"{contents.hits.count()} places found"
    pages = []
    for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        with qtbot.waitSignal(book.window.shown):
            QTest.keyClick(contents.field, Qt.Key.Key_Return, modifier)
        pages.append((book.page, contents.hits.currentRow()))
        assert "called" in book.window.browser.marked.lower()
    assert [row for _, row in pages] == [0, 1, 0]
    assert contents.field.hasFocus()


def test_words_that_stand_nowhere_are_said_to_stand_nowhere(book: Book, qtbot: QtBot) -> None:
    book.open_at("cards")
    with qtbot.waitSignal(book.window.reader.found):
        book.window.contents.field.setText("xyzzy")
    assert book.window.contents.count.text() == "These words stand on no page."
    press(book.window.contents.field, Qt.Key.Key_Escape)
    assert book.window.contents.tree.isVisible()


def test_letters_grow_and_shrink_and_the_size_is_kept(book: Book) -> None:
    book.open_at("cards")
    usual = book.window.browser.document().size().height()
    book.window.bar.larger.click()
    assert book.window.browser.document().size().height() > usual
    assert book.preferences.settings.rules_zoom == 120
    for _ in range(9):
        book.window.bar.larger.click()
    assert book.preferences.settings.rules_zoom == MOST_ZOOM
    book.window.bar.zoom_wanted.emit(0)
    assert book.window.browser.document().size().height() == usual


def test_the_window_stands_where_it_was(book: Book) -> None:
    book.open_at("cards")
    book.window.setGeometry(40, 60, 700, 500)
    book.window.leave()
    place = book.preferences.settings.rules_window
    assert place is not None
    assert (place.x, place.y, place.width, place.height) == (40, 60, 700, 500)


def test_every_picture_has_the_card_s_name(book: Book) -> None:
    book.open_at("cards")
    leaf = book.window.leaf
    assert leaf is not None
    assert ("CQ", "queen of clubs") in [(picture.name, picture.text) for picture in leaf.pictures]
    form = book.window.browser.document().find("\N{OBJECT REPLACEMENT CHARACTER}").charFormat()
    assert form.property(QTextFormat.Property.ImageAltText) == leaf.pictures[0].text


def test_pictures_are_drawn_after_the_page_is_there(book: Book, qtbot: QtBot) -> None:
    book.open_at("cards")
    browser, pictures = book.window.browser, book.window.pictures
    qtbot.waitUntil(lambda: pictures.idle, timeout=20_000)
    shown = browser.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl("card:CQ"))
    assert shown.cacheKey() == pictures.picture("CQ", CARD, browser.devicePixelRatioF()).cacheKey()
    assert shown.width() == CARD


def test_a_card_of_a_deck_s_page_is_shown_large_and_the_keyboard_comes_back(book: Book) -> None:
    book.open_at("decks/french")
    book.window.browser.followed.emit("card:french/CQ")
    assert book.window.large.isVisible()
    assert book.window.large.name == "queen of clubs"
    press(book.window.large, Qt.Key.Key_Escape)
    assert book.window.browser.hasFocus()


def test_a_page_is_saved_as_a_pdf_with_its_pictures(book: Book, qtbot: QtBot, tmp_path: Path) -> None:
    book.open_at("doppelkopf/play")
    leaf = book.window.leaf
    assert leaf is not None
    with qtbot.waitSignal(book.window.paper.saved, timeout=20_000):
        book.window.paper.save(leaf, tmp_path / "play.pdf")
    data = (tmp_path / "play.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert b"/Image" in data


def test_a_pdf_that_cannot_be_written_is_told(book: Book, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    book.open_at("doppelkopf/session")
    leaf = book.window.leaf
    assert leaf is not None
    with qtbot.waitSignal(book.window.paper.failed, timeout=20_000):
        book.window.paper.save(leaf, tmp_path / "file" / "page.pdf")
    assert "page.pdf cannot be saved" in book.window.notice.sentence


def test_a_language_without_pages_shows_the_english_ones(book: Book) -> None:
    views = {game: replace(view, language="xx") for game, view in book.rules.views.items()}
    book.rules = replace(book.rules, views=views)
    book.open_at("doppelkopf/cards")
    assert book.text.startswith("The cards")


def test_another_theme_gives_the_page_its_colours_at_the_same_place(book: Book) -> None:
    book.open_at("house-rules")
    book.window.browser.scroll_to(0.5)
    place = book.window.browser.place
    theme.set_theme("dark")
    QCoreApplication.processEvents()
    try:
        assert theme.DARK.ink_soft in book.window.browser.document().defaultStyleSheet()
        assert book.window.browser.place == pytest.approx(place, abs=0.02)
    finally:
        theme.set_theme("light")


def test_everything_has_a_name_and_can_be_reached_by_the_keyboard(book: Book) -> None:
    book.open_at("cards")
    window = book.window
    for button in (window.bar.back, window.bar.forward, window.bar.smaller, window.bar.larger, window.bar.paper):
        assert isinstance(button, QPushButton)
        assert button.text()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    for part in (window.bar.rules, window.contents.field, window.contents.tree, window.contents.hits, window.browser):
        assert part.accessibleName()
        assert part.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_texts_follow_the_language(book: Book) -> None:
    book.open_at("cards")
    book.window.bar.back.setText("?")
    book.window.setWindowTitle("?")
    QCoreApplication.sendEvent(book.window, QEvent(QEvent.Type.LanguageChange))
    assert book.window.windowTitle() == "The cards – Rule book"
    assert book.window.bar.back.text() == "Back"
    assert book.window.bar.back.shortcut().toString() == "Alt+Left"
