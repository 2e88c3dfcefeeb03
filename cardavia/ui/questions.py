"""Connects what a person asks by a key with the sentence that answers, and speech and counting with their settings."""

from __future__ import annotations

from collections.abc import Callable

from cardavia.engine.observation import Observation
from cardavia.storage.settings import Settings
from cardavia.ui.actions import Actions, connect_choice
from cardavia.ui.narrator import Narrator
from cardavia.ui.preferences import Preferences
from cardavia.ui.speech import next_level


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


def connect_speech(actions: Actions, narrator: Narrator, preferences: Preferences) -> None:
    """Speak as much as is set, and let a key go on to the next level, which is said."""

    def follow(before: Settings, after: Settings) -> None:
        narrator.set_level(after.speech)
        if after.speech != before.speech:
            narrator.tell_level()

    narrator.set_level(preferences.settings.speech)
    preferences.changed.connect(follow)
    actions.speech.triggered.connect(lambda: preferences.change(speech=next_level(preferences.settings.speech)))
