"""What a deal of Schafkopf is worth (``rules.md`` F10 to F12, ``rulings.md`` 39; checklist H16 to H20)."""

from __future__ import annotations

from itertools import product

import pytest

from cardavia.engine.contract import Contract
from cardavia.engine.play import spread
from cardavia.engine.result import Party
from cardavia.engine.schafkopf import scoring
from cardavia.engine.schafkopf.game import SCHAFKOPF as GAME
from cardavia.engine.schafkopf.options import CATALOGUE
from cardavia.engine.schafkopf.orders import order_of
from tests.engine.helpers import Rules, fill, match_of, state_of
from tests.engine.reference_scoring import Schafkopf

DECLARER, DEFENDERS = Party.DECLARER, Party.DEFENDERS
SCHAF: Rules = ("schafkopf", "schaf", {})
UNITS = CATALOGUE.build("schaf", {})
TOURNAMENT = CATALOGUE.build("schafkopfschule", {})
CONTRACTS = ("rufer-C", "wenz", "solo-H", "wenz-tout", "solo-tout-S", "sie")
EDGES = (0, 1, 29, 30, 31, 59, 60, 61, 62, 89, 90, 91, 92, 119, 120)
TRICKS = (0, 1, 4, 7, 8)


def facts(contract: str, points: int, tricks: int, runners: int = 0) -> scoring.Facts:
    chosen = Contract.parse(contract)
    return scoring.Facts(
        chosen,
        alone=not contract.startswith("rufer"),
        points={DECLARER: points, DEFENDERS: 120 - points},
        tricks={DECLARER: tricks, DEFENDERS: 8 - tricks},
        runners=runners,
        trumps=len(order_of(chosen).trumps),
    )


@pytest.mark.parametrize("tournament", [False, True])
@pytest.mark.parametrize("contract", CONTRACTS)
def test_every_result_at_every_edge(contract: str, tournament: bool) -> None:
    options = TOURNAMENT if tournament else UNITS
    kind = contract.rstrip("CSHD").rstrip("-")
    for points, tricks, runners in product(EDGES, TRICKS, range(15)):
        known = facts(contract, points, tricks, runners)
        expected = Schafkopf(kind, points, tricks, runners, tournament, lost_a_trick=tricks < 8)
        lines = scoring.lines(known, options)
        assert scoring.winner(known).value == expected.winner
        assert {(line.key, line.party.value): line.value for line in lines} == expected.lines(), known
        assert scoring.value(known, lines) == expected.value()


def scores(contract: str, points: int, tricks: int, runners: int = 0) -> tuple[int, ...]:
    """Return the scores by seat, seat 0 being the declarer and seat 1 the partner."""
    known = facts(contract, points, tricks, runners)
    side = (0,) if known.alone else (0, 1)
    return spread(scoring.value(known, scoring.lines(known, UNITS)), side, (0, 1, 2, 3), 4)


HAND_WORKED = [
    # contract, points and tricks of the declarers, runners, scores of seats 0 to 3 (examples of F12 first)
    ("rufer-C", 95, 7, 4, (6, 6, -6, -6)),  # 1 + Schneider 1 + 4
    ("solo-H", 28, 2, 3, (-27, 9, 9, 9)),  # 5 + 1 + 3, lost
    ("solo-tout-H", 120, 8, 3, (48, -16, -16, -16)),  # 10 + 3 x 2
    ("wenz-tout", 100, 6, 2, (-42, 14, 14, 14)),  # 10 + 2 x 2, lost
    ("sie", 0, 0, 8, (156, -52, -52, -52)),  # 20 + 8 x 4
    # H17: 60:60 and 30, 31, 90, 91
    ("rufer-C", 60, 4, 0, (-1, -1, 1, 1)),
    ("rufer-C", 61, 4, 0, (1, 1, -1, -1)),
    ("rufer-C", 31, 3, 0, (-1, -1, 1, 1)),
    ("rufer-C", 30, 3, 0, (-2, -2, 2, 2)),
    ("rufer-C", 90, 6, 0, (1, 1, -1, -1)),
    ("rufer-C", 91, 6, 0, (2, 2, -2, -2)),
    # H14: Schwarz by tricks and not by points, and instead of Schneider
    ("rufer-C", 120, 8, 0, (3, 3, -3, -3)),
    ("rufer-C", 120, 7, 0, (2, 2, -2, -2)),
    ("rufer-C", 0, 0, 0, (-3, -3, 3, 3)),
    ("rufer-C", 0, 1, 0, (-2, -2, 2, 2)),
    # H16: from three in Rufer and Solo, from two in Wenz, beyond the Obers, x 2 in Tout
    ("rufer-C", 61, 4, 2, (1, 1, -1, -1)),
    ("rufer-C", 61, 4, 3, (4, 4, -4, -4)),
    ("rufer-C", 61, 4, 9, (10, 10, -10, -10)),
    ("rufer-C", 61, 4, 14, (15, 15, -15, -15)),
    ("wenz", 61, 4, 1, (15, -5, -5, -5)),
    ("wenz", 61, 4, 2, (21, -7, -7, -7)),
    ("wenz", 61, 4, 4, (27, -9, -9, -9)),
    ("wenz-tout", 120, 8, 4, (54, -18, -18, -18)),
    ("solo-tout-C", 120, 8, 14, (114, -38, -38, -38)),
    # H18: never Schneider or Schwarz in a Tout, won or lost
    ("solo-tout-C", 120, 8, 0, (30, -10, -10, -10)),
    ("solo-tout-C", 0, 0, 0, (-30, 10, 10, 10)),
    ("solo-tout-C", 110, 7, 0, (-30, 10, 10, 10)),
    # Solo and Wenz: 5 with Schneider 6 and Schwarz 7
    ("solo-C", 91, 6, 0, (18, -6, -6, -6)),
    ("wenz", 120, 8, 0, (21, -7, -7, -7)),
]


@pytest.mark.parametrize(("contract", "points", "tricks", "runners", "expected"), HAND_WORKED)
def test_scores_by_hand(contract: str, points: int, tricks: int, runners: int, expected: tuple[int, ...]) -> None:
    assert scores(contract, points, tricks, runners) == expected
    assert sum(expected) == 0


SCHOOL = [
    # rulings 39, per opponent: Rufer 1, Solo and Wenz 2, Schneider +1, Schwarz +2, Tout 6, Sie 8, no runners
    ("rufer-C", 61, 4, 1),
    ("rufer-C", 91, 6, 2),
    ("rufer-C", 120, 8, 3),
    ("solo-C", 61, 4, 2),
    ("wenz", 30, 2, -3),
    ("wenz", 0, 0, -4),
    ("solo-tout-C", 120, 8, 6),
    ("solo-tout-C", 119, 7, -6),
    ("sie", 0, 0, 8),
]


@pytest.mark.parametrize(("contract", "points", "tricks", "value"), SCHOOL)
def test_r39_the_tournament_table(contract: str, points: int, tricks: int, value: int) -> None:
    known = facts(contract, points, tricks, runners=8)
    assert scoring.value(known, scoring.lines(known, TOURNAMENT)) == value


def runners(known: dict[int, str], bid: str) -> int:
    """Return the runners of a deal that seat 0 plays."""
    hands = fill("schafkopf", match_of(SCHAF).options, known)
    state = state_of(SCHAF, 3, hands, f"0:{bid}, 1:pass, 2:pass, 3:pass")
    return scoring.count_runners(state)


RUNNERS = [
    # hands, bid of seat 0, runners (F11, H16)
    ({0: "CQ SQ HQ C9", 1: "DQ"}, "solo C", 3),
    ({0: "CQ HQ C9", 1: "SQ"}, "solo C", 1),
    # Across partners: seat 2 is called.
    ({0: "CQ HQ S9", 2: "SA SQ DQ", 1: "CJ"}, "rufer S", 4),
    # Beyond the Obers, and into the trump suit.
    ({0: "CQ SQ HQ DQ CJ SJ C9", 1: "HJ"}, "solo C", 6),
    ({0: "CQ SQ HQ DQ S9 HA HT HK", 2: "SA CJ SJ HJ DJ H9 H8 H7"}, "rufer S", 14),
    # The defenders' together, whose runners are against the declarer.
    ({0: "HQ C9", 1: "CQ", 2: "SQ"}, "solo C", 2),
    ({0: "CT C9", 1: "CQ DQ", 2: "SQ CJ", 3: "HQ SJ HJ DJ CA"}, "solo C", 9),
    ({0: "CQ S9", 2: "SA", 1: "SQ"}, "rufer S", 1),
    ({0: "S9", 2: "SA HQ", 1: "CQ", 3: "SQ"}, "rufer S", 2),
    # Wenz: the four Unters alone.
    ({0: "CJ SJ", 1: "HJ"}, "wenz", 2),
    ({0: "CJ SJ HJ DJ"}, "wenz", 4),
    ({0: "CQ SQ", 1: "CJ", 2: "SJ", 3: "HJ DJ"}, "wenz", 4),
]


@pytest.mark.parametrize(("known", "bid", "count"), RUNNERS)
def test_h16_runners(known: dict[int, str], bid: str, count: int) -> None:
    assert runners(known, bid) == count


def test_h16_runners_count_as_dealt_and_for_the_winners() -> None:
    # The defenders hold the three highest, the declarer wins all the same: he is paid for them (F11).
    known = facts("solo-H", 61, 4, runners=3)
    assert {(line.key, line.party) for line in scoring.lines(known, UNITS)} == {
        ("game", DECLARER),
        ("runners", DECLARER),
    }


def test_the_result_of_a_running_deal_is_empty() -> None:
    hands = fill("schafkopf", match_of(SCHAF).options, {0: "C9"})
    state = state_of(SCHAF, 3, hands, "0:solo C, 1:pass, 2:pass, 3:pass")
    result = GAME.score(state)
    assert (result.winner, result.lines, result.scores) == (None, (), None)
