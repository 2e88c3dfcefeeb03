"""What is known of a deck without reading it, and what has been read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardavia.art.deck import Pack
from cardavia.engine.errors import InputProblem


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deck that can be chosen: ``name`` is what it calls itself, ``size`` the millimetres of a card.

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


SHIPPED: Final[Mapping[str, DeckEntry]] = {
    entry.id: entry
    for entry in (
        DeckEntry("bavarian", "Bavarian", Pack.GERMAN, (56, 100)),
        DeckEntry("tell", "William Tell", Pack.GERMAN, (63, 100)),
        DeckEntry("salzburg", "Salzburg", Pack.GERMAN, (57, 100)),
        DeckEntry("french", "French", Pack.FRENCH, (59, 91)),
        DeckEntry("tournament", "Tournament", Pack.FRENCH, (59, 91)),
        DeckEntry("clear", "Clear", Pack.FRENCH, (59, 91)),
        DeckEntry("clear-german", "Clear German", Pack.GERMAN, (59, 91)),
    )
}
"""The decks of the program, in the order they are shown in: the table is laid out before one has been read."""
