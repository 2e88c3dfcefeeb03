"""Samples against full enumeration by the engine: every deal that the seat cannot rule out, and all alike."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from cardavia.ai.sampling import Sampler
from cardavia.engine.actions import Move
from cardavia.engine.game import Game, apply
from cardavia.engine.games import GAMES
from cardavia.engine.observation import Observation, observe
from cardavia.engine.state import State
from tests.ai.positions import reached
from tests.ai.worlds import chi_square, consistent_worlds, late, world_of

SAMPLES_A_WORLD, FEWEST, MOST = 25, 500, 60_000
BOUND = 4.0
"""Standard deviations that chance alone exceeds in one of some ten thousand positions; the seeds are fixed."""


@dataclass(frozen=True)
class Position:
    """A late position of a deal that began in a special way, and the seat that looks at it."""

    name: str
    rules: tuple[str, str]
    given: dict[int, str]
    moves: str
    seat: int
    cards: int = 3
    lie: int = 0
    keep: str = ""
    options: dict[str, Any] = field(default_factory=dict)

    def seen(self) -> Observation:
        """Return what the seat sees."""
        game, state = reached(self.rules, self.given, self.moves, **self.options)
        seed = sum(map(ord, self.name))
        return observe(game, late(game, state, self.cards, seed, self.keep, self.lie), self.seat)


DDV, PAGAT, SCHAF = ("doppelkopf", "ddv"), ("doppelkopf", "pagat"), ("schafkopf", "schaf")
HEALTHY = "0:healthy, 1:healthy, 2:healthy, 3:healthy"
ALL_PASS = "0:pass, 1:pass, 2:pass, 3:pass"
RUFER = "0:rufer S, 1:pass, 2:pass, 3:pass"
CALLER = "CQ SQ HJ S7 S8 CA CT D7"
POOR = "CA CA CT CT CK CK SA SA ST ST SK DJ"
HELPER = "HT HT CQ CQ SQ SQ HQ HQ DQ DQ CJ HA"

POSITIONS = [
    Position("normal", DDV, {0: "CQ", 2: "CQ"}, HEALTHY, seat=1),
    Position("normal, queens out", DDV, {0: "CQ", 2: "CQ"}, HEALTHY, seat=1, keep="CQ"),
    Position("normal, mid-trick", DDV, {0: "CQ", 2: "CQ"}, HEALTHY, seat=3, lie=2, keep="CQ HT"),
    Position("re said", DDV, {0: "CQ", 2: "CQ"}, f"{HEALTHY}, 2:say re", seat=1, keep="CQ"),
    Position("kontra said", DDV, {0: "CQ", 2: "CQ"}, f"{HEALTHY}, 3:say kontra", seat=1, keep="CQ"),
    Position("own queen", DDV, {0: "CQ", 2: "CQ"}, f"{HEALTHY}, 1:say kontra", seat=0, keep="CQ"),
    Position("silent wedding", DDV, {0: "CQ CQ"}, HEALTHY, seat=1, keep="CQ"),
    Position("wedding", DDV, {0: "CQ CQ"}, "0:wedding, 1:healthy, 2:healthy, 3:healthy", seat=2, keep="CQ"),
    Position("outbid wedding", DDV, {0: "CQ CQ"}, "0:wedding, 1:solo S, 2:healthy, 3:healthy", seat=1, keep="CQ"),
    Position("without nines", ("doppelkopf", "ddv-no-nines"), {1: "CQ", 2: "CQ"}, HEALTHY, seat=0, keep="CQ", lie=1),
    Position(
        "piglets", ("doppelkopf", "ddv-piglets"), {3: "DA DA CQ"}, f"{HEALTHY}, 3:say piglets", seat=1, keep="DA CQ"
    ),
    Position(
        "genscher missed",
        DDV,
        {1: "DK DK", 0: "CQ CQ"},
        HEALTHY,
        seat=1,
        cards=4,
        lie=1,
        keep="DK CQ",
        options={"genscher": True},
    ),
    Position(
        "forced silence",
        DDV,
        {0: "CQ HA", 1: "HA CA CT CK", 2: "CQ HK", 3: "HK SK SA ST"},
        f"{HEALTHY}, 0:say re, 0:HA, 1:HA, 2:HK, 3:HK",
        seat=1,
        keep="CQ",
        options={"forced_announcement": True},
    ),
    Position(
        "poverty",
        PAGAT,
        {0: POOR, 1: HELPER},
        "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass DJ CK SK, 1:accept, 1:return CK SK HA",
        seat=2,
        cards=2,
        keep="HT CQ",
    ),
    Position(
        "poverty, a trump returned",
        PAGAT,
        {0: POOR, 1: HELPER},
        "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass DJ CK SK, 1:accept, 1:return CK DJ HA",
        seat=3,
        cards=2,
        keep="DJ CQ",
    ),
    Position(
        "poverty, foxes kept",
        PAGAT,
        {0: "CA CA CT CT CK CK SA SA ST DA DA DJ", 1: HELPER},
        "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass DJ CK DA, 1:accept, 1:return CK DA HA",
        seat=3,
        cards=2,
        keep="DA CQ",
        options={"poverty_counts_foxes": False},
    ),
    Position(
        "black sow",
        PAGAT,
        {0: POOR},
        "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass DJ CK SK, 1:decline, 2:decline, 3:decline",
        seat=3,
        cards=2,
        keep="DJ",
        options={"poverty_refused": "black-sow"},
    ),
    Position("solo", SCHAF, {0: "CQ SQ HQ CJ CA CT CK C9"}, "0:solo C, 1:pass, 2:pass, 3:pass", seat=2, keep="C9 CA"),
    Position("called ace", SCHAF, {0: CALLER, 1: "SA ST"}, RUFER, seat=2, keep="SA ST"),
    Position("called ace, by its holder", SCHAF, {0: CALLER, 1: "SA ST"}, RUFER, seat=1, keep="SA ST"),
    Position("called ace, by the caller", SCHAF, {0: CALLER, 2: "SA ST"}, RUFER, seat=0, keep="SA ST", lie=0),
    Position("two calls", SCHAF, {0: "D7 D8", 1: "C7"}, "0:rufer D, 1:wenz, 2:pass, 3:pass", seat=2, keep="D7 D8 DA"),
    Position(
        "kontra",
        SCHAF,
        {0: CALLER, 1: "SA ST"},
        f"{RUFER}, 2:say kontra",
        seat=3,
        keep="SA ST",
        options={"kontra": 2},
    ),
    Position(
        "muss",
        SCHAF,
        {2: "CQ CA DA S7 S8"},
        f"{ALL_PASS}, 2:rufer S",
        seat=1,
        keep="SA S7",
        options={"all_pass": "muss"},
    ),
    Position(
        "muss without the suit",
        SCHAF,
        {2: "CQ SQ HQ DQ CJ SJ HJ CA"},
        f"{ALL_PASS}, 2:rufer S",
        seat=1,
        keep="SA CA SQ",
        options={"all_pass": "muss"},
    ),
    Position(
        "muss with a ten",
        SCHAF,
        {2: "CQ CA SA DA HA H7 S8 C8", 0: "ST"},
        f"{ALL_PASS}, 2:rufer S",
        seat=1,
        keep="SA ST CA",
        options={"all_pass": "muss"},
    ),
    Position("ramsch", SCHAF, {}, ALL_PASS, seat=1, options={"all_pass": "ramsch"}),
    Position(
        "hochzeit",
        SCHAF,
        {0: "H9 CA CT C9 SA ST D7 D8", 1: "CQ SQ HQ DQ CJ SJ S9 S8"},
        "0:hochzeit, 1:pass, 2:pass, 3:pass, 0:lay H9, 1:accept, 1:give S9",
        seat=2,
        cards=2,
        keep="H9 S9",
        options={"hochzeit": True},
    ),
    Position(
        "hochzeit, taken by a caller",
        SCHAF,
        {0: "CQ SQ HQ DQ CJ SJ S9 D8", 1: "H9 CA CT C9 SA ST D7 C8"},
        "0:rufer S, 1:hochzeit, 2:pass, 3:pass, 1:lay H9, 2:decline, 3:decline, 0:accept, 0:give S9",
        seat=3,
        cards=2,
        keep="H9 S9",
        options={"hochzeit": True},
    ),
    Position(
        "hochzeit, by its taker",
        SCHAF,
        {0: "H9 CA CT C9 SA ST D7 D8", 1: "CQ SQ HQ DQ CJ SJ S9 S8"},
        "0:hochzeit, 1:pass, 2:pass, 3:pass, 0:lay H9, 1:accept, 1:give S9",
        seat=1,
        cards=2,
        keep="H9 S9",
        options={"hochzeit": True},
    ),
    Position("short deck", SCHAF, {0: "CQ SQ S9 CA", 1: "SA"}, RUFER, seat=2, keep="SA", options={"short_deck": True}),
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_every_possible_deal_is_drawn_equally_often(position: Position) -> None:
    check_uniform(position.seen())


RUNAWAY = "SA ST SK S9 S8 S7"


def run_away() -> tuple[Game, State]:
    """Return a Rufer in which the holder of the called ace has just led its suit with a low card."""
    given = {0: "CQ SQ HQ DQ D7 D8 S7 CA", 1: "SA ST SK S9 HJ HA HT CT", 2: "CJ SJ DJ H9 H8 DA DT DK"}
    for seed in range(100):
        state = late(*reached(SCHAF, given, RUFER), cards=4, seed=seed, keep=RUNAWAY)
        if state.turn == 1:
            return GAMES["schafkopf"], apply(GAMES["schafkopf"], state, Move.parse("1:S9"))
    raise AssertionError("the holder of the ace never led")


def test_one_who_has_run_away_keeps_the_ace_and_two_more() -> None:
    game, state = run_away()
    check_uniform(observe(game, late(game, state, cards=3, seed=1, keep=RUNAWAY), 2))


@pytest.mark.slow
def test_one_who_leads_the_called_suit_low_has_run_away_or_has_not_the_ace() -> None:
    check_uniform(observe(*run_away(), 2))


def check_uniform(observation: Observation) -> None:
    """The deals drawn are those that the engine finds consistent, each as often as its copies can be told apart."""
    worlds = consistent_worlds(observation)
    sampler, source = Sampler(observation), random.Random(1)
    number = min(max(SAMPLES_A_WORLD * len(worlds), FEWEST), MOST)
    counts = Counter(world_of(sampler.draw(source).hands) for _ in range(number))
    assert set(counts) <= set(worlds)
    assert len(worlds) * 10 > number or set(counts) == set(worlds)
    assert chi_square(counts, worlds) < BOUND
