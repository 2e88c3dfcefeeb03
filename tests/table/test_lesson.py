"""The lessons as data: every position is legal, and the engine alone decides what is right."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardavia.engine.actions import parse_action
from cardavia.engine.cards import Card, parse_cards
from cardavia.engine.games import GAMES
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS
from cardavia.table.lesson import Choice, Position, Question, Step, Task, position_of, question_of, seen_in
from cardavia.table.lesson_courses import COURSES
from cardavia.table.lesson_table import lesson_controller
from cardavia.table.lesson_walk import TRIES, Grade, Walk
from cardavia.table.session import HUMAN

STEPS = [(course.game, step) for course in COURSES.values() for step in course.steps]
PLACED = [(game, step) for game, step in STEPS if step.position is not None]
ASKED = [(game, step) for game, step in STEPS if question_of(step) is not None]
TABLES = [(game, step) for game, step in STEPS if step.task is Task.TABLE]
FIRST_CALL = {"schafkopf": "rufer C", "doppelkopf": "healthy"}
CONTRACTS = {"schafkopf": "rufer-C", "doppelkopf": "normal"}


def name(case: object) -> str:
    return case.key if isinstance(case, Step) else str(case)


def asked(game: str, key: str) -> Question:
    """Return the question of a step."""
    question = question_of(next(step for step in COURSES[game].steps if step.key == key))
    assert question is not None
    return question


def right_of(game: str, key: str) -> list[Choice]:
    """Return the right answers of a step."""
    question = asked(game, key)
    return [question.choices[place] for place in sorted(question.right)]


def cards_of(game: str, key: str) -> list[str]:
    """Return the cards that are right answers of a step."""
    return [str(choice.card) for choice in right_of(game, key)]


# --- the courses ------------------------------------------------------------------------------------------


def test_each_game_has_a_lesson() -> None:
    assert set(COURSES) == set(GAMES)
    assert all(course.game == game for game, course in COURSES.items())


@pytest.mark.parametrize("game", COURSES)
def test_a_lesson_ends_with_a_whole_deal(game: str) -> None:
    assert [step.task for step in COURSES[game].steps[-2:]] == [Task.TABLE, Task.END]


@pytest.mark.parametrize("game", COURSES)
def test_each_step_of_a_lesson_has_a_key_of_its_own(game: str) -> None:
    keys = [step.key for step in COURSES[game].steps]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(("game", "step"), PLACED, ids=name)
def test_every_position_is_played_by_the_rules(game: str, step: Step) -> None:
    state = position_of(step).state()
    assert position_of(step).game == game
    dealt = sorted(card.index for hand in state.deal.hands for card in hand)
    assert dealt == sorted(card.index for card in GAMES[game].pack(state.options))


@pytest.mark.parametrize(("game", "step"), ASKED, ids=name)
def test_every_question_has_an_answer_and_a_single_one_where_one_is_asked_for(game: str, step: Step) -> None:
    question = question_of(step)
    assert question is not None
    assert len(question.choices) > 1
    assert len(question.right) == 1 or (question.many and len(question.right) > 1)
    if not question.many:
        assert len(set(question.choices)) == len(question.choices)


@pytest.mark.parametrize(("game", "step"), TABLES, ids=name)
def test_the_deal_at_the_end_begins_with_the_person(game: str, step: Step) -> None:
    _, state, seen = seen_in(step)
    assert state.moves == ()
    assert seen.my_turn


def test_the_side_is_asked_with_a_whole_hand_and_an_announcement_after_the_first_trick() -> None:
    hands = [len(seen_in(step)[2].hand) for step in COURSES["doppelkopf"].steps if step.task in (Task.SIDE, Task.SAY)]
    assert hands == [12, 11]


# --- what is asked -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "step"), [case for case in ASKED if case[1].task is Task.PLAYABLE], ids=name)
def test_what_may_be_played_is_asked_of_the_person_whose_turn_it_is(game: str, step: Step) -> None:
    _, state, seen = seen_in(step)
    assert state.turn == HUMAN
    question = question_of(step)
    assert question is not None
    assert sorted(str(choice.card) for choice in question.choices) == sorted(map(str, seen.hand))
    assert {question.choices[place].card for place in question.right} == set(seen.playable)


def test_courts_of_the_suit_led_are_the_trap_of_the_first_question() -> None:
    assert cards_of("schafkopf", "plain") == ["ST", "SK"]
    assert Choice(Card.parse("SJ")) in asked("schafkopf", "plain").choices


def test_trumps_are_those_of_the_contract() -> None:
    assert cards_of("schafkopf", "pick") == ["DQ", "H9", "CJ", "HA"]
    assert cards_of("doppelkopf", "pick") == ["DQ", "HT", "SJ", "DA", "D9"]


def test_the_first_of_two_equal_tens_wins_the_trick() -> None:
    question = asked("doppelkopf", "winner")
    tens = [place for place, choice in enumerate(question.choices) if choice.card is Card.parse("HT")]
    assert len(tens) == 2
    assert question.right == {min(tens)}


def test_without_a_card_of_the_suit_everything_is_right() -> None:
    question = asked("doppelkopf", "free")
    assert len(question.right) == len(question.choices)


def test_one_ace_may_be_called() -> None:
    assert cards_of("schafkopf", "call") == ["SA"]


def test_the_partner_holds_the_card_that_makes_the_sides() -> None:
    for game, card in (("schafkopf", "SA"), ("doppelkopf", "CQ")):
        (partner,) = right_of(game, "partner")
        trick = asked(game, "partner").trick
        assert trick is not None
        assert trick.seats[trick.cards.index(Card.parse(card))] == partner.seat


def test_half_of_the_points_is_not_enough() -> None:
    assert [choice.party for choice in right_of("schafkopf", "outcome")] == [Party.DEFENDERS]
    assert [choice.party for choice in right_of("doppelkopf", "outcome")] == [Party.KONTRA]


def test_the_points_are_those_of_the_cards() -> None:
    for game in COURSES:
        trick = asked(game, "count").trick
        assert trick is not None
        assert [choice.number for choice in right_of(game, "count")] == [sum(card.points for card in trick.cards)]


def test_a_step_without_a_position_has_none_to_give() -> None:
    with pytest.raises(ValueError, match="bare"):
        position_of(Step("bare", Task.CALL))


def test_a_text_that_is_no_card_is_refused() -> None:
    with pytest.raises(ValueError, match="X9"):
        Position("schafkopf", "schaf", ("X9", "", "", "")).state()


# --- the way through -----------------------------------------------------------------------------------------


def at(game: str, key: str) -> Walk:
    """Return the walk at a step."""
    keys = [step.key for step in COURSES[game].steps]
    return Walk(COURSES[game]).go(keys.index(key))


def test_the_way_ends_at_both_ends() -> None:
    walk = Walk(COURSES["schafkopf"])
    assert walk.go(-1) == walk
    assert walk.go(99).ended
    assert walk.go(99).go(1) == walk.go(99)


def test_a_right_answer_solves_the_question() -> None:
    walk = at("schafkopf", "pick")
    solved = walk.answer(asked("schafkopf", "pick").right)
    assert solved.solved
    assert solved.verdict is not None
    assert solved.verdict.grade is Grade.RIGHT


def test_a_wrong_answer_names_what_was_missed_and_what_was_wrong() -> None:
    walk = at("schafkopf", "pick").answer(frozenset({0, 1}))
    assert not walk.solved
    assert walk.verdict is not None
    assert walk.verdict.wrong == (Choice(Card.parse("CA")),)
    assert [choice.card for choice in walk.verdict.missed] == list(parse_cards("H9 CJ HA"))


def test_after_the_last_try_the_answer_is_shown() -> None:
    walk = at("schafkopf", "winner")
    for _ in range(TRIES):
        assert not walk.solved
        walk = walk.answer(frozenset({0}))
    assert walk.solved
    assert walk.verdict is not None
    assert walk.verdict.grade is Grade.SHOWN


def test_going_on_forgets_the_answers() -> None:
    walk = at("schafkopf", "pick").answer(frozenset()).go(1)
    assert (walk.tries, walk.verdict) == (0, None)


def test_nothing_is_answered_where_nothing_is_asked() -> None:
    with pytest.raises(ValueError, match="aim"):
        Walk(COURSES["schafkopf"]).answer(frozenset())


# --- the table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "step"), TABLES, ids=name)
def test_a_table_of_a_lesson_plays_its_deal_to_the_end(game: str, step: Step, qtbot: QtBot) -> None:
    controller = lesson_controller()
    controller.open_record(position_of(step).record(("",) * PLAYERS))
    assert controller.submit(parse_action(FIRST_CALL[game])) is None

    def over() -> bool:
        controller.settled()
        seen = controller.observation
        assert seen is not None
        if seen.my_turn and not seen.done:
            assert controller.submit(seen.duties[0]) is None
        return seen.done

    qtbot.waitUntil(over, timeout=20_000)
    controller.close()
    (row,) = controller.sheet
    assert row.contract == CONTRACTS[game]
    assert row.scores is not None
    assert sum(row.scores) == 0
