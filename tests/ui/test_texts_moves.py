"""What happens at the table, told to the person and about the others."""

from dataclasses import replace

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.actions import Transfer, parse_action
from cardavia.engine.cards import parse_cards
from cardavia.engine.observation import HiddenExchange, SeenMove
from cardavia.engine.state import Phase, Trick
from cardavia.ui import texts
from tests.ui.texts_deals import PLAYERS, led_to, waiting

MOVES = [
    ("HT", "You play the ten of hearts", "Anna plays the ten of hearts"),
    ("CQ", "You play the Ober of acorns", "Anna plays the Ober of acorns"),
    ("pass", "You pass", "Anna passes"),
    ("healthy", "You have no reservation", "Anna has no reservation"),
    ("throw", "You throw in a bad hand", "Anna throws in a bad hand"),
    ("accept", "You accept", "Anna accepts"),
    ("decline", "You decline", "Anna declines"),
    ("hold", "You hold the solo", "Anna holds the solo"),
    ("yield", "You yield", "Anna yields"),
    ("double", "You double", "Anna doubles"),
    ("no-double", "You do not double", "Anna does not double"),
    ("solo queens", "You bid: Ober solo", "Anna bids: Ober solo"),
    ("rufer D", "You call the ace of bells", "Anna calls the ace of bells"),
    ("wedding", "You have a wedding", "Anna has a wedding"),
    ("poverty", "You have a poverty", "Anna has a poverty"),
    ("raise no90", "You raise: no 90", "Anna raises: no 90"),
    ("pass CA DA", "You pass on: ace of acorns, ace of bells", "Anna passes on: ace of acorns, ace of bells"),
    ("return CA", "You give back: ace of acorns", "Anna gives back: ace of acorns"),
    ("lay CA", "You lay face down: ace of acorns", "Anna lays face down: ace of acorns"),
    ("give CA", "You give: ace of acorns", "Anna gives: ace of acorns"),
    ("say re", "You announce: Re", "Anna announces: Re"),
    ("say no60", "You announce: no 60", "Anna announces: no 60"),
    (
        "say genscher 3",
        "You call Genscher, new partner: Clara",
        "Anna calls Genscher, new partner: Clara",
    ),
]


@pytest.mark.parametrize(("text", "you", "other"), MOVES)
def test_both_forms(text: str, you: str, other: str) -> None:
    action = parse_action(text)
    assert texts.move_sentence(SeenMove(0, action), PLAYERS, Pack.GERMAN) == you
    assert texts.move_sentence(SeenMove(1, action), PLAYERS, Pack.GERMAN) == other


def test_the_first_card_of_a_trick_is_led() -> None:
    action = parse_action("HT")
    assert texts.move_sentence(SeenMove(0, action), PLAYERS, Pack.FRENCH, leads=True) == "You lead the ten of hearts"
    assert (
        texts.move_sentence(SeenMove(2, action), PLAYERS, Pack.FRENCH, leads=True) == "Bohdan leads the ten of hearts"
    )


def test_genscher_may_choose_the_person() -> None:
    move = SeenMove(1, parse_action("say genscher 0"))
    assert texts.move_sentence(move, PLAYERS, Pack.FRENCH) == "Anna calls Genscher and you are the new partner"


def test_nobody_is_you_on_the_command_line() -> None:
    move = SeenMove(0, parse_action("HT"))
    assert texts.move_sentence(move, PLAYERS, Pack.FRENCH, me=None) == "Me plays the ten of hearts"
    assert texts.trick_sentence(Trick((0, 1, 2, 3), parse_cards("HT"), 0), PLAYERS, None) == (
        "Me takes the trick, 10 points"
    )


@pytest.mark.parametrize(
    ("exchange", "sentence"),
    [
        (HiddenExchange(Transfer.PASS, 3), "Anna passes on 3 cards face down"),
        (HiddenExchange(Transfer.RETURN, 3, 2), "Anna gives back 3 cards face down, 2 of them trumps"),
        (HiddenExchange(Transfer.RETURN, 3), "Anna gives back 3 cards face down"),
        (HiddenExchange(Transfer.LAY, 2), "Anna lays 2 cards face down"),
        (HiddenExchange(Transfer.GIVE, 2), "Anna gives 2 cards face down"),
    ],
)
def test_hidden_cards_are_counted_only(exchange: HiddenExchange, sentence: str) -> None:
    assert texts.move_sentence(SeenMove(1, exchange), PLAYERS, Pack.FRENCH) == sentence


def test_names_are_printed_as_typed() -> None:
    players = ("Me", "{player} %n {0}", "Bohdan", "Clara")
    trick = Trick((0, 1, 2, 3), parse_cards("HT HT HA HA"), 1)
    assert texts.trick_sentence(trick, players) == "{player} %n {0} takes the trick, 42 points"
    assert texts.move_sentence(SeenMove(1, parse_action("pass")), players, Pack.FRENCH) == "{player} %n {0} passes"


def test_who_takes_the_trick() -> None:
    trick = Trick((0, 1, 2, 3), parse_cards("CA CK CT C9"), 0)
    assert texts.trick_sentence(trick, PLAYERS) == "You take the trick, 25 points"
    assert texts.trick_sentence(replace(trick, winner=3), PLAYERS) == "Clara takes the trick, 25 points"


def test_a_trick_that_is_not_full_is_nobodys() -> None:
    with pytest.raises(ValueError, match="not full"):
        texts.trick_sentence(Trick((0, 1, 2, 3), parse_cards("CA")), PLAYERS)


def test_whose_turn() -> None:
    assert texts.turn_sentence(led_to(), PLAYERS) == "Your turn to play"
    assert texts.turn_sentence(replace(led_to(), phase=Phase.BIDDING), PLAYERS) == "Your turn to call"
    assert texts.turn_sentence(waiting(Phase.PLAY), PLAYERS) == "Anna to play"
    assert texts.turn_sentence(waiting(Phase.RESERVATIONS), PLAYERS) == "Anna to call"
    assert texts.turn_sentence(waiting(Phase.EXCHANGE), PLAYERS) == "Anna is next in the exchange of cards"
    assert texts.turn_sentence(waiting(Phase.DONE), PLAYERS) == "The deal is over"
