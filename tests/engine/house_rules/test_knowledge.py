"""What a seat can and cannot know under house rules (``rulings.md`` 3, 6, 16, 19, 21, 32, 36, 44)."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

from cardavia.engine.actions import Exchange
from cardavia.engine.doppelkopf.game import DOPPELKOPF as DOKO
from cardavia.engine.observation import HiddenExchange, Observation, observe
from cardavia.engine.result import Party
from cardavia.engine.schafkopf.game import SCHAFKOPF
from cardavia.engine.state import State
from tests.engine.helpers import Rules, do, match_of, rules_id
from tests.engine.house_rules.combinations import alone
from tests.engine.house_rules.contract_checks import compare_worlds, house_deal
from tests.engine.house_rules.positions import HEALTHY, KONTRA, RE, doppelkopf, running, schafkopf

POOR = "D9 DK DT CA CA CT CK SA SA SK HK H9"
PAGAT: Rules = ("doppelkopf", "pagat", {})
BEGUN = "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass D9 DK DT"


def exchanged(observation: Observation) -> list[object]:
    """Return how many cards of each exchange the seat sees: a number each where they are face down."""
    actions = [move.action for move in observation.moves if isinstance(move.action, HiddenExchange | Exchange)]
    return [action.count if isinstance(action, HiddenExchange) else action.cards for action in actions]


def test_a_poverty_is_seen_by_the_two_alone() -> None:
    state = running(PAGAT, {0: POOR, 2: "CQ S9 S9"}, BEGUN)
    assert [exchanged(observe(DOKO, state, seat))[0] == 3 for seat in range(4)] == [False, True, True, True]
    state = do(DOKO, state, "1:decline", "2:accept")
    # Asked and declined is not seen; taken is.
    assert [exchanged(observe(DOKO, state, seat))[0] == 3 for seat in range(4)] == [False, True, False, True]
    state = do(DOKO, state, "2:return CQ S9 S9")
    for seat in (1, 3):
        assert exchanged(observe(DOKO, state, seat)) == [3, 3]
        # C4: the number of trumps given back is announced.
        hidden = [move.action for move in observe(DOKO, state, seat).moves if isinstance(move.action, HiddenExchange)]
        assert [action.trumps for action in hidden] == [None, 1]
    for seat in (0, 2):
        assert all(cards != 3 for cards in exchanged(observe(DOKO, state, seat)))
    assert DOKO.known_parties(state, None) == {0: RE, 1: KONTRA, 2: RE, 3: KONTRA}


def test_a_hochzeit_is_seen_by_the_two_alone() -> None:
    hands = {0: "H9 CA CT C9 SA ST S9 DA", 2: "CK C8"}
    state = running(
        schafkopf(hochzeit=True), hands, "0:hochzeit, 1:pass, 2:pass, 3:pass, 0:lay H9, 1:decline, 2:accept"
    )
    state = do(SCHAFKOPF, state, "2:give CK")
    for seat in (1, 3):
        assert exchanged(observe(SCHAFKOPF, state, seat)) == [1, 1]
    for seat in (0, 2):
        assert all(cards != 1 for cards in exchanged(observe(SCHAFKOPF, state, seat)))


def test_a_silent_wedding_looks_like_a_normal_game_under_any_rules() -> None:
    chosen: list[dict[str, Any]] = [{}, {"parties_by": "DQ"}, {"piglets": "trump-suit"}, {"diamond_kings_top": True}]
    for options in chosen:
        queen = options.get("parties_by", "CQ")
        state = running(doppelkopf(**options), {1: f"{queen} {queen}"})
        seen = observe(DOKO, state, 0)
        assert (str(seen.contract), seen.declarer, seen.parties) == ("normal", None, {0: KONTRA})
        own = observe(DOKO, state, 1)
        assert (str(own.contract), own.declarer, len(own.parties)) == ("silent-wedding", 1, 4)
        normal = running(doppelkopf(**options), {1: queen, 2: queen})
        assert normal.order is state.order


def test_three_who_said_kontra_leave_one_who_is_alone() -> None:
    state = running(doppelkopf(), {1: "CQ CQ"}, f"{HEALTHY}, 0:say kontra, 2:say no90")
    assert DOKO.known_parties(state, 3) == {0: KONTRA, 1: RE, 2: KONTRA, 3: KONTRA}
    assert DOKO.known_parties(state, None) == {0: KONTRA, 2: KONTRA}


def test_the_auction_tells_no_contract() -> None:
    rules = doppelkopf(solo_priority="auction")
    state = running(rules, {}, "0:solo D, 1:healthy, 2:solo C, 3:healthy")
    seen = observe(DOKO, state, 1)
    assert (seen.contract, seen.declarer, seen.parties) == (None, None, {})


def test_the_dealer_who_rests_is_on_no_side_and_sees_no_card() -> None:
    """Found by the contract test: a resting dealer was told to be Kontra."""
    match = match_of(doppelkopf(seats=5))
    match, states = house_deal(match, random.Random(1))
    for state in states[:-1]:
        seen = observe(DOKO, state, 4)
        assert 4 not in seen.parties
        assert (seen.hand, seen.dealt, seen.legal) == ((), (), ())


@pytest.mark.parametrize("rules", alone(), ids=rules_id)
def test_no_observation_depends_on_hidden_cards(rules: Rules) -> None:
    source = random.Random(f"worlds {rules_id(rules)}")
    game, compared = match_of(rules).game, 0
    for _ in range(4):
        _, states = house_deal(match_of(rules), source)
        compared += sum(compare_worlds(game, state, source) for state in source.choices(states, k=25))
    assert compared > 0


def test_an_observation_holds_nothing_of_the_state_itself() -> None:
    state = running(doppelkopf(), {})
    seen = observe(DOKO, state, 0)
    values = [getattr(seen, field.name) for field in dataclasses.fields(seen)]
    assert not any(isinstance(value, State) for value in values)
    assert state.hands[1] not in values


def test_kontra_by_the_secret_partner_is_impossible_and_his_re_shows_him() -> None:
    rules = schafkopf(kontra=2)
    hands = {0: "C9 CQ SQ HA", 1: "CA S7", 2: "DA S8", 3: "SA S9"}
    state = running(rules, hands, "0:rufer C, 1:pass, 2:pass, 3:pass")
    assert "say kontra" not in {str(action) for action in observe(SCHAFKOPF, state, 1).legal}
    state = do(SCHAFKOPF, state, "3:say kontra")
    assert observe(SCHAFKOPF, state, 0).parties == {0: Party.DECLARER, 3: Party.DEFENDERS}
    state = do(SCHAFKOPF, state, "1:say re")
    assert len(observe(SCHAFKOPF, state, 0).parties) == 4
