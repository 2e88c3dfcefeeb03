"""A slider of the card look."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.ui.look_slider import SNAP, LookSlider


@pytest.fixture
def slider(qtbot: QtBot) -> LookSlider:
    slider = LookSlider(lambda: "&Grain", lambda: "smooth", lambda: "rough")
    qtbot.addWidget(slider)
    slider.resize(300, 80)
    slider.show()
    slider.slider.setFocus()
    qtbot.waitExposed(slider)
    return slider


@pytest.fixture
def told(slider: LookSlider) -> list[int]:
    told: list[int] = []
    slider.changed.connect(told.append)
    return told


def test_it_begins_in_the_middle(slider: LookSlider) -> None:
    assert (slider.value, slider.number.text()) == (50, "50")
    assert slider.slider.accessibleName() == "Grain"
    assert slider.slider.accessibleDescription() == "50 of 100, as it was drawn"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Right, 51),
        (Qt.Key.Key_Left, 49),
        (Qt.Key.Key_PageUp, 60),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 100),
    ],
)
def test_keys_move_it_and_the_value_is_shown_and_spoken(
    slider: LookSlider, told: list[int], key: Qt.Key, value: int
) -> None:
    QTest.keyClick(slider.slider, key)
    assert (told, slider.number.text()) == ([value], str(value))
    end = "smooth" if value < 50 else "rough"
    assert slider.slider.accessibleDescription() == f"{value} of 100, towards: {end}"


def test_control_and_zero_go_back_to_the_middle(slider: LookSlider, told: list[int]) -> None:
    slider.slider.setValue(80)
    QTest.keyClick(slider.slider, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert told == [80, 50]


def test_a_double_click_goes_back_to_the_middle(slider: LookSlider) -> None:
    slider.slider.setValue(80)
    QTest.mouseDClick(slider.slider, Qt.MouseButton.LeftButton, pos=QPoint(10, slider.slider.height() // 2))
    assert slider.value == 50


def test_a_mouse_that_comes_near_the_middle_is_at_it(slider: LookSlider, told: list[int]) -> None:
    slider.slider.setValue(80)
    slider.slider.setSliderDown(True)
    for position in range(79, 50, -1):
        slider.slider.setSliderPosition(position)
    assert slider.value == 50
    assert min(value for value in told if value != 50) == 50 + SNAP + 1
    slider.slider.setSliderPosition(40)
    assert slider.value == 40


def test_the_keyboard_is_not_caught_by_the_middle(slider: LookSlider, told: list[int]) -> None:
    for _ in range(2):
        QTest.keyClick(slider.slider, Qt.Key.Key_Right)
    assert told == [51, 52]


def test_a_value_that_is_shown_is_not_told(slider: LookSlider, told: list[int]) -> None:
    slider.show_value(10)
    assert (slider.value, slider.number.text(), told) == (10, "10", [])
