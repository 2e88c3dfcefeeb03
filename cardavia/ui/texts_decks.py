"""What the shipped decks and the presets of the look are called."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.ui.texts_base import Table

_DECKS = Table(
    "DeckNames",
    {
        "bavarian": QT_TRANSLATE_NOOP("DeckNames", "Bavarian"),
        "tell": QT_TRANSLATE_NOOP("DeckNames", "William Tell"),
        "salzburg": QT_TRANSLATE_NOOP("DeckNames", "Salzburg"),
        "french": QT_TRANSLATE_NOOP("DeckNames", "French"),
        "tournament": QT_TRANSLATE_NOOP("DeckNames", "Tournament"),
        "clear": QT_TRANSLATE_NOOP("DeckNames", "Clear"),
        "clear-german": QT_TRANSLATE_NOOP("DeckNames", "Clear, German suits"),
    },
)
_LOOKS = Table(
    "LookNames",
    {
        "neutral": QT_TRANSLATE_NOOP("LookNames", "Neutral"),
        "antique": QT_TRANSLATE_NOOP("LookNames", "Antique"),
        "print": QT_TRANSLATE_NOOP("LookNames", "Print"),
        "night": QT_TRANSLATE_NOOP("LookNames", "Night"),
        "high-contrast": QT_TRANSLATE_NOOP("LookNames", "High contrast"),
    },
)
_SUITS = Table(
    "DeckSuits",
    {
        Pack.FRENCH: QT_TRANSLATE_NOOP("DeckSuits", "clubs, spades, hearts, diamonds"),
        Pack.GERMAN: QT_TRANSLATE_NOOP("DeckSuits", "acorns, leaves, hearts, bells"),
    },
)
_PACKS = Table(
    "DeckPacks",
    {
        Pack.FRENCH: QT_TRANSLATE_NOOP("DeckPacks", "French suits"),
        Pack.GERMAN: QT_TRANSLATE_NOOP("DeckPacks", "German suits"),
    },
)


def pack_text(pack: Pack) -> str:
    """Return which suits a deck has, in short."""
    return _PACKS.text(pack)


def suits_text(pack: Pack) -> str:
    """Return the suits of a pack in their order."""
    return _SUITS.text(pack)


def deck_name(deck: str, own: str) -> str:
    """Return the name of a deck by its id, for one that is not shipped the name it gives itself."""
    return _DECKS.text(deck) if deck in _DECKS else own


def look_name(preset: str) -> str:
    """Return the name of a preset of the look by its key."""
    return _LOOKS.text(preset)
