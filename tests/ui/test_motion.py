import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardavia.ui.motion import Flight, Motion

START, END = QRectF(0, 0, 10, 20), QRectF(100, 200, 30, 60)


def test_a_flight_goes_from_its_start_to_its_end() -> None:
    flight = Flight(None, START, END, span=100, delay=50, drawn_in=True)
    assert flight.place(49) is None
    assert flight.place(50) == START
    assert flight.place(100) == QRectF(50, 100, 20, 40)
    assert flight.place(150) == END
    assert flight.place(500) == END


def test_a_flight_that_does_not_stay_is_gone_when_it_has_arrived() -> None:
    flight = Flight(None, START, END, span=100, stays=False)
    assert flight.place(99) is not None
    assert flight.place(100) is None


@pytest.mark.parametrize("drawn_in", [False, True])
def test_a_flight_slows_down_at_its_end(drawn_in: bool) -> None:
    flight = Flight(None, START, END, span=100, drawn_in=drawn_in)
    lefts = [place.x() for time in (50, 75, 100) if (place := flight.place(time)) is not None]
    assert lefts[2] - lefts[1] < lefts[1] - lefts[0]


def test_a_card_is_drawn_in_the_larger_of_its_sizes() -> None:
    assert Flight(None, START, END, span=1).largest == END
    assert Flight(None, END, START, span=1).largest == END


@pytest.fixture
def landed() -> list[str]:
    return []


@pytest.fixture
def motion(qtbot: QtBot, landed: list[str]) -> Motion:
    flights = [Flight(None, START, END, span=100), Flight(None, START, END, span=100, delay=50)]
    return Motion(flights, 60_000, lambda: landed.append("landed"))


def test_a_motion_lands_once_when_its_time_is_over(motion: Motion, landed: list[str]) -> None:
    motion.start()
    motion.clock.setCurrentTime(30_000)
    assert len(motion.places()) == 2
    assert landed == []
    motion.clock.setCurrentTime(60_000)
    motion.land()
    assert landed == ["landed"]


def test_a_cancelled_motion_never_lands(motion: Motion, landed: list[str]) -> None:
    motion.start()
    motion.cancel()
    motion.land()
    assert landed == []
