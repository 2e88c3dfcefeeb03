"""The page of saved tables, and its small pictures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.cards import PACK
from cardavia.storage.files import Failure, StorageError
from cardavia.storage.table_notes import TableView
from cardavia.table.saved_tables import SavedTable
from cardavia.ui import theme
from cardavia.ui.tables_page import TablesPage
from cardavia.ui.tables_pictures import SIZE, table_image
from tests.table.saved_parts import played

VIEWS = {"Friday": played("schafkopf", 30).view, "Holiday": played("doppelkopf", 100, options={"seats": 5}).view}
TROUBLE = StorageError(Failure.READ_ONLY, Path("x"), "no")


def tables() -> list[SavedTable]:
    good = [SavedTable(name, Path(f"{name}.cardavia"), 1e9, view) for name, view in VIEWS.items()]
    return [*good, SavedTable("Old", Path("Old.cardavia"), 1e9, trouble=TROUBLE)]


def pack_of(game: str) -> Pack:
    return Pack.GERMAN if game == "schafkopf" else Pack.FRENCH


@pytest.fixture
def page(qtbot: QtBot) -> TablesPage:
    page = TablesPage()
    qtbot.addWidget(page, before_close_func=lambda _: page.pictures.stop())
    page.resize(800, 560)
    page.show_tables(tables(), pack_of, "Friday")
    page.show()
    return page


def shown(page: TablesPage) -> list[str]:
    model = page.view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def choose(page: TablesPage, name: str) -> None:
    page.view.setCurrentIndex(page.view.model().index(shown(page).index(name), 0))


@pytest.mark.parametrize(
    ("words", "found"),
    [("fri", ["Friday"]), ("doppelkopf", ["Holiday"]), ("", ["Friday", "Holiday", "Old"]), ("zzz", [])],
)
def test_the_filter_looks_at_names_and_games(page: TablesPage, words: str, found: list[str]) -> None:
    page.filter.setText(words)
    assert shown(page) == found
    assert page.empty.isVisible() is not bool(found)
    assert page.open_button.isEnabled() is bool(found)


def test_enter_opens_and_a_damaged_table_cannot_be_opened(page: TablesPage, qtbot: QtBot) -> None:
    opened: list[SavedTable] = []
    page.opened.connect(opened.append)
    for name in ("Holiday", "Old"):
        choose(page, name)
        QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert [table.name for table in opened] == ["Holiday"]


def test_a_click_on_the_picture_opens_and_one_beside_it_chooses(page: TablesPage, qtbot: QtBot) -> None:
    opened: list[SavedTable] = []
    page.opened.connect(opened.append)
    row = page.view.visualRect(page.view.model().index(1, 0))
    for place in (row.center(), row.topLeft() + QPoint(40, 40)):
        QCursor.setPos(page.view.viewport().mapToGlobal(place))
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert page.chosen is not None
        assert page.chosen.name == "Holiday"
    assert [table.name for table in opened] == ["Holiday"]


def test_the_running_table_is_marked_and_cannot_be_deleted(page: TablesPage) -> None:
    choose(page, "Friday")
    assert not page.delete_button.isEnabled()
    assert "On the table" in page.view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    choose(page, "Holiday")
    assert page.delete_button.isEnabled()


def test_a_new_name_is_typed_in_the_list(page: TablesPage, qtbot: QtBot) -> None:
    named: list[tuple[str, str]] = []
    page.renamed.connect(lambda table, name: named.append((table.name, name)))
    choose(page, "Holiday")
    page.rename_button.click()
    editor = page.view.findChild(QLineEdit)
    assert editor is not None
    assert editor.text() == "Holiday"
    editor.setText("Summer")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: named == [("Holiday", "Summer")])


def test_asked_again_for_a_new_name_the_first_editor_stays(page: TablesPage) -> None:
    choose(page, "Holiday")
    page.rename_button.click()
    editor = page.view.findChild(QLineEdit)
    assert editor is not None
    editor.setText("Summ")
    page.rename_button.click()
    assert [(field, field.text()) for field in page.view.findChildren(QLineEdit)] == [(editor, "Summ")]


def test_the_chosen_table_stays_chosen_when_the_list_changes(page: TablesPage) -> None:
    choose(page, "Holiday")
    page.show_tables(tables()[1:], pack_of, "")
    assert page.chosen is not None
    assert page.chosen.name == "Holiday"


def test_an_empty_list_says_what_to_do(page: TablesPage) -> None:
    page.show_tables([], pack_of, "")
    assert page.chosen is None
    assert "no saved tables" in page.empty.text()


def test_a_row_tells_game_rules_deals_and_totals(page: TablesPage) -> None:
    choose(page, "Holiday")
    told = page.view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    view = VIEWS["Holiday"]
    for text in ("Holiday", "Doppelkopf", "DDV", "house rules", f"{view.deals} ", *view.players):
        assert text in told


@pytest.mark.parametrize(("name", "pack", "suit"), [("Friday", Pack.GERMAN, "leaf"), ("Holiday", Pack.FRENCH, "spade")])
def test_each_table_is_drawn_and_told_with_the_cards_of_its_game(
    page: TablesPage, monkeypatch: pytest.MonkeyPatch, name: str, pack: Pack, suit: str
) -> None:
    drawn: dict[str, Pack] = {}
    monkeypatch.setattr(page.pictures, "picture", lambda table, pack, _: drawn.update({table.name: pack}))
    solos = [replace(table, view=table.view and replace(table.view, contract="solo-S")) for table in tables()]
    page.show_tables(solos, pack_of, "")
    page.view.grab()
    choose(page, name)
    assert drawn[name] is pack
    assert suit in page.view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole).lower()


def test_everything_is_named_again_in_another_language(page: TablesPage) -> None:
    page.title.setText("")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.title.text()


def test_nothing_is_cut_in_a_small_window(page: TablesPage) -> None:
    for button in (page.back_button, page.open_button, page.rename_button, page.delete_button):
        assert button.width() >= button.sizeHint().width()
    assert page.minimumSizeHint().width() < 800


@pytest.mark.parametrize("colours", [theme.LIGHT, theme.DARK, theme.CONTRAST])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_picture_is_drawn_in_every_theme_and_scale(colours: theme.Palette, ratio: float) -> None:
    image = table_image(VIEWS["Friday"], Pack.FRENCH, colours, ratio)
    assert image.size() == SIZE * ratio
    assert image.pixelColor(image.width() // 2, 4).name() == colours.cloth


def test_other_cards_make_another_picture(page: TablesPage) -> None:
    view = VIEWS["Friday"]
    other = next(card for card in PACK if card not in view.hand)
    changed: TableView = replace(view, hand=(other, *view.hand[1:]))
    assert table_image(view, Pack.GERMAN, theme.LIGHT, 1.0) != table_image(changed, Pack.GERMAN, theme.LIGHT, 1.0)
    assert table_image(view, Pack.GERMAN, theme.LIGHT, 1.0) == table_image(view, Pack.GERMAN, theme.LIGHT, 1.0)


def test_pictures_come_from_the_background(page: TablesPage, qtbot: QtBot) -> None:
    table = tables()[0]
    page.pictures.picture(table, Pack.FRENCH, 3.0)
    qtbot.waitUntil(lambda: page.pictures.picture(table, Pack.FRENCH, 3.0) is not None)
    assert page.pictures.picture(tables()[2], Pack.FRENCH, 1.0) is None
