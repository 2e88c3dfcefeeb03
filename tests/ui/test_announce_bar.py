from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.actions import Say, Saying
from cardavia.ui.announce_bar import AnnounceBar
from cardavia.ui.layout import LEAST_SIZE, lay_out
from tests.ui.typing_and_clicking import click

LEVELS = [Saying.NO_90, Saying.NO_60, Saying.NO_30, Saying.SCHWARZ]
ALL = [Say(saying) for saying in (Saying.RE, *LEVELS)]


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[AnnounceBar]:
    window = QWidget()
    window.resize(LEAST_SIZE)
    qtbot.addWidget(window)
    bar = AnnounceBar(window)
    window.show()
    layout = lay_out(LEAST_SIZE, (12,), 1.5)
    bar.arrange(layout.sayings, layout.scale)
    yield bar
    window.close()


def offer(bar: AnnounceBar, sayings: list[Say]) -> None:
    bar.offer(sayings, Pack.FRENCH, ("Me", "Anna", "Bohdan", "Clara"))


def test_exactly_the_legal_announcements_are_shown(bar: AnnounceBar) -> None:
    for sayings in (ALL, ALL[2:], [], [Say(Saying.KONTRA)]):
        offer(bar, sayings)
        assert set(bar.buttons) == set(sayings)


def test_no_button_takes_the_place_of_another(bar: AnnounceBar) -> None:
    offer(bar, ALL)
    before = {say: button.geometry() for say, button in bar.buttons.items()}
    offer(bar, ALL[1:])
    assert {say: button.geometry() for say, button in bar.buttons.items()} == {say: before[say] for say in ALL[1:]}


def test_the_buttons_fit_the_bar_without_touching(bar: AnnounceBar) -> None:
    offer(bar, ALL)
    taken = QRect()
    for button in bar.buttons.values():
        assert bar.rect().contains(button.geometry())
        assert not taken.intersects(button.geometry())
        taken = taken.united(button.geometry())
        assert button.fontMetrics().horizontalAdvance(button.text()) + 8 <= button.width()


def test_a_click_announces_and_leaves_the_keyboard_alone(bar: AnnounceBar, qtbot: QtBot) -> None:
    offer(bar, ALL)
    button = bar.buttons[Say(Saying.NO_60)]
    with qtbot.waitSignal(bar.chosen) as chosen:
        click(button)
    assert chosen.args == [Say(Saying.NO_60)]
    assert not button.hasFocus()
