"""Who may still announce what and until when, in words."""

from dataclasses import replace

import pytest

from cardavia.engine.actions import Say, Saying
from cardavia.engine.chance import Chance
from cardavia.engine.observation import Observation, observe
from cardavia.engine.remaining import Remaining
from cardavia.engine.result import Party
from cardavia.storage.settings import SPEECH
from cardavia.ui import texts_deadlines, texts_speech
from cardavia.ui.texts import counted_points
from tests.engine.helpers import Rules, fill, match_of, state_of
from tests.ui.texts_deals import led_to

PLAYERS = ("Me", "Anna", "Bohdan", "Clara")
HEALTHY = tuple(f"{seat}:healthy" for seat in range(4))


def seen(*actions: str, seat: int = 2, rules: Rules = ("doppelkopf", "ddv", {})) -> Observation:
    """Return what a seat sees of a deal in which the seats 0 and 1 are Re."""
    match = match_of(rules)
    known = {0: "CQ", 1: "CQ"} if rules[0] == "doppelkopf" else {}
    return observe(match.game, state_of(rules, 3, fill(rules[0], match.options, known), [*actions]), seat)


def say_deadlines() -> None:
    """Ask every text about deadlines, points and speech, for the test that all can be translated."""
    for of_anybody in (False, True):
        for left in (0, 2):
            texts_deadlines.deadline_sentence(Remaining(Say(Saying.RE), left, of_anybody))
    for observation in (seen(*HEALTHY), seen(*HEALTHY, "1:say re"), _last_chance(), _doubling()):
        texts_deadlines.open_sentence(observation, PLAYERS)
        texts_deadlines.with_last_chance("Choose a card to play.", observation)
    for known in ({0: Party.RE}, {0: Party.RE, 1: Party.RE}):
        for short in (True, False):
            counted_points(replace(led_to(), parties=known), short)
    for level in SPEECH:
        texts_speech.speech_sentence(level)


def _last_chance() -> Observation:
    """Return a moment at which the person may play, and with the next card it is too late for Re."""
    return replace(led_to(), chances=(Chance(Party.DECLARER, Saying.RE, held=len(led_to().hand)),))


def _doubling() -> Observation:
    return replace(led_to(), chances=(Chance(Party.DEFENDERS, Saying.KONTRA, lying=1),), players=(0, 1, 2, 3))


def test_before_the_first_card_there_is_one_card_left_for_all() -> None:
    sentence = texts_deadlines.open_sentence(seen(*HEALTHY), PLAYERS)
    assert sentence == (
        "You may still announce: Kontra. You may play 1 more cards before it is too late. "
        "Still open to somebody, with at least 11 cards in hand: Re. "
        "Still open to somebody, with at least 11 cards in hand: Kontra."
    )


def test_a_player_is_named_once_his_side_is_public() -> None:
    sentence = texts_deadlines.others_open_sentence(seen(*HEALTHY, "1:say re"), PLAYERS)
    assert "Still open to Anna or somebody else, with at least 10 cards in hand: no 90." in sentence
    assert "Still open to somebody, with at least 10 cards in hand: Kontra." in sentence


def test_the_last_chance_is_told_with_what_has_to_be_done() -> None:
    told = texts_deadlines.with_last_chance("Choose a card to play.", _last_chance())
    assert told == "Choose a card to play. This is your last chance to announce: Re."


def test_without_a_last_chance_the_prompt_stays_as_it_is() -> None:
    assert texts_deadlines.with_last_chance("Choose a card to lead.", seen(*HEALTHY)) == "Choose a card to lead."


def test_a_doubling_counts_the_cards_of_the_trick() -> None:
    sentence = texts_deadlines.others_open_sentence(_doubling(), PLAYERS)
    assert sentence.endswith("while at most 1 cards lie in the trick: Kontra.")


@pytest.mark.parametrize("moves", [(), ("1:say re",), ("3:say kontra",)])
def test_nothing_is_told_that_only_the_cards_could_tell(moves: tuple[str, ...]) -> None:
    names = {"1:say re": "Anna", "3:say kontra": "Clara"}
    sentence = texts_deadlines.others_open_sentence(seen(*HEALTHY, *moves), PLAYERS)
    shown = {names[move] for move in moves}
    assert {name for name in PLAYERS if name in sentence} == shown


def test_before_the_play_nothing_is_open() -> None:
    assert texts_deadlines.open_sentence(seen(), PLAYERS) == ""
