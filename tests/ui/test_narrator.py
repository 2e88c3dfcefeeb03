"""What is logged, shown and said."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.errors import Reason
from cardavia.engine.state import Phase
from cardavia.storage.settings import SPEECH
from cardavia.table.step import Step
from cardavia.ui import texts
from cardavia.ui.log_times import LogTimes
from cardavia.ui.log_view import LogView
from cardavia.ui.narrator import Narrator
from cardavia.ui.speech import StatusStrip
from cardavia.ui.texts_deadlines import open_sentence, with_last_chance
from tests.ui.table_deals import PLAYERS, Deal, random_choice


class Heard:
    """A narrator with its log and strip."""

    def __init__(self, qtbot: QtBot) -> None:
        self.log, self.strip = LogView(), StatusStrip()
        qtbot.addWidget(self.log)
        qtbot.addWidget(self.strip)
        self.narrator = Narrator(self.log, self.strip, LogTimes(lambda: "14:05"))
        self.narrator.set_table(PLAYERS, Pack.FRENCH)
        self.spoken: list[tuple[str, bool]] = []

    def announce(self, widget: QWidget, sentence: str, urgent: bool = False) -> None:
        self.spoken.append((sentence, urgent))

    def spoken_in(self, step: Step) -> list[tuple[str, bool]]:
        """Return what a screen reader gets of a step, each with whether it interrupts."""
        self.spoken.clear()
        self.narrator.tell_step(step)
        return list(self.spoken)


@pytest.fixture
def heard(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Heard:
    heard = Heard(qtbot)
    monkeypatch.setattr("cardavia.ui.speech.announce", heard.announce)
    return heard


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
    step = next(step for step in Deal("doppelkopf").steps() if step.after.my_turn and len(step.after.tricks) > 2)
    heard.narrator.tell_step(step)
    assert heard.strip.spoken == f"{heard.log.sentences[-1]}. Your turn to play"
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
        (lambda: narrator.tell_turn(seen), with_last_chance(texts.phase_prompt(seen, Pack.FRENCH), seen)),
        (lambda: narrator.tell_trick(seen), texts.trick_review_sentence(seen.trick, PLAYERS, Pack.FRENCH)),
        (lambda: narrator.tell_points(seen), texts.points_sentence(seen)),
        (
            lambda: narrator.tell_announcements(seen),
            f"Normal game. Nothing has been announced. {open_sentence(seen, PLAYERS)}",
        ),
    ]
    assert open_sentence(seen, PLAYERS)
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


def last_card_of_a_trick(game: str = "doppelkopf") -> tuple[Deal, Step]:
    """Return a deal with the step that has filled its first trick."""
    deal = Deal(game)
    return deal, next(step for step in deal.steps() if step.after.tricks)


def test_a_full_trick_is_one_polite_sentence_and_the_persons_turn_interrupts_with_its_card(heard: Heard) -> None:
    deal, step = last_card_of_a_trick()
    polite = [sentence for sentence, urgent in heard.spoken_in(step) if not urgent]
    assert polite == [". ".join(heard.log.sentences[-2:])]
    turn = next(step for step in deal.steps() if step.after.my_turn)
    ((sentence, urgent),) = heard.spoken_in(turn)
    assert urgent
    assert sentence.startswith(f"{heard.log.sentences[-1]}. Your turn")


@pytest.mark.parametrize(
    ("level", "card", "trick", "call", "turn"),
    [
        ("off", False, False, False, False),
        ("cards", True, False, False, True),
        ("score", True, True, False, True),
        ("all", True, True, True, True),
    ],
)
def test_each_level_speaks_what_it_says(
    heard: Heard, level: str, card: bool, trick: bool, call: bool, turn: bool
) -> None:
    heard.narrator.set_level(level)
    spoken, steps = [], list(Deal("doppelkopf").steps())
    for step in steps:
        spoken += [sentence for sentence, _ in heard.spoken_in(step)]
    everything = " | ".join(spoken)
    assert ("plays the" in everything) is card
    assert ("the trick," in everything) is trick
    assert ("no reservation" in everything) is call
    assert ("Your turn" in everything) is turn
    assert ("last chance" in everything) is call
    assert len(heard.log.sentences) == len(steps) + len(steps[-1].after.tricks)


@pytest.mark.parametrize("level", SPEECH)
def test_answers_refusals_and_the_level_itself_are_spoken_at_every_level(heard: Heard, level: str) -> None:
    deal = Deal("doppelkopf")
    deal.to_own_duty()
    narrator, seen = heard.narrator, deal.seen
    narrator.set_level(level)
    for ask in (narrator.tell_turn, narrator.tell_trick, narrator.tell_points, narrator.tell_announcements):
        ask(seen)
    narrator.tell_refusal(Reason.NOT_HELD, seen)
    narrator.tell_level()
    narrator.repeat()
    assert len(heard.spoken) == 7
    assert heard.spoken[-1][0] == heard.spoken[-2][0]


def test_what_is_not_spoken_can_still_be_repeated(heard: Heard) -> None:
    heard.narrator.set_level("off")
    _, step = last_card_of_a_trick()
    assert heard.spoken_in(step) == []
    heard.narrator.repeat()
    assert heard.spoken


def test_what_was_heard_has_a_time_and_what_was_replayed_has_none(heard: Heard) -> None:
    deal = Deal("doppelkopf")
    deal.to_play()
    heard.narrator.tell_position(deal.seen)
    replayed = len(heard.log.lines)
    heard.narrator.tell_step(deal.step(deal.legal(deal.state.turn or 0)[0]))
    assert [line.startswith("14:05") for line in heard.log.lines] == [False] * replayed + [True]
    heard.narrator.rename(deal.seen)
    assert [line.startswith("14:05") for line in heard.log.lines] == [False] * replayed + [True]


def test_taking_a_move_back_keeps_the_times_of_those_before_it(heard: Heard) -> None:
    deal = Deal("doppelkopf")
    steps = list(deal.steps())[:8]
    for step in steps:
        heard.narrator.tell_step(step)
    heard.narrator.tell_position(steps[5].before)
    assert len(heard.log.lines) == 5
    assert all(line.startswith("14:05") for line in heard.log.lines)
    heard.narrator.tell_position(Deal("doppelkopf", seed=2).seen)
    assert not heard.log.lines


def test_another_language_writes_the_log_anew_with_its_times(heard: Heard) -> None:
    _, step = last_card_of_a_trick()
    heard.narrator.tell_step(step)
    heard.narrator.set_table(("Ich", "Eva", "Udo", "Ina"), Pack.FRENCH)
    QCoreApplication.sendEvent(heard.log, QEvent(QEvent.Type.LanguageChange))
    assert any("Eva" in line for line in heard.log.lines)
    assert heard.log.lines[-1].startswith("14:05")


def test_the_result_keeps_its_time_when_names_change(heard: Heard) -> None:
    deal = Deal("schafkopf")
    for step in deal.steps():
        heard.narrator.tell_step(step)
    heard.narrator.tell_result(deal.seen)
    before = heard.log.lines
    heard.narrator.rename(deal.seen)
    assert heard.log.lines == before
    assert before[-1].startswith("14:05")
