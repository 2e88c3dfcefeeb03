"""The line from an action to the journal and back to the view."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from cardavia.ai.player import Player, RandomPlayer
from cardavia.engine.actions import Call, Play, Verb
from cardavia.engine.cards import PACK
from cardavia.engine.errors import Flaw, InputProblem, Reason
from cardavia.engine.record import Record, cut, replay
from cardavia.engine.seats import Seat
from cardavia.table.controller import Controller
from tests.table.conftest import NAMES, Memory, Table

GAMES = [("schafkopf", "schaf"), ("doppelkopf", "ddv"), ("doppelkopf", "pagat")]


@pytest.mark.parametrize(("game", "preset"), GAMES)
def test_a_whole_deal_is_kept_move_by_move(table: Table, game: str, preset: str) -> None:
    table.begin(game, preset)
    table.controller.stepped.connect(lambda step: _assert_kept(table))
    for _ in range(3):
        table.play_deal()
        table.controller.next_deal()
    assert table.memory.record == table.controller.record
    assert len(table.finished) == 3


def _assert_kept(table: Table) -> None:
    """The step that is being shown is already in the keeper's record."""
    assert table.memory.record is not None
    assert len(table.memory.record.deals[-1].moves) == len(table.observation.moves)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(table: Table) -> None:
    table.begin()
    table.until_my_turn()
    before = table.controller.record
    assert table.controller.submit(Play(PACK[0])) is Reason.PHASE
    assert table.controller.record == before


def test_out_of_turn_is_refused(table: Table) -> None:
    table.begin()
    table.until_my_turn()
    table.controller.submit(Call(Verb.PASS))
    assert table.controller.submit(Call(Verb.PASS)) is Reason.TURN


def test_no_computer_acts_before_the_view_has_shown_the_step(table: Table, qtbot: QtBot) -> None:
    table.begin()
    table.until_my_turn()
    before = len(table.observation.moves)
    with qtbot.waitSignal(table.controller._thinker.answered):
        table.controller.submit(Call(Verb.PASS))
    assert len(table.observation.moves) == before + 1
    table.controller.settled()
    assert len(table.observation.moves) == before + 2


def test_the_same_step_settled_twice_counts_once(table: Table) -> None:
    table.begin()
    table.play_deal()
    table.controller.settled()
    table.controller.settled()
    assert len(table.finished) == 1


def test_undo_goes_back_to_the_last_own_decision_and_redo_brings_it_back(table: Table) -> None:
    table.begin("doppelkopf", "ddv")
    table.until_my_turn()
    first = table.observation
    table.controller.submit(first.duties[0])
    table.until_my_turn()
    later = table.controller.record
    table.controller.undo()
    assert table.observation == first
    assert table.memory.record == table.controller.record
    table.controller.redo()
    assert table.controller.record == later
    assert table.memory.record == later
    assert table.memory.assisted_deals == {0}


def test_undo_goes_back_across_deals_to_the_first_decision(table: Table) -> None:
    table.begin()
    table.until_my_turn()
    first = table.observation
    for _ in range(2):
        table.play_deal()
        table.controller.next_deal()
    while table.controller.can_undo:
        table.controller.undo()
    assert table.observation == first
    assert table.memory.record == table.controller.record


def test_a_new_decision_forgets_what_was_undone(table: Table) -> None:
    table.begin()
    table.until_my_turn()
    table.controller.submit(Call(Verb.PASS))
    table.controller.undo()
    assert table.controller.can_redo
    table.controller.submit(Call(Verb.PASS))
    assert not table.controller.can_redo


def test_a_late_answer_to_an_undone_question_is_dropped(table: Table, qtbot: QtBot) -> None:
    table.begin()
    table.until_my_turn()
    with qtbot.waitSignal(table.controller._thinker.answered):
        table.controller.submit(Call(Verb.PASS))
        # The answer for the position after the pass is on its way; it must not reach this one.
        table.controller._thinker._pool.waitForDone()
        table.controller.undo()
    assert table.observation.my_turn


def test_new_players_take_over_the_running_deal(qtbot: QtBot) -> None:
    made: list[Seat] = []

    def make(game: str, seat: Seat) -> Player:
        made.append(seat)
        return RandomPlayer(random.Random(seat))

    controller = Controller(Memory(), make, random.Random(1), lambda record: None)
    controller.new_session("schafkopf", "schaf", {}, NAMES)
    controller.change_players()
    assert made == [1, 2, 3, 1, 2, 3]
    controller.settled()
    qtbot.waitUntil(lambda: controller.observation is not None and controller.observation.my_turn)
    controller.close()


def test_without_a_game_there_is_nobody_to_replace(table: Table) -> None:
    table.controller.change_players()
    assert table.controller.observation is None


def test_the_same_cards_can_be_played_again(table: Table) -> None:
    table.begin()
    table.play_deal()
    dealt = table.observation.dealt
    table.controller.same_cards()
    assert table.observation.dealt == dealt
    assert len(table.controller.sheet) == 0
    table.controller.redo()
    assert len(table.controller.sheet) == 1


def test_the_next_deal_is_not_dealt_over_a_running_one(table: Table) -> None:
    table.begin()
    table.until_my_turn()
    before = table.controller.record
    table.controller.next_deal()
    assert table.controller.record == before


def test_a_new_session_files_the_old_one(table: Table) -> None:
    table.begin()
    table.play_deal()
    old = table.controller.record
    table.begin("doppelkopf", "ddv")
    assert table.archived == [old]
    assert table.controller.rules_name == ("doppelkopf", "ddv")


def test_a_full_session_is_followed_by_a_new_one(table: Table) -> None:
    table.controller.new_session("doppelkopf", "pagat", {"deals": 2}, NAMES)
    while not table.controller.session_over:
        table.play_deal()
        if not table.controller.session_over:
            table.controller.next_deal()
    played = table.controller.record
    table.controller.next_deal()
    assert table.archived == [played]
    assert len(table.controller.sheet) == 0
    assert not table.controller.session_over


@pytest.mark.parametrize("moves", range(0, 40, 3))
def test_a_session_goes_on_from_any_moment(table: Table, moves: int) -> None:
    table.begin("doppelkopf", "ddv")
    table.play_deal()
    whole = table.controller.record
    assert whole is not None
    part = cut(whole, 0, moves)
    again = Table(seed=2)
    again.memory.record = part
    again.controller.resume(part, {0})
    assert again.controller.record == part
    again.play_deal()
    record = again.controller.record
    again.controller.close()
    assert record is not None
    assert replay(record).current is not None
    assert record.deals[0].moves[:moves] == part.deals[0].moves


def test_a_record_against_the_rules_leaves_the_running_game(table: Table) -> None:
    table.begin()
    table.play_deal()
    before = table.controller.record
    assert before is not None
    moves = before.deals[0].moves
    bad = Record("schafkopf", "schaf", {}, NAMES, (cut(before, 0, 0).deals[0],))
    bad = Record("schafkopf", "schaf", {}, NAMES, (type(bad.deals[0])(3, bad.deals[0].hands, moves[1:]),))
    with pytest.raises(InputProblem) as problem:
        table.controller.open_record(bad)
    assert problem.value.deal == 0
    assert problem.value.index == 0
    assert table.controller.record == before


def test_bad_rules_leave_the_running_game(table: Table) -> None:
    table.begin()
    before = table.controller.record
    with pytest.raises(InputProblem) as problem:
        table.controller.new_session("schafkopf", "schaf", {"geier": "perhaps"}, NAMES)
    assert problem.value.flaw is Flaw.BAD_OPTION
    assert table.controller.record == before
    assert not table.archived


def test_the_sheet_adds_up(table: Table) -> None:
    table.begin("doppelkopf", "ddv")
    for _ in range(4):
        table.play_deal()
        table.controller.next_deal()
    rows = table.controller.sheet
    assert [row.number for row in rows] == [1, 2, 3, 4]
    for seat in range(4):
        assert rows[-1].totals[seat] == sum(row.scores[seat] for row in rows if row.scores)
    assert all(sum(row.scores) == 0 for row in rows if row.scores)
