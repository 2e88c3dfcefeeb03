from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import parse_cards
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.played_hands import HandRow, PlayedHand


@pytest.fixture
def pictures(qtbot: QtBot) -> Iterator[CardPictures]:
    made = CardPictures()
    yield made
    made.stop()


def painted(pictures: CardPictures, qtbot: QtBot, won: bool) -> QImage:
    """Return the picture of a row with one card, and room for two."""
    row = HandRow(PlayedHand(0, parse_cards("HT"), (won,), ()), "Me", 2, pictures)
    qtbot.addWidget(row)
    row.set_room(400, 100)
    return row.grab().toImage()


def test_the_frame_of_a_card_that_took_the_trick_covers_nothing_of_it(pictures: CardPictures, qtbot: QtBot) -> None:
    plain, framed = painted(pictures, qtbot, won=False), painted(pictures, qtbot, won=True)
    left, width = 80, 60
    rows = QRect(left, 8, width, 60)
    assert framed != plain
    assert framed.copy(rows.translated(0, -2)) == plain.copy(rows)
