"""The bar below a lesson: how far it has come, or what happens at its table, and the buttons that lead on."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from cardavia.table.lesson import Task
from cardavia.table.lesson_walk import Walk
from cardavia.ui.speech import StatusStrip
from cardavia.ui.theme import space


class LessonBar(QFrame):
    """Offers what can be done at the place of a walk; whoever makes it connects the buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.strip = StatusStrip()
        self.leave_button, self.back_button, self.repeat_button = QPushButton(), QPushButton(), QPushButton()
        self.check_button, self.go_button, self.play_button = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()

    def show_walk(self, walk: Walk, over: bool) -> None:
        """Offer what fits the place; ``over`` tells that the deal at the table has been played."""
        question, task = walk.question, walk.step.task
        self.back_button.setEnabled(walk.place > 0)
        self.back_button.setVisible(not walk.ended)
        self.repeat_button.setVisible(walk.ended)
        self.play_button.setVisible(walk.ended)
        self.go_button.setVisible(not walk.ended)
        self.check_button.setVisible(question is not None and question.many and not walk.solved)
        done = task is Task.READ or walk.solved or (task is Task.TABLE and over)
        self._name(done)
        self._emphasise(done)

    @property
    def first(self) -> QPushButton:
        """The button that goes on."""
        return self.play_button if self.go_button.isHidden() else self.go_button

    def _name(self, done: bool) -> None:
        self.go_button.setText(self.tr("&Next") if done else self.tr("&Skip"))
        self.leave_button.setText(self.tr("&Leave"))
        self.back_button.setText(self.tr("&Back"))
        self.check_button.setText(self.tr("Chec&k"))
        self.repeat_button.setText(self.tr("&Repeat the lesson"))
        self.play_button.setText(self.tr("&Play a real game"))

    def _emphasise(self, done: bool) -> None:
        """Let the button that goes on stand out, but not while it only skips."""
        role = "primary" if done else ""
        if self.go_button.property("role") != role:
            self.go_button.setProperty("role", role)
            self.go_button.style().unpolish(self.go_button)
            self.go_button.style().polish(self.go_button)

    def _lay_out(self) -> None:
        self.setProperty("panel", "strip")
        for button in (self.check_button, self.play_button):
            button.setProperty("role", "primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(space(3), space(1), space(3), space(1))
        row.setSpacing(space(2))
        row.addWidget(self.leave_button)
        row.addWidget(self.strip, 1)
        for button in (self.back_button, self.repeat_button, self.check_button, self.go_button, self.play_button):
            row.addWidget(button)
