"""A person who plays by Tab, arrows and Enter alone and knows only what the program says and the focus tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ai.budget import Budget
from cardavia.ai.player import Player
from cardavia.engine.seats import Seat
from cardavia.storage.settings import Settings
from cardavia.table.worker import Question, answer
from cardavia.ui.announce_button import AnnounceButton
from cardavia.ui.card_button import CardButton
from tests.ui.shell_parts import Shell

MOST_STEPS = 60
"""More presses of Tab or an arrow than any screen needs: what is not found by then cannot be found."""


class PromptThinker(QObject):
    """Lets the computer players answer in the same thread, so that the same keys always meet the same answers."""

    answered = Signal(int, object)
    waiting = 0

    def ask(self, question: Question, players: Mapping[Seat, Player]) -> None:
        """Answer as soon as the keys that were pressed are dealt with."""
        PromptThinker.waiting += 1
        QTimer.singleShot(0, self, lambda: self._answer(question, players))

    def _answer(self, question: Question, players: Mapping[Seat, Player]) -> None:
        PromptThinker.waiting -= 1
        self.answered.emit(question.ticket, answer(question, players, Budget()))

    def drop(self) -> None:
        """Give up nothing: an answer that comes too late is of an old ticket."""

    stop = drop


class BlindPlayer:
    """The person, and everything that was heard and pressed."""

    def __init__(self, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch, speech: str = "all") -> None:
        """Open the window where the choice of a game is asked for."""
        monkeypatch.setattr("cardavia.table.controller.Thinker", PromptThinker)
        monkeypatch.setattr(PromptThinker, "waiting", 0)
        monkeypatch.setattr("cardavia.ui.speech.announce", self._hear)
        self.heard: list[str] = []
        self._qtbot = qtbot
        settings = Settings(animation=0, trick_pause_ms=0, speech=speech, sheet_visible=False)
        self.shell = Shell(qtbot, folder, settings.with_rules("schafkopf", "schaf", {"kontra": 4}))
        self._steps = 0
        self.shell.controller.stepped.connect(lambda: self._count(1))
        self.shell.window.area.table.settled.connect(lambda: self._count(-1))
        self.shell.window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)

    def _hear(self, widget: QWidget, sentence: str, urgent: bool = False) -> None:
        self.heard.append(f"{'!' if urgent else ' '} {sentence}")

    def _count(self, change: int) -> None:
        self._steps += change

    @property
    def focus(self) -> QWidget:
        """What has the keyboard."""
        widget = QApplication.focusWidget()
        assert widget is not None
        return widget

    def press(self, *keys: Qt.Key) -> None:
        """Press the keys one after another."""
        for key in keys:
            QTest.keyClick(self.focus, key)

    def enter(self) -> None:
        """Press Enter, and note on what."""
        interface = QAccessible.queryAccessibleInterface(self.focus)
        self.heard.append(f"> {interface.text(QAccessible.Text.Name)}")
        self.press(Qt.Key.Key_Return)

    def seek(self, key: Qt.Key, wanted: Callable[[QWidget], bool]) -> bool:
        """Press the key until the focus is on what is wanted; say whether it got there."""
        for _ in range(MOST_STEPS):
            if wanted(self.focus):
                return True
            self.press(key)
        return False

    def wait_for_turn(self) -> None:
        """Listen until everything has been shown, nobody thinks, and there is something to do."""
        shell = self.shell

        def to_do() -> bool:
            quiet = PromptThinker.waiting == 0 and self._steps == 0
            return quiet and (shell.observation.my_turn or shell.window.area.shows_result)

        self._qtbot.waitUntil(to_do, timeout=10_000)

    # A deal

    def begin(self, game: str) -> None:
        """Choose a game on the welcome page and deal."""
        games = self.shell.window.welcome.games
        assert self.seek(Qt.Key.Key_Right, lambda focus: focus is games[game])
        assert self.seek(Qt.Key.Key_Tab, lambda focus: focus is self.shell.window.welcome.deal_button)
        self.enter()
        self.wait_for_turn()

    def call(self, name: str) -> None:
        """Make the call of this name."""
        assert self.seek(Qt.Key.Key_Right, lambda focus: focus.property("text") == name)
        self.enter()
        self.wait_for_turn()

    def announce(self) -> None:
        """Say the first thing that may be said, and go back to the hand."""
        assert self.seek(Qt.Key.Key_Tab, lambda focus: isinstance(focus, AnnounceButton))
        self.enter()
        self.wait_for_turn()
        assert self.seek(Qt.Key.Key_Tab, lambda focus: isinstance(focus, CardButton))

    def play_deal(self, calls: Sequence[str]) -> None:
        """Make these calls, announce once as soon as that is possible, and play to the end of the deal."""
        wanted, announced = list(calls), False
        while not self.shell.observation.done:
            if wanted:
                self.call(wanted.pop(0))
            elif self.shell.observation.sayings and not announced:
                announced = True
                self.announce()
            else:
                self.play()

    def play(self) -> None:
        """Play the first card, from where the focus is to the right and then from the left, that can be played."""
        if not self.seek(Qt.Key.Key_Right, _is_playable):
            assert self.seek(Qt.Key.Key_Left, _is_playable)
        self.enter()
        self.wait_for_turn()

    def next_deal(self) -> None:
        """Leave the result for the next deal."""
        assert self.focus is self.shell.window.area.result.next_button
        self.enter()
        self.wait_for_turn()


def _is_playable(focus: QWidget) -> bool:
    return isinstance(focus, CardButton) and focus.accessibleDescription() == "can be played"
