import pytest
from pytestqt.qtbot import QtBot

from cardavia.ui.pace import Pace, at_speed


@pytest.fixture
def pace(qtbot: QtBot) -> Pace:
    made = Pace()
    made.speed = 0
    return made


def test_a_wait_ends_once(pace: Pace, qtbot: QtBot) -> None:
    heard: list[int] = []
    pace.over.connect(lambda: heard.append(1))
    pace.wait(300)
    assert pace.waiting
    with qtbot.waitSignal(pace.over):
        pass
    pace.end()
    assert heard == [1]
    assert not pace.waiting


def test_a_cancelled_wait_says_nothing(pace: Pace, qtbot: QtBot) -> None:
    pace.wait(0)
    pace.cancel()
    with qtbot.assertNotEmitted(pace.over, wait=30):
        pace.end()


def test_a_new_wait_takes_the_place_of_the_old_one(pace: Pace, qtbot: QtBot) -> None:
    pace.speed = 100
    pace.wait(1)
    pace.wait(60_000)
    with qtbot.assertNotEmitted(pace.over, wait=30):
        pass
    assert pace.waiting


def test_a_trick_may_stay_until_it_is_ended(pace: Pace, qtbot: QtBot) -> None:
    pace.wait(1)
    pace.trick_pause = None
    pace.hold_trick()
    with qtbot.assertNotEmitted(pace.over, wait=30):
        pass
    with qtbot.waitSignal(pace.over):
        pace.end()


@pytest.mark.parametrize(("speed", "length"), [(100, 300), (200, 150), (50, 600), (0, 0)])
def test_a_speed_says_how_long_something_takes(speed: int, length: int) -> None:
    assert at_speed(300, speed) == length


def test_a_trick_is_read_no_faster_at_a_higher_speed(pace: Pace, qtbot: QtBot) -> None:
    pace.speed = 0
    pace.trick_pause = 60_000
    pace.hold_trick()
    with qtbot.assertNotEmitted(pace.over, wait=30):
        pass
    assert pace.waiting
