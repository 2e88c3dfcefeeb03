"""Connects the lessons with the window: their entries in the menu, the page, and what has been learnt."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardavia.ui.actions import connect_choice

if TYPE_CHECKING:
    from cardavia.ui.lesson_page import LessonPage
    from cardavia.ui.window import MainWindow


class Lessons(QObject):
    """Shows the lessons in the table's place; the running table stays as it is and comes back afterwards."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._came_from = 0
        connect_choice(window.menu_actions.lessons, self.show)
        window.pages.currentChanged.connect(self._name_ace)

    @cached_property
    def page(self) -> LessonPage:
        """The page, made when a lesson is first asked for."""
        from cardavia.ui.lesson_page import LessonPage

        page = LessonPage(self._window.decks.list, self._window.preferences)
        page.left.connect(self.leave)
        page.finished.connect(self._note)
        page.play_wanted.connect(self._play)
        self._window.pages.addWidget(page)
        return page

    def show(self, game: str) -> None:
        """Show the lesson of a game where it was left."""
        pages = self._window.pages
        if pages.currentWidget() is not self.page:
            self._came_from = pages.currentIndex()
            pages.setCurrentWidget(self.page)
        self.page.show_lesson(game)
        self._name_ace()

    def leave(self) -> None:
        """Show what was there before the lesson."""
        self._window.pages.setCurrentIndex(self._came_from)
        if self._window.at_table:
            self._window.show_table()

    def close(self) -> None:
        """End what the page has going on."""
        if "page" in self.__dict__:
            self.page.close_lesson()

    def _name_ace(self) -> None:
        """Call the ace as the deck that is seen does: that of the lesson's game, or of the game on the table."""
        seen = "page" in self.__dict__ and self._window.pages.currentWidget() is self.page
        self._window.decks.speak_of(self.page.game if seen else None)

    def _note(self, game: str) -> None:
        preferences = self._window.preferences
        learnt = preferences.settings.lessons
        if game not in learnt:
            preferences.change(lessons=(*learnt, game))

    def _play(self, game: str) -> None:
        window = self._window
        window.show_welcome()
        window.welcome.show_rules(window.preferences.settings, game)
