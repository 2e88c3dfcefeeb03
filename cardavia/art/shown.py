"""The cards on the table: those of a drawn deck, or the plain ones where there is none that can be used."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cardavia.art import provisional
from cardavia.art.colours import channels
from cardavia.art.compose import IndexOptions, back, face
from cardavia.art.deck import Ace, Pack
from cardavia.art.deck_model import Deck
from cardavia.art.drawing import Tone
from cardavia.art.finish import Material, material
from cardavia.art.pips import index_tone
from cardavia.art.shelf import Shelf
from cardavia.art.tones import Inks
from cardavia.engine.cards import PACK, SUITS, Card
from cardavia.engine.errors import InputProblem

_USUAL: Final = IndexOptions()


@dataclass(frozen=True, slots=True)
class ShownCards:
    """What the cards look like; ``deck`` is None for the plain ones, and ``pack`` says what cards are called."""

    pack: Pack
    deck: Deck | None = None

    @property
    def ace(self) -> Ace:
        """What the ace is called."""
        return Ace.usual_with(self.pack) if self.deck is None else self.deck.ace

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a card in millimetres."""
        return self.pack.size if self.deck is None else self.deck.size

    @property
    def aspect(self) -> float:
        """Height of a card as a multiple of its width."""
        width, height = self.size
        return height / width

    @property
    def backs(self) -> tuple[str, ...]:
        """The designs of the back, the usual one first."""
        return ("1",) if self.deck is None else self.deck.backs

    @property
    def material(self) -> Material:
        """What a look needs to know."""
        return _plain_material(self.pack) if self.deck is None else material(self.deck)

    @property
    def digest(self) -> str:
        """Hexadecimal digits that change whenever a picture does."""
        return _plain_digest(self.pack) if self.deck is None else self.deck.digest

    def face(self, card: Card, options: IndexOptions = _USUAL) -> str:
        """Return the face of a card as a whole SVG document; plain cards know no options."""
        return provisional.face(card, self.pack) if self.deck is None else face(self.deck, card.code, options)

    def back(self, design: str | None = None) -> str:
        """Return the back as a whole SVG document, the usual one for a design that there is not."""
        if self.deck is None:
            return provisional.back(self.pack)
        return back(self.deck, design if design in self.deck.backs else None)

    def picture_key(self, name: str, width: int, height: int, options: IndexOptions = _USUAL) -> str:
        """Return the text under which a picture is kept: a card's code or a back's name, and its device pixels."""
        return f"{self.digest} {name} {width}x{height} {options}"


def shown_cards(shelf: Shelf, deck: str, pack: Pack) -> tuple[ShownCards, InputProblem | None]:
    """Return the cards of a deck; or the plain cards of a pack, and why the deck cannot be used."""
    try:
        loaded = shelf.load(deck)
    except InputProblem as problem:
        return ShownCards(pack), problem
    return ShownCards(loaded.suits, loaded), None


@lru_cache(maxsize=2)
def _plain_digest(pack: Pack) -> str:
    texts = [provisional.back(pack), *(provisional.face(card, pack) for card in PACK)]
    return hashlib.blake2b("".join(texts).encode(), digest_size=16).hexdigest()


@lru_cache(maxsize=2)
def _plain_material(pack: Pack) -> Material:
    red, green, blue = zip(*(channels(tone.value) for tone in Tone), strict=True)
    indices = tuple(sorted({channels(index_tone(pack, suit).value) for suit in SUITS}))
    return Material(
        Inks(channels(Tone.PAPER.value), indices),
        (min(red), min(green), min(blue)),
        (max(red), max(green), max(blue)),
    )
