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


@pytest.mark.parametrize(("width", "columns"), [(220, 1), (700, 2), (1400, 2)])
def test_columns_have_one_width_where_there_is_room_for_them(
    qtbot: QtBot, buttons: list[QPushButton], width: int, columns: int
) -> None:
    rows = ButtonRows(buttons, columns=2)
    qtbot.addWidget(rows)
    rows.resize(width, rows.fit(width))
    assert len({button.x() for button in buttons}) == columns
    assert len({button.width() for button in buttons}) == 1
    assert rows.rect().contains(buttons[-1].geometry())


def test_a_button_that_needs_more_room_gets_it(qtbot: QtBot, buttons: list[QPushButton]) -> None:
    rows = ButtonRows(buttons)
    qtbot.addWidget(rows)
    rows.resize(700, rows.fit(700))
    rows.show()
    buttons[-1].setText("Another deal by the same rules, and another one after it")
    qtbot.waitUntil(lambda: buttons[-1].width() >= buttons[-1].sizeHint().width())
    assert rows.rect().contains(buttons[-1].geometry())


def test_a_wide_row_has_the_first_button_left_and_the_last_one_right(qtbot: QtBot, buttons: list[QPushButton]) -> None:
    rows = ButtonRows(buttons)
    qtbot.addWidget(rows)
    rows.resize(1000, rows.fit(1000))
    assert len({button.y() for button in buttons}) == 1
    assert buttons[0].x() == 0
    assert buttons[-1].geometry().right() == rows.rect().right()
