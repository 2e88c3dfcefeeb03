"""Names of cards and suits: one string for each card, pack and case, as languages inflect them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.cards import Card, Suit
from cardavia.ui.texts_base import Table, joined

_SUITS = {
    Pack.FRENCH: Table(
        "FrenchSuits",
        {
            Suit.CLUBS: QT_TRANSLATE_NOOP("FrenchSuits", "clubs"),
            Suit.SPADES: QT_TRANSLATE_NOOP("FrenchSuits", "spades"),
            Suit.HEARTS: QT_TRANSLATE_NOOP("FrenchSuits", "hearts"),
            Suit.DIAMONDS: QT_TRANSLATE_NOOP("FrenchSuits", "diamonds"),
        },
    ),
    Pack.GERMAN: Table(
        "GermanSuits",
        {
            Suit.CLUBS: QT_TRANSLATE_NOOP("GermanSuits", "acorns"),
            Suit.SPADES: QT_TRANSLATE_NOOP("GermanSuits", "leaves"),
            Suit.HEARTS: QT_TRANSLATE_NOOP("GermanSuits", "hearts"),
            Suit.DIAMONDS: QT_TRANSLATE_NOOP("GermanSuits", "bells"),
        },
    ),
}
_NAMES = {
    Pack.FRENCH: Table(
        "FrenchCards",
        {
            "CA": QT_TRANSLATE_NOOP("FrenchCards", "ace of clubs"),
            "CT": QT_TRANSLATE_NOOP("FrenchCards", "ten of clubs"),
            "CK": QT_TRANSLATE_NOOP("FrenchCards", "king of clubs"),
            "CQ": QT_TRANSLATE_NOOP("FrenchCards", "queen of clubs"),
            "CJ": QT_TRANSLATE_NOOP("FrenchCards", "jack of clubs"),
            "C9": QT_TRANSLATE_NOOP("FrenchCards", "nine of clubs"),
            "C8": QT_TRANSLATE_NOOP("FrenchCards", "eight of clubs"),
            "C7": QT_TRANSLATE_NOOP("FrenchCards", "seven of clubs"),
            "SA": QT_TRANSLATE_NOOP("FrenchCards", "ace of spades"),
            "ST": QT_TRANSLATE_NOOP("FrenchCards", "ten of spades"),
            "SK": QT_TRANSLATE_NOOP("FrenchCards", "king of spades"),
            "SQ": QT_TRANSLATE_NOOP("FrenchCards", "queen of spades"),
            "SJ": QT_TRANSLATE_NOOP("FrenchCards", "jack of spades"),
            "S9": QT_TRANSLATE_NOOP("FrenchCards", "nine of spades"),
            "S8": QT_TRANSLATE_NOOP("FrenchCards", "eight of spades"),
            "S7": QT_TRANSLATE_NOOP("FrenchCards", "seven of spades"),
            "HA": QT_TRANSLATE_NOOP("FrenchCards", "ace of hearts"),
            "HT": QT_TRANSLATE_NOOP("FrenchCards", "ten of hearts"),
            "HK": QT_TRANSLATE_NOOP("FrenchCards", "king of hearts"),
            "HQ": QT_TRANSLATE_NOOP("FrenchCards", "queen of hearts"),
            "HJ": QT_TRANSLATE_NOOP("FrenchCards", "jack of hearts"),
            "H9": QT_TRANSLATE_NOOP("FrenchCards", "nine of hearts"),
            "H8": QT_TRANSLATE_NOOP("FrenchCards", "eight of hearts"),
            "H7": QT_TRANSLATE_NOOP("FrenchCards", "seven of hearts"),
            "DA": QT_TRANSLATE_NOOP("FrenchCards", "ace of diamonds"),
            "DT": QT_TRANSLATE_NOOP("FrenchCards", "ten of diamonds"),
            "DK": QT_TRANSLATE_NOOP("FrenchCards", "king of diamonds"),
            "DQ": QT_TRANSLATE_NOOP("FrenchCards", "queen of diamonds"),
            "DJ": QT_TRANSLATE_NOOP("FrenchCards", "jack of diamonds"),
            "D9": QT_TRANSLATE_NOOP("FrenchCards", "nine of diamonds"),
            "D8": QT_TRANSLATE_NOOP("FrenchCards", "eight of diamonds"),
            "D7": QT_TRANSLATE_NOOP("FrenchCards", "seven of diamonds"),
        },
    ),
    Pack.GERMAN: Table(
        "GermanCards",
        {
            "CA": QT_TRANSLATE_NOOP("GermanCards", "ace of acorns"),
            "CT": QT_TRANSLATE_NOOP("GermanCards", "ten of acorns"),
            "CK": QT_TRANSLATE_NOOP("GermanCards", "king of acorns"),
            "CQ": QT_TRANSLATE_NOOP("GermanCards", "Ober of acorns"),
            "CJ": QT_TRANSLATE_NOOP("GermanCards", "Unter of acorns"),
            "C9": QT_TRANSLATE_NOOP("GermanCards", "nine of acorns"),
            "C8": QT_TRANSLATE_NOOP("GermanCards", "eight of acorns"),
            "C7": QT_TRANSLATE_NOOP("GermanCards", "seven of acorns"),
            "SA": QT_TRANSLATE_NOOP("GermanCards", "ace of leaves"),
            "ST": QT_TRANSLATE_NOOP("GermanCards", "ten of leaves"),
            "SK": QT_TRANSLATE_NOOP("GermanCards", "king of leaves"),
            "SQ": QT_TRANSLATE_NOOP("GermanCards", "Ober of leaves"),
            "SJ": QT_TRANSLATE_NOOP("GermanCards", "Unter of leaves"),
            "S9": QT_TRANSLATE_NOOP("GermanCards", "nine of leaves"),
            "S8": QT_TRANSLATE_NOOP("GermanCards", "eight of leaves"),
            "S7": QT_TRANSLATE_NOOP("GermanCards", "seven of leaves"),
            "HA": QT_TRANSLATE_NOOP("GermanCards", "ace of hearts"),
            "HT": QT_TRANSLATE_NOOP("GermanCards", "ten of hearts"),
            "HK": QT_TRANSLATE_NOOP("GermanCards", "king of hearts"),
            "HQ": QT_TRANSLATE_NOOP("GermanCards", "Ober of hearts"),
            "HJ": QT_TRANSLATE_NOOP("GermanCards", "Unter of hearts"),
            "H9": QT_TRANSLATE_NOOP("GermanCards", "nine of hearts"),
            "H8": QT_TRANSLATE_NOOP("GermanCards", "eight of hearts"),
            "H7": QT_TRANSLATE_NOOP("GermanCards", "seven of hearts"),
            "DA": QT_TRANSLATE_NOOP("GermanCards", "ace of bells"),
            "DT": QT_TRANSLATE_NOOP("GermanCards", "ten of bells"),
            "DK": QT_TRANSLATE_NOOP("GermanCards", "king of bells"),
            "DQ": QT_TRANSLATE_NOOP("GermanCards", "Ober of bells"),
            "DJ": QT_TRANSLATE_NOOP("GermanCards", "Unter of bells"),
            "D9": QT_TRANSLATE_NOOP("GermanCards", "nine of bells"),
            "D8": QT_TRANSLATE_NOOP("GermanCards", "eight of bells"),
            "D7": QT_TRANSLATE_NOOP("GermanCards", "seven of bells"),
        },
    ),
}
_OBJECTS = {
    Pack.FRENCH: Table(
        "FrenchCardsAsObject",
        {
            "CA": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "ace of clubs"),
            "CT": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "ten of clubs"),
            "CK": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "king of clubs"),
            "CQ": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "queen of clubs"),
            "CJ": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "jack of clubs"),
            "C9": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "nine of clubs"),
            "C8": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "eight of clubs"),
            "C7": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "seven of clubs"),
            "SA": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "ace of spades"),
            "ST": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "ten of spades"),
            "SK": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "king of spades"),
            "SQ": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "queen of spades"),
            "SJ": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "jack of spades"),
            "S9": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "nine of spades"),
            "S8": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "eight of spades"),
            "S7": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "seven of spades"),
            "HA": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "ace of hearts"),
            "HT": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "ten of hearts"),
            "HK": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "king of hearts"),
            "HQ": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "queen of hearts"),
            "HJ": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "jack of hearts"),
            "H9": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "nine of hearts"),
            "H8": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "eight of hearts"),
            "H7": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "seven of hearts"),
            "DA": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "ace of diamonds"),
            "DT": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "ten of diamonds"),
            "DK": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "king of diamonds"),
            "DQ": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "queen of diamonds"),
            "DJ": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "jack of diamonds"),
            "D9": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "nine of diamonds"),
            "D8": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "eight of diamonds"),
            "D7": QT_TRANSLATE_NOOP("FrenchCardsAsObject", "seven of diamonds"),
        },
    ),
    Pack.GERMAN: Table(
        "GermanCardsAsObject",
        {
            "CA": QT_TRANSLATE_NOOP("GermanCardsAsObject", "ace of acorns"),
            "CT": QT_TRANSLATE_NOOP("GermanCardsAsObject", "ten of acorns"),
            "CK": QT_TRANSLATE_NOOP("GermanCardsAsObject", "king of acorns"),
            "CQ": QT_TRANSLATE_NOOP("GermanCardsAsObject", "Ober of acorns"),
            "CJ": QT_TRANSLATE_NOOP("GermanCardsAsObject", "Unter of acorns"),
            "C9": QT_TRANSLATE_NOOP("GermanCardsAsObject", "nine of acorns"),
            "C8": QT_TRANSLATE_NOOP("GermanCardsAsObject", "eight of acorns"),
            "C7": QT_TRANSLATE_NOOP("GermanCardsAsObject", "seven of acorns"),
            "SA": QT_TRANSLATE_NOOP("GermanCardsAsObject", "ace of leaves"),
            "ST": QT_TRANSLATE_NOOP("GermanCardsAsObject", "ten of leaves"),
            "SK": QT_TRANSLATE_NOOP("GermanCardsAsObject", "king of leaves"),
            "SQ": QT_TRANSLATE_NOOP("GermanCardsAsObject", "Ober of leaves"),
            "SJ": QT_TRANSLATE_NOOP("GermanCardsAsObject", "Unter of leaves"),
            "S9": QT_TRANSLATE_NOOP("GermanCardsAsObject", "nine of leaves"),
            "S8": QT_TRANSLATE_NOOP("GermanCardsAsObject", "eight of leaves"),
            "S7": QT_TRANSLATE_NOOP("GermanCardsAsObject", "seven of leaves"),
            "HA": QT_TRANSLATE_NOOP("GermanCardsAsObject", "ace of hearts"),
            "HT": QT_TRANSLATE_NOOP("GermanCardsAsObject", "ten of hearts"),
            "HK": QT_TRANSLATE_NOOP("GermanCardsAsObject", "king of hearts"),
            "HQ": QT_TRANSLATE_NOOP("GermanCardsAsObject", "Ober of hearts"),
            "HJ": QT_TRANSLATE_NOOP("GermanCardsAsObject", "Unter of hearts"),
            "H9": QT_TRANSLATE_NOOP("GermanCardsAsObject", "nine of hearts"),
            "H8": QT_TRANSLATE_NOOP("GermanCardsAsObject", "eight of hearts"),
            "H7": QT_TRANSLATE_NOOP("GermanCardsAsObject", "seven of hearts"),
            "DA": QT_TRANSLATE_NOOP("GermanCardsAsObject", "ace of bells"),
            "DT": QT_TRANSLATE_NOOP("GermanCardsAsObject", "ten of bells"),
            "DK": QT_TRANSLATE_NOOP("GermanCardsAsObject", "king of bells"),
            "DQ": QT_TRANSLATE_NOOP("GermanCardsAsObject", "Ober of bells"),
            "DJ": QT_TRANSLATE_NOOP("GermanCardsAsObject", "Unter of bells"),
            "D9": QT_TRANSLATE_NOOP("GermanCardsAsObject", "nine of bells"),
            "D8": QT_TRANSLATE_NOOP("GermanCardsAsObject", "eight of bells"),
            "D7": QT_TRANSLATE_NOOP("GermanCardsAsObject", "seven of bells"),
        },
    ),
}


def suit_name(suit: Suit, pack: Pack) -> str:
    """Return the suit in the nominative, such as "clubs" or "acorns"."""
    return _SUITS[pack].text(suit)


def card_name(card: Card, pack: Pack) -> str:
    """Return the card in the nominative: in lists, after a colon, as an accessible name."""
    return _NAMES[pack].text(card.code)


def card_name_as_object(card: Card, pack: Pack) -> str:
    """Return the card in the accusative: what somebody plays or calls."""
    return _OBJECTS[pack].text(card.code)


def card_names(cards: Iterable[Card], pack: Pack) -> str:
    """Return the cards in the nominative, as a list after a colon."""
    return joined(card_name(card, pack) for card in cards)
