"""Mistakes that other programs are blamed for, each as a position in which the strong player does not make it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.search.level import STRONG
from cardavia.ai.search.player import SearchPlayer
from cardavia.engine.actions import Move, Play
from cardavia.engine.game import apply
from cardavia.engine.games import game_of
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.engine.result import Party
from cardavia.engine.state import Phase, Standing
from tests.ai.positions import seen

pytestmark = pytest.mark.skipif(not kernel.AVAILABLE, reason="the native kernel is not built")

SCHAF = ("schafkopf", "schaf")
DDV = ("doppelkopf", "ddv")
ALL_HEALTHY = "0:healthy,1:healthy,2:healthy,3:healthy,"
SEEDS = range(3)


def answers(rules: tuple[str, str], hands: dict[int, str], moves: str, **options: Any) -> set[str]:
    """Return what strong players of different chances do after the moves."""
    view = seen(rules, hands, moves, **options)
    return {str(SearchPlayer(STRONG[rules[0]], random.Random(seed)).choose(view)) for seed in SEEDS}


def sayings(rules: tuple[str, str], hands: dict[int, str], moves: str, seat: int, **options: Any) -> set[str]:
    """Return what strong players of different chances announce after the moves."""
    view = seen(rules, hands, moves, seat, **options)
    return {str(SearchPlayer(STRONG[rules[0]], random.Random(seed)).announce(view)) for seed in SEEDS}


def test_no_ober_is_thrown_to_the_enemy_as_points() -> None:
    hands = {0: "CQ SQ HJ DJ C9 SK S9 D7", 1: "HQ H9 H7 CT CK DA DK D9", 3: "CA"}
    assert "HQ" not in answers(SCHAF, hands, "0:rufer C,1:pass,2:pass,3:pass,0:CQ")


def test_the_fox_is_not_led_into_an_enemy_trick() -> None:
    hands = {0: "DA DT CA CK S9 SK H9 HK SJ DJ DQ C9"}
    assert "DA" not in answers(DDV, hands, ALL_HEALTHY)


def test_the_fox_is_not_given_to_the_known_enemys_sure_trick() -> None:
    hands = {0: "CQ HT HT", 1: "DA D9 CT CK ST SK HK H9 C9 S9 HK H9", 2: "CQ"}
    assert answers(DDV, hands, ALL_HEALTHY + "0:say re,0:HT") == {"D9"}


def test_the_partners_winner_is_not_overtrumped() -> None:
    hands = {
        0: "C7 DA S9 ST SA H8 DJ CT",
        1: "CA D8 HJ H9 HT DK C9 H7",
        2: "CK D9 SK S8 S7 SJ HK HQ",
        3: "CQ SQ HA DQ C8 D7 DT CJ",
    }
    moves = "0:pass,1:pass,2:pass,3:rufer C,0:C7,1:CA,2:CK,3:C8,1:D8,2:D9,3:D7,0:DA,0:S9,1:HJ,2:SK"
    assert answers(SCHAF, hands, moves) == {"DT"}


def test_the_fat_card_goes_to_the_partners_sure_trick() -> None:
    hands = {0: "CQ SQ HQ DJ C9 SK S9 D7", 1: "CA HT H8 H7 ST S8 DK D8"}
    assert answers(SCHAF, hands, "0:rufer C,1:pass,2:pass,3:pass,0:CQ") == {"HT"}


def first_leads_of_defenders(count: int) -> Iterator[Observation]:
    """Yield what defenders see who lead to the first trick of a Rufer and hold a card of the called suit."""
    source, easy = random.Random(2), EasyPlayer()
    game = game_of("schafkopf")
    options = game.catalogue.preset("schaf")
    while count:
        state = game.begin(options, deal_cards(game, options, 3, 4, source), Standing())
        while state.turn is not None and state.phase is Phase.BIDDING:
            state = apply(game, state, Move(state.turn, easy.choose(observe(game, state, state.turn))))
        view = observe(game, state, 0)
        holds = any(view.order.group(card) is view.called.suit for card in view.hand) if view.called else False
        if holds and view.parties[0] is Party.DEFENDERS:
            count -= 1
            yield view


def test_defenders_search_the_called_ace() -> None:
    player = SearchPlayer(STRONG["schafkopf"], random.Random(1))
    searches = 0
    for view in first_leads_of_defenders(8):
        led = player.choose(view)
        assert isinstance(led, Play)
        assert view.called is not None
        searches += view.order.group(led.card) is view.called.suit
    assert searches >= 5


def test_a_weak_hand_says_no_kontra_to_a_solo() -> None:
    hands = {0: "CQ SQ DQ CJ HA HT SA CA", 1: "HJ H7 S9 S8 CK C9 D9 D8"}
    moves = "0:solo H,1:pass,2:pass,3:pass"
    assert sayings(SCHAF, hands, moves, 1, kontra=1) == {"None"}


def test_no_hopeful_no_90_is_announced() -> None:
    hands = {0: "CQ SQ HQ DQ CJ HJ DK D9 CA CK SA H9"}
    said = sayings(DDV, hands, ALL_HEALTHY, 0) | sayings(DDV, hands, ALL_HEALTHY + "0:say re", 0)
    assert said <= {"None", "say re"}
