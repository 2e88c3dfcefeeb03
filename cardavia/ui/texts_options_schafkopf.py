"""Names of the options of Schafkopf and a sentence about each (``record.md`` section 4)."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.ui.texts_base import Table

NAMES = Table(
    "OptionNames",
    {
        "solo_any_suit": QT_TRANSLATE_NOOP("OptionNames", "Solo in any suit"),
        "geier": QT_TRANSLATE_NOOP("OptionNames", "Geier"),
        "farbwenz": QT_TRANSLATE_NOOP("OptionNames", "Farbwenz"),
        "farbgeier": QT_TRANSLATE_NOOP("OptionNames", "Farbgeier"),
        "bettel": QT_TRANSLATE_NOOP("OptionNames", "Bettel"),
        "hochzeit": QT_TRANSLATE_NOOP("OptionNames", "Hochzeit"),
        "all_pass": QT_TRANSLATE_NOOP("OptionNames", "When everybody passes"),
        "tariff": QT_TRANSLATE_NOOP("OptionNames", "Tariff"),
        "ramsch_jungfrau": QT_TRANSLATE_NOOP("OptionNames", "Jungfrau in Ramsch"),
        "ramsch_durchmarsch": QT_TRANSLATE_NOOP("OptionNames", "Durchmarsch in Ramsch"),
        "kontra": QT_TRANSLATE_NOOP("OptionNames", "Kontra"),
        "klopfen": QT_TRANSLATE_NOOP("OptionNames", "Klopfen"),
        "short_deck": QT_TRANSLATE_NOOP("OptionNames", "Short deck"),
        "tout_value": QT_TRANSLATE_NOOP("OptionNames", "Value of a Tout"),
        "sie_value": QT_TRANSLATE_NOOP("OptionNames", "Value of Sie"),
    },
)
DESCRIPTIONS = Table(
    "OptionTexts",
    {
        "solo_any_suit": QT_TRANSLATE_NOOP("OptionTexts", "A Solo needs no plain card of the suit that becomes trump."),
        "bettel": QT_TRANSLATE_NOOP("OptionTexts", "A solo without trumps in which the soloist must not win a trick."),
        "hochzeit": QT_TRANSLATE_NOOP(
            "OptionTexts",
            "A player with exactly one trump offers it face down, and who takes it becomes the partner.",
        ),
        "all_pass": QT_TRANSLATE_NOOP("OptionTexts", "What happens when nobody bids."),
        "tariff": QT_TRANSLATE_NOOP("OptionTexts", "How much the contracts are worth."),
        "ramsch_jungfrau": QT_TRANSLATE_NOOP("OptionTexts", "In Ramsch a player without a trick is paid double."),
        "ramsch_durchmarsch": QT_TRANSLATE_NOOP(
            "OptionTexts", "In Ramsch a player who takes all tricks or 91 points wins."
        ),
        "kontra": QT_TRANSLATE_NOOP("OptionTexts", "How far the sides may double the score during the first trick."),
        "klopfen": QT_TRANSLATE_NOOP(
            "OptionTexts", "After the first four cards everybody may double the score before the bidding."
        ),
        "short_deck": QT_TRANSLATE_NOOP(
            "OptionTexts", "The sevens and eights are left out, and everybody gets six cards."
        ),
        "tout_value": QT_TRANSLATE_NOOP("OptionTexts", "What a Tout is worth to each player."),
        "sie_value": QT_TRANSLATE_NOOP("OptionTexts", "What Sie is worth to each player before its runners."),
    },
)
DESCRIPTIONS_BY_PACK = {
    Pack.FRENCH: Table(
        "FrenchOptionTexts",
        {
            "geier": QT_TRANSLATE_NOOP("FrenchOptionTexts", "A solo in which only the four queens are trumps."),
            "farbwenz": QT_TRANSLATE_NOOP(
                "FrenchOptionTexts", "A solo in which the four jacks and one suit are trumps."
            ),
            "farbgeier": QT_TRANSLATE_NOOP(
                "FrenchOptionTexts", "A solo in which the four queens and one suit are trumps."
            ),
        },
    ),
    Pack.GERMAN: Table(
        "GermanOptionTexts",
        {
            "geier": QT_TRANSLATE_NOOP("GermanOptionTexts", "A solo in which only the four Obers are trumps."),
            "farbwenz": QT_TRANSLATE_NOOP(
                "GermanOptionTexts", "A solo in which the four Unters and one suit are trumps."
            ),
            "farbgeier": QT_TRANSLATE_NOOP(
                "GermanOptionTexts", "A solo in which the four Obers and one suit are trumps."
            ),
        },
    ),
}
