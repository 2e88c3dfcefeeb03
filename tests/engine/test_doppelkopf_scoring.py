"""Who wins a deal of Doppelkopf and what for: the tables B7 to B10 and C6 to C9 of ``rules.md``.

A number after H in a name is that of the checklist ``rules.md`` H.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from cardavia.engine.doppelkopf import scoring
from cardavia.engine.doppelkopf.options import CATALOGUE, DoppelkopfOptions
from cardavia.engine.doppelkopf.scoring import Facts
from cardavia.engine.play import spread
from cardavia.engine.result import Line, Party
from tests.engine.reference_scoring import Doppelkopf, Lines

RE, KONTRA = Party.RE, Party.KONTRA
DDV = CATALOGUE.build("ddv", {})
PAGAT = CATALOGUE.build("pagat", {})
SCORINGS = {
    "ddv": DDV,
    "pagat": PAGAT,
    "ddv with Kontra point": CATALOGUE.build("ddv", {"kontra_point_in_solo": True}),
    "pagat without": CATALOGUE.build("pagat", {"kontra_point_in_solo": False}),
}
SAID = range(-1, 5)
"""Nothing, Re or Kontra, no 90, no 60, no 30, schwarz."""
EDGES = (0, 1, 29, 30, 31, 59, 60, 61, 89, 90, 91, 119, 120, 121, 149, 150, 151, 179, 180, 181, 209, 210, 211, 239, 240)


def shares() -> Iterator[tuple[int, int]]:
    """Yield points and tricks of Re at every edge: with tricks for both, and with all of them on one side."""
    for points in EDGES:
        yield points, 6
    yield 0, 0
    yield 240, 12
    # A trick of four nines has no points, and still is one.
    yield 0, 1
    yield 240, 11


def facts(points: int, tricks: int, re: int, kontra: int, alone: bool = False, extras: tuple[Line, ...] = ()) -> Facts:
    return Facts(
        alone, {RE: points, KONTRA: 240 - points}, {RE: tricks, KONTRA: 12 - tricks}, {RE: re, KONTRA: kontra}, extras
    )


def reference(known: Facts, options: DoppelkopfOptions) -> Doppelkopf:
    extras: Lines = Counter()
    for line in known.extras:
        extras[line.key, line.party.value] += line.value
    return Doppelkopf(
        known.alone,
        {party.value: share for party, share in known.points.items()},
        {party.value: share for party, share in known.tricks.items()},
        {party.value: level for party, level in known.said.items()},
        options.scoring,
        options.kontra_point_in_solo,
        extras,
    )


def added_up(lines: tuple[Line, ...]) -> Lines:
    found: Lines = Counter()
    for line in lines:
        found[line.key, line.party.value] += line.value
    return found


EXTRAS = (Line("fox", KONTRA, 1), Line("fox", KONTRA, 1), Line("charlie", RE, 1), Line("forty", KONTRA, 1))


@pytest.mark.parametrize("kontra", SAID)
@pytest.mark.parametrize("re", SAID)
@pytest.mark.parametrize("name", SCORINGS)
def test_every_pair_of_announcements_at_every_edge(name: str, re: int, kontra: int) -> None:
    options = SCORINGS[name]
    for points, tricks in shares():
        for alone in (False, True):
            known = facts(points, tricks, re, kontra, alone, EXTRAS)
            expected = reference(known, options)
            won = scoring.winner(known)
            assert (won and won.value) == expected.winner, known
            lines = scoring.lines(known, options)
            assert added_up(lines) == +expected.lines(), known
            assert scoring.value(known, options) == expected.value(), known


@pytest.mark.parametrize("alone", [False, True])
def test_h20_every_score_sums_to_zero(alone: bool) -> None:
    side = (2,) if alone else (0, 2)
    for re in SAID:
        for points, tricks in shares():
            worth = scoring.value(facts(points, tricks, re, 1, alone), DDV)
            assert sum(spread(worth, side, (0, 1, 2, 3), 4)) == 0


def value(known: Facts, options: DoppelkopfOptions = DDV) -> int:
    return scoring.value(known, options)


NOBODY = None
WINNERS = [
    # points of Re, Re said, Kontra said, who wins: the rows of table B7 worked out by hand.
    (121, -1, -1, RE),
    (120, -1, -1, KONTRA),  # 120:120 and nothing said: Re needs 121
    (120, 0, -1, KONTRA),  # only Re said
    (120, 0, 0, KONTRA),  # both said
    (120, -1, 0, RE),  # H2: only Kontra said, so Kontra needs 121
    (119, -1, 0, KONTRA),
    (151, 1, -1, RE),
    (150, 1, -1, KONTRA),  # Kontra has 90
    (150, 1, 0, KONTRA),  # H1: a bare "Kontra" leaves its target at 90
    (181, 2, 0, RE),
    (180, 2, 0, KONTRA),  # H1: 60 suffice
    (210, 3, 0, KONTRA),  # H1: 30 suffice
    (211, 3, 0, RE),
    (90, -1, 1, RE),
    (89, -1, 1, KONTRA),
    (90, 0, 1, RE),  # a bare "Re" leaves its target at 90
    (60, 0, 2, RE),
    (59, 0, 2, KONTRA),
    (30, -1, 3, RE),
    (29, -1, 3, KONTRA),
    (150, 1, 1, NOBODY),
    (151, 1, 1, RE),
    (89, 1, 1, KONTRA),
    (180, 2, 1, NOBODY),  # Re needs 181; Kontra has 60 and needs 151
    (181, 2, 1, RE),
    (60, 1, 2, NOBODY),
    (59, 1, 2, KONTRA),
]


@pytest.mark.parametrize(("points", "re", "kontra", "won"), WINNERS)
def test_b7_who_wins(points: int, re: int, kontra: int, won: Party | None) -> None:
    assert scoring.winner(facts(points, 6, re, kontra)) is won


SCHWARZ = [
    # points and tricks of Re, Re said, Kontra said, who wins
    (240, 12, 4, -1, RE),
    (240, 11, 4, -1, KONTRA),  # H14: a trick of nothing but nines saves Kontra
    (0, 1, -1, 4, RE),  # H14 the other way round
    (0, 0, -1, 4, KONTRA),
    (240, 11, 4, 4, NOBODY),
    (240, 12, 4, 4, RE),
]


@pytest.mark.parametrize(("points", "tricks", "re", "kontra", "won"), SCHWARZ)
def test_h14_schwarz_is_judged_by_tricks(points: int, tricks: int, re: int, kontra: int, won: Party | None) -> None:
    assert scoring.winner(facts(points, tricks, re, kontra)) is won


def test_h14_no_trick_counts_by_tricks() -> None:
    # won 1, below 90, 60, 30 = 4 with one empty trick for Kontra; without any trick 5 (B8.2).
    assert value(facts(240, 11, -1, -1)) == 4
    assert value(facts(240, 12, -1, -1)) == 5


def test_h3_reached_lines_are_cumulative() -> None:
    # Re said no 30 (so Re, no 90, no 60 too) and has 100; Kontra has 140: won 1, against the old ladies 1, Re said 2,
    # no 90 + no 60 + no 30 3, reached 120 against no 90, 90 against no 60, 60 against no 30: 3 (B8.5). Sum 10.
    assert value(facts(100, 6, 3, -1)) == -10
    # Schwarz missed with 200:40: won, old ladies, Re 2, four Absagen 4, 30 against schwarz 1 = 9.
    assert value(facts(200, 6, 4, -1)) == -9


def test_h4_with_a_winner_only_the_loser_is_counted_below() -> None:
    # Kontra said no 90 and Re has 85 of 240: Kontra wins: won 1, old ladies 1, Kontra 2, no 90 1, below 90 1 = 6.
    assert value(facts(85, 6, -1, 1)) == -6
    # Kontra said no 60 and Re wins with 70: Kontra is not below anything; but Re, winning, is below 90 itself and
    # must not lose by it: won 1, Kontra said 2, no 90 + no 60 2 = 5; no "reached": 70 is less than 90 and 120.
    assert value(facts(70, 6, -1, 2)) == 5
    # Re said no 90, missed with 60:180? No: 60 points for Re and Kontra at 180 wins: won 1, old ladies 1, Re 2,
    # no 90 1, below 90 1 (60 is not below 60), reached 120 1 = 7.
    assert value(facts(60, 6, 1, -1)) == -7


def test_h5_nobody_wins_in_ddv() -> None:
    # Re no 60 (needs 181), Kontra no 90 (needs 151), 160:80. Below: Kontra under 90: Re 1 (B8.2). Reached: Re has 120
    # against Kontra's no 90: Re 1; Kontra's 80 reaches neither 120 nor 90. No won, no Ansagen, no Absagen (B9).
    known = facts(160, 6, 2, 1)
    assert scoring.winner(known) is None
    assert added_up(scoring.lines(known, DDV)) == {("below_90", "re"): 1, ("reached_120", "re"): 1}
    # With a fox for Kontra: 2 - 1 = 1 (B9: line 6 counts).
    assert value(facts(160, 6, 2, 1, extras=(Line("fox", KONTRA, 1),))) == 1
    # Both said no 60 and stand at 100:140: both reach 90 against no 60, Kontra 120 against no 90: -1.
    assert value(facts(100, 6, 2, 2)) == -1


def test_h5_nobody_wins_in_pagat() -> None:
    # C8: only the extras count.
    assert value(facts(160, 6, 2, 1), PAGAT) == 0
    assert value(facts(160, 6, 2, 1, extras=(Line("fox", KONTRA, 1),)), PAGAT) == -1
    # A lone player has none, so the deal is worth nothing.
    assert value(facts(160, 6, 2, 1, alone=True, extras=(Line("fox", KONTRA, 1),)), PAGAT) == 0


def test_h6_no_special_points_in_a_solo() -> None:
    # B10: Kontra wins a solo 140:100: won 1 alone, no "against the old ladies", whatever special points there were.
    known = facts(100, 6, -1, -1, alone=True, extras=EXTRAS)
    assert added_up(scoring.lines(known, DDV)) == {("won", "kontra"): 1}
    assert spread(value(known), (1,), (0, 1, 2, 3), 4) == (1, -3, 1, 1)
    # C9: PAGAT counts the Kontra point in a solo too: 2 and so -6 for the soloist.
    assert spread(value(known, PAGAT), (1,), (0, 1, 2, 3), 4) == (2, -6, 2, 2)


def test_pagat_missed_promises_count_two_each() -> None:
    # C7: Re said no 60 and has 150:90: Kontra wins. Game 1, Kontra 1, Re said 2, no 90 missed (Kontra not below 90) 2,
    # no 60 missed 2 = 8.
    assert value(facts(150, 6, 2, -1), PAGAT) == -8
    # With 170:70 no 90 was in itself kept, so it gives nothing: 1 + 1 + 2 + 2 = 6.
    assert value(facts(170, 6, 2, -1), PAGAT) == -6
    # There is no "reached": DDV would have 1 + 1 + 2 + 2 (no 90, no 60) + 0 = 6 for 170:70 and a 90 more for 150:90.
    assert value(facts(170, 6, 2, -1), DDV) == -6
    assert value(facts(150, 6, 2, -1), DDV) == -7


def test_pagat_kept_promises_count_one_each() -> None:
    # Re said no 60, Kontra said Kontra, 185:55: game 1, Re 2, Kontra 2, no 90 said 1 and below 1, no 60 likewise 2: 9.
    assert value(facts(185, 6, 2, 0), PAGAT) == 9


def test_ddv_every_promise_of_either_side_counts_for_the_winner() -> None:
    # Re no 90, Kontra no 60; 50:190: Kontra wins. won 1, old ladies 1, Re 2, Kontra 2, no 90 (Re) 1, no 90 and no 60
    # (Kontra) 2, Re below 90 and 60 2, Kontra's 120 against Re's no 90 1 = 12.
    assert value(facts(50, 6, 1, 2)) == -12


def test_a_side_may_win_and_lose_points() -> None:
    # B8: Re wins 121:119 (1) and loses three foxes and a forty: 1 - 4 = -3.
    lost = (Line("fox", KONTRA, 1), Line("fox", KONTRA, 1), Line("forty", KONTRA, 1), Line("charlie", KONTRA, 1))
    assert value(facts(121, 6, -1, -1, extras=lost)) == -3
    # And a deal may be worth nothing: 1 - 1.
    assert value(facts(121, 6, -1, -1, extras=lost[:1])) == 0


def test_the_solo_factor_is_told_once() -> None:
    assert [(f.key, f.value) for f in scoring.factors(facts(121, 6, -1, -1, alone=True), DDV)] == [("solo", 3)]
    assert scoring.factors(facts(121, 6, -1, -1), DDV) == ()
