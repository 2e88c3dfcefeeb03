"""Situations of the bridge: deals that the kernel plays on end as the engine says, from any point, under any rules."""

import random

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import deal_of, situation_of
from cardavia.engine.actions import PLAYS, Move, Saying
from cardavia.engine.cards import PACK
from cardavia.engine.doppelkopf.genscher import was_just_called
from cardavia.engine.game import Game, apply
from cardavia.engine.observation import observe
from cardavia.engine.state import State
from tests.ai.positions import reached
from tests.engine.helpers import ALL_RULES, Rules, match_of, rules_id
from tests.engine.house_rules.combinations import alone, combination
from tests.engine.house_rules.contract_checks import house_deal

pytestmark = pytest.mark.skipif(not kernel.AVAILABLE, reason="the compiled kernel is not there")


def check_from(game: Game, state: State, source: random.Random) -> None:
    """Let the kernel play the deal on, by chance or by policy; replay its cards and compare the scores."""
    seat = source.choice(state.players)
    situation = situation_of(observe(game, state, seat))
    assert state.players[situation.own] == seat
    assert state.players[situation.turn] == state.turn
    deal = deal_of(state, state.hands, state.deal.hands, state.side or ())
    shown, scores = kernel.native.play_deal(
        situation, priced(payoff_of(state)), deal, seed=source.getrandbits(60), random=source.random() < 0.5
    )
    end = state
    for place, kind in shown:
        move = Move(state.players[place], PLAYS[PACK[kind]])
        # Where something must be announced first (D26) no card is legal: it is laid all the same.
        end = end if end.done else apply(game, end, move) if game.playable(end) else game.advance(end, move)
    assert end.done
    expected = game.score(end).scores
    assert expected is not None
    assert [expected[player] for player in state.players] == scores, state.moves


def check_deals(rules: Rules, seed: str, deals: int) -> None:
    """Play random deals and check a few of their positions."""
    source, match = random.Random(seed), match_of(rules)
    for _ in range(deals):
        match, states = house_deal(match_of(rules) if match.over else match, source)
        played = [state for state in states if match.game.playable(state) and not was_just_called(state)]
        for state in source.sample(played, min(len(played), 5)):
            check_from(match.game, state, source)


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_deals_played_on_by_the_kernel_end_as_the_engine_says(rules: Rules) -> None:
    check_deals(rules, f"situation {rules_id(rules)}", 10)


@pytest.mark.parametrize("rules", alone(), ids=rules_id)
def test_so_they_do_under_every_option(rules: Rules) -> None:
    check_deals(rules, f"option {rules_id(rules)}", 5)


@pytest.mark.parametrize("number", range(40))
def test_so_they_do_under_house_rules(number: int) -> None:
    check_deals(combination(number), f"house {number}", 5)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(40, 240, 20))
def test_so_they_do_under_many_house_rules(first: int) -> None:
    for number in range(first, first + 20):
        check_deals(combination(number), f"many {number}", 12)


def test_a_silent_wedding_is_not_given_away() -> None:
    moves = "0:healthy,1:healthy,2:healthy,3:healthy"
    game, state = reached(("doppelkopf", "ddv"), {0: "CQ CQ"}, moves)
    bride, other = (situation_of(observe(game, state, seat)) for seat in (0, 1))
    assert bride.known == other.known == [-1, -1, -1, -1]


def test_after_genscher_everybody_knows_the_sides() -> None:
    moves = "0:healthy,1:healthy,2:healthy,3:healthy,0:say genscher 1"
    game, state = reached(("doppelkopf", "ddv"), {0: "DK DK CQ", 2: "CQ"}, moves, genscher=True)
    assert any(said.saying is Saying.GENSCHER for said in state.said)
    assert situation_of(observe(game, state, 3)).known == [1, 1, 0, 0]
