"""Pictures of every deck, on its own paper, for choosing one and for looking at it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from cardavia.ui.card_source import CardSource
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.deck_facts import SHIPPED, DeckEntry
from cardavia.ui.deck_list import DeckList

FACE: Final = "SQ"
"""The card that stands for its deck: a figure in every one that has figures."""
_MEMORY: Final = 64 * 1024 * 1024
"""Bytes of the pictures of the deck that is looked at: all its cards on a page and one as large as the screen."""


class DeckPreviews(QObject):
    """Has the pictures of each deck made when they are first asked for; `ready` says that there are new ones."""

    ready = Signal(str)
    """The deck whose pictures have been made."""

    def __init__(self, decks: DeckList, source: CardSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = source
        self._made: dict[str, CardPictures] = {}
        decks.changed.connect(self._forget_changed)

    def of(self, entry: DeckEntry) -> CardPictures:
        """Return the pictures of a deck."""
        if entry.id not in self._made:
            pictures = CardPictures(self, _MEMORY, self._source, prepares=False)
            pictures.show(entry.id, entry.suits, entry.size)
            pictures.ready.connect(lambda: self.ready.emit(entry.id))
            self._made[entry.id] = pictures
        return self._made[entry.id]

    def face(self, entry: DeckEntry, width: float, dpr: float) -> QPixmap:
        """Return a small picture that tells decks from one another."""
        return self.of(entry).picture(FACE, width, dpr)

    def look_at(self, deck: str) -> None:
        """Give back the memory of all other decks."""
        for other, pictures in self._made.items():
            if other != deck:
                pictures.forget()

    @property
    def idle(self) -> bool:
        """Whether every picture that was asked for has been made."""
        return all(pictures.idle for pictures in self._made.values())

    def stop(self) -> None:
        """Make no more pictures."""
        for pictures in self._made.values():
            pictures.stop()

    def _forget_changed(self) -> None:
        """Read decks of one's own anew, as their files may be others now."""
        for deck in [deck for deck in self._made if deck not in SHIPPED]:
            old = self._made.pop(deck)
            old.stop()
            old.deleteLater()
