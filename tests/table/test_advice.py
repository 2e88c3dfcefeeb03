"""Hints and claims at the table: asked in the background, dropped with the position, kept as help."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardavia.ai.budget import Budget
from cardavia.ai.claiming_rules import Ruling, Verdict
from cardavia.ai.hinting import Hint
from cardavia.engine.actions import Move
from cardavia.engine.record import Record, RecordedDeal, new_match, replay
from cardavia.table.advice import Adviser
from cardavia.table.advice_claim import Claimer
from cardavia.table.advice_thread import AdviceThread
from cardavia.table.session import HUMAN
from tests.ai.positions import filled
from tests.table.conftest import NAMES, Table

TOPS = "CJ SJ HJ DJ CA SA HA DA"
"""A hand that takes every trick of a Wenz."""
WENZ = "0:wenz,1:pass,2:pass,3:pass"


class Hints:
    """An adviser, and what it has told."""

    def __init__(self, table: Table) -> None:
        self.adviser = Adviser(table.controller)
        self.hints: list[tuple[Hint, bool]] = []
        self.thinking: list[bool] = []
        self.adviser.hinted.connect(lambda hint, helped: self.hints.append((hint, helped)))
        self.adviser.thinking.connect(self.thinking.append)


class Claims:
    """A claimer at a table whose view shows every step at once, and what it has told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.claimer = Claimer(table.controller)
        self.rulings: list[tuple[Verdict, bool]] = []
        self.running: list[bool] = []
        self.claimer.ruled.connect(lambda verdict, helped: self.rulings.append((verdict, helped)))
        self.claimer.running.connect(self.running.append)

    def settle(self) -> None:
        """Show what has happened, as the window does when a step has been seen."""
        self.table.controller.settled()
        self.claimer.go_on()

    def play_out(self, qtbot: QtBot) -> None:
        """Show step after step until the deal is over."""

        def over() -> bool:
            self.settle()
            return self.table.observation.done

        qtbot.waitUntil(over, timeout=10_000)

    def rule(self, qtbot: QtBot) -> Verdict:
        """Claim the rest and return the answer."""
        with qtbot.waitSignal(self.claimer.ruled, timeout=10_000):
            self.claimer.claim()
        return self.rulings[-1][0]


@pytest.fixture
def hints(table: Table) -> Iterator[Hints]:
    hints = Hints(table)
    yield hints
    hints.adviser.close()


@pytest.fixture
def claims(table: Table) -> Iterator[Claims]:
    claims = Claims(table)
    yield claims
    claims.claimer.close()


def wenz(hand: str) -> Record:
    """Return a session in which the person is about to lead in a Wenz with this hand."""
    match = new_match(Record("schafkopf", "schaf", {}, NAMES))
    hands = filled(match.game.pack(match.options), {0: hand})
    return Record("schafkopf", "schaf", {}, NAMES, (RecordedDeal(3, hands, tuple(map(Move.parse, WENZ.split(",")))),))


def play_tricks(table: Table, tricks: int) -> None:
    """Let the person lead from the left until so many tricks are full and it is his turn."""
    table.until_my_turn()
    while len(table.observation.tricks) < tricks or not table.observation.my_turn:
        table.controller.submit(table.observation.duties[0])
        table.until_my_turn()


# --- hints --------------------------------------------------------------------------------------------


def test_a_hint_comes_from_the_background_and_marks_the_deal_once(hints: Hints, table: Table, qtbot: QtBot) -> None:
    table.begin()
    table.until_my_turn()
    with qtbot.waitSignal(hints.adviser.hinted, timeout=10_000):
        hints.adviser.ask()
    hints.adviser.ask()
    (first, helped), (second, again) = hints.hints
    assert first == second
    assert first.action in table.observation.duties
    assert (helped, again) == (True, False)
    assert table.memory.assisted_deals == {0}
    assert hints.thinking == [True, False]


def test_a_hint_that_comes_after_a_move_is_dropped(hints: Hints, table: Table, qtbot: QtBot) -> None:
    table.begin()
    table.until_my_turn()
    hints.adviser.ask()
    with qtbot.waitSignal(hints.adviser.cleared):
        table.controller.submit(table.observation.duties[0])
    hints.adviser.close()
    qtbot.wait(1)
    assert hints.hints == []
    assert hints.thinking == [True, False]
    assert table.memory.assisted_deals == set()


def test_undo_forgets_the_hint(hints: Hints, table: Table, qtbot: QtBot) -> None:
    table.begin()
    table.until_my_turn()
    table.controller.submit(table.observation.duties[0])
    table.until_my_turn()
    with qtbot.waitSignal(hints.adviser.hinted, timeout=10_000):
        hints.adviser.ask()
    with qtbot.waitSignal(hints.adviser.cleared):
        table.controller.undo()
    with qtbot.waitSignal(hints.adviser.hinted, timeout=10_000):
        hints.adviser.ask()
    assert hints.hints[-1][0].action in table.observation.duties


def test_who_can_do_nothing_is_not_advised(hints: Hints, table: Table) -> None:
    assert not hints.adviser.can_advise
    hints.adviser.ask()
    assert hints.thinking == []


def test_a_question_that_fails_is_logged_and_answered_with_nothing(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(budget: Budget) -> object:
        raise RuntimeError("a mistake")

    thread = AdviceThread()
    with caplog.at_level(logging.ERROR), qtbot.waitSignal(thread.answered) as answered:
        ticket = thread.ask(fail, 1.0)
    assert answered.args == [ticket, None]
    assert "failed" in caplog.text
    thread.stop()


def test_a_question_that_is_given_up_hears_of_it(qtbot: QtBot) -> None:
    budgets: list[Budget] = []
    thread = AdviceThread()
    with qtbot.waitSignal(thread.answered):
        ticket = thread.ask(lambda budget: budgets.append(budget), 60.0)
    thread.drop()
    assert budgets[0].cancelled
    assert not thread.is_current(ticket)
    thread.stop()


# --- claims -------------------------------------------------------------------------------------------


def test_a_granted_claim_is_played_out_as_a_normal_record(claims: Claims, table: Table, qtbot: QtBot) -> None:
    table.controller.open_record(wenz(TOPS))
    play_tricks(table, 1)
    assert claims.rule(qtbot).ruling is Ruling.GRANTED
    claims.play_out(qtbot)
    assert all(trick.winner == HUMAN for trick in table.observation.tricks)
    assert claims.running == [True, False]
    assert table.memory.assisted_deals == set()
    record = table.controller.record
    assert record is not None
    assert replay(record).deals[-1].done


def test_a_refused_claim_names_a_trick_and_no_card_and_counts_as_help(
    claims: Claims, table: Table, qtbot: QtBot
) -> None:
    table.controller.open_record(wenz("CJ SJ HJ CA CT SA D8 D7"))
    play_tricks(table, 1)
    before = table.controller.record
    verdict = claims.rule(qtbot)
    assert verdict.ruling is Ruling.REFUSED
    assert verdict.card is None
    assert verdict.trick is not None
    assert 1 < verdict.trick <= 8
    assert claims.rulings[-1][1]
    assert table.memory.assisted_deals == {0}
    assert table.controller.record == before
    assert claims.running == []


def test_a_refusal_names_nobody_and_no_card() -> None:
    assert {field.name for field in dataclasses.fields(Verdict)} == {"ruling", "card", "trick"}


def test_undo_ends_the_play_out(claims: Claims, table: Table, qtbot: QtBot) -> None:
    table.controller.open_record(wenz(TOPS))
    play_tricks(table, 1)
    claims.rule(qtbot)
    assert claims.running == [True]
    table.controller.undo()
    assert claims.running == [True, False]
    claims.settle()
    held = len(table.observation.hand)
    claims.claimer.close()
    qtbot.wait(1)
    assert len(table.observation.hand) == held
    assert claims.running == [True, False]


def test_a_card_of_his_own_ends_the_play_out(claims: Claims, table: Table, qtbot: QtBot) -> None:
    table.controller.open_record(wenz(TOPS))
    play_tricks(table, 1)
    claims.rule(qtbot)
    table.until_my_turn()
    table.controller.submit(table.observation.duties[0])
    assert not claims.claimer.runs


def test_a_move_before_the_answer_drops_the_claim(claims: Claims, table: Table, qtbot: QtBot) -> None:
    table.controller.open_record(wenz(TOPS))
    play_tricks(table, 1)
    claims.claimer.claim()
    table.controller.submit(table.observation.duties[0])
    claims.claimer.close()
    qtbot.wait(1)
    assert claims.rulings == []
    assert claims.running == []


def test_nothing_can_be_claimed_before_the_first_trick_is_full(claims: Claims, table: Table) -> None:
    table.controller.open_record(wenz(TOPS))
    table.until_my_turn()
    assert not claims.claimer.can_claim
    play_tricks(table, 1)
    assert claims.claimer.can_claim


def test_no_claim_is_open_before_the_first_deal(claims: Claims) -> None:
    assert not claims.claimer.can_claim
    claims.claimer.claim()
    claims.claimer.go_on()
    assert claims.rulings == []
