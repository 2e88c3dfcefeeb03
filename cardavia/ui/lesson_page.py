"""The page of the lessons: a paper with one step at a time, then a table, and the bar that leads through them."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from cardavia.engine.seats import PLAYERS
from cardavia.table.lesson import Task, position_of
from cardavia.table.lesson_courses import COURSES
from cardavia.table.lesson_walk import Walk
from cardavia.ui.deck_list import DeckList
from cardavia.ui.lesson_bar import LessonBar
from cardavia.ui.lesson_panel import LessonPanel
from cardavia.ui.lesson_pictures import LessonPictures
from cardavia.ui.lesson_table import LessonTable
from cardavia.ui.preferences import Preferences
from cardavia.ui.texts_base import DEFAULT_NAME, player_names
from cardavia.ui.texts_lesson import Naming, lesson_name, progress_sentence
from cardavia.ui.theme import color, palette, space
from cardavia.ui.window import OPPONENTS

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LessonPage(QWidget):
    """Leads through the lesson of a game; each is gone on with where it was left, until the program ends."""

    left = Signal()
    """The person wants to go back to where the lesson was opened."""
    finished = Signal(str)
    """The lesson of this game has been brought to its end."""
    play_wanted = Signal(str)
    """The person wants to play this game in earnest."""

    def __init__(self, decks: DeckList, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._walks = {game: Walk(course) for game, course in COURSES.items()}
        self._game = next(iter(COURSES))
        self._picked: frozenset[int] = frozenset()
        self.pictures = LessonPictures(decks, preferences, self)
        self.panel = LessonPanel(self.pictures.cards)
        self.bar = LessonBar()
        self._scroll, self._paper = QScrollArea(), QWidget()
        self._stack = QStackedLayout()
        self._lay_out()
        self._connect()

    @cached_property
    def table(self) -> LessonTable:
        """The table at the end of a lesson, made when it is first reached."""
        table = LessonTable(self.pictures.cards, self._preferences, self.bar.strip)
        table.over.connect(self._show_bar)
        table.left.connect(lambda: self._go(1))
        self._stack.addWidget(table)
        return table

    @property
    def walk(self) -> Walk:
        """Where the person is in the lesson that is shown."""
        return self._walks[self._game]

    @property
    def game(self) -> str:
        """The game whose lesson is shown."""
        return self._game

    def show_lesson(self, game: str) -> None:
        """Show the lesson of a game where it was left; one that was brought to its end begins anew."""
        self._game = game
        self.pictures.show(game)
        if self.walk.ended:
            self._begin()
        self._enter()

    def close_lesson(self) -> None:
        """End the thinking and the drawing."""
        if "table" in self.__dict__:
            self.table.close_table()
        self.pictures.cards.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER and isinstance(focused, QAbstractButton) and not self._at_table(focused):
            focused.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(palette().cloth))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_soon()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rename()

    def _connect(self) -> None:
        bar = self.bar
        bar.leave_button.clicked.connect(self.left)
        bar.back_button.clicked.connect(lambda: self._go(-1))
        bar.go_button.clicked.connect(lambda: self._go(1))
        bar.check_button.clicked.connect(lambda: self._answer(self.panel.picked))
        bar.repeat_button.clicked.connect(self._repeat)
        bar.play_button.clicked.connect(lambda: self.play_wanted.emit(self._game))
        self.panel.answered.connect(self._answer)
        self.panel.picked_changed.connect(self._note_picked)
        self.pictures.changed.connect(self._rename)

    def _at_table(self, widget: QWidget) -> bool:
        return "table" in self.__dict__ and self.table.isAncestorOf(widget)

    @property
    def _naming(self) -> Naming:
        return Naming(self._game, self.pictures.cards.pack, player_names(self._seated))

    @property
    def _seated(self) -> tuple[str, ...]:
        """The players by seat, as a record names them."""
        return (self._preferences.settings.player_name or DEFAULT_NAME, *OPPONENTS[: PLAYERS - 1])

    # Where the person goes

    def _go(self, steps: int) -> None:
        self._walks[self._game] = self.walk.go(steps)
        if self.walk.ended:
            self.finished.emit(self._game)
        self._enter()

    def _begin(self) -> None:
        self._walks[self._game] = Walk(COURSES[self._game])
        if "table" in self.__dict__:
            self.table.forget()

    def _repeat(self) -> None:
        self._begin()
        self._enter()

    def _answer(self, picked: frozenset[int]) -> None:
        self._picked = picked
        self._walks[self._game] = self.walk.answer(picked)
        self._show_step()
        self._show_bar()
        self.bar.strip.say(self.panel.verdict.text(), urgent=True, shown=False)
        if self.walk.solved or not self.panel.focus_first():
            self.bar.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _note_picked(self) -> None:
        self._picked = self.panel.picked

    # What is shown

    def _enter(self) -> None:
        """Show the step where the person has come, and say it."""
        self._picked = frozenset()
        self.bar.strip.say(progress_sentence(self.walk), aloud=False)
        self._show_step()
        self._show_bar()
        if self.walk.step.task is Task.TABLE:
            self.table.take_focus()
        else:
            self.bar.strip.say(self.panel.spoken, shown=False)
            if not self.panel.focus_first():
                self.bar.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_step(self) -> None:
        naming = self._naming
        self.setAccessibleName(lesson_name(self._game))
        if self.walk.step.task is Task.TABLE:
            self.table.set_pack(naming.pack)
            self._stack.setCurrentWidget(self.table)
            self.table.start(position_of(self.walk.step), self._seated)
        else:
            self.panel.show_step(self.walk, naming, self._picked)
            self._stack.setCurrentWidget(self._scroll)
            self._scroll.verticalScrollBar().setValue(0)
            self._fit()

    def _show_bar(self) -> None:
        over = "table" in self.__dict__ and self.table.done
        self.bar.show_walk(self.walk, over)

    def _rename(self) -> None:
        """Show the step again in the words and with the cards of now; what was chosen stays chosen."""
        standing = self.bar.strip.sentence
        place = next((place for place, one in enumerate(self.panel.choices) if one.hasFocus()), None)
        self._show_step()
        self._show_bar()
        if self.walk.step.task is not Task.TABLE:
            self.bar.strip.rephrase(standing, progress_sentence(self.walk))
            if place is not None:
                self.panel.choices[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit_soon(self) -> None:
        # The scroll area knows its own size only after the page's layout has been done.
        QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        room = self._scroll.viewport().size()
        self.panel.fit(room.width() - 2 * space(3), room.height() - 2 * space(3))

    def _lay_out(self) -> None:
        centred = QVBoxLayout(self._paper)
        centred.setContentsMargins(space(3), space(3), space(3), space(3))
        centred.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignCenter)
        self._scroll.setWidget(self._paper)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._stack, 1)
        column.addWidget(self.bar)
        # A stack that belongs to no widget yet would show its first page as a window.
        self._stack.addWidget(self._scroll)
