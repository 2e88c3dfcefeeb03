"""The pictures of the cards in the rule book, in the deck on the table or in the one that a page is about."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from cardavia.art.deck import Pack
from cardavia.storage.settings import PACK_DECK, CardLook
from cardavia.ui.card_source import CardSource
from cardavia.ui.deck_facts import SHIPPED, DeckEntry
from cardavia.ui.deck_list import DeckList
from cardavia.ui.deck_previews import DeckPreviews


class BookPictures(QObject):
    """Gives pictures at once, blank ones at first; `ready` tells that better ones have been made."""

    ready = Signal()

    def __init__(
        self,
        decks: DeckList,
        source: CardSource,
        in_use: Callable[[], str],
        look_of: Callable[[str], CardLook],
        parent: QObject,
    ) -> None:
        """Take the decks, the deck on the table and the look of each."""
        super().__init__(parent)
        self._decks, self._in_use, self._look_of = decks, in_use, look_of
        self._previews = DeckPreviews(decks, source, self)
        self._previews.ready.connect(self._tell)

    @property
    def idle(self) -> bool:
        """Whether every picture that was asked for has been made."""
        return self._previews.idle

    def picture(self, name: str, width: float, dpr: float, height: float | None = None) -> QPixmap:
        """Return the picture of a card, named as in `cardavia.ui.book_reader.Picture`; sizes are in pixels."""
        entry = self._entry(name)
        pictures = self._previews.of(entry)
        pictures.set_look(self._look_of(entry.id))
        return pictures.picture(name.rpartition("/")[2], width, dpr, height)

    def aspect(self, name: str) -> float:
        """Return the height of a card in widths."""
        width, height = self._entry(name).size
        return height / width

    def stop(self) -> None:
        """Make no more pictures."""
        self._previews.stop()

    def _entry(self, name: str) -> DeckEntry:
        deck = name.rpartition("/")[0] or self._in_use()
        entry = self._decks.entry(deck)
        if entry is not None and not entry.problems:
            return entry
        pack = Pack.FRENCH if entry is None else entry.suits
        return SHIPPED[PACK_DECK[pack.value]]

    def _tell(self, deck: str) -> None:
        self.ready.emit()
