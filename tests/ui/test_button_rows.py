import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardavia.ui.button_rows import ButtonRows

TEXTS = ("Look at the table", "Play the same cards again", "Next deal")


@pytest.fixture
def buttons(qtbot: QtBot) -> list[QPushButton]:
    return [QPushButton(text) for text in TEXTS]


@pytest.mark.parametrize("width", [220, 300, 420, 474, 700, 1400])
def test_no_button_is_cut_and_none_covers_another(qtbot: QtBot, buttons: list[QPushButton], width: int) -> None:
    rows = ButtonRows(buttons)
    qtbot.addWidget(rows)
    height = rows.fit(width)
    rows.resize(width, height)
    for place, button in enumerate(buttons):
        assert button.width() >= button.sizeHint().width()
        assert rows.rect().contains(button.geometry())
        assert not any(button.geometry().intersects(other.geometry()) for other in buttons[place + 1 :])


def test_a_wide_row_has_the_first_button_left_and_the_last_one_right(qtbot: QtBot, buttons: list[QPushButton]) -> None:
    rows = ButtonRows(buttons)
    qtbot.addWidget(rows)
    rows.resize(1000, rows.fit(1000))
    assert len({button.y() for button in buttons}) == 1
    assert buttons[0].x() == 0
    assert buttons[-1].geometry().right() == rows.rect().right()
