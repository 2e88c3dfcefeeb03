"""Hints: what is advised, from what, and the reason for it in positions made for each reason."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.budget import Budget
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.hinting import grounds_of, hint_for
from cardavia.ai.hinting_cards import grounds_of_card
from cardavia.ai.hinting_reasons import Grounds, HintReason, Holding
from cardavia.engine.actions import Action, Bid, Call, Move, Say, Saying, Verb
from cardavia.engine.cards import Card
from cardavia.engine.contract import Contract
from cardavia.engine.observation import Observation, observe
from cardavia.engine.state import Phase
from tests.ai.played import RULES, Rules, positions
from tests.ai.positions import reached, seen

SCHAF, DDV = ("schafkopf", "schaf"), ("doppelkopf", "ddv")
RUFER = "0:rufer C,1:pass,2:pass,3:pass"
CALLER = {0: "CQ SQ CJ HA CT S9 D9 D8", 1: "CA HQ ST SK S8 H9 DA DT", 2: "DQ SJ CK C9 SA S7 DK D7"}
HEALTHY = "0:healthy,1:healthy,2:healthy,3:healthy"


def reason(observation: Observation, card: str) -> Grounds | None:
    return grounds_of_card(observation, Card.parse(card))


# --- reasons in positions made for them ---------------------------------------------------------------


def test_the_declarer_draws_trumps() -> None:
    observation = seen(SCHAF, CALLER, RUFER)
    assert reason(observation, "CJ") == Grounds(HintReason.DRAW_TRUMPS, 10)


def test_the_highest_trump_is_a_sure_trick() -> None:
    assert reason(seen(SCHAF, CALLER, RUFER), "CQ") == Grounds(HintReason.SURE_TRICK)


def test_a_defender_searches_with_the_called_suit() -> None:
    observation = seen(SCHAF, CALLER, f"{RUFER},0:D9,1:DT,2:DK,3:HK")
    assert observation.seat == 3
    assert reason(observation, "C8") == Grounds(HintReason.SEARCH)


def test_an_only_card_needs_no_other_reason() -> None:
    observation = seen(SCHAF, CALLER, f"{RUFER},0:CT")
    assert reason(observation, "CA") == Grounds(HintReason.ONLY_CHOICE)


def test_who_plays_last_knows_what_the_trick_is_worth() -> None:
    observation = seen(SCHAF, CALLER, f"{RUFER},0:D9,1:DA,2:DK")
    assert observation.seat == 3
    trump = next(card for card in observation.playable if observation.order.is_trump(card))
    assert reason(observation, str(trump)) == Grounds(HintReason.TAKES_LAST, 15 + trump.points)


def test_a_bid_counts_the_hand_under_its_order() -> None:
    observation = seen(SCHAF, CALLER)
    solo = Bid(Contract.parse("solo-D"))
    assert grounds_of(observation, solo, compared=True) == Grounds(HintReason.HOLDING, holding=Holding(5, 2, 1))


def test_a_pass_counts_the_hand_as_it_is() -> None:
    found = grounds_of(seen(SCHAF, CALLER), Call(Verb.PASS), compared=True)
    assert found == Grounds(HintReason.PASSES, holding=Holding(4, 2, 0))


def test_a_bettel_is_not_explained_by_trumps() -> None:
    observation = seen(SCHAF, CALLER, bettel=True)
    bettel = Bid(Contract.parse("bettel"))
    assert grounds_of(observation, bettel, compared=True) == Grounds(HintReason.IMAGINED)
    assert grounds_of(observation, bettel, compared=False) == Grounds(HintReason.NO_SIMPLE_REASON)


# --- the hint -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_hint_is_one_of_the_duties_and_its_reason_holds(rules: Rules) -> None:
    source = random.Random(1)
    states = [(game, state) for game, state in positions(*rules, seed=5, deals=4) if state.turn is not None]
    for game, state in source.sample(states, 6):
        assert state.turn is not None
        observation = observe(game, state, state.turn)
        hint = hint_for(observation)
        assert hint.action in observation.duties
        assert hint.grounds == grounds_of(observation, hint.action, compared=kernel.AVAILABLE)
        assert hint.figures is None or 0 <= hint.figures.share <= 1


def test_the_same_seed_gives_the_same_hint() -> None:
    observation = seen(DDV, {}, HEALTHY)
    assert hint_for(observation, seed=3) == hint_for(observation, seed=3)


def test_exchanged_hidden_cards_change_no_hint() -> None:
    game, state = reached(DDV, {}, f"{HEALTHY}")
    seat = state.turn
    assert seat is not None
    one, other = ((seat + step) % 4 for step in (1, 2))
    hands, dealt = list(state.hands), list(state.deal.hands)
    for held in (hands, dealt):
        held[one], held[other] = held[other], held[one]
    swapped = replace(state, hands=tuple(hands), deal=state.deal._replace(hands=tuple(dealt)))
    assert hint_for(observe(game, state, seat)) == hint_for(observe(game, swapped, seat))


class Fixed:
    """A player who always answers the same."""

    def __init__(self, action: Action, say: Say | None = None) -> None:
        self.action, self.say = action, say

    def choose(self, observation: Observation, budget: Budget) -> Action:
        return self.action

    def announce(self, observation: Observation, budget: Budget) -> Say | None:
        return self.say


def test_another_player_may_be_asked() -> None:
    observation = seen(DDV, {}, HEALTHY)
    action = observation.duties[-1]
    hint = hint_for(observation, player=Fixed(action, observation.sayings[0]))
    assert (hint.action, hint.say, hint.may_say) == (action, observation.sayings[0], True)


def test_out_of_turn_only_an_announcement_is_advised() -> None:
    observation = seen(DDV, {}, HEALTHY, seat=2)
    assert not observation.my_turn
    hint = hint_for(observation, player=EasyPlayer())
    assert hint.action is None
    assert hint.grounds == Grounds(HintReason.OUT_OF_TURN)
    assert hint.say is None or hint.say.saying in (Saying.RE, Saying.KONTRA)


def test_who_can_do_nothing_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="nothing to advise"):
        hint_for(seen(SCHAF, {}, seat=2))


def test_without_the_kernel_rules_of_thumb_advise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "AVAILABLE", False)
    observation = seen(SCHAF, CALLER, RUFER)
    hint = hint_for(observation)
    assert hint.figures is None
    assert hint.action == EasyPlayer().choose(observation)


@pytest.mark.skipif(not kernel.AVAILABLE, reason="only the kernel imagines deals")
def test_a_stopped_hint_comes_at_once_and_imagines_nothing() -> None:
    budget = Budget()
    budget.cancel()
    hint = hint_for(seen(SCHAF, CALLER, RUFER), budget)
    assert hint.figures is None
    assert hint.action is not None


@pytest.mark.skipif(not kernel.AVAILABLE, reason="only the kernel imagines deals")
def test_a_hand_that_cannot_lose_comes_out_ahead_in_every_deal_imagined() -> None:
    given = {0: "CQ SQ HQ DQ CJ SJ HJ CA"}
    hint = hint_for(seen(SCHAF, given, "0:solo C,1:pass,2:pass,3:pass"))
    assert hint.figures is not None
    assert hint.figures.share == 1.0


def test_every_phase_of_both_games_gets_a_hint() -> None:
    left = {Phase.BIDDING, Phase.RESERVATIONS, Phase.EXCHANGE, Phase.PLAY}
    for game, state in chain.from_iterable(positions(*rules, seed=11, deals=20) for rules in RULES):
        if state.turn is not None and state.phase in left:
            left.remove(state.phase)
            observation = observe(game, state, state.turn)
            assert hint_for(observation).action in observation.duties
        if not left:
            break
    assert not left


def test_a_move_keeps_what_was_advised_legal() -> None:
    game, state = reached(SCHAF, CALLER, RUFER)
    action = hint_for(observe(game, state, 0)).action
    assert action is not None
    assert game.advance(state, Move(0, action)).moves[-1].action == action
