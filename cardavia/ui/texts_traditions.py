"""Where each shipped deck comes from, in a few lines (``art.md`` sections 1 and 2)."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.cards import PACK, Suit
from cardavia.ui.deck_facts import DeckEntry
from cardavia.ui.texts_base import Counted, Table, joined, translate
from cardavia.ui.texts_cards import card_name, suit_name
from cardavia.ui.texts_decks import suits_text

DeckFacts = Counted("DeckFacts")

_PLACES = Table(
    "DeckPlaces",
    {
        "bavarian": QT_TRANSLATE_NOOP("DeckPlaces", "Bavaria, Germany"),
        "tell": QT_TRANSLATE_NOOP("DeckPlaces", "Hungary, Austria and their neighbours"),
        "salzburg": QT_TRANSLATE_NOOP("DeckPlaces", "Salzburg and Tyrol, Austria; South Tyrol, Italy"),
        "french": QT_TRANSLATE_NOOP("DeckPlaces", "Berlin and the north, today all of Germany"),
        "tournament": QT_TRANSLATE_NOOP("DeckPlaces", "Germany"),
        "clear": QT_TRANSLATE_NOOP("DeckPlaces", "Made for this program"),
        "clear-german": QT_TRANSLATE_NOOP("DeckPlaces", "Made for this program"),
    },
)
_HISTORIES = Table(
    "DeckHistories",
    {
        "bavarian": QT_TRANSLATE_NOOP(
            "DeckHistories",
            "The home pack of Schafkopf. It grew out of the old packs of Augsburg and Munich; in the nineteenth "
            "century its figures were doubled, so that nobody has to turn a card. The Ober has its suit sign high, the "
            "Unter low. The highest card of a suit is the Daus with two signs: Cupid on hearts, Bacchus on acorns, "
            "hound and boar on bells.",
        ),
        "tell": QT_TRANSLATE_NOOP(
            "DeckHistories",
            "A pack of the nineteenth century, first printed in Pest. Its Obers and Unters are the people of "
            "Schiller’s play William Tell, and its highest cards the four seasons. It is called the double German pack "
            "and is the usual one of Hungary to this day.",
        ),
        "salzburg": QT_TRANSLATE_NOOP(
            "DeckHistories",
            "A single pack: its figures are drawn once, from head to foot, as all figures were before they were "
            "doubled. It comes from the old Bavarian packs. The six of bells is the Weli, which has a part of its own "
            "in games of Tyrol; Schafkopf and Doppelkopf do without it.",
        ),
        "french": QT_TRANSLATE_NOOP(
            "DeckHistories",
            "French suits were simpler to print than German ones and spread from France over all the world. This is "
            "the way they have been drawn in Berlin since the nineteenth century: every jack has a halberd, every "
            "queen a flower, and the kings wear closed crowns.",
        ),
        "tournament": QT_TRANSLATE_NOOP(
            "DeckHistories",
            "A compromise: French signs in the colours of the German ones, clubs black, spades green, hearts red, "
            "diamonds orange. It was made for Skat tournaments after 1990, when people met who had grown up with the "
            "one or the other. Nobody takes spades for clubs with it, so it is good to learn with.",
        ),
        "clear": QT_TRANSLATE_NOOP(
            "DeckHistories",
            "Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for "
            "weak eyes, for eyes that do not tell all colours, and for small windows.",
        ),
        "clear-german": QT_TRANSLATE_NOOP(
            "DeckHistories",
            "Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for "
            "weak eyes, for eyes that do not tell all colours, and for small windows. This one has the German suits.",
        ),
    },
)
_GAMES = Table(
    "DeckGames",
    {
        "bavarian": QT_TRANSLATE_NOOP("DeckGames", "Schafkopf’s own pack; Doppelkopf can be played with it, too."),
        "french": QT_TRANSLATE_NOOP("DeckGames", "Doppelkopf’s own pack; Schafkopf can be played with it, too."),
        "": QT_TRANSLATE_NOOP("DeckGames", "For Schafkopf and Doppelkopf."),
    },
)
_RANKS = {"T": "10"}


def place_text(entry: DeckEntry) -> str:
    """Return where a deck is at home, for one's own what its file says."""
    if entry.id in _PLACES and entry.shipped:
        return _PLACES.text(entry.id)
    return joined(part for part in (entry.region, entry.country) if part)


def history_text(entry: DeckEntry) -> str:
    """Return a few lines about a shipped deck, nothing about another."""
    return _HISTORIES.text(entry.id) if entry.shipped and entry.id in _HISTORIES else ""


def games_text(entry: DeckEntry) -> str:
    """Return what a deck is played with."""
    return _GAMES.text(entry.id if entry.shipped and entry.id in _GAMES else "")


def maker_text(entry: DeckEntry) -> str:
    """Return who drew a deck, and its licence."""
    if entry.shipped:
        text = translate("DeckFacts", "Drawn anew for Cardavia, after the tradition. Licence: {licence}.")
    else:
        text = translate("DeckFacts", "A deck of your own. Licence: {licence}.")
    return text.format(licence=entry.licence)


def count_text(entry: DeckEntry) -> str:
    """Return how many cards a deck has, and of which suits."""
    count = DeckFacts.tr("%n cards", "", len(entry.cards))
    return translate("DeckFacts", "{cards}: {suits}").format(cards=count, suits=suits_text(entry.suits))


def any_card_name(code: str, pack: Pack) -> str:
    """Return the name of a card that need not be one of the games', such as the five of spades."""
    known = next((card for card in PACK if card.code == code), None)
    if known is not None:
        return card_name(known, pack)
    text = translate("DeckFacts", "{suit}: {rank}")
    return text.format(suit=suit_name(Suit(code[0]), pack), rank=_RANKS.get(code[1], code[1]))
