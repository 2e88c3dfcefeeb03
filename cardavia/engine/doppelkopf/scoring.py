"""Who wins a deal of Doppelkopf, and what for (``rules.md`` B7 to B10, C6 to C9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import prod
from typing import NamedTuple

from cardavia.engine.doppelkopf.announcing import ABSAGEN
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.result import Factor, Line, Party, total

SIDES = (Party.RE, Party.KONTRA)
PACK_POINTS = 240
"""Card points (Augen) in the pack, with or without nines."""
BOCK_FACTOR = 2
"""How often a deal of a Bock round counts (``rules.md`` D20)."""
LONE_FACTOR = 3
"""How often a lone player wins or loses the score (``rules.md`` A6, B10)."""
EXTRA_KEYS = ("fox", "charlie", "charlie_caught", "forty", "heart_trick", "dulle_caught")
"""Lines for special points (Sonderpunkte), which doublings by Re and Kontra leave alone (``rulings.md`` 25)."""

_OWN_TARGETS = {1: 151, 2: 181, 3: 211}
"""Card points a side must reach itself for its promise no 90, no 60, no 30 (B7)."""
_LIMITS = {1: 90, 2: 60, 3: 30}
"""The card points below which the other side stays if the promise is kept."""
_REACHED = {1: 120, 2: 90, 3: 60, 4: 30}
"""Card points that count extra against the promise of a level (B8.5)."""
_BELOW_KEYS = {1: "below_90", 2: "below_60", 3: "below_30", 4: "no_trick"}
_SCHWARZ = 4


class Facts(NamedTuple):
    """What the score of a deal depends on.

    ``points`` are card points, ``tricks`` the number of tricks, ``said`` the highest level announced (-1 nothing,
    0 Re or Kontra, 1 no 90 ... 4 schwarz), each by side. ``alone`` tells that Re is one player for good, ``bock``
    that the deal belongs to a Bock round.
    """

    alone: bool
    points: Mapping[Party, int]
    tricks: Mapping[Party, int]
    said: Mapping[Party, int]
    extras: tuple[Line, ...] = ()
    bock: bool = False

    def below(self, party: Party, level: int) -> bool:
        """Say whether the side stayed below 90, 60, 30 or without a trick; a trick without points counts (B7)."""
        if level == _SCHWARZ:
            return self.tricks[party] == 0
        return self.points[party] < _LIMITS[level]


def winner(facts: Facts) -> Party | None:
    """Return the side that has what it needs, or None when both have missed their promises (B7)."""
    return next((party for party in SIDES if _has_won(facts, party)), None)


def _has_won(facts: Facts, party: Party) -> bool:
    own, theirs = facts.said[party], facts.said[party.opponent]
    if own > 0:
        return _reaches_own(facts, party, own)
    if theirs > 0:
        return not facts.below(party, theirs)
    return facts.points[party] >= _plain_target(facts, party)


def _reaches_own(facts: Facts, party: Party, level: int) -> bool:
    if level == _SCHWARZ:
        return facts.tricks[party.opponent] == 0
    return facts.points[party] >= _OWN_TARGETS[level]


def _plain_target(facts: Facts, party: Party) -> int:
    """Return 121 or 120: Re needs more than half, unless only Kontra was said (B7)."""
    only_kontra = facts.said[Party.KONTRA] == 0 and facts.said[Party.RE] < 0
    return 120 if (party is Party.RE) is only_kontra else 121


def lines(facts: Facts, options: DoppelkopfOptions) -> tuple[Line, ...]:
    """Return every scoring line of the deal, extras included."""
    won = winner(facts)
    if won is None:
        earned = _unwon_lines(facts) if options.scoring == "ddv" else iter(())
    else:
        earned = _won_lines(facts, won, options)
    return (*earned, *(() if facts.alone else facts.extras))


def _won_lines(facts: Facts, won: Party, options: DoppelkopfOptions) -> Iterator[Line]:
    yield Line("won", won, 1)
    if won is Party.KONTRA and (not facts.alone or options.kontra_point_in_solo):
        yield Line("kontra_won", won, 1)
    for party in SIDES:
        if facts.said[party] >= 0 and not options.announcements_double:
            yield Line(f"{party.value}_said", won, 2)
    yield from _below_lines(facts, won)
    if options.scoring == "ddv":
        yield from _ddv_promises(facts, won)
        yield from _reached_lines(facts, won)
    else:
        yield from _pagat_promises(facts, won)


def _unwon_lines(facts: Facts) -> Iterator[Line]:
    """Yield what counts when nobody has won: below 90 and on, and reached against a promise (B9)."""
    for party in SIDES:
        yield from _below_lines(facts, party)
        yield from _reached_lines(facts, party)


def _below_lines(facts: Facts, party: Party) -> Iterator[Line]:
    """Yield a point for each step below which the other side stayed (B8.2)."""
    for level, key in _BELOW_KEYS.items():
        if facts.below(party.opponent, level):
            yield Line(key, party, 1)


def _ddv_promises(facts: Facts, won: Party) -> Iterator[Line]:
    """Yield a point to the winner for every promise of either side (B8.4)."""
    for party in SIDES:
        for absage in ABSAGEN[: max(facts.said[party], 0)]:
            yield Line(f"{absage.value}_said", won, 1)


def _reached_lines(facts: Facts, party: Party) -> Iterator[Line]:
    """Yield a point for each promise of the other side that was exceeded by 30 card points (B8.5)."""
    for level in range(1, facts.said[party.opponent] + 1):
        if facts.points[party] >= _REACHED[level]:
            yield Line(f"reached_{_REACHED[level]}", party, 1)


def _pagat_promises(facts: Facts, won: Party) -> Iterator[Line]:
    """Yield the winner's own promises at 1 and the losers' missed ones at 2 (C7)."""
    for absage in ABSAGEN[: max(facts.said[won], 0)]:
        yield Line(f"{absage.value}_said", won, 1)
    for level, absage in enumerate(ABSAGEN[: max(facts.said[won.opponent], 0)], start=1):
        if not facts.below(won, level):
            yield Line(f"missed_{absage.value}", won, 2)


def factors(facts: Facts, options: DoppelkopfOptions) -> tuple[Factor, ...]:
    """Return the multiplications of the score in the order in which they are made (``rulings.md`` 25)."""
    house = (Factor("solo_house", options.solo_factor),) if facts.alone and options.solo_factor > 1 else ()
    bock = (Factor("bock", BOCK_FACTOR),) if facts.bock else ()
    lone = (Factor("solo", LONE_FACTOR),) if facts.alone else ()
    return (*_announced(facts, options), *house, *bock, *lone)


def _announced(facts: Facts, options: DoppelkopfOptions) -> tuple[Factor, ...]:
    """Return a doubling for Re and one for Kontra, under ``announcements_double`` (D4); none when nobody has won."""
    if not options.announcements_double or winner(facts) is None:
        return ()
    return tuple(Factor("announced", 2) for party in SIDES if facts.said[party] >= 0)


def value(facts: Facts, options: DoppelkopfOptions) -> int:
    """Return v of ``rules.md`` A6: what each Re player gets before the lone player's factor.

    The doublings of Re and Kontra leave the extras alone; the house's factor for solos and Bock multiply everything.
    """
    extras = () if facts.alone else facts.extras
    worth = total(lines(facts, options), Party.RE) - total(extras, Party.RE)
    worth = worth * _product(_announced(facts, options)) + total(extras, Party.RE)
    return worth * _product(factor for factor in factors(facts, options) if factor.key in ("solo_house", "bock"))


def _product(multiplied: Iterable[Factor]) -> int:
    return prod(factor.value for factor in multiplied)
