import random

import pytest

from cardavia.engine.actions import Play, Say
from cardavia.engine.state import Phase
from cardavia.table.forced import forced_card
from tests.ui.table_deals import Deal, random_choice


@pytest.mark.parametrize("game", ["schafkopf", "doppelkopf"])
def test_a_card_is_forced_exactly_when_nothing_else_is_legal(game: str) -> None:
    found = set()
    for seed in range(12):
        deal = Deal(game, seed)
        for _ in deal.steps(random_choice(random.Random(seed))):
            seen = deal.seen
            alone = seen.phase is Phase.PLAY and seen.my_turn and len(deal.legal(0)) == 1
            assert forced_card(seen) is (seen.playable[0] if alone else None)
            found.add(alone)
    assert found == {True, False}


def test_the_last_card_is_forced() -> None:
    deal = Deal("doppelkopf")
    last = next(deal.seen for _ in deal.steps() if deal.state.turn == 0 and len(deal.seen.hand) == 1)
    assert forced_card(last) is last.hand[0]


def test_who_may_still_announce_is_not_forced() -> None:
    for seed in range(200):
        deal = Deal("doppelkopf", seed)
        for _ in deal.steps():
            seen = deal.seen
            if seen.my_turn and len(seen.playable) == 1 and seen.sayings:
                assert all(isinstance(action, Play | Say) for action in seen.legal)
                assert forced_card(seen) is None
                return
    raise AssertionError("nobody with one legal card may announce")


def test_nobody_is_forced_out_of_turn() -> None:
    deal = Deal("doppelkopf")
    deal.to_play()
    while deal.state.turn == 0:
        deal.step(deal.legal(0)[0])
    assert forced_card(deal.seen) is None
