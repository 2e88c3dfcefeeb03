"""The paper of a lesson: one short text at a time, with the cards it is about and the answers on offer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia.engine.cards import parse_cards
from cardavia.table.lesson import Choice, Question
from cardavia.table.lesson_walk import Walk
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.lesson_cards import CardRow, LessonCard
from cardavia.ui.texts_base import sentences
from cardavia.ui.texts_lesson import (
    Naming,
    cards_sentence,
    choice_name,
    chosen_sentence,
    mark_name,
    step_text,
    step_title,
    trick_sentence,
    verdict_sentence,
)
from cardavia.ui.theme import space

WIDEST: Final = 960
"""Widest paper in pixels: longer lines are hard to read."""
_LEAST_CARD: Final = 72
_TALLEST_CARD: Final = 280
"""Heights of a card in pixels."""
_ROUNDING: Final = 2
"""Pixels by which a row may come out higher than its cards were meant to be."""
_MARGIN: Final = space(6)
"""Room between the edge of the paper, which is one pixel wide, and what stands on it."""


class LessonPanel(QFrame):
    """Shows a step of a walk. ``answered`` carries the places of the answers that the person has settled on."""

    answered = Signal(object)
    picked_changed = Signal()

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._question: Question | None = None
        self.title, self.text, self.verdict, self.chosen = QLabel(), QLabel(), QLabel(), QLabel()
        self.shown, self.offered = CardRow(), CardRow()
        self._buttons = QWidget()
        self._row = QHBoxLayout(self._buttons)
        self._column = QVBoxLayout(self)
        self.choices: tuple[QAbstractButton, ...] = ()
        self._lay_out()

    @property
    def picked(self) -> frozenset[int]:
        """The places of the answers that are chosen now."""
        return frozenset(place for place, button in enumerate(self.choices) if button.isChecked())

    @property
    def spoken(self) -> str:
        """Everything on the paper in words, for a screen reader."""
        told = sentences(self.title.text() + ":", self.text.text())
        described = self.shown.accessibleDescription()
        return sentences(told, described) if described else told

    def show_step(self, walk: Walk, naming: Naming, picked: frozenset[int] = frozenset()) -> None:
        """Show the step where the walk is, with these answers chosen, and what became of the last answer."""
        self._question = walk.question
        self.title.setText(step_title(walk.step, naming))
        self.text.setText(step_text(walk.step, naming))
        self._show_cards(walk, naming)
        self._offer(walk, naming)
        for place in picked:
            self.choices[place].setChecked(self.choices[place].isCheckable())
        self.verdict.setText("" if walk.verdict is None else verdict_sentence(walk, naming))
        self.verdict.setVisible(walk.verdict is not None)
        if walk.solved:
            self._mark(picked)
        self._count()

    def fit(self, width: int, height: int) -> None:
        """Arrange the paper for a place of this size in pixels; where it is too small for that, it grows."""
        self.setFixedWidth(min(width, WIDEST))
        # Only what has been polished knows how much room its letters take.
        for child in self.findChildren(QWidget):
            child.ensurePolished()
            child.updateGeometry()
        self._fit_cards(_LEAST_CARD)
        lines = self.shown.lines + self.offered.lines
        spare = height - self._column.totalHeightForWidth(self.width())
        if lines and spare > 0:
            self._fit_cards(min(_LEAST_CARD + spare // lines - _ROUNDING, _TALLEST_CARD))

    def _fit_cards(self, height: int) -> None:
        """Lay out the rows with cards about so high."""
        inner = self.width() - 2 * (_MARGIN + 1)
        for row in (self.shown, self.offered):
            row.fit(self._pictures, inner, height)
        self._column.invalidate()

    def focus_first(self) -> bool:
        """Give the keyboard to the first answer on offer; say whether there is one."""
        ready = next((button for button in self.choices if button.isEnabled()), None)
        if ready is not None:
            ready.setFocus(Qt.FocusReason.TabFocusReason)
        return ready is not None

    def _show_cards(self, walk: Walk, naming: Naming) -> None:
        question = self._question
        if question is not None and question.trick is not None:
            trick = question.trick
            captions = [naming.players[seat] for seat in trick.seats]
            cards = [self._card(Choice(card), name, naming) for card, name in zip(trick.cards, captions, strict=False)]
            told = trick_sentence(trick.seats, trick.cards, naming)
        else:
            plain = question.hand if question is not None else parse_cards(walk.step.cards)
            cards = [self._card(Choice(card), "", naming) for card in plain]
            told = cards_sentence(plain, naming) if plain else ""
        self.shown.show_cards(cards)
        self.shown.setAccessibleDescription(told)

    def _card(self, choice: Choice, caption: str, naming: Naming, offered: bool = False) -> LessonCard:
        if choice.card is None:
            raise ValueError("this answer is no card")
        button = LessonCard(choice.card, caption, self._pictures, offered)
        button.setAccessibleName(choice_name(choice, naming))
        return button

    def _offer(self, walk: Walk, naming: Naming) -> None:
        question = self._question
        offered = () if question is None else question.choices
        cards = [self._offered_card(choice, naming) for choice in offered if choice.card is not None]
        plain = [QPushButton(choice_name(choice, naming)) for choice in offered if choice.card is None]
        self.offered.show_cards(cards)
        self._show_buttons(plain)
        self.choices = (*cards, *plain)
        many = question is not None and question.many
        for place, button in enumerate(self.choices):
            button.setCheckable(many)
            button.setEnabled(not walk.solved)
            button.clicked.connect(lambda _=False, place=place: self._choose(place))

    def _offered_card(self, choice: Choice, naming: Naming) -> LessonCard:
        caption = "" if choice.seat is None else naming.players[choice.seat]
        return self._card(choice, caption, naming, offered=True)

    def _show_buttons(self, buttons: list[QPushButton]) -> None:
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._row.addStretch(1)
        self._buttons.setVisible(bool(buttons))
        for button in buttons:
            self._row.addWidget(button, 2)
            # The layout shows it later, but only what is visible takes the focus.
            button.show()
        self._row.addStretch(1)

    def _choose(self, place: int) -> None:
        if self._question is not None and self._question.many:
            self._count()
            self.picked_changed.emit()
        else:
            self.answered.emit(frozenset({place}))

    def _count(self) -> None:
        many = self._question is not None and self._question.many
        self.chosen.setText(chosen_sentence(len(self.picked), len(self.choices)) if many else "")
        self.chosen.setVisible(many)

    def _mark(self, picked: frozenset[int]) -> None:
        right = frozenset() if self._question is None else self._question.right
        for place, button in enumerate(self.choices):
            if place in right or place in picked:
                button.setAccessibleDescription(mark_name(place in right))
                if isinstance(button, LessonCard):
                    button.mark = place in right
                elif place in right:
                    button.setProperty("role", "primary")

    def _lay_out(self) -> None:
        self.setProperty("panel", "paper")
        self.title.setProperty("scale", "title")
        self.chosen.setProperty("tone", "soft")
        for label in (self.title, self.text, self.verdict):
            label.setWordWrap(True)
        for label in (self.text, self.verdict):
            label.setProperty("scale", "large")
        self.verdict.setProperty("weight", "bold")
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(space(3))
        self._column.setContentsMargins(_MARGIN, space(5), _MARGIN, space(5))
        self._column.setSpacing(space(3))
        for part in (self.title, self.text, self.shown, self.offered, self._buttons, self.chosen, self.verdict):
            self._column.addWidget(part)
