"""A page that opens by itself takes the keyboard only where a person sees it and is not typing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.page_focus import is_free
from tests.ui.shell_parts import Shell


@pytest.fixture
def stack(qtbot: QtBot) -> QStackedWidget:
    """Return two pages, the first of which is shown."""
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    for _ in range(2):
        page = QWidget()
        row = QHBoxLayout(page)
        row.addWidget(QPushButton("Go on"))
        row.addWidget(QLineEdit())
        stack.addWidget(page)
    return stack


def pages_of(stack: QStackedWidget) -> list[QWidget]:
    return [page for place in range(stack.count()) if (page := stack.widget(place)) is not None]


def test_only_the_page_that_is_seen_may_have_the_keyboard(stack: QStackedWidget) -> None:
    for shown in (False, True):
        stack.setVisible(shown)
        assert [is_free(page) for page in pages_of(stack)] == [True, False]


def test_nothing_is_taken_from_who_is_typing(stack: QStackedWidget) -> None:
    stack.show()
    page = pages_of(stack)[0]
    for kind, free in ((QLineEdit, False), (QPushButton, True)):
        part = page.findChild(kind)
        assert part is not None
        part.setFocus()
        assert is_free(page) is free


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = Shell(qtbot, tmp_path)
    shell.deal("schafkopf")
    return shell


def play_to_the_end(shell: Shell, qtbot: QtBot) -> None:
    """Play the deal to its end, whatever page is shown."""

    def over() -> bool:
        if shell.observation.my_turn:
            shell.controller.submit(shell.observation.duties[0])
        return not shell.window.area.result.isHidden()

    qtbot.waitUntil(over, timeout=10_000)


def test_a_deal_that_ends_behind_another_page_leaves_the_keyboard_there(shell: Shell, qtbot: QtBot) -> None:
    shell.window.menu_actions.new_game.trigger()
    play_to_the_end(shell, qtbot)
    focused = shell.window.focusWidget()
    assert focused is not None
    assert shell.window.welcome.isAncestorOf(focused)
    shell.window.show_table()
    assert shell.window.focusWidget() is shell.window.area.result.next_button


def test_a_result_that_is_only_told_anew_leaves_the_keyboard_where_it_is(shell: Shell, qtbot: QtBot) -> None:
    play_to_the_end(shell, qtbot)
    result = shell.window.area.result
    assert shell.window.focusWidget() is result.next_button
    result.same_button.setFocus()
    shell.window.decks.changed.emit()
    assert shell.window.focusWidget() is result.same_button


def test_a_table_behind_another_page_takes_no_keyboard(shell: Shell, qtbot: QtBot) -> None:
    shell.window.menu_actions.new_game.trigger()
    moves = len(shell.observation.moves)
    shell.window.setFocus()
    shell.controller.submit(shell.observation.duties[0])
    qtbot.waitUntil(lambda: len(shell.observation.moves) > moves + 1)
    assert not shell.window.area.isAncestorOf(shell.window.focusWidget())


def test_who_gives_the_keyboard_back_to_a_table_behind_another_page_gives_none(shell: Shell) -> None:
    shell.window.menu_actions.new_game.trigger()
    shell.window.area.take_focus()
    assert not shell.window.area.isAncestorOf(shell.window.focusWidget())
