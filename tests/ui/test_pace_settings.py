from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import UNTIL_CLICK, Settings
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.pace_settings import connect_pace
from cardavia.ui.preferences import Preferences
from cardavia.ui.table_view import TableView


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    pictures = CardPictures()
    table = TableView(pictures)
    qtbot.addWidget(table)
    yield table
    pictures.stop()


@pytest.fixture
def preferences(table: TableView) -> Preferences:
    made = Preferences(Settings(trick_pause_ms=900), lambda _: None)
    connect_pace(made, table)
    return made


def test_the_table_goes_by_the_settings_from_the_start_and_after_each_change(
    table: TableView, preferences: Preferences
) -> None:
    assert table.trick_pause == 900
    preferences.change(trick_pause_ms=UNTIL_CLICK)
    assert table.trick_pause is None


def test_another_setting_leaves_the_pace_as_it_is(table: TableView, preferences: Preferences) -> None:
    table.set_trick_pause(0)
    preferences.change(level="easy")
    assert table.trick_pause == 0
