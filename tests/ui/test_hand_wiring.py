"""The own hand in the window: its settings, its keys, and the card that plays itself."""

from itertools import groupby
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import UNTIL_CLICK, Settings
from cardavia.table.forced import forced_card
from cardavia.ui.dialogs import KeysDialog
from cardavia.ui.hand_forced import ForcedPlay
from cardavia.ui.hand_view import HandView
from tests.ui.shell_parts import Shell
from tests.ui.typing_and_clicking import click, press

QUICK = Settings(trick_pause_ms=0)


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    return Shell(qtbot, tmp_path, QUICK)


def hand_of(shell: Shell) -> HandView:
    return shell.window.area.table.hand


def play_to(shell: Shell, tricks: int) -> None:
    """Play until a trick is asked of the person after so many full ones."""
    while len(shell.observation.tricks) < tricks or not shell.observation.playable:
        shell.window.area.table.chosen.emit(shell.observation.duties[0])
        shell.wait_for_turn()


def test_the_menu_sorts_the_hand_and_the_choice_is_kept(shell: Shell) -> None:
    shell.deal()
    sorts = shell.window.menu_actions.sorts
    by_trump = hand_of(shell).cards
    QTest.keyClick(shell.window, Qt.Key.Key_F6)
    assert shell.saved[-1].sort_order == "suit"
    suits = [card.suit for card in hand_of(shell).cards]
    assert len(list(groupby(suits))) == len(set(suits))
    QTest.keyClick(shell.window, Qt.Key.Key_F5)
    assert hand_of(shell).cards == by_trump
    assert sorts["trump"].isChecked()


def test_moving_a_card_sets_the_manual_order(shell: Shell) -> None:
    shell.deal()
    hand = hand_of(shell)
    before = hand.cards
    hand.take_focus()
    QTest.keyClick(hand.buttons[0], Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert hand.cards == (before[1], before[0], *before[2:])
    assert shell.saved[-1].sort_order == "manual"
    assert shell.window.menu_actions.sorts["manual"].isChecked()
    assert shell.window.strip.spoken.startswith("Place 2 of")


def test_a_drag_in_the_window_plays_nothing(shell: Shell) -> None:
    shell.deal()
    play_to(shell, 0)
    hand = hand_of(shell)
    moves, button = len(shell.observation.moves), hand.buttons[0]
    QTest.mousePress(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(4, 40))
    for x in (40, 200, 420):
        QTest.mouseMove(button, button.mapFrom(hand, QPoint(x, 60)))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(4, 40))
    assert hand.buttons.index(button) > 0
    assert len(shell.observation.moves) == moves
    assert shell.saved[-1].sort_order == "manual"


def test_confirmation_needs_two_presses_and_applies_at_once(shell: Shell) -> None:
    shell.deal()
    play_to(shell, 0)
    hand, moves = hand_of(shell), len(shell.observation.moves)
    shell.window.preferences.change(confirm_play=True)
    button = next(button for button in hand.buttons if button.playable)
    click(button, QPoint(4, 40))
    assert len(shell.observation.moves) == moves
    assert shell.window.strip.spoken.startswith("Press again to play")
    click(button, QPoint(4, 40))
    assert len(shell.observation.moves) == moves + 1


def test_the_first_press_in_the_pause_of_a_trick_marks_a_card_too(shell: Shell, qtbot: QtBot) -> None:
    shell.window.preferences.change(confirm_play=True, trick_pause_ms=UNTIL_CLICK)
    shell.deal()
    table, hand = shell.window.area.table, hand_of(shell)

    def has_won_a_trick() -> bool:
        if hand.waiting and shell.observation.my_turn and shell.observation.playable:
            return True
        if hand.waiting:
            table.go_on()
        elif shell.observation.my_turn:
            table.chosen.emit(shell.observation.duties[0])
        return False

    qtbot.waitUntil(has_won_a_trick, timeout=20_000)
    moves, button = len(shell.observation.moves), hand.buttons[0]
    click(button, QPoint(4, 40))
    assert len(shell.observation.moves) == moves
    assert button.marked
    press(button, Qt.Key.Key_Return)
    assert len(shell.observation.moves) == moves + 1


def test_letters_of_the_menus_can_be_changed_while_the_window_is_open(shell: Shell) -> None:
    shell.deal()
    hand = hand_of(shell)
    assert set(hand.suits) == {"C", "S", "D", "E"}
    shell.window.preferences.change(keys={"hint": "C", "points": "Y"})
    assert set(hand.suits) == {"L", "S", "D", "H"}
    strip = shell.window.strip
    for key, answers in ((Qt.Key.Key_P, False), (Qt.Key.Key_Y, True)):
        strip.say("before")
        hand.take_focus()
        press(hand.window().focusWidget(), key)
        assert (strip.sentence != "before") is answers


@pytest.mark.parametrize("text", ["T", "t"])
def test_letters_ask_with_caps_lock_too(shell: Shell, text: str) -> None:
    shell.deal()
    shell.window.strip.say("before")
    QTest.sendKeyEvent(QTest.KeyAction.Click, hand_of(shell), Qt.Key.Key_T, text, Qt.KeyboardModifier.NoModifier)
    assert shell.window.strip.sentence != "before"


def test_letters_are_only_letters_in_a_field_of_the_window(shell: Shell) -> None:
    shell.deal()
    line = QLineEdit(shell.window.area)
    line.show()
    line.setFocus()
    shell.window.strip.say("before")
    QTest.keyClicks(line, "htrpvucsed1230?")
    assert line.text() == "htrpvucsed1230?"
    assert shell.window.strip.sentence == "before"


def test_the_list_of_keys_names_the_letters_of_the_suits(shell: Shell) -> None:
    shell.deal()
    shell.window.preferences.change(keys={"repeat": "E"})
    shell.window.menu_actions.keys.trigger()
    dialog = shell.window.findChild(KeysDialog)
    assert dialog is not None
    written = [label.text() for label in dialog.labels]
    place = written.index("C, S, D, A")
    assert written[place + 1] == "Go to the next card of this suit: clubs, spades, diamonds, hearts"
    assert "Ctrl+Left, Ctrl+Right" in written


class TestForcedPlay:
    """The last card of a deal is forced, unless something can be announced with it."""

    @pytest.fixture
    def forced(self, shell: Shell) -> ForcedPlay:
        forced = shell.window.area.table.findChild(ForcedPlay)
        assert forced is not None
        return forced

    def to_last_trick(self, shell: Shell) -> None:
        shell.deal()
        shell.play_on(tricks=11)
        assert forced_card(shell.observation) is not None

    def test_a_forced_card_plays_itself(self, shell: Shell, forced: ForcedPlay, qtbot: QtBot) -> None:
        forced.setInterval(0)
        shell.window.preferences.change(play_forced=True)
        shell.deal()

        def ends() -> bool:
            seen = shell.observation
            if seen.my_turn and forced_card(seen) is None:
                shell.window.area.table.chosen.emit(seen.duties[0])
            return shell.window.area.result.isVisible()

        qtbot.waitUntil(ends, timeout=30_000)

    def test_nothing_plays_itself_unless_that_is_set(self, shell: Shell, forced: ForcedPlay) -> None:
        self.to_last_trick(shell)
        assert not forced.isActive()

    def test_undo_stops_it_and_leaves_the_card_to_the_person(
        self, shell: Shell, forced: ForcedPlay, qtbot: QtBot
    ) -> None:
        forced.setInterval(10**6)
        shell.window.preferences.change(play_forced=True)
        self.to_last_trick(shell)
        qtbot.waitUntil(forced.isActive)
        shell.controller.undo()
        assert not forced.isActive()

    def test_a_card_that_is_looked_at_or_moved_waits(self, shell: Shell, forced: ForcedPlay, qtbot: QtBot) -> None:
        forced.setInterval(10**6)
        shell.window.preferences.change(play_forced=True)
        self.to_last_trick(shell)
        qtbot.waitUntil(forced.isActive)
        moves = len(shell.observation.moves)
        shell.window.area.table.last_trick()
        forced.timeout.emit()
        assert len(shell.observation.moves) == moves
        shell.window.area.table.last_trick()
        forced.timeout.emit()
        assert len(shell.observation.moves) == moves + 1
