"""What is logged, shown and said."""

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.errors import Reason
from cardavia.engine.state import Phase
from cardavia.ui import texts
from cardavia.ui.log_view import LogView
from cardavia.ui.narrator import Narrator
from cardavia.ui.speech import StatusStrip
from tests.ui.table_deals import PLAYERS, Deal, random_choice


class Heard:
    """A narrator with its log and strip."""

    def __init__(self, qtbot: QtBot) -> None:
        self.log, self.strip = LogView(), StatusStrip()
        qtbot.addWidget(self.log)
        qtbot.addWidget(self.strip)
        self.narrator = Narrator(self.log, self.strip)
        self.narrator.set_table(PLAYERS, Pack.FRENCH)


@pytest.fixture
def heard(qtbot: QtBot) -> Heard:
    return Heard(qtbot)


@pytest.mark.parametrize("game", ["doppelkopf", "schafkopf"])
@pytest.mark.parametrize("seed", range(4))
def test_the_log_written_move_by_move_is_the_log_of_the_position(heard: Heard, game: str, seed: int) -> None:
    deal = Deal(game, seed)
    for step in deal.steps(random_choice(random.Random(seed))):
        heard.narrator.tell_step(step)
    heard.narrator.tell_result(deal.seen)
    told = heard.log.sentences
    assert len(told) >= len(deal.seen.moves) + len(deal.seen.tricks)
    heard.narrator.rename(deal.seen)
    assert heard.log.sentences == told


def test_a_full_trick_is_told_after_its_last_card(heard: Heard) -> None:
    deal = Deal("doppelkopf")
    for step in deal.steps():
        heard.narrator.tell_step(step)
        if step.after.tricks:
            break
    trick = deal.seen.tricks[0]
    assert heard.log.sentences[-1] == texts.trick_sentence(trick, PLAYERS)
    assert " leads " in heard.log.sentences[-5] or " lead " in heard.log.sentences[-5]


def test_your_turn_is_said_but_the_strip_keeps_the_move(heard: Heard) -> None:
    step = Deal("doppelkopf").to_own_duty()
    heard.narrator.tell_step(step)
    assert heard.strip.spoken == "Your turn to play"
    assert heard.strip.sentence == heard.log.sentences[-1]


def test_a_refusal_is_said_with_what_is_legal(heard: Heard) -> None:
    deal = Deal("doppelkopf")
    deal.to_own_duty()
    heard.narrator.tell_refusal(Reason.NOT_HELD, deal.seen)
    assert heard.strip.spoken == texts.refusal_sentence(Reason.NOT_HELD, deal.seen, Pack.FRENCH)


def test_the_keys_that_ask_are_answered(heard: Heard) -> None:
    deal = Deal("doppelkopf")
    deal.to_own_duty()
    seen, narrator = deal.seen, heard.narrator
    answers: list[tuple[Callable[[], None], str]] = [
        (lambda: narrator.tell_turn(seen), texts.phase_prompt(seen, Pack.FRENCH)),
        (lambda: narrator.tell_trick(seen), texts.trick_review_sentence(seen.trick, PLAYERS, Pack.FRENCH)),
        (lambda: narrator.tell_points(seen), texts.points_sentence(seen)),
        (lambda: narrator.tell_announcements(seen), texts.announcements_sentence(seen.said, PLAYERS)),
    ]
    for ask, answer in answers:
        ask()
        assert heard.strip.sentence == heard.strip.spoken == answer
    heard.strip.say("Something else", shown=False)
    narrator.repeat()
    assert heard.strip.sentence == "Something else"


def test_nothing_hidden_is_told(heard: Heard) -> None:
    deal = Deal("doppelkopf", preset="pagat")
    while deal.state.phase is not Phase.PLAY:
        heard.narrator.tell_step(deal.step(deal.legal(deal.state.turn or 0)[0]))
    heard.narrator.tell_position(deal.seen)
    names = {texts.card_name(card, Pack.FRENCH) for seat in (1, 2, 3) for card in deal.state.hands[seat]}
    assert not any(name in sentence for name in names for sentence in heard.log.sentences)


def test_a_long_sentence_does_not_change_the_strips_size(qtbot: QtBot, heard: Heard) -> None:
    heard.strip.resize(800, heard.strip.height())
    heard.strip.show()
    height = heard.strip.height()
    heard.strip.say("Anna plays the ten of hearts. " * 6)
    assert heard.strip.height() == height
    assert heard.strip.minimumSizeHint().width() <= 800
