"""The final page of a session finds room for all that it tells."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.table.step import SheetRow
from cardavia.ui import theme
from cardavia.ui.final_page import FinalPage

PLAYERS = ("Me", "Anna", "Bohdan", "Clara")
LONG = ("Maximiliane of the long table", "Anna", "Bohdan of the short table", "Clara")
SCORES = ((3, -3, 3, -3), (1, 1, -1, -1), (8, 8, -8, -8), (-4, 4, -4, 4), (9, -3, -3, -3), (-5, 5, 5, -5))
AREA = (800, 531)
"""What the smallest window leaves for the page, in pixels."""


def rows() -> list[SheetRow]:
    totals = accumulate(SCORES, lambda before, scores: tuple(map(sum, zip(before, scores, strict=True))))
    return [
        SheetRow(number, number % 4, "normal", 0, 131, scores, total, None, False)
        for number, (scores, total) in enumerate(zip(SCORES, totals, strict=True), start=1)
    ]


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[FinalPage]:
    theme.set_theme("light")
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(*AREA)
    parent.show()
    made = FinalPage(parent)
    made.place(parent.rect())
    yield made
    parent.close()


def test_everything_is_in_sight_in_the_smallest_window(page: FinalPage) -> None:
    page.show_session(rows(), PLAYERS, Pack.FRENCH)
    assert len(page.story) == 5
    assert page.fits


def test_the_graph_is_lower_only_where_it_has_to_be(page: FinalPage) -> None:
    page.show_session(rows(), PLAYERS, Pack.FRENCH)
    low = page.graph.height()
    page.resize(1280, 740)
    assert page.graph.height() > low
    page.resize(*AREA)
    assert page.graph.height() == low
    assert page.fits


def test_nothing_of_the_table_sticks_out_around_the_page(page: FinalPage) -> None:
    page.show_session(rows(), PLAYERS, Pack.FRENCH)
    parent = page.parentWidget()
    assert parent is not None
    table = QWidget(parent)
    table.resize(parent.size())
    table.stackUnder(page)
    table.setAutoFillBackground(True)
    table.show()
    pictures = []
    for colour in (Qt.GlobalColor.red, Qt.GlobalColor.blue):
        table.setPalette(QPalette(colour))
        pictures.append(parent.grab().toImage())
    assert pictures[0] == pictures[1]
    page.hide()
    assert parent.grab().toImage() != pictures[0]


def test_a_session_that_is_told_anew_while_the_page_is_open_has_its_room(page: FinalPage) -> None:
    page.show_session(rows(), PLAYERS, Pack.FRENCH)
    page.resize(1280, 740)
    page.show_session(rows(), LONG, Pack.FRENCH)
    assert page.fits
