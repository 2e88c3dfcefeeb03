"""Connects the counting of card points with its setting."""

from __future__ import annotations

from cardavia.ui.preferences import Preferences
from cardavia.ui.top_line import TopLine


def connect_counting(line: TopLine, preferences: Preferences) -> None:
    """Count the card points for the person as long as that is set."""
    line.count_points(preferences.settings.show_points)
    preferences.changed.connect(lambda _, after: line.count_points(after.show_points))
