"""Every option's values that differ from a preset, and random sets of rules that do not contradict themselves."""

from __future__ import annotations

import random
from typing import Any

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.games import GAMES
from cardavia.engine.options import Catalogue, Option
from tests.engine.helpers import Rules

NUMBERS = {"deals": (3,), "tout_value": (14,), "sie_value": (28,)}
"""Values tried of the options that take any number."""
LISTS: tuple[tuple[str, ...], ...] = ((), ("kings",), ("queens", "jacks"), ("D", "C", "S", "H", "queens", "kings"))
"""Values tried of the option that is a list."""
COMPANIONS: dict[tuple[str, Any], dict[str, Any]] = {
    ("heart_trick", True): {"nines": False},
    ("dulle_caught", True): {"dulle": "second"},
    ("hyperpiglets", True): {"piglets": "trump-suit"},
    ("compulsory_solos", True): {"deals": 6},
    ("ramsch_jungfrau", True): {"all_pass": "ramsch"},
    ("ramsch_durchmarsch", True): {"all_pass": "ramsch"},
    ("poverty_counts_foxes", False): {"poverty": True},
    ("poverty_returns_trumps", False): {"poverty": True},
    ("poverty_refused", "black-sow"): {"poverty": True},
}
"""What an option needs beside it to be allowed, or to have any effect."""


def values_of(option: Option) -> tuple[Any, ...]:
    """Return the values to try of an option."""
    if option.listed:
        return LISTS
    return option.values or NUMBERS[option.name]


def alone() -> list[Rules]:
    """Return each value of each option that differs from the first preset's, with nothing but what it needs."""
    found: list[Rules] = []
    for key, game in GAMES.items():
        preset, base = next(iter(game.catalogue.presets.items()))
        for option in game.catalogue.options:
            for value in values_of(option):
                if value != getattr(base, option.name):
                    found.append((key, preset, {option.name: value, **COMPANIONS.get((option.name, value), {})}))
    return found


def combination(number: int) -> Rules:
    """Return the set of rules of that number: always the same one, and always an allowed one."""
    source = random.Random(f"house rules {number}")
    key = "doppelkopf" if number % 3 else "schafkopf"
    catalogue = GAMES[key].catalogue
    while True:
        preset = source.choice(list(catalogue.presets))
        share = source.choice((0.15, 0.4, 0.8))
        chosen = {o.name: source.choice(values_of(o)) for o in catalogue.options if source.random() < share}
        if _is_allowed(catalogue, preset, chosen):
            return key, preset, chosen


def _is_allowed(catalogue: Catalogue[Any], preset: str, chosen: dict[str, Any]) -> bool:
    """Tell whether the set does not contradict itself; nothing else may be wrong with it."""
    try:
        catalogue.build(preset, chosen)
    except InputProblem as problem:
        if problem.flaw is not Flaw.OPTION_CONFLICT:
            raise
        return False
    return True
