"""The decks that can be chosen; those of one's own are read in a thread."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal

from cardavia.art.deck import Pack
from cardavia.ui.card_source import CardSource
from cardavia.ui.deck_facts import SHIPPED, DeckEntry
from cardavia.ui.texts_decks import deck_name


class DeckList(QObject):
    """Knows the shipped decks at once, those of one's own after `look`, and all of each after `look_closely`."""

    changed = Signal()
    _read = Signal(object)

    def __init__(self, source: CardSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = source
        self._entries: tuple[DeckEntry, ...] = tuple(SHIPPED.values())
        self._closely = False
        self._read.connect(self._take)
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)

    @property
    def entries(self) -> tuple[DeckEntry, ...]:
        """The decks: the shipped ones, then those of one's own, whole or not."""
        return self._entries

    @property
    def source(self) -> CardSource:
        """Where the decks come from."""
        return self._source

    @property
    def own(self) -> Path | None:
        """The folder of a person's own decks, if there can be one."""
        return self._source.own

    def entry(self, deck: str) -> DeckEntry | None:
        """Return what is known of a deck."""
        return next((entry for entry in self._entries if entry.id == deck), None)

    def name(self, deck: str) -> str:
        """Return what a deck is called."""
        entry = self.entry(deck)
        return deck_name(deck, deck if entry is None else entry.name)

    def pack(self, deck: str, otherwise: Pack) -> Pack:
        """Return what the cards of a deck are called, as far as that is known."""
        entry = self.entry(deck)
        return otherwise if entry is None else entry.suits

    def look(self) -> None:
        """Read the decks of one's own anew; `changed` follows."""
        self._look(shipped=self._closely)

    def look_closely(self) -> None:
        """Read the shipped decks, too."""
        self._closely = True
        self._look(shipped=True)

    def stop(self) -> None:
        """Wait until nothing is read any more."""
        self._thread.waitForDone()

    def _look(self, shipped: bool) -> None:
        self._thread.start(lambda: self._read.emit(self._source.entries(shipped)))

    def _take(self, entries: Sequence[DeckEntry]) -> None:
        self._entries = tuple(entries)
        self.changed.emit()
