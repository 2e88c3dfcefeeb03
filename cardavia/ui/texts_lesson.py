"""What a lesson says: titles, texts and reasons of its steps, and what it answers to an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.actions import PLAYS, Move
from cardavia.engine.cards import Card
from cardavia.engine.game import refusal
from cardavia.table.lesson import Choice, Question, Step, Task, seen_in
from cardavia.table.lesson_walk import Grade, Verdict, Walk
from cardavia.table.session import HUMAN
from cardavia.ui import texts_lesson_doppelkopf, texts_lesson_schafkopf
from cardavia.ui.texts_base import Table, joined, sentences, translate
from cardavia.ui.texts_calls import saying_name
from cardavia.ui.texts_cards import card_name
from cardavia.ui.texts_refusals import rule_sentence
from cardavia.ui.texts_results import party_name

_TEXTS: dict[str, ModuleType] = {"schafkopf": texts_lesson_schafkopf, "doppelkopf": texts_lesson_doppelkopf}
_LESSONS = Table(
    "Lessons",
    {
        "schafkopf": QT_TRANSLATE_NOOP("Lessons", "Lesson: Schafkopf"),
        "doppelkopf": QT_TRANSLATE_NOOP("Lessons", "Lesson: Doppelkopf"),
    },
)


@dataclass(frozen=True, slots=True)
class Naming:
    """How a lesson calls things now: the game's key, the pack, and the players by seat."""

    game: str
    pack: Pack
    players: Sequence[str]


def lesson_name(game: str) -> str:
    """Return what the lesson of a game is called."""
    return _LESSONS.text(game)


def step_title(step: Step, naming: Naming) -> str:
    """Return the heading of a step."""
    return _titles(naming).text(step.key)


def step_text(step: Step, naming: Naming) -> str:
    """Return what a step tells or asks."""
    return _text(step, naming).format(**_facts(step, naming))


def progress_sentence(walk: Walk) -> str:
    """Return the lesson and how far it has come."""
    text = translate("Lessons", "{lesson}. Step {number} of {count}.")
    name = lesson_name(walk.course.game)
    return text.format(lesson=name, number=walk.place + 1, count=len(walk.course.steps))


def choice_name(choice: Choice, naming: Naming) -> str:
    """Return what an answer on offer is called."""
    if choice.card is not None:
        return _card_choice(choice.card, choice, naming)
    if choice.seat is not None:
        return naming.players[choice.seat]
    if choice.party is not None:
        return party_name(choice.party)
    if choice.saying is not None:
        return saying_name(choice.saying)
    return str(choice.number)


def cards_sentence(cards: Sequence[Card], naming: Naming) -> str:
    """Return which cards are shown, for whoever cannot see them."""
    names = joined(card_name(card, naming.pack) for card in cards)
    return translate("Lessons", "Cards: {cards}.").format(cards=names)


def trick_sentence(seats: Sequence[int], cards: Sequence[Card], naming: Naming) -> str:
    """Return who has played what in the trick shown, for whoever cannot see it."""
    played = [choice_name(Choice(card, seat), naming) for seat, card in zip(seats, cards, strict=False)]
    return translate("Lessons", "The trick: {cards}.").format(cards=joined(played))


def chosen_sentence(count: int, of: int) -> str:
    """Return how many of the cards have been chosen."""
    return translate("Lessons", "Chosen: {count} of {all}").format(count=count, all=of)


def mark_name(right: bool) -> str:
    """Return what the mark on an answer says."""
    return translate("Lessons", "right answer") if right else translate("Lessons", "not right")


def verdict_sentence(walk: Walk, naming: Naming) -> str:
    """Return what the lesson says about the last answer; ValueError where there was none."""
    verdict, question = walk.verdict, walk.question
    if verdict is None or question is None:
        raise ValueError(f"the step {walk.step.key} has not been answered")
    why = _reason(walk.step, verdict, naming)
    if verdict.grade is Grade.RIGHT:
        return sentences(translate("Lessons", "That is right."), why)
    if verdict.grade is Grade.WRONG:
        told = sentences(_mistake(verdict, question, naming), why)
        return sentences(told, translate("Lessons", "Try once more."))
    told = sentences(translate("Lessons", "That is not right."), why)
    return sentences(told, _right_answer(question, naming))


def _titles(naming: Naming) -> Table[str]:
    titles: Table[str] = _TEXTS[naming.game].TITLES
    return titles


def _text(step: Step, naming: Naming) -> str:
    module = _TEXTS[naming.game]
    table: Table[str] = module.TEXTS if step.key in module.TEXTS else module.TEXTS_BY_PACK[naming.pack]
    return table.text(step.key)


def _why(step: Step, naming: Naming) -> str:
    module = _TEXTS[naming.game]
    table: Table[str] = module.REASONS if step.key in module.REASONS else module.REASONS_BY_PACK[naming.pack]
    return table.text(step.key)


def _facts(step: Step, naming: Naming) -> dict[str, str]:
    """Return the cards that the step's text names, as its position has them."""
    if step.position is None or step.task in (Task.TRUMPS, Task.TABLE, Task.OUTCOME):
        return {}
    _, state, seen = seen_in(step)
    trick = state.trick if state.trick is not None and state.trick.cards else None
    if trick is None or step.task is Task.WINNER:
        trick = state.tricks[-1] if state.tricks else None
    cards = {"led": trick.cards[0] if trick is not None else None, "called": seen.called}
    return {name: card_name(card, naming.pack) for name, card in cards.items() if card is not None}


def _card_choice(card: Card, choice: Choice, naming: Naming) -> str:
    name = card_name(card, naming.pack)
    if choice.seat is None:
        return name
    return translate("Lessons", "{player}: {card}").format(player=naming.players[choice.seat], card=name)


def _reason(step: Step, verdict: Verdict, naming: Naming) -> str:
    """Return why: where cards were to be chosen that may be played, first the rule that forbids the wrong one."""
    why = _why(step, naming)
    wrong = verdict.wrong[0].card if verdict.wrong else None
    if step.task is not Task.PLAYABLE or wrong is None:
        return why
    game, state, seen = seen_in(step)
    reason = refusal(game, state, Move(HUMAN, PLAYS[wrong]))
    return sentences(rule_sentence(reason, seen, naming.pack), why)


def _mistake(verdict: Verdict, question: Question, naming: Naming) -> str:
    if not question.many:
        return translate("Lessons", "That is not right.")
    wrong, missed = (joined(choice_name(one, naming) for one in some) for some in (verdict.wrong, verdict.missed))
    if wrong and missed:
        return translate("Lessons", "Chosen by mistake: {wrong}. Missed: {missed}.").format(wrong=wrong, missed=missed)
    if wrong:
        return translate("Lessons", "Chosen by mistake: {wrong}.").format(wrong=wrong)
    return translate("Lessons", "Missed: {missed}.").format(missed=missed)


def _right_answer(question: Question, naming: Naming) -> str:
    right = joined(choice_name(question.choices[place], naming) for place in sorted(question.right))
    return translate("Lessons", "The right answer: {answer}.").format(answer=right)
