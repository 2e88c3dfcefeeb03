"""Samples under every preset and many house rules: each is a deal that the seat cannot tell from the true one."""

from __future__ import annotations

import dataclasses
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from cardavia.ai.sampling import Sampler, draw
from cardavia.engine.game import Game
from cardavia.engine.observation import Observation, observe
from cardavia.engine.state import Phase, State
from tests.ai.positions import seen
from tests.ai.worlds import differences, replayed, world_of
from tests.engine.helpers import ALL_RULES, Rules, match_of, rules_id
from tests.engine.house_rules.combinations import alone, combination
from tests.engine.house_rules.contract_checks import house_deal
from tests.engine.house_rules.test_house_contract import RICH

DEALS, MANY_DEALS, COMBINATIONS, MANY_COMBINATIONS, SAMPLES = 1, 6, 12, 120, 2
SHARE = 0.15
"""Share of the positions of the play that are looked at; before the play all are."""


def observations(rules: Rules, deals: int) -> Iterator[tuple[Game, State, Observation]]:
    """Yield positions of random deals with a taste for special contracts, and what some seat sees of each."""
    source, match = random.Random(f"sampling {rules_id(rules)}"), match_of(rules)
    for _ in range(deals):
        match, states = house_deal(match_of(rules) if match.over else match, source)
        for state in states:
            if state.phase is not Phase.PLAY or source.random() < SHARE:
                yield match.game, state, observe(match.game, state, source.randrange(state.deal.seats))


def check_samples(rules: Rules, deals: int) -> None:
    """Every sample replays to what the seat sees; a scored deal lies open."""
    source = random.Random(1)
    for _, state, observation in observations(rules, deals):
        sampler = Sampler(observation)
        for _ in range(SAMPLES):
            sample = sampler.draw(source)
            if observation.revealed is None:
                assert differences(observation, sample) == [], (observation.seat, state.moves, sample)
            else:
                assert (sample.dealt, world_of(sample.hands)) == (observation.revealed, world_of(state.hands))


@pytest.mark.parametrize("rules", [*ALL_RULES, *RICH], ids=rules_id)
def test_samples_agree_with_what_the_seat_knows(rules: Rules) -> None:
    check_samples(rules, 2 * DEALS)


@pytest.mark.parametrize("rules", alone(), ids=rules_id)
def test_samples_agree_under_every_option_alone(rules: Rules) -> None:
    check_samples(rules, DEALS)


@pytest.mark.parametrize("number", range(COMBINATIONS))
def test_samples_agree_under_some_combinations(number: int) -> None:
    check_samples(combination(number), DEALS)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, MANY_COMBINATIONS, 12))
def test_samples_agree_under_many_combinations(first: int) -> None:
    for number in range(first, first + 12):
        check_samples(combination(number), MANY_DEALS)


@pytest.mark.parametrize("rules", [*ALL_RULES[:8], *RICH], ids=rules_id)
def test_the_same_samples_come_whatever_the_hidden_cards_are(rules: Rules) -> None:
    changed = 0
    for game, state, observation in observations(rules, 2):
        if observation.revealed is not None:
            continue
        sample = Sampler(observation).draw(random.Random(2))
        other = observe(game, replayed(observation, sample.dealt, sample.handed), observation.seat)
        changed += world_of(sample.hands) != world_of(state.hands)
        assert draw(other, random.Random(3), 4) == draw(observation, random.Random(3), 4)
    assert changed > 5


SCRIPT = """
import random
from cardavia.ai.sampling import draw
from tests.ai.positions import seen
observation = seen(("doppelkopf", "pagat"), {0: "CQ", 2: "CQ"}, "0:healthy, 1:healthy, 2:healthy, 3:healthy", 1)
print(draw(observation, random.Random(5), 20))
"""


def test_the_same_samples_come_in_every_process() -> None:
    printed = {_printed_by_a_process(seed) for seed in ("1", "2")}
    assert len(printed) == 1
    assert "Sample(" in printed.pop()


def _printed_by_a_process(seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], check=True, capture_output=True, text=True, env=environment)
    return done.stdout


def test_cards_handed_to_another_stay_where_they_went() -> None:
    poor = "CA CA CT CT CK CK SA SA ST ST SK DJ"
    moves = "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass DJ CK SK, 1:accept, 1:return CK SK HA"
    helper = "HT HT CQ CQ SQ SQ HQ HQ DQ DQ CJ HA"
    observation = seen(("doppelkopf", "pagat"), {0: poor, 1: helper}, moves, seat=0)
    for sample in draw(observation, random.Random(1), 50):
        assert [card.code for card in sample.hands[1]].count("DJ") >= 1
        assert sample.side == (0, 1)


def test_of_the_own_cards_four_are_known_while_early_doublings_are_asked() -> None:
    observation = seen(("schafkopf", "schaf"), {0: "CQ SQ HQ DQ"}, seat=0, klopfen=True)
    samples = [Sampler(observation).draw(random.Random(seed)) for seed in range(40)]
    assert {[card.code for card in sample.dealt[0][:4]] == ["CQ", "SQ", "HQ", "DQ"] for sample in samples} == {True}
    assert len({world_of([sample.dealt[0]]) for sample in samples}) > 30


def test_an_unscored_end_is_sampled_too() -> None:
    nines = "C9 C9 S9 S9 H9"
    observation = seen(("doppelkopf", "ddv"), {0: nines}, "0:throw", seat=1, throw_in=True)
    sampler = Sampler(observation)
    thrown = [sampler.draw(random.Random(seed)).dealt[0] for seed in range(60)]
    reasons = Counter(_reason([card.code for card in hand]) for hand in thrown)
    assert reasons["none"] == 0
    assert len(reasons) == 3


def _reason(codes: list[str]) -> str:
    if sum(code[1] == "9" for code in codes) >= 5:
        return "nines"
    if sum(code[1] == "K" for code in codes) >= 5:
        return "kings"
    return "trumps" if sum(code[0] == "D" or code[1] in "QJ" or code == "HT" for code in codes) <= 3 else "none"


def test_a_sampler_deals_even_where_nothing_fits() -> None:
    observation = seen(("doppelkopf", "ddv"), {0: "CQ CQ"}, "0:wedding, 1:healthy, 2:healthy, 3:healthy", seat=1)
    two_brides = (*observation.moves[:1], *(move._replace(seat=2) for move in observation.moves[:1]))
    impossible = dataclasses.replace(observation, moves=two_brides)
    sample = Sampler(impossible).draw(random.Random(1))
    assert list(map(len, sample.hands)) == [12, 12, 12, 12]
    assert sample.hands[1] == observation.hand
