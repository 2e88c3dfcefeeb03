"""The person's settings while the program runs: the one place that changes them, and tells everybody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardavia.storage.settings import Settings


class Preferences(QObject):
    """Holds the settings; each change is kept first and applied at once by whoever hears of it."""

    changed = Signal(object, object)
    """The `Settings` before and after a change; never two equal ones."""

    def __init__(self, settings: Settings, keep: Callable[[Settings], None], parent: QObject | None = None) -> None:
        """Take the settings of the start, and what keeps new ones."""
        super().__init__(parent)
        self._settings = settings
        self._keep = keep

    @property
    def settings(self) -> Settings:
        """What holds now."""
        return self._settings

    def change(self, **values: Any) -> None:
        """Give some fields of the settings new values."""
        self.put(replace(self._settings, **values))

    def put(self, settings: Settings) -> None:
        """Put these settings in the place of those that hold."""
        before = self._settings
        if settings != before:
            self._settings = settings
            self._keep(settings)
            self.changed.emit(before, settings)
