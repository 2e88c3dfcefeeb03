from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.actions import parse_action
from cardavia.ui.call_panel import CallPanel, call_groups, flow
from cardavia.ui.layout import LEAST_SIZE, lay_out
from cardavia.ui.texts import bid_label
from tests.ui.typing_and_clicking import click, press

BIDS = [
    *("pass", "rufer C", "rufer S", "rufer D", "wenz", "solo C", "solo S", "solo H", "solo D"),
    *("wenz-tout", "solo-tout C", "solo-tout S", "solo-tout H", "solo-tout D", "sie"),
]
RESERVATIONS = [
    *("healthy", "wedding", "poverty", "solo D", "solo C", "solo S", "solo H"),
    *("solo queens", "solo jacks", "solo kings", "solo none"),
]


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[CallPanel]:
    window = QWidget()
    window.resize(LEAST_SIZE)
    qtbot.addWidget(window)
    panel = CallPanel(window)
    window.show()
    qtbot.waitExposed(window)
    yield panel
    window.close()


def ask(panel: CallPanel, actions: list[str], pack: Pack = Pack.GERMAN) -> None:
    panel.ask([parse_action(action) for action in actions], "Do you want to bid?", pack, ("Me",))
    layout = lay_out(LEAST_SIZE, (8,), pack.aspect)
    panel.arrange(layout.calls, layout.scale)


def test_calls_that_belong_together_stand_together() -> None:
    groups = call_groups([parse_action(action) for action in BIDS])
    assert [[str(action) for action in group] for group in groups] == [
        ["pass"],
        ["rufer C", "rufer S", "rufer D"],
        ["wenz", "wenz-tout", "sie"],
        ["solo C", "solo S", "solo H", "solo D"],
        ["solo-tout C", "solo-tout S", "solo-tout H", "solo-tout D"],
    ]


def test_a_group_is_broken_only_when_it_is_wider_than_a_row() -> None:
    small = QSize(30, 10)
    places, height = flow([[small], [small, small], [small] * 4], width=100, gap=2)
    rows = [place.y() for place in places]
    assert rows == [0, 0, 0, 12, 12, 12, 24]
    assert height == 34
    assert places[0].x() == 3


@pytest.mark.parametrize("actions", [BIDS[:-1], RESERVATIONS, ["accept", "decline"]])
@pytest.mark.parametrize("pack", Pack)
def test_all_calls_fit_into_the_least_window(panel: CallPanel, actions: list[str], pack: Pack) -> None:
    ask(panel, actions, pack)
    layout = lay_out(LEAST_SIZE, (8,), pack.aspect)
    assert layout.calls.contains(panel.geometry())
    assert len(panel.buttons) == len(actions)
    for button in panel.buttons:
        assert panel.rect().contains(button.geometry())
        assert button.fontMetrics().horizontalAdvance(button.text()) + 8 <= button.width()
    for one, other in combinations(panel.buttons, 2):
        assert not one.geometry().intersects(other.geometry())


def test_a_button_chooses_its_call(panel: CallPanel, qtbot: QtBot) -> None:
    ask(panel, BIDS)
    button = next(button for button in panel.buttons if button.text() == "Call the ace of leaves")
    with qtbot.waitSignal(panel.chosen) as chosen:
        click(button)
    assert [str(action) for action in chosen.args] == ["rufer S"]


def test_arrow_keys_go_from_call_to_call_and_enter_calls(panel: CallPanel, qtbot: QtBot) -> None:
    ask(panel, BIDS)
    panel.take_focus()
    press(panel.buttons[0], Qt.Key.Key_Down)
    reached = next(button for button in panel.buttons if button.hasFocus())
    assert reached.y() > panel.buttons[0].y()
    place = panel.buttons.index(reached)
    press(reached, Qt.Key.Key_Right)
    assert panel.buttons[place + 1].hasFocus()
    with qtbot.waitSignal(panel.chosen) as chosen:
        press(panel.buttons[place + 1], Qt.Key.Key_Return)
    assert panel.buttons[place + 1].text() == bid_label(chosen.args[0], Pack.GERMAN)


def test_the_same_calls_keep_their_buttons(panel: CallPanel) -> None:
    ask(panel, ["accept", "decline"])
    before = panel.buttons
    panel.take_focus()
    ask(panel, ["accept", "decline"])
    assert panel.buttons == before
    assert before[0].hasFocus()
    ask(panel, [])
    assert not panel.isVisible()
    assert QRect(panel.geometry()).isValid()
