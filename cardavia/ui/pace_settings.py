"""The settings that say how quickly the table shows what happens."""

from __future__ import annotations

from cardavia.storage.settings import UNTIL_CLICK, Settings
from cardavia.ui.preferences import Preferences
from cardavia.ui.table_view import TableView


def connect_pace(preferences: Preferences, table: TableView) -> None:
    """Let the table go by the settings, now and whenever one of them is changed."""
    apply_pace(table, preferences.settings)
    preferences.changed.connect(lambda before, after: _follow(table, before, after))


def _follow(table: TableView, before: Settings, after: Settings) -> None:
    if _pace(before) != _pace(after):
        apply_pace(table, after)


def apply_pace(table: TableView, settings: Settings) -> None:
    """Let the table go by these settings."""
    speed, reduced, pause = _pace(settings)
    table.set_pace(speed)
    table.set_reduced_motion(reduced)
    table.set_trick_pause(None if pause == UNTIL_CLICK else pause)


def _pace(settings: Settings) -> tuple[int, bool, int]:
    return settings.animation, settings.reduce_motion, settings.trick_pause_ms
