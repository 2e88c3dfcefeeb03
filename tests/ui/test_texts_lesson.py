"""What the lessons say: short, complete, and in the words of the deck."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.cards import Card, parse_cards
from cardavia.table.lesson import Choice, Step, question_of
from cardavia.table.lesson_courses import COURSES
from cardavia.table.lesson_walk import Walk
from cardavia.ui.texts_lesson import (
    Naming,
    cards_sentence,
    choice_name,
    chosen_sentence,
    lesson_name,
    mark_name,
    progress_sentence,
    step_text,
    step_title,
    trick_sentence,
    verdict_sentence,
)

PLAYERS = ("You", "Anna", "Bohdan", "Clara")
MOST_WORDS = 60
CASES = [(game, step, pack) for game, course in COURSES.items() for step in course.steps for pack in Pack]


def naming(game: str, pack: Pack = Pack.GERMAN) -> Naming:
    return Naming(game, pack, PLAYERS)


def at(game: str, key: str) -> Walk:
    """Return the walk at a step."""
    keys = [step.key for step in COURSES[game].steps]
    return Walk(COURSES[game]).go(keys.index(key))


def say_lessons() -> None:
    """Ask every text of the lessons at least once."""
    for game in COURSES:
        lesson_name(game)
        for pack in Pack:
            _say_steps(game, naming(game, pack))
    for right in (True, False):
        mark_name(right)
    chosen_sentence(1, 2)
    cards_sentence(parse_cards("CA"), naming("schafkopf"))
    trick_sentence((0,), parse_cards("CA"), naming("schafkopf"))


def _say_steps(game: str, words: Naming) -> None:
    walk = Walk(COURSES[game])
    for _ in COURSES[game].steps:
        progress_sentence(walk)
        step_title(walk.step, words)
        step_text(walk.step, words)
        for answered in _answered(walk):
            verdict_sentence(answered, words)
        walk = walk.go(1)


def _answered(walk: Walk) -> Iterator[Walk]:
    """Yield the walk after a right answer, after wrong ones of each kind, and after the last wrong one."""
    question = walk.question
    if question is None:
        return
    places = frozenset(range(len(question.choices)))
    wrong = frozenset(sorted(places - question.right)[:1])
    yield walk.answer(question.right)
    for picked in (wrong, frozenset[int](), question.right | wrong):
        if picked != question.right:
            yield walk.answer(picked)
            yield walk.answer(picked).answer(picked)


@pytest.mark.parametrize(("game", "step", "pack"), CASES, ids=str)
def test_no_step_takes_long_to_read(game: str, step: Step, pack: Pack) -> None:
    text = step_text(step, naming(game, pack))
    assert 0 < len(text.split()) <= MOST_WORDS
    assert "{" not in text


@pytest.mark.parametrize(("game", "step", "pack"), CASES, ids=str)
def test_the_deck_names_the_cards(game: str, step: Step, pack: Pack) -> None:
    text = step_text(step, naming(game, pack)).lower()
    foreign = ("queen", "jack", "clubs") if pack is Pack.GERMAN else ("ober", "unter", "acorns")
    assert not any(word in text for word in foreign)


def test_the_text_names_the_card_that_was_led() -> None:
    assert "ace of leaves" in step_text(at("schafkopf", "plain").step, naming("schafkopf"))
    assert "ace of hearts" in step_text(at("doppelkopf", "hearts").step, naming("doppelkopf"))
    assert "jack of diamonds" in step_text(at("doppelkopf", "winner").step, naming("doppelkopf", Pack.FRENCH))


def test_the_text_names_the_ace_that_was_called() -> None:
    assert "ace of leaves" in step_text(at("schafkopf", "partner").step, naming("schafkopf"))


def test_the_progress_counts_from_one() -> None:
    steps = len(COURSES["schafkopf"].steps)
    assert progress_sentence(Walk(COURSES["schafkopf"])) == f"Lesson: Schafkopf. Step 1 of {steps}."


def test_a_wrong_card_is_refused_by_the_rule_that_forbids_it() -> None:
    walk = at("schafkopf", "plain").answer(frozenset({0}))
    said = verdict_sentence(walk, naming("schafkopf"))
    assert said.startswith("Chosen by mistake: Ober of hearts. Missed: ten of leaves, king of leaves.")
    assert "If a plain suit was led and you hold a card of it, you must play one." in said
    assert said.endswith("Try once more.")


def test_the_last_wrong_answer_is_followed_by_the_right_one() -> None:
    walk = at("schafkopf", "winner").answer(frozenset({0})).answer(frozenset({0}))
    assert verdict_sentence(walk, naming("schafkopf")).endswith("The right answer: Bohdan: Ober of leaves.")


def test_a_right_answer_is_confirmed_with_its_reason() -> None:
    question = question_of(at("schafkopf", "call").step)
    assert question is not None
    said = verdict_sentence(at("schafkopf", "call").answer(question.right), naming("schafkopf"))
    assert said.startswith("That is right. You must hold a plain card of the suit")


def test_a_step_without_an_answer_has_no_verdict() -> None:
    with pytest.raises(ValueError, match="aim"):
        verdict_sentence(Walk(COURSES["schafkopf"]), naming("schafkopf"))


def test_an_answer_is_called_by_what_it_is() -> None:
    words = naming("schafkopf")
    assert choice_name(Choice(Card.parse("CA"), 1), words) == "Anna: ace of acorns"
    assert choice_name(Choice(seat=2), words) == "Bohdan"
    assert choice_name(Choice(number=14), words) == "14"
