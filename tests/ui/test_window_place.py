"""Where the window may stand."""

import pytest
from PySide6.QtCore import QRect

from cardavia.ui.window_place import LEAST, fitted

ONE = QRect(0, 0, 1920, 1040)
SMALL = QRect(0, 0, 1024, 560)
SECOND = QRect(1920, 0, 2560, 1400)


@pytest.mark.parametrize("screens", [[ONE], [SMALL], [ONE, SECOND]])
@pytest.mark.parametrize(
    "wanted",
    [None, QRect(0, 0, 9000, 9000), QRect(-5000, 300, 1000, 700), QRect(1900, 1000, 900, 700), QRect(5, 5, 10, 10)],
)
def test_the_window_is_wholly_on_one_screen(screens: list[QRect], wanted: QRect | None) -> None:
    place = fitted(wanted, screens)
    home = [screen for screen in screens if screen.contains(place)]
    assert len(home) == 1
    assert place.size() == place.size().expandedTo(LEAST.boundedTo(home[0].size()))


def test_a_place_that_fits_is_kept() -> None:
    wanted = QRect(2000, 100, 1300, 900)
    assert fitted(wanted, [ONE, SECOND]) == wanted


def test_without_a_place_the_window_is_in_the_middle() -> None:
    assert fitted(None, [ONE]).center() == ONE.center()
