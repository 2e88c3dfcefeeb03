"""Connects what happens at the table, and the menu *Sounds*, with the sounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardavia.engine.actions import Play, Say
from cardavia.engine.observation import Observation
from cardavia.storage.settings import Settings
from cardavia.table.controller import Controller
from cardavia.table.session import HUMAN
from cardavia.table.step import Step
from cardavia.ui.sounds import Sounds

if TYPE_CHECKING:
    from cardavia.ui.window import MainWindow


class TableSounds(QObject):
    """Hears of a deal what can be heard at a table: dealing, cards, tricks, calls, one's turn and the end."""

    def __init__(self, sounds: Sounds, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._sounds, self._controller = sounds, controller
        self._trick_full = self._my_turn = False
        controller.position.connect(self._take_position)
        controller.stepped.connect(self._take_step)
        controller.finished.connect(lambda _: sounds.hear("end"))

    def take_settled(self) -> None:
        """Hear that a step has been shown: a full trick has been drawn in, and it may be the person's turn."""
        self._draw_in()
        observation = self._controller.observation
        if observation is not None:
            self._tell_turn(observation)

    def _take_position(self, observation: Observation) -> None:
        self._trick_full = self._my_turn = False
        if not observation.moves:
            self._sounds.hear("deal")
        self._tell_turn(observation)

    def _take_step(self, step: Step) -> None:
        # Whoever acts before a full trick has been drawn in lets it be drawn in at once.
        self._draw_in()
        self._sounds.hear("card" if isinstance(step.move.action, Play) else "call")
        self._trick_full = len(step.after.tricks) > len(step.before.tricks)
        acted = step.move.seat == HUMAN and not isinstance(step.move.action, Say)
        self._my_turn = self._my_turn and step.after.my_turn and not acted

    def _draw_in(self) -> None:
        if self._trick_full:
            self._trick_full = False
            self._sounds.hear("trick")

    def _tell_turn(self, observation: Observation) -> None:
        if observation.my_turn and not self._my_turn:
            self._sounds.hear("turn")
        self._my_turn = observation.my_turn


def connect_sounds(window: MainWindow, controller: Controller) -> Sounds:
    """Return the sounds of the window; nothing of them is loaded before one is heard.

    To be called before the controller is connected with the view: a step that needs no time to be shown is followed by
    the next one within the same signal.
    """
    sounds = Sounds(window.preferences, parent=window)
    table = TableSounds(sounds, controller, window)
    window.area.table.settled.connect(table.take_settled)
    return sounds


def connect_sound_menu(window: MainWindow) -> None:
    """Let the menu *Sounds* switch them; one that is switched on is heard."""
    from cardavia.ui.actions import connect_choice

    preferences, actions = window.preferences, window.menu_actions.sounds

    def switch(event: str) -> None:
        on = not preferences.settings.sounds.get(event, False)
        preferences.change(sounds={**preferences.settings.sounds, event: on})
        if on:
            window.sounds.play(event)

    def tick(settings: Settings) -> None:
        for event, action in actions.items():
            action.setChecked(settings.sounds.get(event, False))

    connect_choice(actions, switch)
    preferences.changed.connect(lambda _, after: tick(after))
    tick(preferences.settings)
