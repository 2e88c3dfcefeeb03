"""No letter leads to two entries of one menu, in any language."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from cardavia.ui.actions import Actions
from cardavia.ui.language import Language, languages
from tests.ui.letters import letter_of


def letters(menu: QMenu | QMenuBar) -> list[str]:
    """Return the letters of the entries of a menu, those of its submenus among them."""
    return [letter for action in menu.actions() if (letter := letter_of(action.text()))]


@pytest.mark.parametrize("code", languages())
def test_every_letter_stands_for_one_entry_of_a_menu(code: str, qtbot: QtBot, qapp: QCoreApplication) -> None:
    language = Language(qapp)
    language.speak(code)
    window = QMainWindow()
    qtbot.addWidget(window)
    Actions(window)
    menus: list[QMenu | QMenuBar] = [window.menuBar()]
    menus += window.menuBar().findChildren(QMenu)
    found = [letters(menu) for menu in menus]
    language.fall_silent()
    assert len(found) > len(window.menuBar().actions())
    assert [[letter for letter, times in Counter(menu).items() if times > 1] for menu in found] == [[]] * len(found)


@pytest.mark.parametrize("code", languages())
def test_every_entry_of_a_menu_has_a_letter(code: str, qtbot: QtBot, qapp: QCoreApplication) -> None:
    language = Language(qapp)
    language.speak(code)
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    without = [action.text() for action in actions.all if not letter_of(action.text())]
    language.fall_silent()
    assert [text for text in without if not re.search(r"\d", text)] == []
