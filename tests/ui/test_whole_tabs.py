"""A row of tabs shows all of them whole, in as much room as there is."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui import theme
from cardavia.ui.side_panel import SidePanel
from cardavia.ui.whole_tabs import WholeTabs
from tests.ui.cut_texts import cut_texts

WORDS = ("Cards", "Contracts", "Announcing", "Extras", "Scoring", "Session")
LONGER = ("Score sheet of the evening", *WORDS[1:])


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    theme.set_theme("light")
    window = QWidget()
    window.resize(800, 60)
    qtbot.addWidget(window)
    window.show()
    return window


def put(window: QWidget, tabs: QTabBar, width: int) -> QTabBar:
    tabs.setParent(window)
    tabs.setExpanding(False)
    for word in WORDS:
        tabs.addTab(word)
    tabs.resize(width, 40)
    tabs.show()
    return tabs


@pytest.mark.parametrize("width", [800, 470, 430, 380])
def test_every_tab_is_whole(window: QWidget, width: int) -> None:
    put(window, WholeTabs(), width)
    assert cut_texts(window) == set()


def test_tabs_have_their_usual_size_again_when_there_is_room(window: QWidget) -> None:
    tabs = put(window, WholeTabs(), 700)
    usual = tabs.tabRect(1).size()
    tabs.resize(380, 40)
    assert tabs.tabRect(1).width() < usual.width()
    tabs.resize(700, 40)
    assert tabs.tabRect(1).size() == usual


def test_longer_texts_and_more_tabs_find_their_room_at_once(window: QWidget) -> None:
    tabs = put(window, WholeTabs(), 640)
    for place, word in enumerate(LONGER):
        tabs.setTabText(place, word)
    assert cut_texts(window) == set()
    tabs.addTab("Log")
    assert cut_texts(window) == set()
    tabs.setTabVisible(0, False)
    assert cut_texts(window) == set()


def test_a_tab_widget_gives_its_row_the_whole_width(window: QWidget) -> None:
    pages = QTabWidget(window)
    pages.setTabBar(WholeTabs(pages))
    pages.setDocumentMode(True)
    for word in WORDS:
        pages.addTab(QWidget(), word)
    pages.resize(400, 60)
    pages.show()
    assert cut_texts(window) == set()


def test_tabs_that_are_cut_or_have_to_be_scrolled_to_are_found(window: QWidget) -> None:
    put(window, QTabBar(), 300)
    assert "QWidget/QTabBar: scroll buttons" in cut_texts(window)
    put(window, WholeTabs(), 100)
    assert any("WholeTabs" in found and "Session" in found for found in cut_texts(window))


def test_the_side_panel_has_no_line_of_qts_own_above_its_page(qtbot: QtBot) -> None:
    panel = SidePanel()
    qtbot.addWidget(panel)
    (tabs,) = panel.findChildren(WholeTabs)
    assert not tabs.drawBase()
