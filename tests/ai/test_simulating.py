"""Decisions by simulation: clear hands get the clear answer, and everything stays within the rules."""

import random

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.playing import play_deal
from cardavia.ai.simulating.announcing import announce
from cardavia.ai.simulating.deciding import decide
from cardavia.ai.simulating.effort import Effort
from cardavia.engine.actions import Action, Exchange, Say
from cardavia.engine.game import Game
from cardavia.engine.observation import Observation, observe
from cardavia.engine.state import Standing, State
from tests.ai.positions import seen
from tests.engine.helpers import ALL_RULES, PRESETS, Rules, match_of, rules_id
from tests.engine.house_rules.combinations import combination
from tests.engine.house_rules.contract_checks import another_world, house_deal

EFFORT = Effort(samples=48, playouts=2, seconds=60.0)
LIGHT = Effort(samples=4, playouts=1, seconds=60.0)

needs_kernel = pytest.mark.skipif(not kernel.AVAILABLE, reason="the compiled kernel is not there")

SCHAF = ("schafkopf", "schaf")
DDV = ("doppelkopf", "ddv")
PAGAT = ("doppelkopf", "pagat")


def decided(observation: Observation) -> str:
    return str(decide(observation, random.Random(3), EFFORT))


def said(observation: Observation) -> str:
    return str(announce(observation, random.Random(3), EFFORT))


# Schafkopf: bidding


@needs_kernel
@pytest.mark.parametrize("hand", ["CQ SQ HQ CJ CA CT CK SA", "CQ SQ HQ DQ CJ CA CK C9"])
def test_an_obvious_solo_is_bid(hand: str) -> None:
    assert decided(seen(SCHAF, {0: hand})) in ("solo C", "solo-tout C")


@needs_kernel
def test_an_obvious_wenz_is_bid() -> None:
    assert decided(seen(SCHAF, {0: "CJ SJ HJ CA CT SA S9 D7"})) == "wenz"


@needs_kernel
def test_an_obvious_rufer_calls_an_ace() -> None:
    assert decided(seen(SCHAF, {0: "CQ SQ HJ DJ HA C9 D9 S8"})).startswith("rufer")


@needs_kernel
def test_a_hopeless_hand_passes() -> None:
    assert decided(seen(SCHAF, {0: "CK C9 S9 S8 D9 D8 D7 H7"})) == "pass"


@needs_kernel
def test_a_poor_hand_does_not_overbid_a_rufer() -> None:
    assert decided(seen(SCHAF, {0: "CQ SQ DQ CJ HA HK C9 D9", 1: "SK S9 S8 HJ H9 CK C8 D8"}, "0:rufer C")) == "pass"


@needs_kernel
def test_the_one_who_must_calls_something() -> None:
    passes = "0:pass,1:pass,2:pass,3:pass"
    observation = seen(SCHAF, {0: "CQ SK S9 DK D9 CK C9 H7"}, passes, all_pass="muss")
    assert decided(observation).startswith("rufer")


@needs_kernel
def test_strong_first_cards_are_doubled_and_weak_ones_are_not() -> None:
    assert decided(seen(SCHAF, {0: "CQ SQ HQ DQ"}, klopfen=True)) == "double"
    assert decided(seen(SCHAF, {0: "C9 C8 S9 S8"}, klopfen=True)) == "no-double"


@needs_kernel
def test_a_bettel_is_bid_with_nothing_but_low_cards() -> None:
    observation = seen(SCHAF, {0: "C7 C8 C9 S7 S8 S9 D7 D8"}, "", bettel=True)
    assert decided(observation) == "bettel"


@needs_kernel
def test_the_only_trump_is_taken_by_a_strong_hand() -> None:
    offered = "0:hochzeit,1:pass,2:pass,3:pass,0:lay H7"
    weak, strong = "CK C9 S9 S8 D9 D8 HK DJ", "CQ SQ DQ CJ SJ HA CA SA"
    poor = "H7 C8 C7 SK S7 DK D7 DT"
    assert decided(seen(SCHAF, {0: poor, 1: strong}, offered, hochzeit=True)) == "accept"
    assert decided(seen(SCHAF, {0: poor, 1: weak}, offered, hochzeit=True)) == "decline"


# Doppelkopf: reservations and poverty


@needs_kernel
def test_a_strong_solo_is_reserved() -> None:
    assert decided(seen(DDV, {0: "CQ CQ SQ SQ HQ CA CA SA SA HA HA DA"})) == "solo queens"


@needs_kernel
def test_a_usual_hand_is_healthy() -> None:
    assert decided(seen(DDV, {0: "HT CQ SJ HJ DK D9 CA CK ST SK HK H9"})) == "healthy"


@needs_kernel
def test_a_wedding_is_announced_with_a_usual_hand() -> None:
    assert decided(seen(DDV, {0: "CQ CQ SJ HJ DK D9 CA CK ST SK HK H9"})) == "wedding"


@needs_kernel
def test_one_who_is_forced_plays_the_best_solo() -> None:
    forced = Standing(debtors=(0,), forced=0)
    hand = "CJ CJ SJ SJ HJ CA CA SA SA HA DA DT"
    observation = seen(("doppelkopf", "ddv-tournament"), {0: hand}, standing=forced)
    assert decided(observation) == "solo jacks"


POOR = "CA CK C9 SA ST SK S9 HA HK D9 DK DT"
OFFERED = "0:poverty,1:healthy,2:healthy,3:healthy,0:pass D9 DK DT"


@needs_kernel
def test_a_strong_trump_hand_helps_the_poor() -> None:
    strong = "HT HT CQ CQ SQ SQ HQ DQ CJ CJ DA CA"
    weak = "HQ DJ D9 CT CT CK ST SK S9 HK H9 H9"
    assert decided(seen(PAGAT, {0: POOR, 1: strong}, OFFERED)) == "accept"
    assert decided(seen(PAGAT, {0: POOR, 1: weak}, OFFERED)) == "decline"


@needs_kernel
def test_the_helper_returns_no_high_trump() -> None:
    strong = "HT HT CQ CQ SQ SQ HQ DQ CJ CJ DA CT"
    action = decide(seen(PAGAT, {0: POOR, 1: strong}, f"{OFFERED},1:accept"), random.Random(3), EFFORT)
    assert isinstance(action, Exchange)
    assert {card.code for card in action.cards} <= {"CT", "D9", "DK", "DT", "DA"}


# Announcements


HEALTHY = "0:healthy,1:healthy,2:healthy,3:healthy"


@needs_kernel
def test_re_is_said_before_it_is_too_late_but_no_promise_on_hope() -> None:
    moves = f"{HEALTHY},0:CA,1:C9,2:CK,3:CT"
    good = "HT CQ SQ DQ CJ DJ DT D9 CA CK ST SK"
    assert said(seen(DDV, {0: good, 1: "C9 CQ", 2: "CK", 3: "CT"}, moves, seat=0)) == "say re"


@needs_kernel
def test_a_sure_no_90_is_said() -> None:
    moves = f"{HEALTHY},0:CA,1:C9,2:CK,3:CT"
    certain = "HT HT CQ SQ SQ HQ CJ CJ DA CA CA SA"
    assert said(seen(DDV, {0: certain, 1: "C9 CQ", 2: "CK", 3: "CT"}, moves, seat=0)) in ("say no90", "say no60")


@needs_kernel
def test_a_weak_hand_is_silent() -> None:
    weak = "CQ DJ D9 DK CT CK ST SK S9 HK H9 H9"
    assert said(seen(DDV, {0: weak}, HEALTHY)) == "None"


@needs_kernel
def test_nothing_is_said_out_of_turn_that_can_wait() -> None:
    strong = "HT HT CQ SQ SQ HQ CJ CJ DA CA CA SA"
    observation = seen(DDV, {1: strong}, HEALTHY, seat=1)
    assert observation.sayings
    assert said(observation) == "None"


SOLO = "0:solo C,1:pass,2:pass,3:pass"


@needs_kernel
def test_kontra_is_said_with_the_high_trumps_and_not_against_them() -> None:
    soloist = "DQ CJ SJ CA CT CK C9 D7"
    killer = "CQ SQ HQ HJ DJ C8 SA DA"
    moves = f"{SOLO},0:D7"
    assert said(seen(SCHAF, {0: soloist, 1: killer}, moves, seat=1, kontra=1)) == "say kontra"
    strong = "CQ SQ HQ CJ CA CT CK D7"
    assert said(seen(SCHAF, {0: strong, 1: "SK S9 S8 HK H9 H8 DK D8"}, moves, seat=1, kontra=1)) == "None"


@needs_kernel
def test_a_kontra_waits_for_the_first_card() -> None:
    soloist = "DQ CJ SJ CA CT CK C9 D7"
    killer = "CQ SQ HQ HJ DJ C8 SA DA"
    assert said(seen(SCHAF, {0: soloist, 1: killer}, SOLO, seat=1, kontra=1)) == "None"


@needs_kernel
def test_piglets_are_declared() -> None:
    assert said(seen(("doppelkopf", "ddv-piglets"), {2: "DA DA"}, HEALTHY, seat=2)) == "say piglets"


@needs_kernel
def test_a_forced_announcement_is_a_bare_one_with_a_weak_hand() -> None:
    hands = {0: "CA D9 D9 DK CK C9 SK S9 S9 HK H9 H9", 1: "CT", 2: "CT", 3: "CA"}
    moves = f"{HEALTHY},0:CA,1:CT,2:CT,3:CA"
    observation = seen(DDV, hands, moves, seat=0, forced_announcement=True)
    assert not observation.playable
    assert decided(observation) == str(observation.sayings[0])


# Always


def watched(observation: Observation) -> None:
    """Ask everything twice with the same chance."""
    first, again = (decide(observation, random.Random(5), LIGHT) for _ in range(2))
    assert first == again
    assert first in observation.duties


class Watched:
    """Calls and announces by simulation and lays the easy player's cards; every answer must be a legal one."""

    def __init__(self) -> None:
        self._easy, self._source = EasyPlayer(), random.Random(4)

    def choose(self, observation: Observation, budget: object = None) -> Action:
        if observation.playable:
            return self._easy.choose(observation)
        watched(observation)
        return decide(observation, self._source, LIGHT)

    def announce(self, observation: Observation, budget: object = None) -> Say | None:
        say = announce(observation, self._source, LIGHT)
        assert say is None or say in observation.sayings
        return say


def whole_sessions(rules: Rules, deals: int, seed: int) -> None:
    source, match = random.Random(seed), match_of(rules)
    for _ in range(deals):
        match = play_deal(match_of(rules) if match.over else match, [Watched()] * match.seats, source)


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_only_what_is_legal_is_done(rules: Rules) -> None:
    whole_sessions(rules, 1, 1)


@pytest.mark.parametrize("number", range(12))
def test_only_what_is_legal_is_done_under_house_rules(number: int) -> None:
    whole_sessions(combination(number), 2, number)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(12, 48, 12))
def test_only_what_is_legal_is_done_under_many_house_rules(first: int) -> None:
    for number in range(first, first + 12):
        whole_sessions(combination(number), 2, number)


@needs_kernel
@pytest.mark.parametrize("rules", [PRESETS[0], PRESETS[2], PRESETS[6]], ids=rules_id)
def test_nothing_depends_on_what_is_hidden(rules: Rules) -> None:
    source, match, compared = random.Random(6), match_of(rules), 0
    while compared < 12:
        _, states = house_deal(match_of(rules), source)
        state = source.choice(states[:-1])
        seat = source.choice(state.players)
        world = another_world(match.game, state, seat, source)
        if world is not None:
            assert answers(match.game, state, seat) == answers(match.game, world, seat)
            compared += 1


def answers(game: Game, state: State, seat: int) -> tuple[Action | None, Say | None]:
    """Return what the seat does, cards left out, and what it says."""
    observation = observe(game, state, seat)
    calls = bool(observation.duties) and not observation.playable
    action = decide(observation, random.Random(8), LIGHT) if calls else None
    return action, announce(observation, random.Random(8), LIGHT)


def test_without_the_kernel_it_is_the_easy_players_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "AVAILABLE", False)
    for given in ({0: "CQ SQ HQ CJ CA CT CK SA"}, {0: "CK C9 S9 S8 D9 D8 D7 H7"}):
        observation = seen(SCHAF, given)
        assert decide(observation, random.Random(1), EFFORT) == EasyPlayer().choose(observation)
    observation = seen(("doppelkopf", "ddv-piglets"), {2: "DA DA"}, HEALTHY, seat=2)
    assert announce(observation, random.Random(1), EFFORT) == EasyPlayer().announce(observation)


def test_a_single_duty_needs_no_thought() -> None:
    observation = seen(SCHAF, {0: "H7 C8 C7 SK S7 DK D7 DT"}, "0:hochzeit,1:pass,2:pass,3:pass", hochzeit=True)
    assert decide(observation, random.Random(1), Effort(10**9, 10**9, 60.0)) == observation.duties[0]


class Flag:
    """Stops after it has been looked at so many times."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@needs_kernel
@pytest.mark.parametrize("looks", [0, 5, 40])
def test_whoever_is_stopped_still_answers(looks: int) -> None:
    flag = Flag(looks)
    observation = seen(SCHAF, {0: "CQ SQ HQ CJ CA CT CK SA"})
    assert decide(observation, random.Random(1), Effort(1000, 2, 60.0), flag) in observation.duties
    assert flag.looks >= -3


@needs_kernel
def test_no_time_means_the_easy_players_choice() -> None:
    observation = seen(SCHAF, {0: "CQ SQ HQ CJ CA CT CK SA"})
    assert decide(observation, random.Random(1), Effort(1000, 2, 0.0)) == EasyPlayer().choose(observation)


def test_cards_are_not_decided_here() -> None:
    with pytest.raises(ValueError, match="cards"):
        decide(seen(SCHAF, {}, SOLO), random.Random(1), EFFORT)
