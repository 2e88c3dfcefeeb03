"""Card orders of the bridge: at every point of random deals the kernel plays by the engine's rules."""

import random

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import bytes_of, cards_of, hands_of, mask_of
from cardavia.ai.bridge.rules import rules_of
from cardavia.engine.cards import PACK, parse_cards
from cardavia.engine.doppelkopf.genscher import was_just_called
from cardavia.engine.game import Game
from cardavia.engine.schafkopf.called_ace import suit_was_led
from cardavia.engine.state import State, Trick
from tests.engine.helpers import ALL_RULES, Rules, match_of, rules_id
from tests.engine.house_rules.combinations import combination
from tests.engine.house_rules.contract_checks import house_deal

pytestmark = pytest.mark.skipif(not kernel.AVAILABLE, reason="the compiled kernel is not there")


def check_legal(game: Game, state: State, trick: Trick) -> None:
    """Compare the cards that may be played now."""
    rules = rules_of(state.order, game.pack(state.options), game.called(state))
    led = game.key == "schafkopf" and suit_was_led(state)
    leader = state.players.index(trick.leader)
    hands = hands_of(state.players, state.hands)
    found = kernel.native.playable(rules, hands, bytes_of(trick.cards), leader, led)
    assert set(cards_of(found)) == set(game.playable(state)), state.moves


def check_winners(game: Game, state: State) -> None:
    """Compare who won each trick."""
    rules = rules_of(state.order, game.pack(state.options), game.called(state))
    for number, trick in enumerate(state.tricks, start=1):
        place = kernel.native.winner(rules, bytes_of(trick.cards), number == state.hand_size)
        assert trick.seats[place] == trick.winner


def check_deals(rules: Rules, seed: str, deals: int) -> None:
    """Play random deals and compare every position."""
    source, match = random.Random(seed), match_of(rules)
    for _ in range(deals):
        match, states = house_deal(match_of(rules) if match.over else match, source)
        for state in states:
            if state.trick is not None and match.game.playable(state) and not was_just_called(state):
                check_legal(match.game, state, state.trick)
        check_winners(match.game, states[-1])


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_the_kernel_plays_by_the_engines_rules(rules: Rules) -> None:
    check_deals(rules, f"rules {rules_id(rules)}", 8)


@pytest.mark.parametrize("number", range(40))
def test_the_kernel_plays_by_house_rules(number: int) -> None:
    check_deals(combination(number), f"house {number}", 4)


def test_cards_and_kinds_are_one_to_one() -> None:
    assert cards_of(bytes_of(PACK)) == PACK
    assert list(bytes_of(PACK)) == list(range(32))


def test_with_five_at_the_table_the_places_leave_out_the_dealer() -> None:
    hands = (parse_cards("CA"), parse_cards("CT"), (), parse_cards("CK"), parse_cards("CQ"))
    players = (3, 4, 0, 1)
    assert hands_of(players, hands) == (b"\x02", b"\x03", b"\x00", b"\x01")
    assert mask_of(players, (4, 1)) == 0b1010
