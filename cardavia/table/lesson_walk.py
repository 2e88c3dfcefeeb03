"""The person's way through a lesson as a value: where it stands, and what an answer brings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from cardavia.table.lesson import Choice, Course, Question, Step, Task, question_of

TRIES: Final = 2
"""So often a person may answer; then the right answer is shown."""


class Grade(Enum):
    """What became of an answer: right, wrong with another try left, or wrong for the last time."""

    RIGHT = "right"
    WRONG = "wrong"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer was worth: right answers that were missed, and wrong ones that were chosen."""

    grade: Grade
    missed: tuple[Choice, ...] = ()
    wrong: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Walk:
    """A place in a course; ``tries`` counts the answers to the question there, ``verdict`` is that of the last one."""

    course: Course
    place: int = 0
    tries: int = 0
    verdict: Verdict | None = None

    @property
    def step(self) -> Step:
        """The step where the person is."""
        return self.course.steps[self.place]

    @property
    def question(self) -> Question | None:
        """What is asked there, None where nothing is."""
        return question_of(self.step)

    @property
    def solved(self) -> bool:
        """Whether the question there has been answered, or the answer shown."""
        return self.verdict is not None and self.verdict.grade is not Grade.WRONG

    @property
    def ended(self) -> bool:
        """Whether the last step has been reached."""
        return self.step.task is Task.END

    def go(self, steps: int) -> Walk:
        """Return the way so many steps on, or back where negative; it ends at the first and the last step."""
        place = min(max(self.place + steps, 0), len(self.course.steps) - 1)
        return Walk(self.course, place)

    def answer(self, picked: frozenset[int]) -> Walk:
        """Return the way after an answer, given as places among the choices; ValueError where nothing is asked."""
        question = self.question
        if question is None:
            raise ValueError(f"the step {self.step.key} asks nothing")
        tries = self.tries + 1
        return replace(self, tries=tries, verdict=_judge(question, picked, last=tries >= TRIES))


def _judge(question: Question, picked: frozenset[int], last: bool) -> Verdict:
    if picked == question.right:
        return Verdict(Grade.RIGHT)
    grade = Grade.SHOWN if last else Grade.WRONG
    return Verdict(grade, _at(question, question.right - picked), _at(question, picked - question.right))


def _at(question: Question, places: frozenset[int]) -> tuple[Choice, ...]:
    return tuple(question.choices[place] for place in sorted(places))
