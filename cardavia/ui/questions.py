"""Connects what a person asks by a key with the sentence that answers."""

from __future__ import annotations

from collections.abc import Callable

from cardavia.engine.observation import Observation
from cardavia.ui.actions import Actions, connect_choice
from cardavia.ui.narrator import Narrator


def connect_questions(actions: Actions, narrator: Narrator, observed: Callable[[], Observation | None]) -> None:
    """Answer each question from what the person's seat may know at that moment."""
    answers = {
        narrator.tell_turn: actions.whose_turn,
        narrator.tell_trick: actions.review_trick,
        narrator.tell_points: actions.points,
        narrator.tell_announcements: actions.announcements,
    }

    def answer(tell: Callable[[Observation], None]) -> None:
        observation = observed()
        if observation is not None:
            tell(observation)

    connect_choice(answers, answer)
    actions.repeat.triggered.connect(narrator.repeat)
