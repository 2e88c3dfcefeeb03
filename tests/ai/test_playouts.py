"""Playouts of the kernel: what they score, and that they depend on nothing but what they are given."""

from __future__ import annotations

import random
import statistics
import threading
from typing import TYPE_CHECKING

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import bytes_of, cards_of
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import deal_of, situation_of
from cardavia.engine.doppelkopf.genscher import was_just_called
from cardavia.engine.observation import observe
from tests.ai.kernel_deals import BOTH, CALLED, NORMAL, asked, played_on, starts
from tests.engine.helpers import ALL_RULES, Rules, match_of, rules_id
from tests.engine.house_rules.contract_checks import house_deal

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Deal

pytestmark = pytest.mark.skipif(not kernel.AVAILABLE, reason="the compiled kernel is not there")


def copies(rules: Rules) -> int:
    return 2 if rules[0] == "doppelkopf" else 1


def weighing(deal: Deal, weight: float) -> Deal:
    return (deal[0], deal[1], weight, deal[3] if len(deal) == 4 else 0)


def check_legal(rules: Rules, deals: int) -> None:
    """Compare the cards that may be played with the engine's, at every point of random deals."""
    source, match = random.Random(rules_id(rules)), match_of(rules)
    for _ in range(deals):
        match, states = house_deal(match_of(rules) if match.over else match, source)
        for state in states:
            playable = match.game.playable(state)
            if playable and state.turn is not None and not was_just_called(state):
                situation = situation_of(observe(match.game, state, state.turn))
                found = kernel.native.legal(situation, bytes_of(state.hands[state.turn]))
                assert set(cards_of(found)) == set(playable), state.moves


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_playouts_play_by_the_engines_rules(rules: Rules) -> None:
    check_legal(rules, 4)


def test_called_aces_run_away_in_playouts_as_in_the_engine() -> None:
    check_legal(CALLED, 60)


@pytest.mark.parametrize("rules", BOTH, ids=rules_id)
def test_means_and_variances_are_those_of_the_single_deals(rules: Rules) -> None:
    situation, payoff, deals = asked(rules)
    coldly = kernel.native.Policy.make(copies(rules), {"temperature": 0})
    scores = [kernel.native.play_deal(situation, payoff, deal, policy=coldly)[1][situation.own] for deal in deals]
    [found] = kernel.native.playouts(situation, [payoff], deals, policy=coldly, repeats=2)
    assert found.card == -1
    assert found.playouts == 2 * len(deals)
    assert found.means == pytest.approx([statistics.mean(scores)])
    assert found.variances == pytest.approx([statistics.pvariance(scores)])


@pytest.mark.parametrize("rules", BOTH, ids=rules_id)
def test_deals_count_by_their_weights(rules: Rules) -> None:
    situation, payoff, deals = asked(rules, 30)
    coldly = kernel.native.Policy.make(copies(rules), {"temperature": 0})
    scores = [kernel.native.play_deal(situation, payoff, deal, policy=coldly)[1][situation.own] for deal in deals]
    weights = [float(place % 3) for place in range(len(deals))]
    weighed = [weighing(deal, weight) for deal, weight in zip(deals, weights, strict=True)]
    [found] = kernel.native.playouts(situation, [payoff], weighed, policy=coldly)
    expected = sum(score * weight for score, weight in zip(scores, weights, strict=True)) / sum(weights)
    assert found.means == pytest.approx([expected])


@pytest.mark.parametrize("rules", BOTH, ids=rules_id)
def test_results_depend_on_the_seed_and_not_on_the_threads(rules: Rules) -> None:
    situation, payoff, deals = asked(rules)
    one, two, other = (
        kernel.native.playouts(
            situation, [payoff, payoff], deals, repeats=20, seed=seed, histogram=True, threads=threads
        )[0]
        for seed, threads in ((1, 1), (1, 2), (2, 1))
    )
    assert (one.means, one.variances, one.histogram) == (two.means, two.variances, two.histogram)
    assert one.means[0] == one.means[1]
    assert one.histogram != other.histogram


@pytest.mark.parametrize("rules", BOTH, ids=rules_id)
def test_every_move_gets_the_same_deals_and_chances(rules: Rules) -> None:
    situation, payoff, deals = asked(rules)
    move = kernel.native.legal(situation, deals[0][0][situation.turn])[:1]
    twice = kernel.native.playouts(situation, [payoff], deals[:1], move + move, repeats=30)
    alone = kernel.native.playouts(situation, [payoff], deals[:1], move, repeats=30)
    assert [found.card for found in twice] == [move[0], move[0]]
    assert twice[0].means == twice[1].means == alone[0].means


@pytest.mark.parametrize("rules", BOTH, ids=rules_id)
def test_the_histogram_tells_how_often_each_number_of_points_came(rules: Rules) -> None:
    situation, payoff, deals = asked(rules)
    [found] = kernel.native.playouts(situation, [payoff], deals, repeats=5, histogram=True)
    assert len(found.histogram) == match_of(rules).game.pack_points + 1
    assert sum(found.histogram) == pytest.approx(found.playouts)
    [short] = kernel.native.playouts(situation, [payoff], deals, repeats=5)
    assert short.histogram == []


def test_points_taken_before_count_in_the_histogram() -> None:
    state = starts(CALLED, 1)[0]
    game = match_of(CALLED).game
    state = played_on(CALLED, state, 28, random.Random(1))
    situation = situation_of(observe(game, state, 0))
    deal = deal_of(state, state.hands, state.deal.hands, state.side or ())
    [found] = kernel.native.playouts(situation, [priced(payoff_of(state))], [deal], random=True, histogram=True)
    end = played_on(CALLED, state, 4, random.Random(1))
    side = end.side or ()
    points = sum(trick.points for trick in end.tricks if trick.winner in side)
    assert found.histogram.index(1.0) == points


def test_a_finished_deal_is_scored_as_it_is() -> None:
    for rules in BOTH:
        game = match_of(rules).game
        state = played_on(rules, starts(rules, 1)[0], 12 * 4 if rules is NORMAL else 8 * 4, random.Random(2))
        assert state.done
        before = played_on(rules, starts(rules, 1)[0], 12 * 4 - 1 if rules is NORMAL else 8 * 4 - 1, random.Random(2))
        situation = situation_of(observe(game, before, 0))
        deal = deal_of(before, before.hands, before.deal.hands, before.side or ())
        shown, scores = kernel.native.play_deal(situation, priced(payoff_of(before)), deal)
        assert len(shown) == 1
        assert tuple(scores) == game.score(state).scores


def test_a_word_stops_playouts_before_they_begin_and_while_they_run() -> None:
    situation, payoff, deals = asked(NORMAL)
    stop = kernel.native.Stop()
    threading.Timer(0.05, stop.set).start()
    [found] = kernel.native.playouts(situation, [payoff], deals, repeats=10**8, stop=stop, threads=2)
    assert 0 < found.playouts < 10**8
    [nothing] = kernel.native.playouts(situation, [payoff], deals, stop=stop)
    assert (nothing.playouts, nothing.means) == (0, [0.0])


def test_the_first_card_of_a_playout_depends_on_nothing_hidden() -> None:
    situation, payoff, deals = asked(NORMAL, 40)
    mine, side = deals[0][0][situation.turn], deals[0][1]
    source = random.Random(4)
    first = set()
    for _ in range(20):
        hidden = [kind for place in (1, 2, 3) for kind in deals[0][0][place]]
        source.shuffle(hidden)
        hands = (mine, bytes(hidden[:12]), bytes(hidden[12:24]), bytes(hidden[24:]))
        shown, _ = kernel.native.play_deal(situation, payoff, (hands, side), seed=5)
        first.add(shown[0])
    assert len(first) == 1


def test_what_contradicts_the_rules_is_refused() -> None:
    situation, payoff, deals = asked(NORMAL)
    hands, side = deals[0][0], deals[0][1]
    short = (hands[0][1:], *hands[1:])
    doubled = (hands[1], *hands[1:])
    with pytest.raises(ValueError, match="wrong size"):
        kernel.native.playouts(situation, [payoff], [(short, side)])
    with pytest.raises(ValueError, match="not the cards left"):
        kernel.native.playouts(situation, [payoff], [(doubled, side)])
    with pytest.raises(ValueError, match="different hands"):
        kernel.native.playouts(situation, [payoff], deals, hands[0][:1])
    with pytest.raises(ValueError, match="may not be played"):
        kernel.native.playouts(situation, [payoff], deals[:1], bytes({*hands[1]} - {*hands[0]})[:1])
    with pytest.raises(ValueError, match="no deal"):
        kernel.native.playouts(situation, [payoff], [(hands, side, 0.0)])
    with pytest.raises(ValueError, match="no payoff"):
        kernel.native.playouts(situation, [], deals)
    with pytest.raises(ValueError, match="wrong size"):
        kernel.native.Payoff.sides([0.0], [0.0], 240)
    with pytest.raises(ValueError, match="no such weight"):
        kernel.native.Policy.make(2, {"luck": 1.0})
