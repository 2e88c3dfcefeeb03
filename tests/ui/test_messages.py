"""The strip for troubles."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.messages import MessageStrip
from tests.ui.typing_and_clicking import click


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    QVBoxLayout(widget)
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.fixture
def messages(window: QWidget) -> MessageStrip:
    strip = MessageStrip()
    layout = window.layout()
    assert layout is not None
    layout.addWidget(strip)
    return strip


def test_a_message_stays_until_it_is_put_away(messages: MessageStrip) -> None:
    assert not messages.isVisible()
    messages.show_message("The disk is full.")
    assert messages.isVisible()
    click(messages.close_button)
    assert not messages.isVisible()
    assert messages.message == ""


def test_a_second_message_waits_and_none_comes_twice(messages: MessageStrip) -> None:
    for text in ("first", "second", "first"):
        messages.show_message(text)
    assert messages.message == "first"
    QTest.keyClick(messages.close_button, Qt.Key.Key_Escape)
    assert messages.message == "second"
    click(messages.close_button)
    assert not messages.isVisible()
