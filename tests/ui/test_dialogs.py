"""The list of keys: both of its columns have the room that they need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui import theme
from cardavia.ui.dialogs import KeysDialog

SUITS = {"C": "clubs", "S": "spades", "D": "diamonds", "H": "hearts"}


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[KeysDialog]:
    theme.set_theme("light")
    parent = QWidget()
    qtbot.addWidget(parent)
    action = QAction("New game", parent)
    action.setShortcut("Ctrl+N")
    made = KeysDialog([action], lambda: SUITS, parent)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


def test_meanings_have_more_room_than_keys_and_take_two_lines_at_most(dialog: KeysDialog) -> None:
    keys, meanings = dialog.labels[::2], dialog.labels[1::2]
    assert max(key.width() for key in keys) < min(meaning.width() for meaning in meanings) / 2
    for label in (*keys, *meanings):
        assert label.height() < 3 * label.fontMetrics().lineSpacing()
