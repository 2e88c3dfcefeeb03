"""The parts of decisions by simulation: what is compared, how, and how much it must gain."""

import random

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.outlook import gain, reaching, success
from cardavia.ai.bridge.payoff import BOTH, OURS_ALL, OURS_NONE
from cardavia.ai.bridge.payoffs import payoff_if, payoff_of
from cardavia.ai.sampling import Sample, draw
from cardavia.ai.simulating import bids, exchanges, reservations
from cardavia.ai.simulating.comparing import compare
from cardavia.ai.simulating.effort import Clock, Effort
from cardavia.ai.simulating.forecasting import Outlook
from cardavia.ai.simulating.promising import Promise, is_worth
from cardavia.ai.simulating.regrouping import regroup
from cardavia.ai.simulating.worlds import Others, world_of
from cardavia.engine.actions import Action, Bid, Call, Say, Saying, Verb
from cardavia.engine.games import game_of
from cardavia.engine.observation import observe
from cardavia.engine.result import Party
from cardavia.engine.state import Phase, Standing
from tests.ai.positions import reached, seen

SCHAF = ("schafkopf", "schaf")
DDV = ("doppelkopf", "ddv")
PAGAT = ("doppelkopf", "pagat")
HEALTHY = "0:healthy,1:healthy,2:healthy,3:healthy"

needs_kernel = pytest.mark.skipif(not kernel.AVAILABLE, reason="the compiled kernel is not there")

PASS, DOUBLE, NO_DOUBLE, ACCEPT = (Call(verb) for verb in (Verb.PASS, Verb.DOUBLE, Verb.NO_DOUBLE, Verb.ACCEPT))


def clock(seconds: float = 60.0) -> Clock:
    return Clock(Effort(64, 1, seconds), None)


# Comparing


def test_the_best_action_is_found_and_the_weaker_ones_cost_less() -> None:
    worth: dict[Action, float] = {PASS: 0.0, DOUBLE: 1.0, NO_DOUBLE: -1.0, ACCEPT: 0.5}
    asked = dict.fromkeys(worth, 0)

    def score(action: Action, number: int) -> float:
        asked[action] += 1
        return worth[action] + (number % 3 - 1) * 0.1

    found = compare(tuple(worth), score, [1.0] * 64, clock())
    assert set(found) == {PASS, DOUBLE}
    assert found[DOUBLE].gain == pytest.approx(1.0)
    assert found[DOUBLE].error == pytest.approx(0.0)
    assert asked[PASS] == asked[DOUBLE] == 64
    assert asked[NO_DOUBLE] < asked[ACCEPT] < 64


def test_deals_count_by_their_weights() -> None:
    scores: dict[Action, tuple[float, float]] = {PASS: (0.0, 0.0), DOUBLE: (4.0, -1.0)}
    found = compare((PASS, DOUBLE), lambda action, number: scores[action][number], [0.5, 1.5], clock())
    assert found[DOUBLE].mean == pytest.approx((4 * 0.5 - 1 * 1.5) / 2)


def test_without_time_nothing_is_compared() -> None:
    assert compare((PASS, DOUBLE), lambda *_: 1.0, [1.0] * 8, clock(0.0)) == {}


class Flag:
    """Stops after it has been looked at so many times."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def test_whoever_is_interrupted_counts_the_deals_that_all_have_played() -> None:
    stopped = Clock(Effort(64, 1, 60.0), Flag(5))
    found = compare((PASS, DOUBLE), lambda action, number: float(action == DOUBLE) * number, [1.0] * 64, stopped)
    assert found[DOUBLE].mean == pytest.approx(0.5)


# What is compared


def test_a_hopeless_hand_needs_no_simulation() -> None:
    assert bids.candidates(seen(SCHAF, {0: "CK C9 S9 S8 D9 D8 D7 H7"})) == (PASS,)


def test_a_strong_hand_has_a_few_bids_to_compare() -> None:
    found = bids.candidates(seen(SCHAF, {0: "CQ SQ HQ CJ CA CT CK SA"}))
    assert found[0] == PASS
    assert 2 <= len(found) <= 5
    assert "solo C" in map(str, found)


def test_one_who_must_call_does_not_pass() -> None:
    passes = "0:pass,1:pass,2:pass,3:pass"
    found = bids.candidates(seen(SCHAF, {0: "CQ SK S9 DK D9 CK C9 H7"}, passes, all_pass="muss"))
    assert {str(action) for action in found} == {"rufer C", "rufer S", "rufer D"}


def test_a_usual_hand_is_healthy_without_simulation() -> None:
    found = reservations.candidates(seen(DDV, {0: "HT CQ SJ HJ DK D9 CT CK ST SK HK H9"}))
    assert list(map(str, found)) == ["healthy"]


def test_a_bride_compares_the_wedding_with_silence() -> None:
    found = reservations.candidates(seen(DDV, {0: "CQ CQ SJ HJ DK D9 CA CK ST SK HK H9"}))
    assert list(map(str, found))[:2] == ["wedding", "healthy"]


def test_a_solo_that_is_owed_is_worth_more_than_its_score() -> None:
    rules, hand = ("doppelkopf", "ddv-tournament"), {0: "CJ CJ SJ SJ HJ CA CA SA SA HA DA DT"}
    owing = seen(rules, hand, standing=Standing(debtors=(0, 1), deals_left=5))
    paid = seen(rules, hand, standing=Standing(debtors=(1,), deals_left=5))
    solo = next(action for action in owing.duties if str(action) == "solo jacks")
    assert reservations.bonus(owing, solo) > 0
    assert reservations.bonus(paid, solo) == 0
    assert reservations.bonus(owing, Call(Verb.HEALTHY)) == 0


def test_the_forced_compare_only_solos() -> None:
    forced = seen(("doppelkopf", "ddv-tournament"), {}, standing=Standing(debtors=(0,), forced=0))
    found = reservations.candidates(forced)
    assert all(isinstance(action, Bid) and action.contract.is_doppelkopf_solo for action in found)
    assert len(found) > 1


POOR = "CA CK C9 SA ST SK S9 HA HK D9 DK CT"
MOVES = ("0:poverty,1:healthy,2:healthy,3:healthy", "0:pass D9 DK CT", "1:accept")


@pytest.mark.parametrize("done", [1, 3])
def test_cards_are_handed_over_by_different_ideas(done: int) -> None:
    observation = seen(PAGAT, {0: POOR, 1: "HT HT CQ CQ SQ HQ DQ CJ DA CT ST HK"}, ",".join(MOVES[:done]))
    found = exchanges.candidates(observation)
    assert 2 <= len(found) <= 5
    assert set(found) <= set(observation.duties)


def test_refusing_to_help_comes_first() -> None:
    observation = seen(PAGAT, {0: POOR}, ",".join(MOVES[:2]))
    assert list(map(str, exchanges.candidates(observation))) == ["decline", "accept"]


# Sampled worlds


@pytest.mark.parametrize("done", [0, 1, 2, 3])
def test_a_sampled_world_looks_the_same_to_the_seat(done: int) -> None:
    game, state = reached(PAGAT, {0: POOR, 1: "HT HT CQ CQ SQ HQ DQ CJ DA CT ST HK"}, ",".join(MOVES[:done]))
    seat = state.turn
    assert seat is not None
    observation = observe(game, state, seat)
    for sample in draw(observation, random.Random(2), 10):
        assert observe(game, world_of(observation, sample), seat) == observation


def test_the_others_go_on_until_a_card_is_to_be_played() -> None:
    observation = seen(SCHAF, {0: "CQ SQ HQ CJ CA CT CK SA"})
    game, others = game_of("schafkopf"), Others()
    for sample in draw(observation, random.Random(2), 10):
        state = others.settled(game, world_of(observation, sample))
        assert state.phase is Phase.PLAY
        assert state.declarer == 0


# Payoffs of announcements


def test_what_no_90_gains_and_costs() -> None:
    _, state = reached(DDV, {}, HEALTHY)
    re = payoff_if(state, Party.RE, [Saying.RE])
    more = gain(payoff_if(state, Party.RE, [Saying.RE, Saying.NO_90]), re).pair[0]
    assert more.ours[BOTH][151] == 1
    assert more.ours[BOTH][150] < -5
    assert more.theirs[BOTH][151] == -1


def test_a_side_reaches_its_points_or_the_other_does_not() -> None:
    table = reaching(240, 121).pair[0]
    assert [table.ours[BOTH][points] for points in (120, 121)] == [0, 1]
    assert [table.theirs[BOTH][points] for points in (119, 120)] == [1, 0]
    tricks = reaching(240, 241).pair[0]
    assert tricks.ours[BOTH][240] == 0
    assert tricks.ours[OURS_ALL][240] == 1
    assert tricks.theirs[OURS_NONE][0] == 1


def test_success_is_a_score_above_nothing() -> None:
    _, state = reached(SCHAF, {0: "CQ SQ HQ CJ HA HT C9 D9"}, "0:rufer C,1:pass,2:pass,3:pass")
    table = success(payoff_of(state)).pair[0]
    assert [table.ours[BOTH][points] for points in (60, 61)] == [0, 1]
    assert [table.theirs[BOTH][points] for points in (60, 61)] == [1, 0]


# When something is said


@pytest.mark.parametrize(
    ("saying", "chance", "gained", "wait", "worth"),
    [
        (Saying.RE, 0.75, 1.0, 0, True),
        (Saying.RE, 0.75, 1.0, 4, False),
        (Saying.RE, 0.99, 1.9, 4, True),
        (Saying.RE, 0.5, 0.0, 0, False),
        (Saying.NO_90, 0.7, 0.4, 0, False),
        (Saying.NO_90, 0.95, 1.0, 0, True),
        (Saying.NO_90, 0.95, -0.5, 0, False),
        (Saying.SCHWARZ, 0.9, 2.0, 0, False),
    ],
)
def test_waiting_is_free_and_hope_is_not_enough(
    saying: Saying, chance: float, gained: float, wait: int, worth: bool
) -> None:
    made = Promise(Say(saying), Outlook(chance, 0.01), Outlook(gained, 0.05), wait)
    assert is_worth(made, 1.0) is worth


MIGHTY = "HT HT SQ SQ HQ HQ CJ CJ SJ DA CA"


@needs_kernel
@pytest.mark.parametrize(("last", "called"), [("D9", "say genscher 1"), ("CQ", "None")])
def test_genscher_is_called_for_a_mighty_enemy_but_not_for_the_partner(last: str, called: str) -> None:
    given = {0: f"DK DK D9 DT C9 CK SK S9 HK H9 H9 {last}", 1: f"{MIGHTY} CQ"}
    game, state = reached(DDV, given, HEALTHY, genscher=True)
    truth = Sample(state.deal.hands, state.hands, state.side)
    found = regroup(observe(game, state, 0), (truth,) * 30, random.Random(2), clock())
    assert str(found) == called
