"""The entries that have a single letter, and their letters, as a table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardavia.ui.actions import Actions
from cardavia.ui.keys import LETTERS, entry

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class KeysModel(QAbstractTableModel):
    """A row for each entry: what it does, and its letter; instead of the letter of ``asked`` a new one is asked for."""

    def __init__(self, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self.names = tuple(LETTERS)
        self._actions = actions
        self._letters: Mapping[str, str] = LETTERS
        self._asked: str | None = None

    @property
    def letters(self) -> Mapping[str, str]:
        """The letters that are shown, by the entries' names."""
        return self._letters

    @property
    def asked(self) -> str | None:
        """The name of the entry that a letter is asked for."""
        return self._asked

    def show_letters(self, letters: Mapping[str, str], asked: str | None = None) -> None:
        """Show these letters, and for which entry another one is asked."""
        self._letters, self._asked = letters, asked
        self.dataChanged.emit(self.index(0, 0), self.index(len(self.names) - 1, 1))

    def title(self, name: str) -> str:
        """Return what the entry of this name does."""
        return entry(self._actions, name).toolTip()

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.names)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else 2

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        name = self.names[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._letter(name) if index.column() else self.title(name)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("{entry}: {letter}").format(entry=self.title(name), letter=self._letter(name))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return self.tr("Letter") if section else self.tr("Entry")

    def _letter(self, name: str) -> str:
        return "…" if name == self._asked else self._letters[name]
