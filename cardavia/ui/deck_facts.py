"""What is known of a deck without reading it, and what has been read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from cardavia.art.deck import Ace, Pack
from cardavia.engine.errors import InputProblem
from cardavia.storage.settings import Settings


class DeckEntry(NamedTuple):
    """A deck that can be chosen: ``name`` is what it calls itself, ``size`` the millimetres of a card, ``ace`` its ace.

    ``cards`` are the codes of its faces and ``backs`` the designs; both are empty until the deck has been read. A deck
    with ``problems`` cannot be used.
    """

    id: str
    name: str
    suits: Pack
    size: tuple[float, float]
    shipped: bool = True
    cards: tuple[str, ...] = ()
    backs: tuple[str, ...] = ()
    licence: str = ""
    region: str = ""
    country: str = ""
    problems: tuple[InputProblem, ...] = ()
    ace: Ace = Ace.USUAL


SHIPPED: Final[Mapping[str, DeckEntry]] = {
    entry.id: entry
    for entry in (
        DeckEntry("bavarian", "Bavarian", Pack.GERMAN, (56, 100)),
        DeckEntry("tell", "William Tell", Pack.GERMAN, (63, 100), ace=Ace.ACE),
        DeckEntry("salzburg", "Salzburg", Pack.GERMAN, (57, 100)),
        DeckEntry("french", "French", Pack.FRENCH, (59, 91), ace=Ace.ACE),
        DeckEntry("tournament", "Tournament", Pack.FRENCH, (59, 91), ace=Ace.ACE),
        DeckEntry("clear", "Clear", Pack.FRENCH, (59, 91), ace=Ace.ACE),
        DeckEntry("clear-german", "Clear German", Pack.GERMAN, (59, 91), ace=Ace.ACE),
    )
}
"""The decks of the program, in the order they are shown in: the table is laid out before one has been read."""


def known_ace(settings: Settings) -> Ace:
    """Return what the deck of the next game calls its ace; one of one's own as is usual, until it has been read."""
    entry = SHIPPED.get(settings.deck[settings.game])
    return Ace.usual_with(Pack(settings.pack[settings.game])) if entry is None else entry.ace
