"""What may still be announced and for how long, held against what the engine allows when the time has come."""

import itertools
import random
from collections.abc import Iterator

import pytest

from cardavia.engine.actions import Play, Say
from cardavia.engine.doppelkopf.announcing import LEVELS, deadlines
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.game import Game
from cardavia.engine.games import game_of
from cardavia.engine.match import Match
from cardavia.engine.observation import Observation, observe
from cardavia.engine.remaining import Remaining, others_pending, own_remaining
from cardavia.engine.schafkopf.doubling import LADDER
from cardavia.engine.state import State
from tests.engine.helpers import Rules, fill, match_of, rules_id, state_of
from tests.engine.house_rules.contract_checks import house_deal

RULES: list[Rules] = [
    ("doppelkopf", "ddv", {}),
    ("doppelkopf", "ddv-no-nines", {}),
    ("doppelkopf", "pagat", {"announce_cards": 12}),
    ("doppelkopf", "ukr", {"announce_own_turn": True, "poverty_refused": "black-sow"}),
    ("doppelkopf", "pagat", {"forced_announcement": True}),
    ("doppelkopf", "pagat", {"genscher": True}),
    ("schafkopf", "schaf", {"kontra": 4, "hochzeit": True}),
]
HEALTHY = ["0:healthy", "1:healthy", "2:healthy", "3:healthy"]
RE = {0: "CQ", 1: "CQ"}


def moments(rules: Rules, seed: int, deals: int = 12) -> Iterator[tuple[State, State]]:
    """Yield each state of some random deals with the one after it."""
    source, match = random.Random(seed), match_of(rules)
    for _ in range(deals):
        match, states = house_deal(match, source)
        yield from itertools.pairwise(states)


def levels(observation: Observation) -> set[Say]:
    """Return what the seat may announce now of what binds a side."""
    return {say for say in observation.sayings if say.saying in LEVELS or say.saying in LADDER}


def may_speak(observation: Observation, game: Game, state: State) -> bool:
    """Say whether the seat may announce at once, and not only at its turn or after the card Genscher binds it to."""
    own_turn = observation.my_turn or not getattr(observation.options, "announce_own_turn", False)
    return own_turn and not (observation.my_turn and str(state.moves[-1].action).startswith("say genscher"))


def is_forced(observation: Observation) -> bool:
    return bool(observation.duties) and all(isinstance(action, Say) for action in observation.duties)


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_what_remains_is_what_the_engine_allows(rules: Rules) -> None:
    game, met = game_of(rules[0]), set()
    for state, _ in moments(rules, seed=7):
        for seat in state.players:
            seen = observe(game, state, seat)
            remaining = {one.say for one in own_remaining(seen)}
            if state.moves and may_speak(seen, game, state):
                assert remaining == levels(seen)
                met |= remaining
    assert len(met) > 3


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_each_card_takes_one_away_until_it_is_too_late(rules: Rules) -> None:
    game, met = game_of(rules[0]), 0
    for state, later in moments(rules, seed=8):
        if isinstance(later.moves[-1].action, Play) and _same_deadlines(state, later):
            for seat in state.players:
                before, after = observe(game, state, seat), observe(game, later, seat)
                if is_forced(before) or is_forced(after):
                    continue
                assert own_remaining(after) == _one_card_later(own_remaining(before), later.moves[-1].seat == seat)
                met += 1
    assert met > 100


def _same_deadlines(state: State, later: State) -> bool:
    """Say whether the card has settled nothing that moves the deadlines, such as a wedding."""
    if not isinstance(state.options, DoppelkopfOptions):
        return True
    return deadlines(state, state.options) == deadlines(later, state.options)


def _one_card_later(remaining: tuple[Remaining, ...], own: bool) -> tuple[Remaining, ...]:
    taken = [one.left - (own or one.of_anybody) for one in remaining]
    pairs = zip(remaining, taken, strict=True)
    return tuple(Remaining(one.say, left, one.of_anybody) for one, left in pairs if left >= 0)


def doppelkopf(actions: list[str]) -> tuple[Match, State]:
    rules: Rules = ("doppelkopf", "ddv", {})
    match = match_of(rules)
    return match, state_of(rules, 3, fill("doppelkopf", match.options, RE), [*HEALTHY, *actions])


def test_re_has_one_card_left_at_the_first_card_and_a_reply_one_more() -> None:
    match, state = doppelkopf([])
    assert [(str(one.say), one.left) for one in own_remaining(observe(match.game, state, 2))][:2] == [
        ("say kontra", 1),
        ("say no90", 1),
    ]
    match, state = doppelkopf(["0:say re"])
    assert [(str(one.say), one.left) for one in own_remaining(observe(match.game, state, 2))][:2] == [
        ("say kontra", 2),
        ("say no90", 1),
    ]


def test_a_side_that_is_not_public_is_somebody() -> None:
    match, state = doppelkopf([])
    pending = others_pending(observe(match.game, state, 2))
    assert pending
    assert all(one.somebody and not one.seats for one in pending)
    match, state = doppelkopf(["1:say re"])
    re = [one for one in others_pending(observe(match.game, state, 2)) if one.chance.party.value == "re"]
    assert all(one.somebody and one.seats == (1,) for one in re)


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_all_seats_are_told_the_same_and_names_only_where_the_side_is_public(rules: Rules) -> None:
    game = game_of(rules[0])
    for state, _ in moments(rules, seed=9, deals=6):
        if state.done:
            continue
        chances = {observe(game, state, seat).chances for seat in range(len(state.hands))}
        assert len(chances) == 1
        for seat in state.players:
            seen = observe(game, state, seat)
            for one in others_pending(seen):
                assert all(seen.public_parties[other] is one.chance.party for other in one.seats)
