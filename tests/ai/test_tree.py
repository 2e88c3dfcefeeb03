"""The searches of the kernel: what they find, that they repeat themselves, and that they stop when told."""

import random
import threading

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import cards_of
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import deal_of, situation_of
from cardavia.engine.actions import PLAYS, Move
from cardavia.engine.cards import Card
from cardavia.engine.game import apply
from cardavia.engine.observation import observe
from cardavia.engine.state import State
from tests.ai.kernel_deals import BOTH, CALLED, asked, played_on, starts
from tests.engine.helpers import Rules, match_of, rules_id

pytestmark = pytest.mark.skipif(not kernel.AVAILABLE, reason="the compiled kernel is not there")


Found = list[tuple[int, int, float, float]]


def found_by_tree(rules: Rules, seed: int = 0, trees: int = 1, threads: int = 1) -> Found:
    situation, payoff, deals = asked(rules)
    found = kernel.native.search_tree(situation, payoff, deals, 600, seed=seed, trees=trees, threads=threads)
    return [(move.card, move.visits, move.mean, move.variance) for move in found]


def found_flat(rules: Rules, seed: int = 0, threads: int = 1) -> Found:
    situation, payoff, deals = asked(rules)
    found = kernel.native.search_flat(situation, payoff, deals[:1], 600, seed=seed, threads=threads)
    return [(move.card, move.visits, move.mean, move.variance) for move in found]


@pytest.mark.parametrize("rules", BOTH, ids=rules_id)
def test_searches_depend_on_the_seed_and_not_on_the_threads(rules: Rules) -> None:
    assert found_by_tree(rules, trees=3) == found_by_tree(rules, trees=3, threads=2)
    assert found_by_tree(rules) != found_by_tree(rules, seed=1)
    assert found_flat(rules) == found_flat(rules, threads=2)
    assert found_flat(rules) != found_flat(rules, seed=1)


@pytest.mark.parametrize("rules", BOTH, ids=rules_id)
def test_every_iteration_is_a_visit_of_one_move(rules: Rules) -> None:
    assert sum(visits for _, visits, _, _ in found_by_tree(rules, trees=7)) == 600


@pytest.mark.parametrize("rules", BOTH, ids=rules_id)
def test_the_flat_search_looks_longer_at_better_moves(rules: Rules) -> None:
    situation, _, deals = asked(rules)
    moves = found_flat(rules)
    assert {card for card, *_ in moves} == set(kernel.native.legal(situation, deals[0][0][situation.turn]))
    assert moves[0][1] == max(visits for _, visits, _, _ in moves)
    assert moves[-1][1] == min(visits for _, visits, _, _ in moves)


def best_score(state: State, seat: int) -> float:
    """Return what the seat to move can get with everything in the open: each seat for its own score."""
    game = match_of(CALLED).game
    if state.done:
        scores = game.score(state).scores
        assert scores is not None
        return scores[seat]
    assert state.turn is not None
    values = [best_score(after(state, card), seat) for card in set(game.playable(state))]
    side = state.side or ()
    return max(values) if (state.turn in side) == (seat in side) else min(values)


def after(state: State, card: Card) -> State:
    assert state.turn is not None
    return apply(match_of(CALLED).game, state, Move(state.turn, PLAYS[card]))


@pytest.mark.parametrize("number", range(12))
def test_with_the_cards_in_the_open_the_tree_finds_a_best_card(number: int) -> None:
    game = match_of(CALLED).game
    state = played_on(CALLED, starts(CALLED, 12)[number], 20, random.Random(number))
    seat = state.turn
    assert seat is not None
    deal = deal_of(state, state.hands, state.deal.hands, state.side or ())
    moves = kernel.native.search_tree(
        situation_of(observe(game, state, seat)), priced(payoff_of(state)), [deal], 4000, exploration=1.0
    )
    [card] = cards_of(bytes([moves[0].card]))
    assert best_score(after(state, card), seat) == best_score(state, seat)


def test_a_word_stops_searches() -> None:
    situation, payoff, deals = asked(BOTH[0])
    stop = kernel.native.Stop()
    threading.Timer(0.05, stop.set).start()
    moves = kernel.native.search_tree(situation, payoff, deals, 10**9, stop=stop)
    assert 0 < sum(move.visits for move in moves) < 10**9
    assert kernel.native.search_tree(situation, payoff, deals, 10**9, stop=stop) == []
    flat = kernel.native.search_flat(situation, payoff, deals[:1], 10**9, stop=stop)
    assert sum(move.visits for move in flat) == 0
