"""The easy player under every option, alone and together: legal, always the same, quick, and better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import Player, RandomPlayer
from cardavia.ai.playing import moves
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.state import Phase, Standing
from tests.ai.measuring import lead_of_easy
from tests.ai.test_easy_contract import Watched
from tests.ai.test_easy_knowledge import check_conclusions
from tests.engine.helpers import Rules, match_of, rules_id
from tests.engine.house_rules.combinations import alone, combination
from tests.engine.house_rules.contract_checks import wished_cards

ALONE = alone()
COMBINATIONS = 200
QUICK_COMBINATIONS = 20


def play(rules: Rules, deals: int, seed: str, players: Sequence[Player]) -> None:
    """Play so many deals, in every other one of which somebody holds what a special contract asks for."""
    source, match = random.Random(seed), match_of(rules)
    for number in range(deals):
        match = match_of(rules) if match.over else match
        match = _played(match, number, source, players)


def _played(match: Match, number: int, source: random.Random, players: Sequence[Player]) -> Match:
    *_, last = _states(match, number, source, players)
    return last


def _states(match: Match, number: int, source: random.Random, players: Sequence[Player]) -> Iterator[Match]:
    """Yield the match after each move of one more deal."""
    usual = deal_cards(match.game, match.options, match.next_dealer, match.seats, source)
    match = match.start(wished_cards(match, source) if number % 2 else usual)
    for move in moves(match.game, match.deals[-1], players):
        match = match.play(move)
        yield match


def mixed(seed: int) -> list[Player]:
    """Return easy players beside random ones, whose moves lead to positions that easy players do not reach."""
    chance = RandomPlayer(random.Random(seed))
    return [Watched(), chance, Watched(), chance, Watched()]


@pytest.mark.parametrize("rules", ALONE, ids=rules_id)
def test_easy_keeps_the_rules_under_each_option(rules: Rules) -> None:
    play(rules, 4, rules_id(rules), [Watched()] * 5)
    play(rules, 4, rules_id(rules), mixed(1))


@pytest.mark.parametrize("number", range(QUICK_COMBINATIONS))
def test_easy_keeps_the_rules_under_combinations(number: int) -> None:
    play(combination(number), 4, str(number), mixed(number))


@pytest.mark.parametrize("rules", [*ALONE, *map(combination, range(QUICK_COMBINATIONS))], ids=rules_id)
def test_every_conclusion_is_true_under_each_option(rules: Rules) -> None:
    source, chance = random.Random(rules_id(rules)), RandomPlayer(random.Random(3))
    for number in range(2):
        for match in _states(match_of(rules), number, source, [EasyPlayer(), chance] * 3):
            state = match.deals[-1]
            for seat in state.players if state.phase is Phase.PLAY else ():
                check_conclusions(match.game, state, seat)


@pytest.mark.slow
@pytest.mark.parametrize("rules", ALONE, ids=rules_id)
def test_easy_keeps_the_rules_under_each_option_for_long(rules: Rules) -> None:
    play(rules, 8, f"long {rules_id(rules)}", [Watched()] * 5)
    play(rules, 8, f"long {rules_id(rules)}", mixed(2))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(COMBINATIONS))
def test_easy_keeps_the_rules_under_combinations_for_long(number: int) -> None:
    play(combination(number), 3, f"long {number}", [Watched()] * 5)
    play(combination(number), 3, f"long {number}", mixed(number))


@pytest.mark.slow
@pytest.mark.parametrize("rules", ALONE, ids=rules_id)
def test_easy_beats_random_under_each_option(rules: Rules) -> None:
    dear = match_of(rules).options
    standing = Standing(bock=getattr(dear, "bock", False), stock=8 if getattr(dear, "all_pass", "") == "stock" else 0)
    assert lead_of_easy(rules, "random", 24, standing) > 3
