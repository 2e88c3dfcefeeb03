"""The own hand: one row of card buttons, one tab stop, played with mouse or keyboard."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.engine.cards import SUITS, Card, Hand, Suit
from cardavia.ui.card_button import PRESS_KEYS, CardButton
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.hand_drag import moved
from cardavia.ui.hand_keys import DIGITS, place_of_key, suit_initials
from cardavia.ui.hand_order import HandOrder
from cardavia.ui.hand_row import HandRow
from cardavia.ui.retranslate import translated
from cardavia.ui.texts_cards import card_name, suit_name
from cardavia.ui.texts_table import playable_description


class HandView(HandRow):
    """The cards of the human's seat.

    ``chosen`` carries the card the person plays, legal or not. With ``confirm`` set a card that can be played is marked
    first and chosen by a second press. While picking, cards are toggled instead and ``picked`` tells that another set
    of them is up. With ``waiting`` set a trick is still shown: Space and Enter are left to the table, and a press that
    has to be confirmed asks by ``interrupted`` for the end of the pause.

    ``reordered`` tells that the cards have to be shown in another order. ``told`` carries a sentence about what the
    person has just done. ``taken`` are the letters that belong to the menus and are no initials of suits. A key for the
    hand touches it as a press does.
    """

    chosen = Signal(object)
    interrupted = Signal()
    picked = Signal()
    reordered = Signal()
    told = Signal(str)

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(pictures, parent)
        self._pack = Pack.FRENCH
        self.order = HandOrder()
        self.waiting = False
        self.confirm = False
        self.taken: Collection[str] = ()
        self.pressed.connect(self._press)
        self.carried.connect(self._move_card)
        translated(self, lambda: self.setAccessibleName(self.tr("Your hand")))

    @property
    def picks(self) -> Hand:
        """The cards that are picked now, from left to right."""
        return tuple(button.card for button in self._buttons if button.isChecked())

    @property
    def suits(self) -> dict[str, str]:
        """Letters that go to the next card of a suit, each with the suit's name."""
        return {letter.upper(): suit_name(suit, self._pack) for letter, suit in self._initials().items()}

    def show_cards(self, cards: Hand, playable: Collection[Card], picking: bool, pack: Pack) -> None:
        """Show these cards in this order; buttons of cards that stay are kept, and with them the focus."""
        focused = self._focused()
        self._pack, self._picking = pack, picking
        if cards != self.cards:
            self._end_drag()
        self._take_over(cards)
        for button in self._buttons:
            button.set_playable(button.card in playable, picking)
            button.set_marked(button.marked and button.playable)
            self._describe(button)
        self._current = min(max(self._current, 0), max(len(cards) - 1, 0))
        self._mark_tab_stop()
        if focused:
            self.take_focus()

    def sort(self, name: str) -> None:
        """Hold the cards in the order of this name (`hand_order`)."""
        if name != self.order.name:
            self._end_drag()
            self.order.choose(name, self.cards)
            self.reordered.emit()

    def drop_picks(self) -> None:
        """Take back every picked card, and the mark of one that waits for its second press."""
        self._mark(None)
        for button in self._buttons:
            button.setChecked(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.touched.emit()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        obeyed = False
        if self._buttons and modifiers == Qt.KeyboardModifier.ControlModifier:
            obeyed = self._shift(event.key())
        elif self._buttons and not modifiers:
            obeyed = self._obey(event.key(), event.text())
        event.setAccepted(obeyed)

    def _describe(self, button: CardButton) -> None:
        button.setAccessibleName(card_name(button.card, self._pack))
        button.setAccessibleDescription(self._state_of(button))

    def _state_of(self, button: CardButton) -> str:
        if self._picking:
            return self.tr("picked") if button.isChecked() else self.tr("not picked")
        if button.marked:
            return self.tr("press again to play")
        return playable_description(button.playable)

    def _press(self, button: CardButton) -> None:
        self._current = self._buttons.index(button)
        self._mark_tab_stop()
        if self._picking:
            self._describe(button)
            self.picked.emit()
        elif self._goes_on(button):
            self._mark(None)
            self.order.play(self.cards, self._current)
            self.chosen.emit(button.card)

    def _goes_on(self, button: CardButton) -> bool:
        """Say whether a press chooses the card; the first of two marks it, and one that is too early does nothing."""
        if not self.confirm:
            return True
        if self.waiting:
            self.interrupted.emit()
            if not any(button.playable for button in self._buttons):
                return False
        if not button.playable or button.marked:
            return True
        self._mark(button)
        self.told.emit(self.tr("Press again to play: {card}.").format(card=card_name(button.card, self._pack)))
        return False

    def _mark(self, chosen: CardButton | None) -> bool:
        """Mark this card and no other; say whether that changes anything."""
        changed = [button for button in self._buttons if button.marked is not (button is chosen)]
        for button in changed:
            button.set_marked(button is chosen)
            self._describe(button)
        if changed:
            self._lay()
        return bool(changed)

    def _move_card(self, source: int, target: int) -> None:
        self.order.move(self.cards, source, target)
        # Equal cards keep their buttons, so that focus and mark go with the one that was moved.
        self._buttons = moved(self._buttons, source, target)
        self._move_to(target)
        self.reordered.emit()
        card, count = card_name(self.cards[target], self._pack), len(self._buttons)
        sentence = self.tr("Place {place} of {count}: {card}.")
        self.told.emit(sentence.format(place=target + 1, count=count, card=card))

    def _shift(self, key: int) -> bool:
        """Move the current card to the left or right; say whether the key means that."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if key not in steps or self._drag is not None:
            return False
        target = self._current + steps[Qt.Key(key)]
        if 0 <= target < len(self._buttons):
            self._move_card(self._current, target)
        return True

    def _obey(self, key: int, text: str) -> bool:
        """Do what a key without Ctrl asks for; say whether it means anything here."""
        if key == Qt.Key.Key_Escape:
            return self._end_drag() or self._mark(None)
        if self._drag is not None:
            return True
        if key in PRESS_KEYS and not self.waiting:
            self._buttons[self._current].click()
            return True
        target = place_of_key(key, text, self._current, self.cards, self._initials())
        if target is None:
            return False
        self._move_to(target)
        if self._picking and text in DIGITS:
            self._buttons[target].click()
        return True

    def _initials(self) -> dict[str, Suit]:
        return suit_initials({suit: suit_name(suit, self._pack) for suit in SUITS}, self.taken)
