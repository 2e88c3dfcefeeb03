"""The cards of the own hand as a row of buttons: where they lie, which has the keyboard, and how they are dragged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.engine.cards import Card, Hand
from cardavia.ui.card_button import CardButton
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.hand_drag import Drag, drag_to, gapped, moved
from cardavia.ui.shadow import paint_shadow

_PLAYABLE_SHARE: Final = 0.55
"""How far a playable card is raised, as a share of the lift that a picked or marked one has."""


class HandRow(QWidget):
    """One row of card buttons and one stop of the Tab key; what pressing a card means is up to whoever derives from it.

    ``pressed`` carries the button of a card that was clicked, ``carried`` the places from and to which the mouse has
    dragged a card. A card is ``touched`` as soon as it is pressed, whatever comes of it.
    """

    pressed = Signal(CardButton)
    carried = Signal(int, int)
    touched = Signal()

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._buttons: list[CardButton] = []
        self._places: Sequence[QRect] = ()
        self._lift = 0
        self._laid = 0
        self._current = 0
        self._picking = False
        self._drag: Drag | None = None

    @property
    def buttons(self) -> tuple[CardButton, ...]:
        """The card buttons from left to right."""
        return tuple(self._buttons)

    @property
    def cards(self) -> Hand:
        """The cards from left to right."""
        return tuple(button.card for button in self._buttons)

    @property
    def dragging(self) -> bool:
        """Whether the person is moving a card with the mouse."""
        return self._drag is not None

    def arrange(self, places: Sequence[QRect], lift: int) -> None:
        """Lay the cards at the places, given in this widget's coordinates; picked ones lie ``lift`` pixels higher."""
        self._places, self._lift = places, lift
        self._lay()

    def set_away(self, away: bool) -> None:
        """Leave the cards unpainted while their pictures move over the table."""
        if any(button.away is not away for button in self._buttons):
            for button in self._buttons:
                button.set_away(away)
            self.update()

    def take_focus(self) -> None:
        """Give the keyboard focus to the current card."""
        if self._buttons:
            self._buttons[self._current].setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._end_drag()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for button in (lying for lying in self._buttons if not lying.away):
            paint_shadow(painter, QRectF(button.geometry()), self.devicePixelRatioF())
        painter.end()

    def _take_over(self, cards: Hand) -> None:
        spare = list(self._buttons)
        kept = []
        for card in cards:
            known = next((button for button in spare if button.card is card), None)
            if known is not None:
                spare.remove(known)
            kept.append(known or self._make(card))
        focused = self._focused()
        self._buttons = kept
        self._current = self._place_after(focused, spare)
        for button in spare:
            button.let_go()
            button.setParent(None)
            button.deleteLater()

    def _place_after(self, focused: CardButton | None, gone: list[CardButton]) -> int:
        if focused in self._buttons:
            return self._buttons.index(focused)
        if focused in gone and self._buttons:
            # The neighbour takes the focus before its owner goes, else Qt gives it to some other widget.
            place = min(self._current, len(self._buttons) - 1)
            self._buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)
            return place
        return self._current

    def _make(self, card: Card) -> CardButton:
        button = CardButton(card, self._pictures, self)
        button.pressed.connect(self.touched)
        button.clicked.connect(lambda: self.pressed.emit(button))
        button.toggled.connect(self._lay)
        button.dragged.connect(lambda corner: self._drag_to(button, corner.x()))
        button.dropped.connect(self._drop)
        button.show()
        return button

    def _drag_to(self, button: CardButton, left: int) -> None:
        source = self._buttons.index(button)
        self._drag = drag_to(self.size(), self._card_size(), len(self._buttons), source, left)
        self._lay()

    def _drop(self) -> None:
        drag, self._drag = self._drag, None
        if drag is not None and drag.target != drag.source:
            self.carried.emit(drag.source, drag.target)
        else:
            self._lay()

    def _end_drag(self) -> bool:
        """Put a dragged card back; say whether there was one."""
        if self._drag is None:
            return False
        self._buttons[self._drag.source].let_go()
        self._drag = None
        self._lay()
        return True

    def _card_size(self) -> QSize:
        return self._places[0].size()

    def _lay(self) -> None:
        before = [button.geometry() for button in self._buttons]
        row = list(self._row())
        for number, (button, place) in enumerate(row):
            button.setGeometry(place.translated(0, -self._raised(button)))
            following = row[number + 1][1].x() - place.x() if number + 1 < len(row) else place.width()
            button.covered_from = following if following < place.width() else None
            button.raise_()
        if self._drag is not None:
            self._lift_dragged(self._drag)
        if before != [button.geometry() for button in self._buttons] or len(before) != self._laid:
            self._laid = len(before)
            self.update()

    def _row(self) -> Iterator[tuple[CardButton, QRect]]:
        """Return the buttons from left to right, each with its place; a gap opens where a dragged card would go."""
        if self._drag is None:
            return zip(self._buttons, self._places, strict=False)
        places = gapped(self.size(), self._card_size(), len(self._buttons), self._drag.target)
        return zip(moved(self._buttons, self._drag.source, self._drag.target), places, strict=True)

    def _raised(self, button: CardButton) -> int:
        if button.isChecked() or button.marked:
            return self._lift
        return round(self._lift * _PLAYABLE_SHARE) if button.playable and not self._picking else 0

    def _lift_dragged(self, drag: Drag) -> None:
        button = self._buttons[drag.source]
        button.covered_from = None
        button.move(QPoint(drag.left, 0))
        button.raise_()

    def _move_to(self, place: int) -> None:
        self._current = place
        self._mark_tab_stop()
        self._buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _mark_tab_stop(self) -> None:
        for number, button in enumerate(self._buttons):
            stop = Qt.FocusPolicy.StrongFocus if number == self._current else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(stop)

    def _focused(self) -> CardButton | None:
        return next((button for button in self._buttons if button.hasFocus()), None)
