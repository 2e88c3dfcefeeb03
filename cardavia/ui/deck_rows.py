"""The list of decks with a small picture of each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from cardavia.ui.deck_facts import DeckEntry
from cardavia.ui.deck_list import DeckList
from cardavia.ui.deck_previews import DeckPreviews
from cardavia.ui.retranslate import translated
from cardavia.ui.texts_decks import deck_name, pack_text

_PICTURE: Final = QSize(28, 48)
_FRAME: Final = 4


class DeckRows(QListWidget):
    """Every deck in a row of its own, as high as all of them; ``chosen`` tells that a person has gone to another.

    With ``broken`` a deck that cannot be used can be gone to as well.
    """

    chosen = Signal(str)

    def __init__(self, decks: DeckList, previews: DeckPreviews, broken: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks, self._previews, self._broken = decks, previews, broken
        self._deck = ""
        translated(self, lambda: self.setAccessibleName(self.tr("Deck")))
        self.setProperty("ringed", "true")
        self.setIconSize(_PICTURE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        translated(self, self._fill)
        self.currentItemChanged.connect(self._tell)
        decks.changed.connect(self._fill)
        previews.ready.connect(self._paint_row)

    def show_deck(self, deck: str) -> None:
        """Mark a deck as the one in use, without telling so."""
        self._deck = deck
        self.blockSignals(True)
        self.setCurrentRow(self._row(deck))
        self.blockSignals(False)

    def _row(self, deck: str) -> int:
        rows = range(self.count())
        return next((row for row in rows if self.item(row).data(Qt.ItemDataRole.UserRole) == deck), -1)

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._deck = item.data(Qt.ItemDataRole.UserRole)
            self.chosen.emit(self._deck)

    def _fill(self) -> None:
        self.blockSignals(True)
        self.clear()
        for entry in self._decks.entries:
            self.addItem(self._item(entry))
        self.blockSignals(False)
        self.show_deck(self._deck)
        self.setFixedHeight(sum(self.sizeHintForRow(row) for row in range(self.count())) + _FRAME)

    def _item(self, entry: DeckEntry) -> QListWidgetItem:
        broken = bool(entry.problems)
        detail = self.tr("cannot be used") if broken else pack_text(entry.suits)
        item = QListWidgetItem(f"{deck_name(entry.id, entry.name)}\n{detail}")
        item.setData(Qt.ItemDataRole.UserRole, entry.id)
        item.setIcon(self._icon(entry))
        if broken and not self._broken:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        return item

    def _icon(self, entry: DeckEntry) -> QIcon:
        picture = self._previews.face(
            entry, _PICTURE.height() / entry.size[1] * entry.size[0], self.devicePixelRatioF()
        )
        icon = QIcon(picture)
        # The style would tint the picture of the row that is chosen.
        icon.addPixmap(picture, QIcon.Mode.Selected)
        icon.addPixmap(picture, QIcon.Mode.Disabled)
        return icon

    def _paint_row(self, deck: str) -> None:
        entry, row = self._decks.entry(deck), self._row(deck)
        if entry is not None and row >= 0:
            self.item(row).setIcon(self._icon(entry))
