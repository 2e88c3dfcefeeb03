"""The own hand: one row of card buttons, one tab stop, played with mouse or keyboard."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.engine.cards import Card, Hand, Suit
from cardavia.engine.order import Order
from cardavia.ui import texts
from cardavia.ui.card_button import PRESS_KEYS, CardButton
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.shadow import paint_shadow

_DIGITS: Final = "1234567890"
_SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)


def hand_groups(order: Order, hand: Hand) -> tuple[Hand, ...]:
    """Return the hand as it is held: trumps first, then each plain suit, without empty groups."""
    groups: dict[object, list[Card]] = {}
    for card in order.arranged(hand):
        groups.setdefault(order.group(card), []).append(card)
    return tuple(tuple(cards) for cards in groups.values())


class HandView(QWidget):
    """The cards of the human's seat.

    ``chosen`` carries the card the person plays, legal or not. While picking, cards are toggled instead and
    ``picked`` tells that another set of them is up. With ``waiting`` set, Space and Enter are left to the table.
    """

    chosen = Signal(object)
    picked = Signal()

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._pack = Pack.FRENCH
        self._buttons: list[CardButton] = []
        self._places: Sequence[QRect] = ()
        self._lift = 0
        self._laid = 0
        self._current = 0
        self._picking = False
        self.waiting = False
        self.setAccessibleName(self.tr("Your hand"))

    @property
    def buttons(self) -> tuple[CardButton, ...]:
        """The card buttons from left to right."""
        return tuple(self._buttons)

    @property
    def picks(self) -> Hand:
        """The cards that are picked now, from left to right."""
        return tuple(button.card for button in self._buttons if button.isChecked())

    def show_cards(self, cards: Hand, playable: Collection[Card], picking: bool, pack: Pack) -> None:
        """Show these cards in this order; buttons of cards that stay are kept, and with them the focus."""
        focused = self._focused()
        self._pack, self._picking = pack, picking
        self._take_over(cards)
        for button in self._buttons:
            button.set_playable(button.card in playable, picking)
            self._describe(button)
        self._current = min(max(self._current, 0), max(len(cards) - 1, 0))
        self._mark_tab_stop()
        if focused:
            self.take_focus()

    def arrange(self, places: Sequence[QRect], lift: int) -> None:
        """Lay the cards at the places, given in this widget's coordinates; raised ones lie ``lift`` pixels higher."""
        self._places, self._lift = places, lift
        self._lay()

    def drop_picks(self) -> None:
        """Take back every picked card."""
        for button in self._buttons:
            button.setChecked(False)

    def take_focus(self) -> None:
        """Give the keyboard focus to the current card."""
        if self._buttons:
            self._buttons[self._current].setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        # A single letter that jumps in the hand must not be taken by a shortcut of the window.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._uses(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if not self._buttons or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif key in PRESS_KEYS and not self.waiting:
            self._buttons[self._current].click()
        elif (target := self._target(key, event.text())) is not None:
            self._move_to(target)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for button in self._buttons:
            paint_shadow(painter, QRectF(button.geometry()), self.devicePixelRatioF())
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Your hand"))

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
        button.clicked.connect(lambda: self._press(button))
        button.toggled.connect(self._lay)
        button.show()
        return button

    def _press(self, button: CardButton) -> None:
        self._current = self._buttons.index(button)
        self._mark_tab_stop()
        if self._picking:
            self._describe(button)
            self.picked.emit()
        else:
            self.chosen.emit(button.card)

    def _describe(self, button: CardButton) -> None:
        button.setAccessibleName(texts.card_name(button.card, self._pack))
        button.setAccessibleDescription(self._state_of(button))

    def _state_of(self, button: CardButton) -> str:
        if self._picking:
            return self.tr("picked") if button.isChecked() else self.tr("not picked")
        return texts.playable_description(button.playable)

    def _lay(self) -> None:
        before = [button.geometry() for button in self._buttons]
        for number, (button, place) in enumerate(zip(self._buttons, self._places, strict=False)):
            raised = button.isChecked() or (button.playable and not self._picking)
            button.setGeometry(place.translated(QPoint(0, -self._lift if raised else 0)))
            following = self._places[number + 1].x() - place.x() if number + 1 < len(self._buttons) else place.width()
            button.covered_from = following if following < place.width() else None
            button.raise_()
        if before != [button.geometry() for button in self._buttons] or len(before) != self._laid:
            self._laid = len(before)
            self.update()

    def _mark_tab_stop(self) -> None:
        for number, button in enumerate(self._buttons):
            stop = Qt.FocusPolicy.StrongFocus if number == self._current else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(stop)

    def _move_to(self, place: int) -> None:
        self._current = place
        self._mark_tab_stop()
        self._buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _target(self, key: int, text: str) -> int | None:
        """Return the place of the card that a key moves to, None for any other key."""
        last = len(self._buttons) - 1
        moves = {
            Qt.Key.Key_Left: max(self._current - 1, 0),
            Qt.Key.Key_Right: min(self._current + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if key in moves:
            return moves[Qt.Key(key)]
        if len(text) == 1 and text in _DIGITS:
            return min(_DIGITS.index(text), last)
        return self._next_of_suit(text.lower())

    def _next_of_suit(self, letter: str) -> int | None:
        suit = self._initials().get(letter)
        count = len(self._buttons)
        turn = [(self._current + step) % count for step in range(1, count + 1)]
        return next((place for place in turn if self._buttons[place].card.suit is suit), None)

    def _initials(self) -> dict[str, Suit]:
        letters = {
            #: Initials of clubs, spades, hearts and diamonds in this order: four different letters.
            Pack.FRENCH: self.tr("cshd"),
            #: Initials of acorns, leaves, hearts and bells in this order: four different letters.
            Pack.GERMAN: self.tr("alhb"),
        }
        return dict(zip(letters[self._pack].lower(), _SUITS, strict=False))

    def _uses(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        letter = event.text().lower()
        known = len(letter) == 1 and (letter in self._initials() or letter in _DIGITS)
        return plain and known and self._focused() is not None

    def _focused(self) -> CardButton | None:
        return next((button for button in self._buttons if button.hasFocus()), None)
