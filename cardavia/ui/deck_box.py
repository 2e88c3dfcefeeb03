"""The box in which a deck is chosen before a game begins."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from cardavia.art.deck import Pack
from cardavia.ui.deck_list import DeckList
from cardavia.ui.retranslate import translated
from cardavia.ui.texts_decks import suits_text


class DeckBox(QComboBox):
    """Offers every deck that can be used, the one chosen before staying chosen when others appear."""

    def __init__(self, decks: DeckList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks = decks
        self._wanted = ""
        translated(self, lambda: self.setAccessibleName(self.tr("Cards")))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        translated(self, self._fill)
        decks.changed.connect(self._fill)
        self.currentIndexChanged.connect(self._take)

    @property
    def deck(self) -> str:
        """The deck chosen now."""
        return str(self.currentData())

    @property
    def pack(self) -> Pack:
        """What the cards of the deck are called."""
        return self._decks.pack(self.deck, Pack.FRENCH)

    def choose(self, deck: str) -> None:
        """Choose a deck, even one that cannot be found: it may come back."""
        self._wanted = deck
        place = self.findData(deck)
        if place < 0:
            self._add(deck)
            place = self.count() - 1
        self.setCurrentIndex(place)

    def _take(self, place: int) -> None:
        if place >= 0:
            self._wanted = self.deck

    def _fill(self) -> None:
        wanted = self._wanted
        self.blockSignals(True)
        self.clear()
        for entry in self._decks.entries:
            if not entry.problems:
                self._add(entry.id)
        self.blockSignals(False)
        if wanted:
            self.choose(wanted)

    def _add(self, deck: str) -> None:
        name, entry = self._decks.name(deck), self._decks.entry(deck)
        text = self.tr("{deck} – {suits}")
        self.addItem(name if entry is None else text.format(deck=name, suits=suits_text(entry.suits)), deck)
