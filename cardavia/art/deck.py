"""The two packs of cards that the games are played with."""

from __future__ import annotations

from enum import Enum


class Pack(Enum):
    """A pack: what the 32 card codes look like (French or German suits)."""

    FRENCH = "french"
    GERMAN = "german"

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a card in millimetres."""
        return (59, 91) if self is Pack.FRENCH else (56, 100)

    @property
    def aspect(self) -> float:
        """Height of a card as a multiple of its width."""
        width, height = self.size
        return height / width
