"""Connects the own hand with the menus, the settings and the game."""

from __future__ import annotations

from cardavia.storage.settings import Settings
from cardavia.table.controller import Controller
from cardavia.ui.actions import Actions, connect_choice
from cardavia.ui.hand_forced import ForcedPlay
from cardavia.ui.keys import connect_keys
from cardavia.ui.preferences import Preferences
from cardavia.ui.speech import StatusStrip
from cardavia.ui.table_view import TableView


def connect_hand(
    actions: Actions, preferences: Preferences, table: TableView, controller: Controller, strip: StatusStrip
) -> None:
    """Let the hand follow the settings, and the settings the hand; call it once the table hears the controller."""
    hand = table.hand
    forced = _connect_forced(table, controller)

    def apply(settings: Settings) -> None:
        hand.confirm = settings.confirm_play
        forced.enabled = settings.play_forced
        hand.sort(settings.sort_order)

    apply(preferences.settings)
    preferences.changed.connect(lambda _, settings: apply(settings))
    connect_choice(actions.sorts, lambda name: preferences.change(sort_order=name))
    hand.reordered.connect(lambda: preferences.change(sort_order=hand.order.name))
    hand.told.connect(lambda sentence: strip.say(sentence, urgent=True))
    connect_keys(actions, preferences, hand)


def _connect_forced(table: TableView, controller: Controller) -> ForcedPlay:
    forced = ForcedPlay(table, lambda: controller.observation)
    controller.position.connect(forced.stop)
    controller.stepped.connect(forced.stop)
    table.settled.connect(forced.consider)
    return forced
