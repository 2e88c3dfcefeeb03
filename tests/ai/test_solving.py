"""What each card is worth with open hands: whose points are counted, against a search that knows the engine alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.playing import moves
from cardavia.ai.solving import Asked, Basis, Certainty, Goal, asked_of, solve_state
from cardavia.engine.actions import PLAYS, Move
from cardavia.engine.cards import Card
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.sides import wedding_settled
from cardavia.engine.game import Game, apply
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.play import points_of, tricks_of
from cardavia.engine.state import Phase, State
from tests.ai.measuring import RandomCards
from tests.engine.helpers import PRESETS, Rules, fill, match_of, random_deal, rules_id, state_of

needs_kernel = pytest.mark.skipif(not kernel.AVAILABLE, reason="the compiled kernel is missing")
CONTRACTS: list[Rules] = [
    *PRESETS,
    ("schafkopf", "schaf", {"all_pass": "ramsch"}),
    ("schafkopf", "schaf", {"all_pass": "muss", "bettel": True, "hochzeit": True, "geier": True}),
    ("schafkopf", "schaf", {"short_deck": True}),
    ("doppelkopf", "pagat", {"dulle": "second-except-last", "piglets": "trump-suit", "poverty_refused": "black-sow"}),
    ("doppelkopf", "ukr", {"dulle": "second-only-last", "genscher": True, "seats": 5}),
]
LEFT = 3
"""Cards in a hand from which a plain search is quick."""


def endings(rules: Rules, seed: int, deals: int = 8) -> Iterator[tuple[Game, State]]:
    """Yield points near the end of deals at which a card is to be played, in the middle of tricks too.

    The cards are played at random, every other time after calls that make sense.
    """
    source = random.Random(f"{seed} {rules_id(rules)}")
    for number in range(deals):
        match, states = random_deal(match_of(rules), source)
        states = usual_states(match, source) if number % 2 else states
        playing = [state for state in states if is_ending(match, state)]
        yield from ((match.game, state) for state in source.sample(playing, min(2, len(playing))))


def usual_states(match: Match, source: random.Random) -> list[State]:
    """Return the states of another deal of the match, called as easy players do."""
    match = match.start(deal_cards(match.game, match.options, match.next_dealer, match.seats, source))
    states = [match.deals[-1]]
    for move in moves(match.game, states[0], [RandomCards(source)] * match.seats):
        states.append(apply(match.game, states[-1], move))
    return states


def is_ending(match: Match, state: State) -> bool:
    cards = max(map(len, state.hands))
    return state.phase is Phase.PLAY and cards <= LEFT and bool(match.game.playable(state))


def plain_value(game: Game, state: State, asked: Asked) -> int:
    """Return what the side has at the end of the deal, by trying everything with the rules of the engine."""
    if max(map(len, state.hands)) == 0 or state.turn is None:
        return points_of(state, asked.side) if asked.goal is Goal.POINTS else tricks_of(state, asked.side)
    best = max if state.turn in asked.maximizers else min
    return best(plain_value(game, after(game, state, card), asked) for card in game.playable(state))


def after(game: Game, state: State, card: Card) -> State:
    assert state.turn is not None
    return game.advance(state, Move(state.turn, PLAYS[card]))


@pytest.mark.parametrize("rules", CONTRACTS, ids=rules_id)
def test_each_card_is_worth_what_trying_everything_finds(rules: Rules) -> None:
    # A deal about tricks the engine ends with the one that decides it.
    found = [(game, state, asked_of(game, state)) for game, state in endings(rules, 1)]
    by_points = [moment for moment in found if moment[2].goal is Goal.POINTS]
    assert by_points
    for game, state, asked in by_points:
        solved = solve_state(game, state)
        assert {value.card for value in solved.cards} == set(game.playable(state))
        for value in solved.cards:
            expected = plain_value(game, after(game, state, value.card), asked)
            assert (value.value, value.low, value.high) == (expected, expected, expected)
            assert value.certainty is Certainty.EXACT


@pytest.mark.parametrize("rules", CONTRACTS, ids=rules_id)
def test_the_best_cards_are_best_for_who_plays(rules: Rules) -> None:
    for game, state in endings(rules, 2):
        solved = solve_state(game, state)
        values = {value.card: value.value for value in solved.cards}
        numbers = [value for value in values.values() if value is not None]
        wanted = max(numbers) if solved.asked.high else min(numbers)
        assert solved.best
        assert set(solved.best) == {card for card, value in values.items() if value == wanted}
        assert solved.cards[0].card in solved.best


def asked(rules: Rules, hands: dict[int, str], actions: str, seed: int = 1) -> Asked:
    match = match_of(rules)
    state = state_of(rules, 3, fill(rules[0], match.options, hands, seed), actions)
    return asked_of(match.game, state)


HEALTHY = "0:healthy, 1:healthy, 2:healthy, 3:healthy"
PASSES = "0:pass, 1:pass, 2:pass, 3:pass"


def test_the_points_of_re_are_counted_and_wanted_by_re() -> None:
    found = asked(("doppelkopf", "ddv", {}), {1: "CQ", 2: "CQ"}, HEALTHY)
    assert (found.basis, found.goal, found.side, found.taken) == (Basis.SIDES, Goal.POINTS, (1, 2), 0)
    assert not found.high
    assert str(found.party) == "Party.RE"


def test_a_called_ace_makes_the_partner() -> None:
    hands = {0: "CT CK SK HA DT D9 D8 D7", 1: "CA CJ HJ H9", 2: "CQ SQ", 3: "SA DA"}
    found = asked(("schafkopf", "schaf", {}), hands, "0:rufer C, 1:pass, 2:pass, 3:pass")
    assert (found.basis, found.side, found.high) == (Basis.SIDES, (0, 1), True)


def test_a_bride_without_a_partner_is_alone() -> None:
    hands = {1: "CQ CQ"}
    found = asked(("doppelkopf", "ddv", {}), hands, "0:healthy, 1:wedding, 2:healthy, 3:healthy")
    assert (found.basis, found.side, found.party) == (Basis.OPEN_WEDDING, (1,), None)
    assert found.maximizers == (1,)


def test_in_a_ramsch_one_wants_few_points_and_three_play_against_him() -> None:
    found = asked(("schafkopf", "schaf", {"all_pass": "ramsch"}), {}, PASSES)
    assert (found.basis, found.side, found.party) == (Basis.ALONE, (0,), None)
    assert found.maximizers == (1, 2, 3)
    assert not found.high


@pytest.mark.parametrize(
    ("bid", "high"), [("wenz-tout", True), ("solo-tout H", True), ("bettel", False), ("wenz", True)]
)
def test_tricks_count_where_one_trick_decides(bid: str, high: bool) -> None:
    rules: Rules = ("schafkopf", "schaf", {"bettel": True})
    found = asked(rules, {0: "CQ SQ HQ CJ SJ HJ DJ H9"}, f"0:{bid}, 1:pass, 2:pass, 3:pass")
    assert found.goal is (Goal.POINTS if bid == "wenz" else Goal.TRICKS)
    assert (found.side, found.high) == ((0,), high)


def test_schwarz_is_about_tricks_until_it_is_lost() -> None:
    rules: Rules = ("doppelkopf", "ddv", {})
    hands = {0: "CQ CA", 1: "CQ CK", 2: "CK", 3: "CT"}
    said = f"{HEALTHY}, 0:say schwarz"
    assert asked(rules, hands, said).goal is Goal.TRICKS
    won = asked(rules, hands, f"{said}, 0:CA, 1:CK, 2:CK, 3:CT")
    assert (won.goal, won.taken) == (Goal.TRICKS, 1)
    lost = asked(rules, {0: "CQ CT", 1: "CQ CK", 2: "CA", 3: "CT"}, f"{said}, 0:CT, 1:CK, 2:CA, 3:CT")
    assert (lost.goal, lost.taken) == (Goal.POINTS, 0)


def test_what_is_taken_already_counts() -> None:
    rules: Rules = ("doppelkopf", "ddv", {})
    found = asked(rules, {0: "CQ CA", 1: "CQ CK", 2: "CK", 3: "CT"}, f"{HEALTHY}, 0:CA, 1:CK, 2:CK, 3:CT")
    assert found.taken == 29


def test_a_wedding_is_open_until_its_trick() -> None:
    game, rules = match_of(PRESETS[2]).game, PRESETS[2]
    seen = {Basis.OPEN_WEDDING: 0, Basis.SIDES: 0}
    for seed in range(40):
        _, states = random_deal(match_of(rules), random.Random(seed))
        for state in states:
            if state.phase is Phase.PLAY and state.contract is not None and state.contract.kind is Kind.WEDDING:
                basis = asked_of(game, state).basis
                seen[basis] += 1
                assert (basis is Basis.OPEN_WEDDING) == (wedding_settled(state) is None)
    assert min(seen.values()) > 0


def whole_deal() -> tuple[Game, State]:
    rules: Rules = ("doppelkopf", "ddv", {})
    match = match_of(rules)
    return match.game, state_of(rules, 3, fill("doppelkopf", match.options, {1: "CQ", 2: "CQ"}), HEALTHY)


@needs_kernel
def test_what_the_nodes_do_not_reach_is_a_guess_between_bounds() -> None:
    solved = solve_state(*whole_deal(), nodes=1_000_000)
    assert Certainty.ESTIMATE in {value.certainty for value in solved.cards}
    for value in solved.cards:
        assert value.value is not None
        assert 0 <= value.low <= value.value <= value.high <= 240
    assert solved.nodes < 4 * 1_000_000 + 1000


@needs_kernel
def test_with_hardly_a_node_nothing_but_bounds_is_claimed() -> None:
    solved = solve_state(*whole_deal(), nodes=10)
    assert {value.certainty for value in solved.cards} == {Certainty.INTERVAL}
    assert all(value.value is None for value in solved.cards)
    assert solved.best


def test_the_same_question_has_the_same_answer() -> None:
    ask = partial(solve_state, *whole_deal(), nodes=20_000)
    assert ask().cards == ask().cards


@needs_kernel
@pytest.mark.parametrize("rules", [PRESETS[0], PRESETS[2]], ids=rules_id)
def test_without_the_kernel_the_last_cards_have_the_same_values(monkeypatch: pytest.MonkeyPatch, rules: Rules) -> None:
    found = list(endings(rules, 3))
    with_kernel = [solve_state(*moment) for moment in found]
    monkeypatch.setattr(kernel, "AVAILABLE", False)
    for moment, expected in zip(found, with_kernel, strict=True):
        plain = solve_state(*moment)
        assert set(plain.cards) == set(expected.cards)
        assert set(plain.best) == set(expected.best)


def test_without_the_kernel_whole_hands_have_bounds_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "AVAILABLE", False)
    game, state = whole_deal()
    solved = solve_state(game, state)
    assert {value.card for value in solved.cards} == set(game.playable(state))
    assert {(value.low, value.high, value.certainty) for value in solved.cards} == {(0, 240, Certainty.INTERVAL)}


def test_nothing_is_solved_where_no_card_is_to_be_played() -> None:
    match = match_of(PRESETS[2])
    state = state_of(PRESETS[2], 3, fill("doppelkopf", match.options, {}))
    with pytest.raises(ValueError, match="no card"):
        solve_state(match.game, state)
