"""Claims of the rest against a plain search through the engine's own rules, in endings of both games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.budget import Budget
from cardavia.ai.claiming import judge_claim
from cardavia.ai.claiming_rules import Ruling, Verdict, is_claimable
from cardavia.engine.actions import PLAYS, Move
from cardavia.engine.cards import Card, parse_cards
from cardavia.engine.game import Game
from cardavia.engine.observation import observe
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, State, Trick
from tests.ai.played import RULES, Rules, positions
from tests.ai.positions import reached

TOPS = "CJ SJ HJ DJ CA SA HA DA"
ALL_HIGH = {0: TOPS}
WENZ = "0:wenz,1:pass,2:pass,3:pass"


def holds_all(game: Game, state: State, seat: Seat) -> bool:
    """Say whether the seat can take every trick that is left; by the engine, card by card."""
    if not state.hands[seat] and not (state.trick and state.trick.cards):
        return True
    assert state.turn is not None
    after = (_played(game, state, card) for card in dict.fromkeys(game.playable(state)))
    good = (_keeps(state, later, seat) and (later.done or holds_all(game, later, seat)) for later in after)
    return any(good) if state.turn == seat else all(good)


def _played(game: Game, state: State, card: Card) -> State:
    assert state.turn is not None
    return game.advance(state, Move(state.turn, PLAYS[card]))


def _keeps(before: State, later: State, seat: Seat) -> bool:
    return all(trick.winner == seat for trick in later.tricks[len(before.tricks) :])


def endings(rules: Rules, cards: int, seed: int, deals: int) -> Iterator[tuple[Game, State, Seat]]:
    """Yield positions in which the seat in turn holds so many cards or fewer."""
    for game, state in positions(*rules, seed=seed, deals=deals):
        claimable = state.turn is not None and is_claimable(observe(game, state, state.turn))
        if claimable and state.turn is not None and len(state.hands[state.turn]) <= cards:
            yield game, state, state.turn


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_claim_is_granted_exactly_where_every_trick_can_be_held(rules: Rules) -> None:
    seen = set()
    for game, state, seat in endings(rules, cards=3, seed=6, deals=10):
        verdict = judge_claim(game, state)
        assert (verdict.ruling is Ruling.GRANTED) is holds_all(game, state, seat)
        seen.add(verdict.ruling)
    assert seen == {Ruling.GRANTED, Ruling.REFUSED}


@pytest.mark.parametrize("rules", RULES[:3], ids=str)
def test_without_the_kernel_the_answer_is_the_same(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(game, state, judge_claim(game, state)) for game, state, _ in endings(rules, cards=3, seed=7, deals=3)]
    monkeypatch.setattr(kernel, "AVAILABLE", False)
    assert all(judge_claim(game, state).ruling is verdict.ruling for game, state, verdict in found)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_card_of_a_granted_claim_keeps_every_trick(rules: Rules) -> None:
    for game, state, seat in endings(rules, cards=3, seed=8, deals=6):
        card = judge_claim(game, state).card
        if card is not None:
            later = _played(game, state, card)
            assert _keeps(state, later, seat)
            assert later.done or holds_all(game, later, seat)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_trick_that_a_refusal_names_is_still_to_be_won(rules: Rules) -> None:
    for game, state, seat in endings(rules, cards=3, seed=9, deals=6):
        verdict = judge_claim(game, state)
        if verdict.ruling is Ruling.REFUSED:
            assert verdict.card is None
            assert verdict.trick is not None
            assert len(state.tricks) < verdict.trick <= len(state.tricks) + len(state.hands[seat])


def test_a_hand_that_cannot_be_beaten_is_a_claim_from_the_first_lead() -> None:
    game, state = reached(("schafkopf", "schaf"), ALL_HIGH, WENZ)
    assert judge_claim(game, state).ruling is Ruling.GRANTED


@pytest.mark.skipif(not kernel.AVAILABLE, reason="only the kernel stops")
def test_what_cannot_be_found_out_in_the_time_is_left_open() -> None:
    game, state = next(
        (game, state)
        for game, state in positions("doppelkopf", "ddv", {}, seed=1, deals=1)
        if state.phase is Phase.PLAY
    )
    budget = Budget()
    budget.cancel()
    assert judge_claim(game, state, budget, nodes=1).ruling is Ruling.UNDECIDED


def test_a_claim_needs_a_card_to_play() -> None:
    game, state = reached(("schafkopf", "schaf"), ALL_HIGH)
    with pytest.raises(ValueError, match="no card"):
        judge_claim(game, state)


def test_a_claim_is_offered_in_turn_and_after_a_full_trick_only() -> None:
    game, state = reached(("schafkopf", "schaf"), ALL_HIGH, WENZ)
    source = random.Random(1)
    while not state.done:
        for seat in state.players:
            offered = is_claimable(observe(game, state, seat))
            assert offered is (seat == state.turn and bool(state.tricks))
        state = _played(game, state, source.choice(game.playable(state)))


def test_nothing_is_left_to_claim_against_a_tout() -> None:
    game, state = reached(("schafkopf", "schaf"), ALL_HIGH, "0:wenz-tout,1:pass,2:pass,3:pass")
    while not state.done:
        offered = [seat for seat in state.players if is_claimable(observe(game, state, seat))]
        assert offered in ([], [0])
        state = _played(game, state, game.playable(state)[0])


@pytest.mark.parametrize(
    ("moves", "chosen"),
    [("0:bettel,1:pass,2:pass,3:pass", {"bettel": True}), ("0:pass,1:pass,2:pass,3:pass", {"all_pass": "ramsch"})],
)
def test_no_claim_is_offered_where_tricks_are_bad(moves: str, chosen: dict[str, Any]) -> None:
    game, state = reached(("schafkopf", "schaf"), {}, moves, **chosen)
    assert state.phase is Phase.PLAY
    while not state.done:
        assert not any(is_claimable(observe(game, state, seat)) for seat in state.players)
        state = _played(game, state, game.playable(state)[0])


LAST_TWO = {0: "CQ SK", 1: "CA ST", 2: "D7 D8", 3: "D9 DK"}
"""The person leads a trump: who holds the called ace may not throw it off, and has to let the ten of spades go."""


def rufer_ending(hands: Mapping[int, str]) -> tuple[Game, State]:
    """Return the last two tricks of a Rufer calling the ace of clubs, which has not been led; seat 0 leads."""
    game, state = reached(("schafkopf", "schaf"), {0: "CQ C9", 1: "CA"}, "0:rufer C,1:pass,2:pass,3:pass")
    seats = (0, 1, 2, 3)
    full = Trick(seats, parse_cards("SQ HQ DQ CJ"), 0)
    left = tuple(parse_cards(hands[seat]) for seat in seats)
    return game, replace(state, hands=left, tricks=(full,) * 6, trick=Trick(seats), turn=0)


def test_a_duty_of_the_called_ace_can_make_a_claim_good() -> None:
    game, state = rufer_ending(LAST_TWO)
    assert holds_all(game, state, 0)
    assert judge_claim(game, state) == Verdict(Ruling.GRANTED, Card.parse("CQ"))


def test_without_that_duty_the_same_claim_is_refused() -> None:
    game, state = rufer_ending({**LAST_TWO, 1: "DA ST"})
    assert not holds_all(game, state, 0)
    assert judge_claim(game, state) == Verdict(Ruling.REFUSED, trick=8)


@pytest.mark.parametrize("seed", range(6))
def test_a_claim_in_a_wedding_goes_by_the_cards_alone(seed: int) -> None:
    source = random.Random(seed)
    moves = "0:wedding,1:healthy,2:healthy,3:healthy"
    game, state = reached(("doppelkopf", "ddv"), {0: "CQ CQ HT HT SQ SQ HQ HQ CA SA DA DA"}, moves)
    while not state.done:
        assert state.turn is not None
        if len(state.hands[state.turn]) <= 3:
            granted = judge_claim(game, state).ruling is Ruling.GRANTED
            assert granted is holds_all(game, state, state.turn)
        state = _played(game, state, source.choice(game.playable(state)))
