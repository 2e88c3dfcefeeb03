"""A list to choose from whose entries are longer than it is wide."""

import pytest
from PySide6.QtWidgets import QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from cardavia.ui.calm_choice import CalmChoice

ENTRY = "The side of the declarer and of the partner who was called"


@pytest.fixture
def choice(qtbot: QtBot) -> CalmChoice:
    choice = CalmChoice(letters=4)
    choice.addItem(ENTRY)
    qtbot.addWidget(choice)
    return choice


def painted(choice: CalmChoice, width: int) -> str:
    choice.resize(width, choice.sizeHint().height())
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    return str(option.currentText)


def test_an_entry_without_room_ends_in_dots(choice: CalmChoice) -> None:
    text = painted(choice, 160)
    assert text.endswith("…")
    assert ENTRY.startswith(text.removesuffix("…").rstrip())


def test_an_entry_with_room_is_whole(choice: CalmChoice) -> None:
    assert painted(choice, 600) == ENTRY


def test_its_width_does_not_follow_the_entry(choice: CalmChoice) -> None:
    assert choice.sizeHint().width() < 160
