"""Connects the help menu with its windows and the lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import cardavia
from cardavia.ui.actions import Actions
from cardavia.ui.lesson_entry import Lessons

if TYPE_CHECKING:
    from cardavia.ui.window import MainWindow


def connect_help(actions: Actions, window: MainWindow, suits: Callable[[], Mapping[str, str]]) -> Lessons:
    """Open the list of keys and *About* beside the window when they are asked for; return what shows the lessons.

    ``suits`` tells the letters that go to the next card of a suit, with the suits' names.
    """

    # Few ask for them, and the window opens sooner without their module.
    def show_keys() -> None:
        from cardavia.ui.dialogs import KeysDialog

        KeysDialog(actions.all, suits, window).show()

    def show_about() -> None:
        from cardavia.ui.dialogs import AboutDialog

        AboutDialog(cardavia.__version__, window).show()

    actions.keys.triggered.connect(show_keys)
    actions.about.triggered.connect(show_about)
    return Lessons(window)
