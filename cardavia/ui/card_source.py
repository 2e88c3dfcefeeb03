"""Where the cards come from: the decks on disk, with their pictures kept there; any thread may ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from cardavia.art.deck import Pack
from cardavia.engine.errors import InputProblem
from cardavia.ui.deck_facts import SHIPPED, DeckEntry

if TYPE_CHECKING:
    from cardavia.art.shelf import FoundDeck, Shelf
    from cardavia.art.shown import ShownCards
    from cardavia.storage.picture_cache import PictureCache


class CardSource(Protocol):
    """Gives decks, and remembers pictures by a text."""

    @property
    def own(self) -> Path | None:
        """The folder of a person's own decks, if there can be one."""

    def load(self, deck: str, pack: Pack) -> tuple[ShownCards, InputProblem | None]:
        """Return the cards of a deck; or the plain cards of a pack, and why the deck cannot be used."""

    def get(self, key: str) -> bytes | None:
        """Return the data of a picture that is remembered."""

    def put(self, key: str, picture: bytes) -> None:
        """Remember the data of a picture, if that is possible."""

    def entries(self, shipped: bool) -> Sequence[DeckEntry]:
        """Return all decks; those of one's own are read for it, the shipped ones only if that is said."""


class PlainCards:
    """The plain cards, whatever deck is asked for; no picture is remembered."""

    own: Path | None = None

    def load(self, deck: str, pack: Pack) -> tuple[ShownCards, InputProblem | None]:
        from cardavia.art.shown import ShownCards

        return ShownCards(pack), None

    def get(self, key: str) -> bytes | None:
        return None

    def put(self, key: str, picture: bytes) -> None:
        """Forget it."""

    def entries(self, shipped: bool) -> Sequence[DeckEntry]:
        return tuple(SHIPPED.values())


class CardFolders:
    """The shipped decks and those in the folder ``own``; pictures are kept in the folder ``pictures``.

    Nothing is read or imported before it is asked for: the window is painted sooner.
    """

    def __init__(self, own: Path, pictures: Path) -> None:
        self.own: Path | None = own
        self._own = own
        self._pictures = pictures

    @property
    def shelf(self) -> Shelf:
        """The decks that there are now."""
        from cardavia.art.shelf import shelf

        return shelf(self._own)

    def load(self, deck: str, pack: Pack) -> tuple[ShownCards, InputProblem | None]:
        from cardavia.art.shown import shown_cards

        return shown_cards(self.shelf, deck, pack)

    def get(self, key: str) -> bytes | None:
        return self._cache.get(key)

    def put(self, key: str, picture: bytes) -> None:
        self._cache.put(key, picture)

    def entries(self, shipped: bool) -> Sequence[DeckEntry]:
        known = {} if shipped else SHIPPED
        return [known[found.id] if found.id in known else _entry(found) for found in self.shelf.decks]

    @cached_property
    def _cache(self) -> PictureCache:
        from cardavia.storage.picture_cache import PictureCache

        return PictureCache(self._pictures)


def _entry(found: FoundDeck) -> DeckEntry:
    from cardavia.art.deck_reader import read_deck

    reading = read_deck(found.folder)
    deck = reading.deck
    if deck is None:
        known = DeckEntry(found.id, found.id, Pack.FRENCH, Pack.FRENCH.size)
        return known._replace(shipped=found.shipped, problems=reading.problems)
    return DeckEntry(
        deck.id,
        deck.name,
        deck.suits,
        deck.size,
        found.shipped,
        deck.cards,
        deck.backs,
        deck.licence,
        deck.region,
        deck.country,
        reading.problems,
        deck.ace,
    )
