from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.cards import format_cards, parse_cards
from cardavia.ui import theme
from cardavia.ui.card_button import CardButton
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.hand_view import HandView
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


def marks(hand: HandView) -> list[int]:
    return [place for place, button in enumerate(hand.buttons) if button.marked]


def dragging(hand: HandView) -> bool:
    return hand.dragging


def grab(button: CardButton) -> None:
    """Press the mouse on the card's index."""
    QTest.mousePress(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(4, 40))


def pull(button: CardButton, place: int, hand: HandView) -> None:
    """Move the mouse so that the card lies where the card at a place lies now."""
    goal = hand.buttons[place].pos().x() + 4
    for x in (button.x() + 20, goal):
        QTest.mouseMove(button, button.mapFrom(hand, QPoint(x, 60)))


def release(button: CardButton) -> None:
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(4, 40))


def drag(hand: HandView, source: int, target: int) -> None:
    button = hand.buttons[source]
    grab(button)
    pull(button, target, hand)
    release(button)


def line_of(hand: HandView) -> QLineEdit:
    line = hand.window().findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    return line


def focused(hand: HandView) -> int:
    return [button.hasFocus() for button in hand.buttons].index(True)


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


def test_a_letter_of_the_menus_beats_an_initial(hand: HandView, qtbot: QtBot) -> None:
    hand.taken = ("H",)
    shortcut = QShortcut(Qt.Key.Key_H, hand.window())
    hand.window().activateWindow()
    hand.take_focus()
    with qtbot.waitSignal(shortcut.activated):
        press(hand.window().focusWidget(), Qt.Key.Key_H)
    assert focused(hand) == 0
    press(hand.window().focusWidget(), Qt.Key.Key_E)
    assert focused(hand) == 2
    assert hand.suits == {"C": "clubs", "S": "spades", "D": "diamonds", "E": "hearts"}


@pytest.mark.parametrize(("key", "text"), [(Qt.Key.Key_C, "C"), (Qt.Key.Key_C, "c")])
def test_letters_jump_with_caps_lock_too(hand: HandView, key: Qt.Key, text: str) -> None:
    hand.take_focus()
    QTest.sendKeyEvent(QTest.KeyAction.Press, hand.buttons[0], key, text, Qt.KeyboardModifier.NoModifier)
    assert focused(hand) == 3


def test_the_number_pad_works_as_the_other_keys_do(hand: HandView, qtbot: QtBot) -> None:
    hand.take_focus()
    pad = Qt.KeyboardModifier.KeypadModifier
    for key, place in [(Qt.Key.Key_3, 2), (Qt.Key.Key_Right, 3), (Qt.Key.Key_Home, 0)]:
        QTest.keyClick(hand.window().focusWidget(), key, pad)
        assert focused(hand) == place
    with qtbot.waitSignal(hand.chosen):
        QTest.keyClick(hand.window().focusWidget(), Qt.Key.Key_Enter, pad)


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


def test_the_edge_of_a_playable_card_covers_nothing_of_it(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ", "SJ")
    button, edge = hand.buttons[1], theme.RING
    width, height = button.width() - 2 * edge, button.height() - 2 * edge
    pictures: CardPictures = hand.window().property("pictures")
    button.grab()
    qtbot.waitUntil(lambda: pictures.idle)
    # The outermost pixels of a picture let the ground through, and its corners are round.
    inner = QRect(1, height // 4, width - 2, height // 2)
    picture = pictures.pixmap(button.card, width, 1.0, height).copy(inner).toImage()
    painted = button.grab(inner.translated(edge, edge)).toImage()
    assert painted.convertToFormat(picture.format()) == picture


def test_picking_toggles_cards(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ HA D7 D7", picking=True)
    with qtbot.assertNotEmitted(hand.chosen):
        hand.take_focus()
        for key in (Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_Home, Qt.Key.Key_Return):
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


def test_with_confirmation_the_first_press_marks_and_the_second_plays(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ HA", playable="SJ HA")
    hand.confirm = True
    hand.take_focus()
    with qtbot.assertNotEmitted(hand.chosen), qtbot.waitSignal(hand.told) as told:
        click(hand.buttons[1], QPoint(4, 40))
    assert marks(hand) == [1]
    assert told.args == ["Press again to play: jack of spades."]
    assert hand.buttons[1].accessibleDescription() == "press again to play"
    assert hand.buttons[1].y() < hand.buttons[2].y() < hand.buttons[0].y()
    with qtbot.waitSignal(hand.chosen) as chosen:
        press(hand.window().focusWidget(), Qt.Key.Key_Return)
    assert chosen.args == [hand.buttons[1].card]
    assert marks(hand) == []


def test_another_card_takes_the_mark_and_escape_drops_it(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ HA", playable="SJ HA")
    hand.confirm = True
    with qtbot.assertNotEmitted(hand.chosen):
        click(hand.buttons[1], QPoint(4, 40))
        click(hand.buttons[2], QPoint(4, 40))
        assert marks(hand) == [2]
        assert hand.buttons[1].accessibleDescription() == "can be played"
        press(hand.window().focusWidget(), Qt.Key.Key_Escape)
        assert marks(hand) == []
        press(hand.window().focusWidget(), Qt.Key.Key_Space)
    assert marks(hand) == [2]
    show(hand, "CQ SJ HA", playable="SJ")
    assert marks(hand) == []


def test_an_illegal_card_answers_at_once(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ HA", playable="SJ")
    hand.confirm = True
    with qtbot.waitSignal(hand.chosen) as chosen:
        click(hand.buttons[0], QPoint(4, 40))
    assert chosen.args == [hand.buttons[0].card]


def test_a_press_that_needs_confirmation_ends_the_pause_and_marks(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ HA")
    hand.confirm = hand.waiting = True
    hand.interrupted.connect(lambda: show(hand, "CQ SJ HA", playable="CQ SJ HA"))
    with qtbot.assertNotEmitted(hand.chosen):
        click(hand.buttons[1], QPoint(4, 40))
    assert marks(hand) == [1]


def test_a_press_in_the_pause_before_another_players_turn_only_ends_it(hand: HandView, qtbot: QtBot) -> None:
    show(hand, "CQ SJ HA")
    hand.confirm = hand.waiting = True
    with qtbot.assertNotEmitted(hand.chosen), qtbot.waitSignal(hand.interrupted):
        click(hand.buttons[1], QPoint(4, 40))
    assert marks(hand) == []


@pytest.mark.parametrize(
    ("source", "target", "order"), [(0, 2, "SJ HA CQ CA"), (3, 0, "CA CQ SJ HA"), (2, 3, "CQ SJ CA HA")]
)
def test_a_dragged_card_goes_where_it_is_dropped_and_is_not_played(
    hand: HandView, qtbot: QtBot, source: int, target: int, order: str
) -> None:
    show(hand, "CQ SJ HA CA", playable="CQ SJ HA CA")
    moved = hand.buttons[source]
    with qtbot.assertNotEmitted(hand.chosen), qtbot.waitSignal(hand.reordered):
        drag(hand, source, target)
    assert format_cards(hand.cards) == order
    assert hand.order.name == "manual"
    assert hand.buttons[target] is moved
    assert focused(hand) == target


def test_a_gap_opens_where_a_dragged_card_would_go(hand: HandView) -> None:
    show(hand, "CQ SJ HA CA C9 ST D7 D7 C8 C7 S9 S8")
    button = hand.buttons[0]
    grab(button)
    pull(button, 5, hand)
    others = [other for other in hand.buttons if other is not button]
    ways = [after.x() - before.x() for before, after in pairwise(others)]
    assert ways.index(max(ways)) == 4
    assert others[5].x() >= others[4].x() + button.width()
    assert hand.rect().contains(button.geometry())
    release(button)


def test_a_drag_shorter_than_the_systems_distance_is_a_click(hand: HandView, qtbot: QtBot) -> None:
    button = hand.buttons[1]
    with qtbot.waitSignal(hand.chosen) as chosen:
        grab(button)
        QTest.mouseMove(button, QPoint(4 + QApplication.startDragDistance() - 1, 40))
        release(button)
    assert chosen.args == [button.card]


def test_a_card_dragged_back_to_its_place_changes_nothing(hand: HandView, qtbot: QtBot) -> None:
    before = [button.geometry() for button in hand.buttons]
    with qtbot.assertNotEmitted(hand.chosen), qtbot.assertNotEmitted(hand.reordered):
        button = hand.buttons[1]
        grab(button)
        pull(button, 4, hand)
        QTest.mouseMove(button, button.mapFrom(hand, QPoint(before[1].x() + 4, 40)))
        release(button)
    assert [button.geometry() for button in hand.buttons] == before
    assert hand.order.name == "trump"


def test_escape_and_a_changed_hand_end_a_drag_without_playing(hand: HandView, qtbot: QtBot) -> None:
    button = hand.buttons[1]
    with qtbot.assertNotEmitted(hand.chosen), qtbot.assertNotEmitted(hand.reordered):
        grab(button)
        pull(button, 4, hand)
        assert dragging(hand)
        press(button, Qt.Key.Key_Return)
        press(button, Qt.Key.Key_Escape)
        assert not dragging(hand)
        pull(button, 5, hand)
        release(button)
        grab(button)
        pull(button, 4, hand)
        show(hand, "SJ HA CA C9 ST D7 D7")
        assert not dragging(hand)
        release(button)


def test_a_drag_goes_on_while_others_play(hand: HandView, qtbot: QtBot) -> None:
    button = hand.buttons[0]
    grab(button)
    pull(button, 3, hand)
    show(hand, "CQ SJ HA CA C9 ST D7 D7", playable="CQ")
    assert dragging(hand)
    release(button)
    assert format_cards(hand.cards) == "SJ HA CA CQ C9 ST D7 D7"


def test_a_hidden_hand_lets_a_dragged_card_go(hand: HandView) -> None:
    grab(hand.buttons[0])
    pull(hand.buttons[0], 3, hand)
    hand.hide()
    assert not dragging(hand)


def test_ctrl_with_an_arrow_moves_the_card(hand: HandView, qtbot: QtBot) -> None:
    hand.take_focus()
    press(hand.buttons[0], Qt.Key.Key_7)
    with qtbot.waitSignal(hand.told) as told:
        QTest.keyClick(hand.window().focusWidget(), Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert told.args == ["Place 6 of 8: seven of diamonds."]
    assert format_cards(hand.cards) == "CQ SJ HA CA C9 D7 ST D7"
    assert focused(hand) == 5
    for _ in range(9):
        QTest.keyClick(hand.window().focusWidget(), Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert format_cards(hand.cards) == "CQ SJ HA CA C9 ST D7 D7"
    assert focused(hand) == 7


def test_another_order_is_asked_of_the_table(hand: HandView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(hand.reordered):
        hand.sort("suit")
    with qtbot.assertNotEmitted(hand.reordered):
        hand.sort("suit")
