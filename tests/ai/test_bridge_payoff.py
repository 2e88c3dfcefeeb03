"""Payoffs of the bridge: a finished deal is worth what the engine says, under every set of rules."""

import random
from collections.abc import Mapping

import pytest

from cardavia.ai.bridge import schafkopf
from cardavia.ai.bridge.cards import NOBODY
from cardavia.ai.bridge.payoff import BOTH
from cardavia.ai.bridge.payoffs import payoff_if, payoff_of, variant_of
from cardavia.engine.actions import Saying
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf import scoring
from cardavia.engine.doppelkopf.announcing import ABSAGEN
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of
from cardavia.engine.game import Game
from cardavia.engine.result import Party
from cardavia.engine.schafkopf import scoring as schafkopf_scoring
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.state import Said, State
from tests.ai.paid import paid
from tests.ai.positions import reached
from tests.engine.helpers import ALL_RULES, Rules, match_of, rules_id
from tests.engine.house_rules.combinations import alone, combination
from tests.engine.house_rules.contract_checks import house_deal

QUICK_COMBINATIONS, COMBINATIONS = 24, 200


def check_deals(rules: Rules, seed: str, deals: int) -> int:
    """Play random deals of sessions and compare their scores; return how many cards decided."""
    source, match, checked = random.Random(seed), match_of(rules), 0
    for _ in range(deals):
        match, states = house_deal(match_of(rules) if match.over else match, source)
        checked += check_end(match.game, states[-1])
    return checked


def check_end(game: Game, state: State) -> bool:
    """Compare the end of a deal with the engine's score, if cards have been played."""
    scores = game.score(state).scores
    if scores is None or not state.tricks:
        return False
    assert paid(state) == list(scores), state.moves
    return True


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_finished_deals_are_worth_what_the_engine_says(rules: Rules) -> None:
    assert check_deals(rules, f"payoff {rules_id(rules)}", 12)


@pytest.mark.parametrize("rules", alone(), ids=rules_id)
def test_every_option_counts(rules: Rules) -> None:
    check_deals(rules, f"option {rules_id(rules)}", 6)


@pytest.mark.parametrize("number", range(QUICK_COMBINATIONS))
def test_options_count_together(number: int) -> None:
    check_deals(combination(number), f"some {number}", 6)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, COMBINATIONS, 20))
def test_many_options_count_together(first: int) -> None:
    for number in range(first, first + 20):
        check_deals(combination(number), f"many {number}", 12)


# The tables have no gap


LEVELS = (-1, 0, 1, 2, 3, 4)


def re_scores(options: DoppelkopfOptions, said: Mapping[Party, int], lone: bool) -> list[float]:
    """Return the score of Re for every number of card points, both sides having a trick."""
    tricks = {Party.RE: 1, Party.KONTRA: 1}
    shares = [{Party.RE: points, Party.KONTRA: 240 - points} for points in range(241)]
    facts = [scoring.Facts(lone, points, tricks, said) for points in shares]
    return [scoring.value(fact, options) * (3 if lone else 1) for fact in facts]


def words(party: Party, level: int) -> list[Said]:
    """Return the announcement of a level, -1 being silence."""
    spoken = (Saying.RE if party is Party.RE else Saying.KONTRA, *ABSAGEN)
    return [Said(0, spoken[level], 12, party=party)] if level >= 0 else []


@pytest.mark.parametrize("preset", ["ddv", "pagat"])
@pytest.mark.parametrize("re", LEVELS)
@pytest.mark.parametrize("kontra", LEVELS)
def test_every_number_of_card_points_counts_as_it_should(preset: str, re: int, kontra: int) -> None:
    _, state = reached(("doppelkopf", preset), {})
    payoff = payoff_of(state, (*words(Party.RE, re), *words(Party.KONTRA, kontra)))
    said = {Party.RE: re, Party.KONTRA: kontra}
    assert list(payoff.pair[0].ours[BOTH]) == re_scores(options_of(state.options), said, lone=False)
    assert list(payoff.alone[0].ours[BOTH]) == re_scores(options_of(state.options), said, lone=True)


@pytest.mark.parametrize("kind", ["rufer-C", "muss-C", "hochzeit", "wenz", "solo-C", "geier"])
def test_every_number_of_card_points_counts_in_schafkopf(kind: str) -> None:
    _, state = reached(("schafkopf", "schaf"), {})
    options, contract = state.options, Contract.parse(kind)
    assert isinstance(options, SchafkopfOptions)
    payoff = schafkopf.payoff(options, state.standing, contract, 1)
    lone = not payoff.pair
    for runners, table in enumerate(payoff.alone or payoff.pair):
        for points in range(121):
            facts = schafkopf_scoring.Facts(
                contract,
                lone,
                {Party.DECLARER: points, Party.DEFENDERS: 120 - points},
                {Party.DECLARER: 1, Party.DEFENDERS: 1},
                runners,
                payoff.variants - 1,
            )
            value = 2 * schafkopf_scoring.value(facts, schafkopf_scoring.lines(facts, options))
            assert table.ours[BOTH][points] == value * (3 if lone else 1)


# Announcements to come


def test_re_and_no_90_are_worth_what_they_are_when_said() -> None:
    _, state = reached(("doppelkopf", "ddv"), {}, "0:healthy,1:healthy,2:healthy,3:healthy")
    silent, re = payoff_of(state), payoff_if(state, Party.RE, [Saying.RE])
    assert re.pair[0].ours[BOTH][121] == silent.pair[0].ours[BOTH][121] + 2
    # Won by Kontra: game, the old ladies, and Re said.
    assert re.pair[0].ours[BOTH][120] == -4
    missed = payoff_if(state, Party.RE, [Saying.RE, Saying.NO_90])
    assert missed.pair[0].ours[BOTH][150] < 0 < missed.pair[0].ours[BOTH][151]


def test_kontra_doubles_a_rufer() -> None:
    _, state = reached(
        ("schafkopf", "schaf"), {0: "CQ SQ HQ CJ HA HT C9 D9", 1: "CA"}, "0:rufer C,1:pass,2:pass,3:pass", kontra=1
    )
    plain, doubled = payoff_of(state), payoff_if(state, Party.DEFENDERS, [Saying.KONTRA])
    variant = variant_of(state, state.deal.hands, state.side or ())
    for points in (30, 60, 61, 91):
        assert doubled.pair[variant].ours[BOTH][points] == 2 * plain.pair[variant].ours[BOTH][points]
    assert variant == 3


def test_declared_piglets_are_no_foxes() -> None:
    _, state = reached(
        ("doppelkopf", "ddv-piglets"), {0: "DA DA"}, "0:healthy,1:healthy,2:healthy,3:healthy,0:say piglets"
    )
    assert payoff_of(state).specials.fox == NOBODY
