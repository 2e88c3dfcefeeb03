"""Hints and claims at the window: marks, sentences, the button, and that both go with the next move."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.engine.actions import Say
from cardavia.engine.record import Record
from cardavia.storage.settings import Settings
from cardavia.ui.card_button import CardButton
from cardavia.ui.claim import OFFERED_FROM
from cardavia.ui.hint import targets_of
from cardavia.ui.hint_mark import HintMark, HintMarks
from cardavia.ui.texts_hints import (
    assisted_sentence,
    no_hint_sentence,
    recommended_description,
    thinking_sentence,
)
from cardavia.ui.texts_hints_claim import no_claim_sentence
from tests.table.test_advice import TOPS, wenz
from tests.ui.shell_parts import Shell
from tests.ui.typing_and_clicking import press

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
QUICK = Settings(animation=0, trick_pause_ms=0)


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    return Shell(qtbot, tmp_path, QUICK)


def marked(shell: Shell) -> tuple[object, ...]:
    return shell.window.advice.hints.marks.targets


def hint(shell: Shell, qtbot: QtBot) -> None:
    """Press the key of the hint and wait for it."""
    press(shell.window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(marked(shell)), timeout=10_000)


def open_table(shell: Shell, record: Record) -> None:
    shell.controller.open_record(record)
    shell.wait_for_turn()


# --- hints --------------------------------------------------------------------------------------------


def test_the_sentence_stands_clear_of_the_mark(shell: Shell, qtbot: QtBot) -> None:
    shell.window.resize(800, 600)
    open_table(shell, wenz(TOPS))
    hint(shell, qtbot)
    table = shell.window.area.table
    (mark,) = table.findChildren(HintMark)
    assert table.note.text
    assert table.note.geometry().bottom() < mark.geometry().top()


def test_the_key_marks_a_call_and_tells_why(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    hint(shell, qtbot)
    (button,) = marked(shell)
    assert button in shell.window.area.table.calls.buttons
    assert shell.window.area.table.calls.prompt.startswith("Hint: ")
    assert shell.window.strip.spoken.startswith("Hint: ")
    assert shell.window.strip.spoken.endswith(assisted_sentence())
    assert shell.window.strip.sentence == assisted_sentence()


def test_the_card_advised_describes_itself_as_recommended(shell: Shell, qtbot: QtBot) -> None:
    open_table(shell, wenz(TOPS))
    hint(shell, qtbot)
    (button,) = marked(shell)
    assert isinstance(button, CardButton)
    assert button.accessibleDescription() == recommended_description()
    assert shell.window.area.table.note.text.startswith("Hint: ")


def test_the_key_again_says_the_same_without_the_word_of_help(shell: Shell, qtbot: QtBot) -> None:
    open_table(shell, wenz(TOPS))
    hint(shell, qtbot)
    first = shell.window.strip.spoken
    press(shell.window, Qt.Key.Key_H)
    assert f"{shell.window.strip.spoken} {assisted_sentence()}" == first


def test_a_small_note_says_that_a_hint_is_thought_about(shell: Shell, qtbot: QtBot) -> None:
    open_table(shell, wenz(TOPS))
    press(shell.window, Qt.Key.Key_H)
    assert shell.window.area.table.note.text == thinking_sentence()
    qtbot.waitUntil(lambda: bool(marked(shell)), timeout=10_000)


def test_what_the_person_does_clears_the_hint(shell: Shell, qtbot: QtBot) -> None:
    open_table(shell, wenz(TOPS))
    hint(shell, qtbot)
    (button,) = marked(shell)
    assert isinstance(button, CardButton)
    button.click()
    assert marked(shell) == ()
    assert not shell.window.area.table.note.text.startswith("Hint: ")


def test_where_nothing_can_be_done_the_strip_says_so(shell: Shell) -> None:
    open_table(shell, wenz(TOPS))
    shell.play_on()
    shell.window.advice.hints.ask()
    assert shell.window.strip.spoken == no_hint_sentence()


def test_a_mark_follows_its_card_and_takes_no_click(shell: Shell, qtbot: QtBot) -> None:
    open_table(shell, wenz(TOPS))
    table = shell.window.area.table
    marks = HintMarks(table)
    button = table.hand.buttons[0]
    marks.put([button])
    shell.window.resize(1100, 760)
    (mark,) = [child for child in table.children() if type(child).__name__ == "HintMark"]
    assert mark.geometry().contains(button.geometry().translated(table.hand.pos()))  # type: ignore[attr-defined]
    assert mark.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # type: ignore[attr-defined]
    marks.clear()
    assert button.accessibleDescription() != recommended_description()


def test_a_mark_follows_a_button_whose_panel_is_moved(shell: Shell, qtbot: QtBot) -> None:
    shell.window.resize(1000, 760)
    shell.deal()
    hint(shell, qtbot)
    table = shell.window.area.table
    (mark,) = table.findChildren(HintMark)
    button = mark.target
    assert button is not None
    before, place = button.pos(), button.mapTo(table, QPoint())
    shell.window.resize(1100, 760)
    moved = QRect(button.mapTo(table, QPoint()), button.size())
    assert button.pos() == before
    assert moved.topLeft() != place
    assert mark.geometry().contains(moved)


def test_announcements_and_cards_to_hand_over_are_found(shell: Shell) -> None:
    shell.deal("doppelkopf")
    while not shell.observation.sayings:
        shell.window.area.table.chosen.emit(shell.observation.duties[0])
        shell.wait_for_turn()
    table = shell.window.area.table
    say = shell.observation.sayings[0]
    assert list(targets_of(table, say)) == [(table.sayings.buttons | table.declare.buttons)[say]]
    assert isinstance(say, Say)


def test_another_language_or_pack_puts_the_hint_in_its_words(shell: Shell, qtbot: QtBot) -> None:
    open_table(shell, wenz(TOPS))
    hint(shell, qtbot)
    table = shell.window.area.table
    before = table.note.text
    table.advise("words of another language")
    QCoreApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
    assert len(marked(shell)) == 1
    assert table.note.text == before


# --- claims -------------------------------------------------------------------------------------------


def test_the_button_stands_there_with_few_cards_and_the_lead(shell: Shell) -> None:
    open_table(shell, wenz(TOPS))
    button = shell.window.advice.claims.button
    while not shell.observation.done:
        offered = button.isVisible()
        assert offered is (len(shell.observation.hand) <= OFFERED_FROM)
        shell.play_on(len(shell.observation.tricks) + 1)


def test_the_key_plays_the_rest_out(shell: Shell, qtbot: QtBot) -> None:
    open_table(shell, wenz(TOPS))
    shell.play_on(1)
    QTest.keyClick(shell.window, Qt.Key.Key_R, CONTROL_SHIFT)
    qtbot.waitUntil(lambda: shell.observation.done, timeout=20_000)
    assert all(trick.winner == 0 for trick in shell.observation.tricks)


def test_the_button_claims_too(shell: Shell, qtbot: QtBot) -> None:
    open_table(shell, wenz(TOPS))
    shell.play_on(2)
    shell.window.advice.claims.button.click()
    qtbot.waitUntil(lambda: shell.observation.done, timeout=20_000)
    assert not shell.window.advice.claims.button.isVisible()


def test_the_play_out_is_quick_and_afterwards_the_pace_is_the_persons_again(qtbot: QtBot, tmp_path: Path) -> None:
    shell = Shell(qtbot, tmp_path, Settings(animation=150, trick_pause_ms=2000))
    pace, claimer = shell.window.area.table._pace, shell.window.advice.claims.claimer
    claimer.running.emit(True)
    assert (pace.speed, pace.trick_pause) == (200, 400)
    claimer.running.emit(False)
    assert (pace.speed, pace.trick_pause) == (150, 2000)


def test_a_refusal_is_a_sentence_and_the_table_stays(shell: Shell, qtbot: QtBot) -> None:
    open_table(shell, wenz("CJ SJ HJ CA CT SA D8 D7"))
    shell.play_on(1)
    before = shell.controller.record
    shell.window.advice.claims.claim()
    qtbot.waitUntil(lambda: "Not all tricks" in shell.window.strip.spoken, timeout=10_000)
    assert shell.window.strip.spoken.endswith(assisted_sentence())
    assert shell.controller.record == before
    hidden = [name for name in shell.controller.players if name in shell.window.strip.spoken]
    assert hidden == []


def test_a_claim_at_the_wrong_time_says_when_it_can_be_made(shell: Shell) -> None:
    shell.deal()
    shell.window.advice.claims.claim()
    assert shell.window.strip.spoken == no_claim_sentence()
