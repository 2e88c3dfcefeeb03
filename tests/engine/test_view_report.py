"""What a program as player is told of a deal: the report of `replay`, cut to what its seat may know."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from cardavia.engine.actions import Play
from cardavia.engine.cards import Hand
from cardavia.engine.game import Game
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import observe
from cardavia.engine.report import deal_report, observation_report
from cardavia.engine.state import Deal, Standing, State
from tests.engine.helpers import ALL_RULES, Rules, fill, match_of, random_deal, rules_id, state_of

PUBLIC = ("dealer", "phase", "announcements", "tricks", "to_act", "winner", "lines", "factors", "scores", "redeal")
"""Keys of a deal's report that are the same for everybody."""
HIDDEN_WHILE_SECRET = ("contract", "declarer", "parties", "points", "trick_counts")


def reports(rules: Rules, seed: int) -> list[tuple[State, int, dict[str, Any], dict[str, Any]]]:
    """Return states of a random deal, with a seat, what is reported to it and the whole truth."""
    match, states = random_deal(match_of(rules), random.Random(f"{seed} {rules_id(rules)}"))
    return [
        (state, seat, observation_report(observe(match.game, state, seat)), deal_report(match.game, state))
        for state in states
        for seat in state.players
    ]


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_it_is_the_report_of_the_deal_where_that_is_public(rules: Rules) -> None:
    for state, seat, told, truth in reports(rules, 1):
        assert {key: told[key] for key in PUBLIC} == {key: truth[key] for key in PUBLIC}
        assert told["legal"] == {str(seat): truth["legal"][str(seat)]}
        assert told["hand"] == [card.code for card in state.hands[seat]] or state.phase.value == "double"
        json.dumps(told, allow_nan=False)


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_sides_and_points_are_told_once_everybody_knows_them(rules: Rules) -> None:
    for state, _, told, truth in reports(rules, 2):
        for party, seats in (told["parties"] or {}).items():
            assert set(seats) <= set(truth["parties"][party])
        named = sum(map(len, (told["parties"] or {}).values()))
        if named == len(state.players):
            assert {key: told[key] for key in HIDDEN_WHILE_SECRET} == {key: truth[key] for key in HIDDEN_WHILE_SECRET}
        else:
            assert (told["points"], told["trick_counts"]) == (None, None)


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_where_the_others_cards_lie_changes_nothing(rules: Rules) -> None:
    """The reservations alone: nobody has shown a card, so that any cards of the others fit what was said."""
    match, source = match_of(rules), random.Random(rules_id(rules))
    deal = deal_cards(match.game, match.options, 3, match.seats, source)
    for seat in deal.players:
        other = with_others_shuffled(deal, seat, source)
        assert told_first(match.game, match.options, deal, seat) == told_first(match.game, match.options, other, seat)


def with_others_shuffled(deal: Deal, seat: int, source: random.Random) -> Deal:
    cards = [card for other in deal.players if other != seat for card in deal.hands[other]]
    source.shuffle(cards)
    size = len(deal.hands[seat])

    def hand(other: int) -> Hand:
        return deal.hands[seat] if other == seat else tuple(cards.pop() for _ in range(size))

    return deal._replace(hands=tuple(hand(other) for other in range(deal.seats)))


def told_first(game: Game, options: Any, deal: Deal, seat: int) -> dict[str, Any]:
    return observation_report(observe(game, game.begin(options, deal, Standing()), seat))


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_every_card_that_is_told_was_in_the_own_hand_or_lay_on_the_table(rules: Rules) -> None:
    for state, seat, told, _ in reports(rules, 3):
        lay = {move.action.card.code for move in state.moves if isinstance(move.action, Play)}
        mine = {card.code for card in (*state.hands[seat], *state.deal.hands[seat])}
        # The rules name cards, and so does whoever calls one; what was exchanged has a test of its own.
        cut = {key: value for key, value in told.items() if key not in ("options", "called", "moves", "legal")}
        assert set(re.findall(r"\b[CSHD][ATKQJ987]\b", json.dumps(cut))) <= lay | mine
        assert told["counts"] == [len(hand) for hand in state.hands]


def test_a_silent_wedding_is_a_normal_game_to_the_others() -> None:
    rules: Rules = ("doppelkopf", "ddv", {})
    game, options = match_of(rules).game, match_of(rules).options
    hands = fill("doppelkopf", options, {1: "CQ CQ"})
    state = state_of(rules, 3, hands, "0:healthy, 1:healthy, 2:healthy, 3:healthy")
    told = [observation_report(observe(game, state, seat)) for seat in range(4)]
    assert [one["contract"] for one in told] == ["normal", "silent-wedding", "normal", "normal"]
    assert [one["declarer"] for one in told] == [None, 1, None, None]
    assert [one["parties"] for one in told] == [None] * 4


def test_cards_that_change_hands_are_words_to_the_others() -> None:
    rules: Rules = ("doppelkopf", "pagat", {})
    game, options = match_of(rules).game, match_of(rules).options
    hands = fill("doppelkopf", options, {0: "DQ DK CA CA SA SA HA HA CK SK CT ST"})
    state = state_of(
        rules, 3, hands, "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass DQ DK CA, 1:accept, 1:return CA DQ DK"
    )
    told = [observation_report(observe(game, state, seat))["moves"] for seat in range(4)]
    assert told[2] == told[3]
    assert [move for move in told[2] if " " in move] == ["0:pass card card card", "1:return trump trump plain"]
    assert [move for move in told[0] if " " in move] == ["0:pass CA DK DQ", "1:return CA DK DQ"]
    assert told[1] == told[0]


def test_the_rules_stand_in_it() -> None:
    rules: Rules = ("doppelkopf", "pagat", {"solos": ("D",)})
    hands = fill("doppelkopf", match_of(rules).options, {})
    told = observation_report(observe(match_of(rules).game, state_of(rules, 3, hands), 2))
    assert (told["game"], told["seat"], told["players"]) == ("doppelkopf", 2, [0, 1, 2, 3])
    assert list(told["options"]["solos"]) == ["D"]
    assert told["standing"]["bock"] is False
