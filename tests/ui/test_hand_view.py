from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.cards import format_cards, parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.schafkopf.orders import order_of
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.hand_view import HandView, hand_groups
from cardavia.ui.layout import lay_out
from tests.ui.typing_and_clicking import click, press

CARDS = parse_cards("CQ SJ HA CA C9 ST D7 D7")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    pictures = CardPictures()
    window = QWidget()
    window.setProperty("pictures", pictures)
    qtbot.addWidget(window)
    yield window
    pictures.stop()


@pytest.fixture
def hand(window: QWidget, qtbot: QtBot) -> HandView:
    hand = HandView(window.property("pictures"), window)
    line = QLineEdit()
    layout = QVBoxLayout(window)
    layout.addWidget(hand)
    layout.addWidget(line)
    window.resize(700, 300)
    window.show()
    qtbot.waitExposed(window)
    show(hand, "CQ SJ HA CA C9 ST D7 D7")
    return hand


def show(hand: HandView, cards: str, playable: str = "", picking: bool = False, pack: Pack = Pack.FRENCH) -> None:
    shown = parse_cards(cards)
    hand.show_cards(shown, parse_cards(playable), picking, pack)
    layout = lay_out(hand.size(), [len(shown)], pack.aspect)
    hand.arrange(layout.cards, layout.lift)


def line_of(hand: HandView) -> QLineEdit:
    line = hand.window().findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    return line


def focused(hand: HandView) -> int:
    return [button.hasFocus() for button in hand.buttons].index(True)


def test_the_hand_is_held_by_the_order_of_the_contract() -> None:
    order = order_of(Contract.parse("solo-S"))
    groups = hand_groups(order, parse_cards("D7 SA CQ H9 CA SJ HA"))
    assert [format_cards(group) for group in groups] == ["CQ SJ SA", "CA", "HA H9", "D7"]


def test_a_click_chooses_the_card_legal_or_not(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ HA", playable="HA")
    for place in (0, 2):
        button = hand.buttons[place]
        with qtbot.waitSignal(hand.chosen) as chosen:
            click(button, button.rect().topLeft() + button.rect().center() / 8)
        assert chosen.args == [button.card]


def test_keys_move_in_the_hand_and_play(hand: HandView, qtbot: QtBot) -> None:
    hand.take_focus()
    moves = [(Qt.Key.Key_Right, 1), (Qt.Key.Key_End, 7), (Qt.Key.Key_Right, 7), (Qt.Key.Key_Left, 6)]
    moves += [(Qt.Key.Key_Home, 0), (Qt.Key.Key_Left, 0), (Qt.Key.Key_3, 2), (Qt.Key.Key_0, 7)]
    moves += [(Qt.Key.Key_C, 0), (Qt.Key.Key_C, 3), (Qt.Key.Key_C, 4), (Qt.Key.Key_D, 6), (Qt.Key.Key_H, 2)]
    for key, place in moves:
        press(hand.window().focusWidget(), key)
        assert focused(hand) == place, key
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(hand.chosen) as chosen:
            press(hand.window().focusWidget(), key)
        assert chosen.args == [hand.buttons[2].card]


def test_initials_follow_the_pack(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ HA D7", pack=Pack.GERMAN)
    hand.take_focus()
    for key, place in [(Qt.Key.Key_B, 3), (Qt.Key.Key_L, 1), (Qt.Key.Key_A, 0), (Qt.Key.Key_H, 2)]:
        press(hand.window().focusWidget(), key)
        assert focused(hand) == place
    assert hand.buttons[0].accessibleName() == "Ober of acorns"


def test_an_initial_beats_a_shortcut_of_the_window_only_in_the_hand(hand: HandView, qtbot: QtBot) -> None:
    shortcut = QShortcut(Qt.Key.Key_H, hand.window())
    hand.window().activateWindow()
    hand.take_focus()
    with qtbot.assertNotEmitted(shortcut.activated):
        press(hand.window().focusWidget(), Qt.Key.Key_H)
    assert focused(hand) == 2


def test_the_hand_is_one_tab_stop(hand: HandView, qtbot: QtBot) -> None:
    hand.take_focus()
    press(hand.window().focusWidget(), Qt.Key.Key_2)
    press(hand.window().focusWidget(), Qt.Key.Key_Tab)
    line = line_of(hand)
    assert line.hasFocus()
    press(line, Qt.Key.Key_Backtab)
    assert focused(hand) == 1


def test_the_focus_goes_to_the_neighbour_of_a_played_card(hand: HandView, qtbot: QtBot) -> None:
    hand.take_focus()
    press(hand.window().focusWidget(), Qt.Key.Key_3)
    kept = hand.buttons[3]
    show(hand, "CQ SJ CA C9 ST D7 D7")
    assert focused(hand) == 2
    assert hand.buttons[2] is kept
    press(hand.window().focusWidget(), Qt.Key.Key_End)
    show(hand, "CQ SJ CA C9 ST D7")
    assert focused(hand) == 5


def test_focus_outside_the_hand_is_left_alone(hand: HandView) -> None:
    line = line_of(hand)
    line.setFocus()
    show(hand, "CQ SJ CA")
    assert line.hasFocus()


def test_playable_cards_are_raised_and_said_to_be_playable(hand: HandView) -> None:
    show(hand, "CQ SJ HA", playable="SJ")
    low, high, _ = hand.buttons
    assert high.y() < low.y()
    assert high.accessibleDescription() == "can be played"
    assert low.accessibleDescription() == "cannot be played now"


def test_picking_toggles_cards(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ HA D7 D7", picking=True)
    with qtbot.assertNotEmitted(hand.chosen):
        hand.take_focus()
        for key in (Qt.Key.Key_4, Qt.Key.Key_Space, Qt.Key.Key_5, Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_Return):
            press(hand.window().focusWidget(), key)
    assert format_cards(hand.picks) == "CQ D7 D7"
    assert hand.buttons[0].y() < hand.buttons[1].y()
    assert hand.buttons[0].accessibleDescription() == "picked"
    press(hand.window().focusWidget(), Qt.Key.Key_Space)
    assert format_cards(hand.picks) == "D7 D7"
    show(hand, "CQ SJ HA D7 D7")
    assert hand.picks == ()


def test_while_the_table_waits_the_pressing_keys_are_its_own(hand: HandView, qtbot: QtBot) -> None:
    hand.take_focus()
    hand.waiting = True
    with qtbot.assertNotEmitted(hand.chosen):
        press(hand.window().focusWidget(), Qt.Key.Key_Space)
