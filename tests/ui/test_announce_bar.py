from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.actions import Say, Saying
from cardavia.engine.games import game_of
from cardavia.engine.observation import Observation, observe
from cardavia.engine.remaining import Remaining
from cardavia.ui.announce_bar import AnnounceBar
from cardavia.ui.announce_button import CLOCK_ROOM
from cardavia.ui.layout import LEAST_SIZE, lay_out
from cardavia.ui.texts_deadlines import open_sentence
from tests.engine.helpers import Rules, fill, match_of, state_of
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


def rules_of(state: str) -> Observation:
    """Return what seat 2, a Kontra player, sees of a deal of Doppelkopf after its reservations and these moves."""
    rules: Rules = ("doppelkopf", "ddv", {})
    hands = fill("doppelkopf", match_of(rules).options, {0: "CQ", 1: "CQ"})
    healthy = [f"{seat}:healthy" for seat in range(4)]
    return observe(game_of("doppelkopf"), state_of(rules, 3, hands, [*healthy, *filter(None, [state])]), 2)


def test_each_button_tells_how_many_cards_may_be_played_first(bar: AnnounceBar) -> None:
    seen = rules_of("1:say re")
    offer(bar, list(seen.sayings))
    bar.show_deadlines(seen, ("Me", "Anna", "Bohdan", "Clara"))
    left = {say.saying: button.remaining.left for say, button in bar.buttons.items() if button.remaining}
    assert left[Saying.KONTRA] == 2
    assert left[Saying.NO_90] == 1
    kontra = bar.buttons[Say(Saying.KONTRA)]
    assert "2" in kontra.accessibleDescription()
    assert kontra.toolTip() == kontra.accessibleDescription()
    assert bar.accessibleDescription() == open_sentence(seen, ("Me", "Anna", "Bohdan", "Clara"))


def test_the_clock_shows_each_number_of_cards_and_the_last_chance_in_a_shape_of_its_own(bar: AnnounceBar) -> None:
    offer(bar, ALL)
    button = bar.buttons[Say(Saying.RE)]
    pictures = []
    for left in (None, 0, 1, 2, 5):
        button.show_remaining(None if left is None else Remaining(Say(Saying.RE), left))
        picture = button.grab().toImage()
        assert picture not in pictures
        pictures.append(picture)
    button.show_remaining(Remaining(Say(Saying.RE), 0))
    assert button.accessibleDescription().startswith("Last chance")


def test_the_clock_lies_below_the_text(bar: AnnounceBar) -> None:
    offer(bar, ALL)
    button = bar.buttons[Say(Saying.SCHWARZ)]
    plain = button.grab().toImage()
    button.show_remaining(Remaining(Say(Saying.SCHWARZ), 11))
    ticked = button.grab().toImage()
    rows = [
        y for y in range(plain.height()) if any(plain.pixel(x, y) != ticked.pixel(x, y) for x in range(plain.width()))
    ]
    assert rows
    assert min(rows) > plain.height() / 2 + button.fontMetrics().capHeight() / 2 - CLOCK_ROOM / 2
