"""The cards of a lesson: the deck of its game, whatever lies on the running table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from cardavia.art.deck import Pack
from cardavia.storage.settings import CardLook, Settings
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.deck_list import DeckList
from cardavia.ui.preferences import Preferences

_MEMORY: Final = 96 * 1024 * 1024
"""Bytes of the pictures: a pack in the sizes of the hand, the trick and the paper."""


class LessonPictures(QObject):
    """Shows the deck that the settings name for the game of the lesson, and follows them."""

    changed = Signal()
    """The cards are others, or called otherwise."""

    def __init__(self, decks: DeckList, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._decks = decks
        self._preferences = preferences
        self._game = ""
        self._shown: tuple[str, str, CardLook] | None = None
        self.cards = CardPictures(self, _MEMORY, decks.source)
        self.cards.reshaped.connect(self.changed)
        preferences.changed.connect(lambda _, settings: self._follow(settings))

    def show(self, game: str) -> None:
        """Show the cards of a game from now on."""
        self._game = game
        self._take(self._preferences.settings)

    def _follow(self, settings: Settings) -> None:
        if self._game and self._take(settings):
            self.changed.emit()

    def _take(self, settings: Settings) -> bool:
        """Show what the settings say; say whether that is anything else than before."""
        deck = settings.deck[self._game]
        wanted = (self._game, deck, settings.look_of(deck))
        if wanted == self._shown:
            return False
        self._shown = wanted
        entry = self._decks.entry(deck)
        pack = self._decks.pack(deck, Pack(settings.pack[self._game]))
        self.cards.show(deck, pack, None if entry is None else entry.size)
        self.cards.set_look(settings.look_of(deck))
        return True
