"""The file of the settings as the program has it: read once, written in a thread, its troubles told by signal."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardavia.storage.settings import Settings
from cardavia.storage.settings_file import load
from cardavia.storage.settings_writer import SettingsWriter


class SettingsKeeper(QObject):
    """Reads the settings at the start and keeps what a person chooses; where that fails it holds until the end."""

    failed = Signal(object)
    """The `StorageError` of settings that could not be written."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._writer = SettingsWriter(path, self.failed.emit)
        self.damaged: Path | None = None
        """Where a file has been moved that could not be understood."""

    def read(self) -> Settings:
        """Return the settings of the file; an unreadable one gives those of the first start."""
        return load(self._path, self._take_damaged)

    def keep(self, settings: Settings) -> None:
        """Have the settings written soon."""
        self._writer.keep(settings)

    def close(self) -> None:
        """Wait until the last change is on the disk."""
        self._writer.close()

    def damage_sentence(self) -> str:
        """Return what a person is told of a file that was moved aside, empty when there was none."""
        if self.damaged is None:
            return ""
        text = self.tr("The settings were damaged and are as at the first start; the damaged file is kept as {file}.")
        return text.format(file=self.damaged.name)

    def _take_damaged(self, aside: Path) -> None:
        self.damaged = aside
