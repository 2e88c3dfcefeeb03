"""Which decks there are: those that come with the program, in their order, and those in the user's own folder."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardavia.art.deck_model import Deck
from cardavia.art.deck_reader import DECK_FILE, load_deck, read_deck
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.resources import resource

SHIPPED: Final = ("bavarian", "tell", "salzburg", "french", "tournament", "clear", "clear-german")
"""The decks of the program, in the order they are shown in."""
USUAL: Final[Mapping[str, str]] = {"schafkopf": "bavarian", "doppelkopf": "french"}
"""The deck that each game is played with at first."""


@dataclass(frozen=True, slots=True)
class FoundDeck:
    """A folder with a deck in it; ``shipped`` tells whether it came with the program."""

    id: str
    folder: Path
    shipped: bool


@dataclass(frozen=True, slots=True)
class Shelf:
    """All decks that can be chosen; nothing of them has been read yet."""

    decks: tuple[FoundDeck, ...]

    def find(self, deck: str) -> FoundDeck:
        """Return the deck of a name; InputProblem when there is none."""
        found = next((each for each in self.decks if each.id == deck), None)
        if found is None:
            raise InputProblem(Flaw.UNKNOWN_DECK, (deck,))
        return found

    def load(self, deck: str) -> Deck:
        """Return the deck of a name, read and checked; InputProblem when there is none or it is broken."""
        return load_deck(self.find(deck).folder)

    def problems(self, found: FoundDeck) -> tuple[InputProblem, ...]:
        """Return all that is wrong with a deck, which reads the whole of it."""
        return read_deck(found.folder).problems


def shelf(own: Path, shipped: Path | None = None) -> Shelf:
    """Return the decks of the program and those in the folder of the user's own, by name; neither has to exist.

    A deck of one's own under the name of a shipped one is left out: `hidden` names it.
    """
    place = resource("assets", "cards") if shipped is None else shipped
    there = {found.id: found for found in _in(place, shipped=True)}
    ordered = [there.pop(name) for name in SHIPPED if name in there]
    first = (*ordered, *there.values())
    taken = {found.id for found in first}
    return Shelf((*first, *(found for found in _in(own, shipped=False) if found.id not in taken)))


def hidden(own: Path, shelf: Shelf) -> tuple[InputProblem, ...]:
    """Return a problem for each deck of one's own that has the name of a shipped one."""
    taken = {found.id for found in shelf.decks if found.shipped}
    return tuple(InputProblem(Flaw.DECK_TWICE, (found.id,)) for found in _in(own, shipped=False) if found.id in taken)


def _in(place: Path, shipped: bool) -> Iterator[FoundDeck]:
    try:
        folders = sorted(place.iterdir())
    except OSError:
        return
    for folder in folders:
        # Unlike the methods of Path this answers for a folder that must not be looked into, too.
        if os.path.isfile(folder / DECK_FILE):
            yield FoundDeck(folder.name, folder, shipped)
