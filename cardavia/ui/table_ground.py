"""The cloth with the parts of the table on it, and where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.ui.announce_bar import AnnounceBar
from cardavia.ui.book_links import WhyButton
from cardavia.ui.call_panel import CallPanel
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.cloth import paint_cloth
from cardavia.ui.declare_bar import DeclareBar
from cardavia.ui.exchange_panel import ExchangePanel
from cardavia.ui.hand_view import HandView
from cardavia.ui.layout import LEAST_SIZE, Layout, lay_out
from cardavia.ui.motion_layer import MotionLayer
from cardavia.ui.note_strip import NoteStrip
from cardavia.ui.rest_note import RestNote
from cardavia.ui.seat_ring import SeatRing
from cardavia.ui.seat_view import Bubble, SeatPlate
from cardavia.ui.top_line import TopLine
from cardavia.ui.trick_view import LastTrickView, TrickView, WonPile

_APART: Final = 8
"""Pixels between the last trick and the plates beside it."""


class TableGround(QWidget):
    """Makes the parts and lays them out; what they show is up to whoever derives from it."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._layout: Layout | None = None
        self._make_parts(pictures)
        self._pictures.ready.connect(self._repaint_cards)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMinimumSize(LEAST_SIZE)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def _make_parts(self, pictures: CardPictures) -> None:
        self.top_line = TopLine(self)
        self.trick = TrickView(pictures, self)
        self.pile = WonPile(pictures, self)
        self.hand = HandView(pictures, self)
        # What moves lies over the cards, and under the plates from which and to which it goes.
        self.layer = MotionLayer(pictures, self)
        self._ring = SeatRing(pictures, self)
        self.note = NoteStrip(self)
        self.note.covers.connect(self.trick.keep_clear)
        self.sayings = AnnounceBar(self)
        self.declare = DeclareBar(self)
        self.rest_note = RestNote(self)
        self.calls = CallPanel(self)
        self.exchange = ExchangePanel(self)
        self.why = WhyButton(self)
        self.last = LastTrickView(pictures, self)

    @property
    def plates(self) -> tuple[SeatPlate, ...]:
        """The name plates by place."""
        return self._ring.plates

    @property
    def bubbles(self) -> tuple[Bubble, ...]:
        """What the players said, by place."""
        return self._ring.bubbles

    @property
    def card_aspect(self) -> float:
        """The height of a card in widths."""
        return self._pictures.height(1000) / 1000

    @property
    def _asked(self) -> bool:
        """Whether a panel asks the person for something."""
        return self.calls.isVisibleTo(self) or self.exchange.isVisibleTo(self)

    def _arrange(self, groups: Sequence[int]) -> None:
        """Lay everything out for a hand whose groups have so many cards."""
        apart = self.hand.order.trumps_apart
        layout = lay_out(self.size(), groups, self.card_aspect, len(self.plates), apart=apart)
        self.hand.setGeometry(layout.hand)
        self.hand.arrange(layout.cards, layout.lift)
        if self._layout != layout:
            self._layout = layout
            self._arrange_table(layout)
        self._arrange_panels()

    def _arrange_table(self, layout: Layout) -> None:
        scale = layout.scale
        self.top_line.setGeometry(layout.top_line)
        self.top_line.set_scale(scale)
        self.layer.setGeometry(self.rect())
        self.trick.setGeometry(self.rect())
        self.trick.place_slots(layout.slots)
        self.trick.lower()
        self._ring.arrange(layout)
        self.pile.setGeometry(layout.pile)
        self.pile.set_scale(scale)
        self.rest_note.setGeometry(layout.hand)
        self.rest_note.set_scale(scale)
        self._place_note()
        self.sayings.arrange(layout.sayings, scale)
        self.last.arrange(_room_of_last(layout), layout.slots, scale)

    def _place_note(self) -> None:
        """Leave the line for sentences beside the own bubble, or all of it while the person has said nothing."""
        layout = self._layout
        if layout is not None:
            said = bool(self.bubbles[0].text)
            self.note.arrange(layout.strip if said else layout.free_strip, layout.scale)

    def _arrange_panels(self) -> None:
        """Lay out what is asked; a panel that is hidden would be styled for nothing."""
        if (layout := self._layout) is not None:
            calls = self._beside_pile(layout)
            for panel, place in (self.calls, calls), (self.exchange, layout.calls), (self.declare, layout.declare):
                if not panel.isHidden():
                    panel.arrange(place, layout.scale)

    def _beside_pile(self, layout: Layout) -> QRect:
        """Return the room of a panel, narrower while the pile of tricks lies beside it."""
        if not self.pile.isVisibleTo(self):
            return layout.calls
        over = max(0, layout.calls.right() + 4 - layout.pile.x())
        return layout.calls.adjusted(over, 0, -over, 0)

    def _repaint_cards(self) -> None:
        tricks = (*self.trick.slots, *self.last.trick_view.slots)
        for part in (*self.hand.buttons, *tricks, self.pile, *self.plates):
            part.update()

    def sizeHint(self) -> QSize:
        return QSize(1000, 680)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_cloth(painter, self.size(), event.rect())
        painter.end()


def _room_of_last(layout: Layout) -> QRect:
    """Return where the last trick is shown: no plate and no pile beside the trick is half covered."""
    room = layout.calls.united(layout.slots[2]).united(layout.strip).adjusted(0, -5, 0, 0)
    left, right = layout.plates[1], layout.plates[-1]
    if room.intersects(left) or room.intersects(right):
        room.setLeft(max(room.left(), left.right() + _APART))
        room.setRight(min(room.right(), right.left() - _APART))
    if room.intersects(layout.pile):
        aside = layout.hand.right() - room.right()
        room.adjust(-aside, 0, aside, 0)
    return room
