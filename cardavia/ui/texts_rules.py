"""Names of games and rule sets, and one sentence about each rule set."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.ui.texts_base import Table

_GAMES = Table(
    "Games",
    {
        "schafkopf": QT_TRANSLATE_NOOP("Games", "Schafkopf"),
        "doppelkopf": QT_TRANSLATE_NOOP("Games", "Doppelkopf"),
    },
)
_PRESETS = Table(
    "RuleSets",
    {
        "ddv": QT_TRANSLATE_NOOP("RuleSets", "DDV rules"),
        "ddv-tournament": QT_TRANSLATE_NOOP("RuleSets", "DDV tournament"),
        "ddv-no-nines": QT_TRANSLATE_NOOP("RuleSets", "DDV without nines"),
        "ddv-piglets": QT_TRANSLATE_NOOP("RuleSets", "DDV with piglets"),
        "pagat": QT_TRANSLATE_NOOP("RuleSets", "Pagat rules"),
        "ukr": QT_TRANSLATE_NOOP("RuleSets", "Ukrainian collection"),
        "schaf": QT_TRANSLATE_NOOP("RuleSets", "Classic rules"),
        "schafkopfschule": QT_TRANSLATE_NOOP("RuleSets", "Schafkopfschule tournament"),
    },
)
_ABOUT_PRESETS = Table(
    "RuleSets",
    {
        "ddv": QT_TRANSLATE_NOOP(
            "RuleSets", "The rules of the German Doppelkopf association for free play, without poverty."
        ),
        "ddv-tournament": QT_TRANSLATE_NOOP(
            "RuleSets", "The DDV rules for 24 deals, in which everybody plays one compulsory solo."
        ),
        "ddv-no-nines": QT_TRANSLATE_NOOP("RuleSets", "The DDV rules with 40 cards, as the nines are left out."),
        "ddv-piglets": QT_TRANSLATE_NOOP(
            "RuleSets", "The DDV rules, and a player with both foxes may make them the highest trumps."
        ),
        "pagat": QT_TRANSLATE_NOOP(
            "RuleSets", "The main description on pagat.com for 8 deals, with poverty and its own scoring."
        ),
        "ukr": QT_TRANSLATE_NOOP(
            "RuleSets",
            "The base game of a Ukrainian collection of house rules, with poverty and fewer solos.",
        ),
        "schaf": QT_TRANSLATE_NOOP(
            "RuleSets",
            "Rufer, Wenz, Solo, Tout and Sie, counted in units with Schneider, Schwarz and runners.",
        ),
        "schafkopfschule": QT_TRANSLATE_NOOP(
            "RuleSets", "Tournament rules for 32 deals with small fixed values and without runners."
        ),
    },
)


def game_name(key: str) -> str:
    """Return what the game of that key is called."""
    return _GAMES.text(key)


def preset_name(preset: str) -> str:
    """Return what the rule set (preset) of that key is called."""
    return _PRESETS.text(preset)


def preset_description(preset: str) -> str:
    """Return one sentence about the rule set (preset)."""
    return _ABOUT_PRESETS.text(preset)
