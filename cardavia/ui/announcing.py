"""Sentences for a screen reader."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str, urgent: bool = False) -> None:
    """Let a screen reader speak the sentence; an urgent one interrupts it."""
    # Imported with the first sentence: the window is painted before anybody speaks.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    levels = QAccessible.AnnouncementPoliteness
    event = QAccessibleAnnouncementEvent(widget, sentence)
    event.setPoliteness(levels.Assertive if urgent else levels.Polite)
    QAccessible.updateAccessibility(event)
