"""What a deal is worth under house rules (``rules.md`` D4, D10, D11, D14 to D16, D18, D19, B9, C7 to C9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardavia.engine.doppelkopf.scoring import Facts, factors, lines, value
from cardavia.engine.result import Line
from cardavia.engine.state import Standing
from tests.engine.helpers import match_of
from tests.engine.house_rules import positions
from tests.engine.house_rules.positions import EVEN, KONTRA, KONTRA_WINS, RE, Taken, doppelkopf, finished, scores

FOX, CHARLIE = Line("fox", KONTRA, 1), Line("charlie", RE, 1)


def facts(
    re: int, said: tuple[int, int] = (-1, -1), alone: bool = False, extras: tuple[Line, ...] = (), **more: Any
) -> Facts:
    """Return the facts of a deal in which both sides have tricks."""
    levels = dict(zip((RE, KONTRA), said, strict=True))
    return Facts(alone, {RE: re, KONTRA: 240 - re}, {RE: 6, KONTRA: 6}, levels, extras, **more)


def worth(known: Facts, **options: Any) -> int:
    return value(known, match_of(doppelkopf(**options)).options)


def keys(known: Facts, **options: Any) -> list[tuple[str, int]]:
    return [(factor.key, factor.value) for factor in factors(known, match_of(doppelkopf(**options)).options)]


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        # D4. Re won with 130: game 1.
        (facts(130), 1),
        # Re said: 1 x 2 instead of 1 + 2.
        (facts(130, (0, -1)), 2),
        # Both said: 1 x 2 x 2.
        (facts(130, (0, 0)), 4),
        # Re no 90 kept with 160, Kontra said: (1 won + 1 below 90 + 1 said no 90) x 2 x 2.
        (facts(160, (1, 0)), 12),
        # Kontra won with 130, Kontra said: (1 + 1 against the old ladies) x 2.
        (facts(110, (-1, 0)), -4),
        # Extras are added afterwards, undoubled: 1 x 2 less a fox; 1 x 2 x 2 less two foxes and a Charlie more.
        (facts(130, (0, -1), extras=(FOX,)), 1),
        (facts(130, (0, 0), extras=(FOX, FOX, CHARLIE)), 3),
        # A side may lose by extras what it won: 1 - 2.
        (facts(130, extras=(FOX, FOX)), -1),
    ],
)
def test_d4_re_and_kontra_double_the_game(known: Facts, expected: int) -> None:
    assert worth(known, announcements_double=True) == expected


def test_d4_there_is_no_line_for_re_and_kontra() -> None:
    options = match_of(doppelkopf(announcements_double=True)).options
    assert [line.key for line in lines(facts(130, (0, 0)), options)] == ["won"]
    assert keys(facts(130, (0, 0)), announcements_double=True) == [("announced", 2), ("announced", 2)]


def test_d4_with_pagat_lines() -> None:
    # C7: Re missed no 90 (140): Kontra 1 won + 1 Kontra + 2 missed = 4, doubled once for Re: 8.
    assert worth(facts(140, (1, -1)), announcements_double=True, scoring="pagat") == -8


def test_25_solo_house_then_bock_then_three_times() -> None:
    # Soloist won with 130 after Re: 1 x 2 (Re) x 2 (D16) x 2 (D20) = 8, the lone player 24.
    known = facts(130, (0, -1), alone=True, bock=True)
    everything = {"announcements_double": True, "solo_factor": 2}
    assert worth(known, **everything) == 8
    assert keys(known, **everything) == [("announced", 2), ("solo_house", 2), ("bock", 2), ("solo", 3)]


def test_42_nobody_won_drops_only_the_doubling_by_words() -> None:
    # B9: Re no 60 with 160, Kontra no 90 with 80: both missed. Kontra is below 90: 1 for Re. Kontra reached neither
    # 120 nor 90 against Re; Re reached 120 against no 90: 1. Together 2; Bock doubles, Re and Kontra do not: 4.
    known = facts(160, (2, 1), bock=True)
    assert worth(known, announcements_double=True) == 4
    assert keys(known, announcements_double=True) == [("bock", 2)]
    # Alone: 2 x solo_factor 2 x bock 2 = 8.
    alone = facts(160, (2, 1), alone=True, bock=True)
    assert worth(alone, announcements_double=True, solo_factor=2) == 8


def test_42_nobody_won_in_pagat_leaves_the_extras_to_bock() -> None:
    # C8: only extras count: a fox for Kontra, doubled by Bock.
    known = facts(160, (2, 1), extras=(FOX,), bock=True)
    assert worth(known, announcements_double=True, scoring="pagat") == -2


@pytest.mark.parametrize(
    ("solo_factor", "re", "expected"),
    [
        # D16: v doubled, then factor 3: won 1 -> 2; lost with 100: -1 (no kontra_won in DDV) -> -2; 85: -2 -> -4.
        (1, 130, 1),
        (2, 130, 2),
        (2, 100, -2),
        (2, 85, -4),
    ],
)
def test_d16_solos_count_double(solo_factor: int, re: int, expected: int) -> None:
    assert worth(facts(re, alone=True), solo_factor=solo_factor) == expected
    # A normal game does not: won 1, lost with 100 -2 (with the old ladies), with 85 -3.
    assert worth(facts(re), solo_factor=solo_factor) == {130: 1, 100: -2, 85: -3}[re]


@pytest.mark.parametrize(
    ("scoring", "point", "expected"),
    [
        # C9: a solo lost with 100: 1, and 1 for Kontra where the option says so.
        ("ddv", False, -1),
        ("ddv", True, -2),
        ("pagat", False, -1),
        ("pagat", True, -2),
    ],
)
def test_c9_the_kontra_point_in_a_solo(scoring: str, point: bool, expected: int) -> None:
    assert worth(facts(100, alone=True), scoring=scoring, kontra_point_in_solo=point) == expected


@pytest.mark.parametrize(
    ("scoring", "expected"),
    [
        # Re no 90 missed with 140, Kontra 100. DDV B8: won 1, old ladies 1, Re 2, no 90 1, reached 90? against no 60:
        # not said; reached 120 against no 90: no (100). Together 5.
        ("ddv", -5),
        # C7: won 1, Kontra 1, Re 2, missed no 90 2. Together 6.
        ("pagat", -6),
    ],
)
def test_b8_and_c7(scoring: str, expected: int) -> None:
    assert worth(facts(140, (1, -1)), scoring=scoring) == expected


# Special points, from tricks

PLAIN: list[Taken] = [(0, 0, "CA C9 CK CT"), (0, 1, "SK SA S9 ST")]
"""Re (seats 0 and 2) has 25 card points, Kontra 25; the last trick is plain."""


def extras(taken: list[Taken], *said: tuple[int, str], **options: Any) -> dict[tuple[str, str], int]:
    rules = doppelkopf(**options)
    state = finished(rules, (0, 2), taken, said)
    special = ("fox", "charlie", "charlie_caught", "forty", "heart_trick", "dulle_caught")
    return {key: n for key, n in positions.lines(state, rules).items() if key[0] in special}


FIRST: list[Taken] = [(0, 1, "DA CQ D9 D9"), *PLAIN]
MIDDLE: list[Taken] = [PLAIN[0], (0, 1, "DA CQ D9 D9"), PLAIN[1]]
LAST: list[Taken] = [*PLAIN, (0, 1, "DA CQ D9 D9")]


@pytest.mark.parametrize(
    ("options", "first", "middle", "last"),
    [
        # D18: the fox of seat 0 caught by seat 1.
        ({}, 1, 1, 1),
        ({"fox_last_trick": 2}, 1, 1, 2),
        ({"fox_first_trick": 2}, 2, 1, 1),
        ({"fox_first_trick": 2, "fox_last_trick": 2}, 2, 1, 2),
    ],
)
def test_d18_the_fox_in_the_first_and_last_trick(options: dict[str, int], first: int, middle: int, last: int) -> None:
    found = [extras(taken, **options) for taken in (FIRST, MIDDLE, LAST)]
    assert found == [{("fox", "kontra"): n} for n in (first, middle, last)]


def test_d18_ones_own_fox_is_nothing() -> None:
    assert extras([*PLAIN, (0, 2, "DA D9 CQ D9")], fox_last_trick=2) == {}


def test_d18_both_foxes_in_the_last_trick() -> None:
    # Two foxes of Re at 2 each.
    assert extras([*PLAIN, (0, 1, "DA CQ DA D9")], fox_last_trick=2) == {("fox", "kontra"): 4}


def test_d13_declared_foxes_are_none() -> None:
    taken: list[Taken] = [(0, 1, "DA HT D9 D9"), *PLAIN]
    assert extras(taken, piglets="diamonds") == {("fox", "kontra"): 1}
    assert extras(taken, (0, "piglets"), piglets="diamonds") == {}


@pytest.mark.parametrize(
    ("trick", "forty", "pairs"),
    [
        # D15: 44, 42 and 42 points; two pairs of identical cards or not.
        ("CA CA CA CA", 1, 0),
        ("CA CT CA CT", 1, 1),
        ("CA CA CT ST", 1, 0),
        ("HT HT CA SA", 1, 0),
        ("HT HT DA DA", 1, 1),
        # 39 points are too few, pairs or not: 11 + 11 + 10 + ... CK: 36.
        ("CA CA CT CK", 0, 0),
        ("DA DA DK DK", 0, 0),
    ],
)
def test_d15_two_pairs(trick: str, forty: int, pairs: int) -> None:
    def count(value_of: str) -> int:
        taken: list[Taken] = [(0, 0, trick), *PLAIN]
        return extras(taken, doppelkopf_trick=value_of).get(("forty", "re"), 0)

    assert (count("forty"), count("pairs")) == (forty, pairs)


def test_d10_an_opponents_ten_of_hearts_is_caught() -> None:
    options: dict[str, Any] = {"dulle": "second", "dulle_caught": True}
    # Seat 1 beats the ten of seat 0 with the second; his own brings nothing.
    assert extras([(0, 1, "HT HT D9 D9"), *PLAIN], **options) == {("dulle_caught", "kontra"): 1}
    # Partners: nothing.
    assert extras([(0, 2, "HT D9 HT D9"), *PLAIN], **options) == {}
    # A piglet takes both tens of Re.
    pigs: dict[str, Any] = {"piglets": "diamonds", "dulle_caught": True}
    taken: list[Taken] = [(0, 1, "HT DA HT D9"), *PLAIN]
    assert extras(taken, (1, "piglets"), **pigs) == {("dulle_caught", "kontra"): 2}
    # DK on top (D22).
    assert extras([(0, 1, "HT DK D9 D9"), *PLAIN], diamond_kings_top=True, dulle_caught=True) == {
        ("dulle_caught", "kontra"): 1
    }
    assert extras([(0, 1, "HT HT D9 D9"), *PLAIN], dulle="second") == {}


def test_d11_a_trick_of_four_plain_hearts() -> None:
    hearts: list[Taken] = [(0, 0, "HA HK HA HK"), *PLAIN]
    assert extras(hearts, nines=False, heart_trick=True) == {("heart_trick", "re"): 1}
    assert extras(hearts, nines=False) == {}
    # The ten is a trump and spoils it; as a plain card (24) it does not: 11 + 4 + 10 + 4 = 29 points.
    mixed: list[Taken] = [(0, 2, "HA HK HT HK"), *PLAIN]
    assert extras(mixed, nines=False, heart_trick=True) == {}
    assert extras(mixed, nines=False, heart_trick=True, dulle="plain") == {("heart_trick", "re"): 1}


def test_d19_and_26_charlie_and_charlie_caught() -> None:
    caught: list[Taken] = [*PLAIN, (0, 1, "CJ CQ D9 D9")]
    assert extras(caught) == {}
    assert extras(caught, charlie_caught=True) == {("charlie_caught", "kontra"): 1}
    both: list[Taken] = [*PLAIN, (0, 0, "CJ CJ D9 D9")]
    assert extras(both) == {("charlie", "re"): 1}
    # Rulings 26: both lines.
    assert extras(both, charlie_caught=True) == {("charlie", "re"): 1, ("charlie_caught", "re"): 1}


# Whole scores, zero-sum, from tricks


def test_the_lone_player_of_a_doubled_bock_solo() -> None:
    # 120 to 120: Re needs 121 and has lost, 1 for Kontra (no kontra_won in a DDV solo, no extras); v = -1,
    # x 2 (D16) x 2 (Bock) = -4, and three times that alone.
    rules = doppelkopf(solo_factor=2, bock=True)
    state = finished(rules, (0,), EVEN, contract="solo-D", standing=Standing(bock=True))
    assert scores(state) == (-12, 4, 4, 4)
    assert positions.factors(state, rules) == [("solo_house", 2), ("bock", 2), ("solo", 3)]


@pytest.mark.parametrize("contract", ["silent-wedding", "wedding", "black-sow"])
def test_d16_silent_and_failed_weddings_and_black_sows_too(contract: str) -> None:
    rules = doppelkopf(solo_factor=2)
    tricks = [*EVEN, (0, 0, "D9 S9 C9 H9")]
    assert scores(finished(rules, (0,), tricks, contract=contract)) == (-6, 2, 2, 2)


def test_d14_tricks_count_for_the_final_sides() -> None:
    # Seats 0 and 3 are Re after the call; the fox of seat 3 in seat 0's trick is now a friend's.
    rules = doppelkopf(genscher=True)
    taken: list[Taken] = [(0, 0, "HT D9 D9 DA"), *PLAIN]
    found = positions.lines(finished(rules, (0, 3), taken), rules)
    assert ("fox", "re") not in found
    assert ("fox", "re") in positions.lines(finished(rules, (0, 2), taken), rules)


def test_d14_what_was_said_stays_with_the_side() -> None:
    # Seat 2 said Re and was sent over to Kontra afterwards: the word binds Re still, which has lost 114 to 126.
    rules = doppelkopf(genscher=True)
    state = replace(finished(rules, (0, 2), KONTRA_WINS, ((2, "re"),)), side=(0, 3))
    assert positions.lines(state, rules) == {
        ("won", "kontra"): 1,
        ("kontra_won", "kontra"): 1,
        ("re_said", "kontra"): 2,
        ("forty", "kontra"): 3,
        ("forty", "re"): 2,
    }
    assert scores(state) == (-5, 5, 5, -5)
