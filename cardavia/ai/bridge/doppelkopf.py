"""The payoff of a deal of Doppelkopf, from the engine's own scoring (``rules.md`` B7 to B10, C7 to C9)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cardavia.ai.bridge.cards import NOBODY
from cardavia.ai.bridge.payoff import ANY, OURS_ALL, OURS_NONE, PAIRS, Payoff, Specials, Table, table_of
from cardavia.engine.actions import Saying
from cardavia.engine.doppelkopf import orders, scoring
from cardavia.engine.doppelkopf.announcing import LEVELS
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.play import spread
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS
from cardavia.engine.state import Said, Standing

_STEPS: Final = (0, 30, 60, 90, 120, 121, 151, 181, 211)
"""Card points of Re from which B7, B8 and C7 may count differently; seen from Kontra they are the same."""
_PLACES: Final = tuple(range(PLAYERS))
_SILENT = -1


def payoff(options: DoppelkopfOptions, standing: Standing, said: Iterable[Said]) -> Payoff:
    """Return the payoff after these announcements, whatever the contract and the sides turn out to be."""
    words = tuple(said)
    piglets = any(word.saying is Saying.PIGLETS for word in words)
    return _payoff(options, standing.bock, _level(words, Party.RE), _level(words, Party.KONTRA), piglets)


def _level(said: Iterable[Said], party: Party) -> int:
    return max((LEVELS[word.saying] for word in said if word.party is party), default=_SILENT)


@lru_cache(maxsize=64)
def _payoff(options: DoppelkopfOptions, bock: bool, re: int, kontra: int, piglets: bool) -> Payoff:
    said = {Party.RE: re, Party.KONTRA: kontra}
    pair, alone = (_table(options, said, bock, lone) for lone in (False, True))
    factor = scoring.BOCK_FACTOR if bock else 1
    return Payoff(scoring.PACK_POINTS, (pair,), (alone,), _specials(options, piglets, factor))


def _table(options: DoppelkopfOptions, said: dict[Party, int], bock: bool, alone: bool) -> Table:
    re = _PLACES[:1] if alone else _PLACES[:2]

    def value(split: int, points: int) -> tuple[float, float]:
        scores = spread(scoring.value(_facts(said, bock, alone, split, points), options), re, _PLACES, PLAYERS)
        return scores[0], scores[-1]

    return table_of(scoring.PACK_POINTS, _STEPS, value)


def _facts(said: dict[Party, int], bock: bool, alone: bool, split: int, points: int) -> scoring.Facts:
    return scoring.Facts(
        alone=alone,
        points={Party.RE: points, Party.KONTRA: scoring.PACK_POINTS - points},
        tricks={Party.RE: int(split != OURS_NONE), Party.KONTRA: int(split != OURS_ALL)},
        said=said,
        bock=bock,
    )


def _specials(options: DoppelkopfOptions, piglets: bool, factor: int) -> Specials:
    return Specials(
        fox=NOBODY if piglets else orders.FOX.index,
        fox_values=(1, options.fox_first_trick, options.fox_last_trick),
        charlie=orders.CHARLIE.index,
        charlie_caught=options.charlie_caught,
        forty=ANY if options.doppelkopf_trick == "forty" else PAIRS,
        heart_trick=options.heart_trick,
        dulle=orders.DULLE.index if options.dulle_caught else NOBODY,
        factor=factor,
    )
