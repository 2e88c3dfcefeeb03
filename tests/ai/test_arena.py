"""The arena: the same cards twice with exchanged places, and figures that depend on the arguments alone."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import islice
from multiprocessing import active_children

import pytest

from cardavia.ai.arena.bout import PLAYS, Bout, Duel, Side, play_bout
from cardavia.ai.arena.clock import Clock, TimedPlayer
from cardavia.ai.arena.tally import Tally
from cardavia.ai.arena.workers import bouts
from cardavia.ai.budget import Budget
from cardavia.ai.cast import Cast, check_name
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import NAMES, Player
from cardavia.engine.actions import Action, Say
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat
from tests.engine.helpers import PRESETS, Rules, rules_id

EASY_AGAINST_RANDOM = {Side.A: "easy", Side.B: "random"}
SCHAF = Duel("schafkopf", "schaf", {}, EASY_AGAINST_RANDOM, 3)
DDV = Duel("doppelkopf", "ddv", {}, EASY_AGAINST_RANDOM, 3)
IN_TIME = 60.0
"""Seconds in which processes end on any machine."""


class Watching(EasyPlayer):
    """An easy player who notes which hands it was dealt."""

    def __init__(self, notes: list[tuple[Seat, Observation]]) -> None:
        self._notes = notes

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        self._notes.append((observation.seat, observation))
        return super().choose(observation, budget)

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        return None


class WatchingCast(Cast):
    """Seats watching players on side A and notes who was asked for."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.asked: list[tuple[str, Seat]] = []
        self.seen: list[tuple[Seat, Observation]] = []

    def player(self, name: str, seat: Seat, source: random.Random) -> Player:
        self.asked.append((name, seat))
        return Watching(self.seen) if name == "easy" else super().player(name, seat, source)


def timeless(bout: Bout) -> Bout:
    return replace(bout, thinking={})


def played(duel: Duel, deals: int, processes: int = 1) -> Sequence[Bout]:
    """Return the deals by number, without times."""
    with closing(bouts(duel, deals, processes)) as found:
        return sorted(map(timeless, found), key=lambda bout: bout.number)


def watched(duel: Duel, number: int) -> WatchingCast:
    cast = WatchingCast(duel.game)
    play_bout(duel, number, cast)
    return cast


@pytest.mark.parametrize("rules", PRESETS, ids=rules_id)
def test_each_side_sits_in_all_places_with_the_same_cards(rules: Rules) -> None:
    game, preset, options = rules
    cast = watched(Duel(game, preset, options, EASY_AGAINST_RANDOM, 5), 1)
    first, second = cast.asked[:4], cast.asked[4:]
    assert sorted(seat for _, seat in first) == sorted(seat for _, seat in second) == [0, 1, 2, 3]
    assert {seat for name, seat in first if name == "easy"} == {seat for name, seat in second if name == "random"}
    assert {(seat - second) % 2 for name, seat in first if name == "easy" for _, second in first[:1]} == {0}


def test_both_plays_are_of_the_same_deal_and_deals_differ() -> None:
    dealt = [hands(watched(DDV, number)) for number in (0, 1)]
    assert all(set(by_seat) == {0, 1, 2, 3} for by_seat in dealt)
    assert dealt[0] != dealt[1]


def hands(cast: WatchingCast) -> Mapping[Seat, frozenset[str]]:
    """Return what each seat was dealt; each sits on side A in one of the plays."""
    return {seat: frozenset(card.code for card in seen.dealt) for seat, seen in cast.seen}


def test_the_dealers_take_turns() -> None:
    dealers = [watched(DDV, number).seen[0][1].dealer for number in range(5)]
    assert dealers == [0, 1, 2, 3, 0]


def test_with_five_at_the_table_the_dealer_rests() -> None:
    duel = replace(DDV, options={"seats": 5})
    for number in range(5):
        assert number not in {seat for _, seat in watched(duel, number).asked}


def test_equals_are_equal() -> None:
    duel = replace(SCHAF, players={Side.A: "easy", Side.B: "easy"})
    assert [bout.difference for bout in played(duel, 20)] == [0] * 20


def test_the_sides_change_the_sign_alone() -> None:
    # Easy players draw no lots: the plays are the same two, in the other order.
    swapped = replace(SCHAF, players={Side.A: "random", Side.B: "easy"})
    assert statistics.fmean(bout.difference for bout in played(SCHAF, 30)) > 4
    assert statistics.fmean(bout.difference for bout in played(swapped, 30)) < -4


@pytest.mark.parametrize("duel", [SCHAF, DDV], ids=lambda duel: duel.game)
def test_the_number_of_processes_changes_nothing(duel: Duel) -> None:
    assert played(duel, 6, processes=2) == played(duel, 6)


def test_the_seed_decides() -> None:
    assert played(SCHAF, 4) == played(SCHAF, 4)
    assert played(SCHAF, 4) != played(replace(SCHAF, seed=4), 4)


def test_more_deals_begin_with_the_same_ones() -> None:
    assert played(SCHAF, 6)[:3] == played(SCHAF, 3)


def test_processes_end_in_the_middle_when_nobody_wants_more() -> None:
    before = set(active_children())
    with closing(bouts(DDV, 10_000, 2)) as found:
        assert len(list(islice(found, 2))) == 2
    end = time.monotonic() + IN_TIME
    while not set(active_children()) <= before and time.monotonic() < end:
        time.sleep(0.01)
    assert set(active_children()) <= before


def test_a_tally_counts_what_the_deals_brought() -> None:
    tally, deals = Tally(), played(SCHAF, 12)
    for bout in reversed(deals):
        tally.add(bout)
    differences = [bout.difference for bout in deals]
    assert (tally.deals, tally.plays) == (12, 12 * PLAYS)
    assert tally.mean == pytest.approx(statistics.fmean(differences))
    assert tally.error == pytest.approx(statistics.stdev(differences) / 12**0.5)
    assert tally.interval is not None
    assert tally.error is not None
    low, high = tally.interval
    assert (low + high) / 2 == pytest.approx(tally.mean)
    assert high - low == pytest.approx(2 * 1.959964 * tally.error, rel=1e-5)


def test_a_tally_knows_who_declared_what() -> None:
    tally = Tally()
    for bout in played(SCHAF, 30):
        tally.add(bout)
    assert sum(row.plays for row in tally.contracts.values()) + tally.redeals == tally.plays
    for row in tally.contracts.values():
        assert 0 <= row.won <= row.plays
        assert sum(one.count for one in row.declared.values()) == row.plays
    lost = tally.contracts["solo-tout"].declared[Side.B].mean
    assert lost is not None
    assert lost < 0


def test_a_normal_game_of_doppelkopf_counts_both_who_are_re() -> None:
    tally = Tally()
    for bout in played(replace(DDV, players=dict.fromkeys(Side, "easy")), 10):
        tally.add(bout)
    row = tally.contracts["normal"]
    assert sum(one.count for one in row.declared.values()) == 2 * row.plays


def test_deals_that_all_pass_are_counted_without_a_contract() -> None:
    redealt, paid = Tally(), Tally()
    easy = dict.fromkeys(Side, "easy")
    for bout in played(replace(SCHAF, players=easy), 40):
        redealt.add(bout)
    for bout in played(replace(SCHAF, players=easy, options={"all_pass": "stock"}), 40):
        paid.add(bout)
    assert redealt.redeals > 0
    assert paid.redeals == 0
    assert paid.contracts["passed"].plays > 0
    assert sum(one.count for one in paid.contracts["passed"].declared.values()) == 0


def test_an_empty_tally_claims_nothing() -> None:
    tally = Tally()
    assert (tally.mean, tally.error, tally.interval) == (None, None, None)
    assert (Clock().mean, Clock().quantile(0.95)) == (None, None)
    tally.add(played(SCHAF, 1)[0])
    assert tally.mean is not None
    assert tally.interval is None


def test_a_clock_tells_mean_and_quantile_of_many_durations() -> None:
    clock, rest = Clock(), Clock()
    for number in range(1, 1001):
        (clock if number % 3 else rest).note(number / 1000)
    clock.add(rest)
    assert clock.count == 1000
    assert clock.mean == pytest.approx(0.5005)
    assert clock.quantile(0.95) == pytest.approx(0.95, rel=0.02)
    assert clock.quantile(0.5) == pytest.approx(0.5, rel=0.02)


def test_both_sides_are_timed_in_every_choice_they_have() -> None:
    with Cast("doppelkopf") as cast:
        bout = play_bout(DDV, 0, cast)
    for thinking in bout.thinking.values():
        assert 0 < thinking.moves.count < 2 * 2 * 20
        assert thinking.moves.total > 0


def test_what_cannot_be_chosen_is_not_timed() -> None:
    class Sleeper(EasyPlayer):
        def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
            time.sleep(0.001)
            return super().choose(observation, budget)

    moves, words = Clock(), Clock()
    seen = [seen for _, seen in watched(SCHAF, 0).seen]
    for observation in seen:
        TimedPlayer(Sleeper(), moves, words).choose(observation, Budget())
    assert moves.count == sum(len(observation.legal) > 1 for observation in seen) < len(seen)
    assert moves.mean is not None
    assert moves.mean > 0.001


def test_every_player_can_be_measured() -> None:
    for name in NAMES:
        check_name(name)
        with Cast("schafkopf") as cast:
            assert cast.player(name, 0, random.Random(1)) is not cast.player(name, 0, random.Random(1))
