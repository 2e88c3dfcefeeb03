"""What a seat has said, in words of its own."""

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.actions import Bid, Call, Raise, Say, Saying, Verb, parse_action
from cardavia.engine.cards import parse_cards
from cardavia.engine.contract import Contract
from cardavia.ui.texts_calls import bid_label
from cardavia.ui.texts_said import said_text

PLAYERS = ("Me", "Anna", "Bohdan", "Clara")


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("healthy", "Healthy"),
        ("throw", "I throw in"),
        ("no-double", "I do not double"),
        ("rufer C", "I call the ace of acorns"),
        ("solo none", "Ace solo"),
        ("wenz", "Wenz"),
    ],
)
def test_who_speaks_says_what_he_does_and_explains_nothing(action: str, said: str) -> None:
    assert said_text(parse_action(action), Pack.GERMAN, PLAYERS) == said


def test_a_caller_who_holds_the_ace_calls_the_ten() -> None:
    hand = parse_cards("SA CQ")
    assert said_text(Bid(Contract.parse("rufer-S")), Pack.FRENCH, hand=hand) == "I call the ten of spades"
    assert said_text(Bid(Contract.parse("rufer-C")), Pack.FRENCH, hand=hand) == "I call the ace of clubs"


def test_who_raises_says_the_level_alone() -> None:
    assert said_text(Raise(Saying.NO_90), Pack.FRENCH) == "No 90"


@pytest.mark.parametrize("action", [Call(Verb.PASS), Say(Saying.GENSCHER, 1), Say(Saying.KONTRA)])
def test_what_is_a_word_on_its_button_is_the_same_word_when_said(action: Call | Say) -> None:
    assert said_text(action, Pack.FRENCH, PLAYERS) == bid_label(action, Pack.FRENCH, PLAYERS)
