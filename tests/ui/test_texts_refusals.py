"""Why an action is refused, and what is legal instead."""

import random

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.actions import Bid, Call, Saying, Verb
from cardavia.engine.contract import Contract
from cardavia.engine.errors import Reason
from cardavia.engine.games import game_of
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.engine.state import Phase, Standing
from cardavia.ui import texts
from tests.ui.texts_deals import (
    CALLER,
    CHOICES,
    FOURTH,
    HOLDER,
    PASS,
    THIRD,
    announcing,
    asked,
    led_to,
    schafkopf,
    view,
    waiting,
    why_not,
)


@pytest.mark.parametrize("pack", list(Pack))
def test_every_reason_has_a_rule_of_its_own(pack: Pack) -> None:
    sentences = [texts.refusal_sentence(reason, led_to(), pack) for reason in Reason]
    assert len(set(sentences)) == len(Reason)
    assert all(sentence.endswith(".") and not set("{}%#") & set(sentence) for sentence in sentences)


@pytest.mark.parametrize("observation", CHOICES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_at_every_moment(reason: Reason, observation: Observation) -> None:
    sentence = texts.refusal_sentence(reason, observation, Pack.GERMAN)
    assert sentence.count(".") + sentence.count("?") >= 2


def test_trump_must_be_followed() -> None:
    state = schafkopf((CALLER, HOLDER, THIRD, FOURTH), 2, "3:pass", "0:rufer S", "1:pass", "2:pass", "3:HJ")
    sentence = texts.refusal_sentence(why_not(state, "0:S7"), view(state), Pack.GERMAN)
    assert sentence == (
        "Trump was led and you hold one. You may play: Ober of acorns, Ober of leaves, Unter of acorns, "
        "ace of hearts, ten of hearts."
    )


def test_a_plain_suit_must_be_followed() -> None:
    state = schafkopf((CALLER, HOLDER, THIRD, FOURTH), 2, "3:pass", "0:rufer S", "1:pass", "2:pass", "3:D7")
    reason, seen = why_not(state, "0:CQ"), view(state)
    assert texts.refusal_sentence(reason, seen, Pack.FRENCH) == (
        "Diamonds were led and you hold one. You may play: ace of diamonds."
    )
    assert texts.refusal_sentence(reason, seen, Pack.GERMAN) == (
        "Bells were led and you hold one. You may play: ace of bells."
    )


def test_the_called_ace_must_be_played() -> None:
    state = schafkopf((HOLDER, THIRD, FOURTH, CALLER), 2, "3:rufer S", "0:pass", "1:pass", "2:pass", "3:S7")
    assert texts.refusal_sentence(why_not(state, "0:S9"), view(state), Pack.FRENCH) == (
        "The called suit was led, so the called ace must be played now. You may play: ace of spades."
    )


def test_a_low_bid() -> None:
    state = schafkopf((CALLER, HOLDER, THIRD, FOURTH), 2, "3:wenz")
    assert why_not(state, "0:rufer S") is Reason.BID_TOO_LOW
    sentence = texts.refusal_sentence(Reason.BID_TOO_LOW, view(state), Pack.FRENCH)
    assert sentence.startswith(
        "A bid must be higher than the one before; an equal bid is not enough. You may choose: Pass"
    )
    assert "Call the ace" not in sentence


def test_out_of_turn() -> None:
    assert texts.refusal_sentence(Reason.TURN, waiting(Phase.PLAY), Pack.FRENCH) == (
        "It is not your turn. Another player is choosing a card."
    )


def test_after_the_deal() -> None:
    assert texts.refusal_sentence(Reason.PHASE, waiting(Phase.DONE), Pack.FRENCH) == (
        "This is not possible at this point of the deal. The deal is over."
    )


def test_calls_that_are_left() -> None:
    seen = asked(Phase.BIDDING, PASS, Bid(Contract.parse("wenz")))
    assert texts.refusal_sentence(Reason.PHASE, seen, Pack.FRENCH).endswith("You may choose: Pass, Wenz.")


def test_an_exchange_is_asked_for_again() -> None:
    seen = CHOICES[7]
    assert texts.refusal_sentence(Reason.POVERTY_THREE_CARDS, seen, Pack.FRENCH).endswith(
        texts.phase_prompt(seen, Pack.FRENCH)
    )


def test_announcements_that_are_left() -> None:
    seen = announcing(Saying.RE, Saying.NO_90)
    assert texts.refusal_sentence(Reason.SAY_OTHER_SIDE, seen, Pack.FRENCH) == (
        "Only the other side may announce this. You may announce: Re, no 90."
    )


def test_no_announcement_is_left() -> None:
    assert texts.refusal_sentence(Reason.SAY_DEADLINE, announcing(), Pack.FRENCH) == (
        "It is too late for this announcement: you hold too few cards. You cannot announce anything now."
    )


def test_a_wedding_is_named_by_the_pack() -> None:
    seen = asked(Phase.RESERVATIONS, Call(Verb.HEALTHY))
    french = texts.refusal_sentence(Reason.WEDDING_CONDITION, seen, Pack.FRENCH)
    assert french == "A wedding needs both queens of clubs in one hand. You may choose: Healthy (no reservation)."
    german = texts.refusal_sentence(Reason.WEDDING_CONDITION, seen, Pack.GERMAN)
    assert german.startswith("A wedding needs both Obers of acorns in one hand.")


@pytest.mark.parametrize(("parties_by", "queen"), [("CQ", "queens of clubs"), ("DQ", "queens of diamonds")])
def test_the_condition_of_a_wedding_names_the_queens_that_make_the_sides(parties_by: str, queen: str) -> None:
    game = game_of("doppelkopf")
    options = game.catalogue.build("ddv", {"parties_by": parties_by})
    state = game.begin(options, deal_cards(game, options, 3, 4, random.Random(1)), Standing())
    assert queen in texts.refusal_sentence(Reason.WEDDING_CONDITION, observe(game, state, 0), Pack.FRENCH)
