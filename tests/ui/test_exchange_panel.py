from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.actions import Exchange, Transfer
from cardavia.engine.cards import parse_cards
from cardavia.ui.exchange_panel import ExchangePanel
from tests.ui.typing_and_clicking import click

HAND = parse_cards("HT CQ DA CA CT SA")


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[ExchangePanel]:
    window = QWidget()
    qtbot.addWidget(window)
    panel = ExchangePanel(window)
    window.show()
    legal = [Exchange(Transfer.PASS, cards) for cards in combinations(HAND, 3) if HAND[0] in cards]
    panel.ask(legal, "Choose three cards.", lambda: "All trumps go with them.")
    yield panel
    window.close()


def test_the_button_works_exactly_for_a_legal_exchange(panel: ExchangePanel) -> None:
    for count in range(len(HAND) + 1):
        for cards in combinations(HAND, count):
            panel.show_picks(cards)
            assert panel.button.isEnabled() is (count == 3 and HAND[0] in cards)
            assert bool(panel.note) is not panel.button.isEnabled()


def test_the_note_says_what_is_missing(panel: ExchangePanel) -> None:
    panel.show_picks(HAND[:1])
    assert panel.note == "Choose 2 more cards."
    panel.show_picks(HAND[:5])
    assert panel.note == "Put back 2 cards."
    panel.show_picks(HAND[1:4])
    assert panel.note == "All trumps go with them."


def test_the_button_hands_the_picked_cards_over(panel: ExchangePanel, qtbot: QtBot) -> None:
    panel.show_picks((HAND[5], HAND[0], HAND[3]))
    with qtbot.waitSignal(panel.chosen) as chosen:
        click(panel.button)
    assert [str(action) for action in chosen.args] == ["pass CA SA HT"]


def test_nothing_to_hand_over_hides_the_panel(panel: ExchangePanel) -> None:
    assert panel.isVisible()
    panel.ask([], "", str)
    assert not panel.isVisible()


def test_while_nothing_is_asked_no_reason_is_looked_for(panel: ExchangePanel) -> None:
    def look() -> str:
        raise AssertionError("looked for a reason")

    panel.ask([], "", look)
    panel.show_picks(HAND[1:4])
    panel.show_picks(())
