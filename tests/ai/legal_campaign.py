"""Plays deals by players who look ahead over all presets and options: ``python -m tests.ai.legal_campaign DEALS SEED``.

Every action is held to what is legal and every deal to its sums; a player who thinks little is as good for this as one
who thinks long. The deals and the most memory used are printed now and then.
"""

from __future__ import annotations

import random
import resource
import sys

from cardavia.ai.player import RandomPlayer
from cardavia.ai.search.level import Method
from tests.ai.test_easy_options import play
from tests.ai.test_search_contract import watched
from tests.engine.helpers import PRESETS, Rules
from tests.engine.house_rules.combinations import alone, combination

_AT_ONCE = 4
_TOLD = 1_000
_KILOBYTE = 1024


def rules_for(number: int) -> Rules:
    """Return the rules of the session of that number: presets, single options and combinations in turn."""
    single = alone()
    kind, place = number % 3, number // 3
    if kind == 0:
        return PRESETS[place % len(PRESETS)]
    return single[place % len(single)] if kind == 1 else combination(place)


def main(deals: str, seed: str) -> None:
    """Play the deals and print the figures."""
    played = 0
    while played < int(deals):
        number = played // _AT_ONCE
        players = watched(list(Method)[number % len(Method)], number)
        players[1] = players[1] if number % 2 else RandomPlayer(random.Random(number))
        play(rules_for(number), _AT_ONCE, f"campaign {seed} {number}", players)
        played += _AT_ONCE
        if played % _TOLD == 0:
            _tell(played)
    _tell(played)


def _tell(played: int) -> None:
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / _KILOBYTE
    print(f"{played} deals, every action legal; most memory {memory:.0f} MB", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
