from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui import theme
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.seat_view import Bubble, SeatInfo, SeatPlate
from tests.ui.painted_texts import painted_texts


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    window.resize(400, 200)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


@pytest.fixture
def plate(window: QWidget) -> Iterator[SeatPlate]:
    pictures = CardPictures()
    plate = SeatPlate(pictures, window)
    plate.setGeometry(0, 0, 170, 54)
    plate.show()
    yield plate
    pictures.stop()


def test_a_plate_tells_a_screen_reader_all_it_shows(plate: SeatPlate) -> None:
    plate.show_info(SeatInfo("Anna", cards=7, role="Re", dealer=True, turn=True))
    assert plate.accessibleName() == "Anna"
    assert plate.accessibleDescription() == "Has the turn. Role: Re. Is the dealer. 7 cards."
    plate.show_info(SeatInfo("Me"))
    assert plate.accessibleDescription() == ""


def test_turn_role_and_dealer_each_change_the_picture(plate: SeatPlate) -> None:
    seen = set()
    for info in (
        SeatInfo("Anna", cards=7),
        SeatInfo("Anna", cards=8),
        SeatInfo("Anna", cards=7, turn=True),
        SeatInfo("Anna", cards=7, role="Re"),
        SeatInfo("Anna", cards=7, dealer=True),
    ):
        plate.show_info(info)
        seen.add(bytes(plate.grab().toImage().constBits()))
    assert len(seen) == 5


def test_the_outline_of_a_role_is_crisp(plate: SeatPlate) -> None:
    plate.show_info(SeatInfo("Anna", cards=7))
    plain = plate.grab().toImage()
    plate.show_info(SeatInfo("Anna", cards=7, role="Re"))
    shown = plate.grab().toImage()
    changed = [
        [shown.pixelColor(x, y) for x in range(plain.width()) if shown.pixel(x, y) != plain.pixel(x, y)]
        for y in range(plain.height())
    ]
    uppermost = next(row for row in changed if row)
    assert theme.color(theme.palette().cloth_text) in uppermost


@pytest.mark.parametrize("role", ["Kontra", "Gegenspieler", "Alleinspieler gegen alle"])
@pytest.mark.parametrize("cards", [0, 7, 12])
def test_the_number_of_cards_has_its_room_beside_any_role(plate: SeatPlate, role: str, cards: int) -> None:
    plate.resize(121, 54)
    plate.show_info(SeatInfo("Anna", cards=cards, role=role))
    with painted_texts() as painted:
        plate.grab()
    assert painted.cut == set()
    assert {"Anna", str(cards)} < painted.texts


def test_a_bubble_keeps_to_its_side_and_its_room(window: QWidget) -> None:
    bubble = Bubble(window)
    room = QRect(100, 50, 160, 32)
    bubble.place(room, 1.0, Qt.AlignmentFlag.AlignRight)
    bubble.say("Pass")
    assert bubble.isVisible()
    assert bubble.geometry().right() == room.right()
    assert bubble.width() < room.width()
    bubble.say("Call the ace of acorns, whatever it may cost")
    assert bubble.geometry() == room
    bubble.say("")
    assert not bubble.isVisible()


def test_a_bubble_with_many_lines_is_higher_where_there_is_room(window: QWidget) -> None:
    bubble = Bubble(window)
    room = QRect(100, 50, 120, 54)
    bubble.place(room, 1.0, Qt.AlignmentFlag.AlignLeft)
    bubble.say("Pass")
    assert bubble.height() == 32
    assert bubble.geometry().center().y() == room.center().y()
    bubble.say("Healthy, without a reservation or a poverty")
    assert bubble.height() > 32
    assert room.contains(bubble.geometry())


@pytest.mark.parametrize("letters", range(8, 40))
def test_a_bubble_has_room_for_the_lines_it_paints(qtbot: QtBot, letters: int) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    bubble = Bubble(holder)
    bubble.place(QRect(0, 0, 170, 36), 1.0, Qt.AlignmentFlag.AlignLeft)
    bubble.say(("I call the ace of acorns and of leaves, " * 2)[:letters].strip())
    room = bubble.rect().adjusted(6, 0, -6, 0)
    painted = QFontMetrics(theme.font(bubble.pixels)).boundingRect(room, Qt.TextFlag.TextWordWrap, bubble.text)
    assert painted.height() + 4 <= bubble.height()
