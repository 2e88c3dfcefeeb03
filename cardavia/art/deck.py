"""The two packs of cards that the games are played with, and what their cards are called."""

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


class Ace(Enum):
    """What a deck calls its ace, in a language that has more than one word for it (``terms.md`` section 2)."""

    USUAL = "usual"
    """As is usual with German suits: in German *Sau*."""
    ACE = "ace"
    """As on every deck with French suits, and on some with German ones: in German *Ass*."""

    @classmethod
    def usual_with(cls, suits: Pack) -> Ace:
        """Return what a deck with these suits calls its ace when it does not say so itself."""
        return cls.ACE if suits is Pack.FRENCH else cls.USUAL

    @property
    def variant(self) -> str:
        """The variant of texts and pages that has this word, empty for those that every language has."""
        return "" if self is Ace.USUAL else self.value
