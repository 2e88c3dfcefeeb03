"""Where cards fly: dealt to the seats, played to the trick, swept to the winner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardavia.engine.actions import Play
from cardavia.engine.cards import Card
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat
from cardavia.engine.state import Trick
from cardavia.table.step import Step
from cardavia.ui.motion import Flight, Kind
from cardavia.ui.motion_layer import MotionLayer
from cardavia.ui.pace import USUAL_SPEED, at_speed
from cardavia.ui.table_ground import TableGround
from cardavia.ui.trick_view import TrickSlot

PLAY_MS: Final = 260
"""How long a card flies to the trick at the usual speed."""
SWEEP_MS: Final = 340
DEAL_MS: Final = 240
"""How long one dealt card flies; the next one follows after `DEAL_STEP_MS`."""
DEAL_STEP_MS: Final = 45
_PACKET: Final = 3
"""So many cards go to another player as one."""


class Course:
    """Makes flights from what happens at a table, and lets them fly if anything is to move there at all.

    ``speed`` is in per cent, 0 being no movement; ``reduced`` stops all movement too, but not the pauses.
    """

    def __init__(self, table: TableGround, layer: MotionLayer) -> None:
        self._table = table
        self._layer = layer
        self.speed = USUAL_SPEED
        self.reduced = False

    @property
    def moves(self) -> bool:
        """Whether cards move: where nobody sees them, or the desktop has no animation, they do not."""
        table = self._table
        seen = table.isVisible() and not table.window().isMinimized()
        return seen and self.speed > 0 and not self.reduced and _desktop_moves(table)

    def deal(self, seen: Observation) -> None:
        """Let the dealer deal; the cards of the own hand are shown when all of them have arrived."""
        if self.moves and self._table.hand.buttons:
            flights = (*self._own_cards(seen), *self._cards_of_others(seen))
            self._table.hand.set_away(True)
            self._start(Kind.DEAL, flights, lambda: self._table.hand.set_away(False))

    def origin(self, step: Step) -> QRectF | None:
        """Return where the card of a step lies before the table shows the step; None where no card is played."""
        if not isinstance(step.move.action, Play):
            return None
        if step.move.seat != step.after.seat:
            return self._at_plate(step.after, step.move.seat)
        return self._in_hand(step.move.action.card)

    def play(self, step: Step, origin: QRectF | None, landed: Callable[[], None]) -> None:
        """Let the card of a step fly to its slot; ``landed`` is called at once where nothing moves."""
        action = step.move.action
        if origin is None or not isinstance(action, Play) or not self.moves:
            landed()
            return
        slot = self._table.trick.slots[self._place(step.after, step.move.seat)]
        self._table.trick.set_away(slot)
        self._start(Kind.PLAY, [Flight(action.card, origin, QRectF(slot.card_rect), PLAY_MS)], self._lying(landed))

    def _lying(self, landed: Callable[[], None]) -> Callable[[], None]:
        """Return what first shows the card in its slot."""

        def land() -> None:
            self.clear_trick()
            landed()

        return land

    def sweep(self, seen: Observation, trick: Trick, landed: Callable[[], None]) -> None:
        """Let a full trick slide to its winner; ``landed`` is called at once where nothing moves."""
        if trick.winner is None or not self.moves:
            landed()
            return
        goal = self._before_hand() if trick.winner == seen.seat else self._at_plate(seen, trick.winner)
        slots = [slot for slot in self._table.trick.stacked if slot.card is not None]
        flights = [_swept(slot, goal) for slot in slots]
        self._table.trick.set_away(*slots)
        self._start(Kind.SWEEP, flights, landed)

    def land(self, *kinds: Kind) -> None:
        """Let everything arrive at once, or what is of these kinds."""
        self._layer.land(*kinds)

    def cancel(self) -> None:
        """Forget everything that moves."""
        self._layer.cancel()
        self._table.hand.set_away(False)
        self.clear_trick()

    def clear_trick(self) -> None:
        """Let the slots of the trick show what they hold."""
        self._table.trick.set_away()

    def _start(self, kind: Kind, flights: Sequence[Flight], landed: Callable[[], None]) -> None:
        length = at_speed(max(flight.over for flight in flights), self.speed)
        self._layer.start(kind, flights, length, landed)

    def _in_hand(self, card: Card) -> QRectF | None:
        """Return where a card lies in the hand; of two equal ones that which has the keyboard."""
        hand, focused = self._table.hand, self._table.window().focusWidget()
        lying = [button for button in hand.buttons if button.card is card]
        if not lying:
            return None
        chosen = next((button for button in lying if button is focused), lying[-1])
        return QRectF(chosen.geometry().translated(hand.pos()))

    def _own_cards(self, seen: Observation) -> Iterator[Flight]:
        hand = self._table.hand
        for number, button in enumerate(hand.buttons):
            end = QRectF(button.geometry().translated(hand.pos()))
            yield Flight(button.card, self._at_plate(seen, seen.dealer), end, DEAL_MS, number * DEAL_STEP_MS)

    def _cards_of_others(self, seen: Observation) -> Iterator[Flight]:
        start = self._at_plate(seen, seen.dealer)
        others = [seat for seat in seen.players if seat not in (seen.seat, seen.dealer)]
        for place, seat in enumerate(others):
            for number in range(place, len(seen.hand), _PACKET):
                end = self._at_plate(seen, seat)
                yield Flight(None, start, end, DEAL_MS, number * DEAL_STEP_MS, stays=False)

    def _place(self, seen: Observation, seat: Seat) -> int:
        """Return the place of a seat as the person sees the table."""
        return (seat - seen.seat) % len(self._table.plates)

    def _before_hand(self) -> QRectF:
        """Return where own tricks go: to the person, without hiding the cards in the hand."""
        hand = QRectF(self._table.hand.geometry())
        height = self._table.plates[0].height()
        return _card_at(QPointF(hand.center().x(), hand.y() - height / 2), height, self._table.card_aspect)

    def _at_plate(self, seen: Observation, seat: Seat) -> QRectF:
        """Return the place of a small card in the middle of a seat's plate."""
        plate = QRectF(self._table.plates[self._place(seen, seat)].geometry())
        return _card_at(plate.center(), plate.height(), self._table.card_aspect)


def _swept(slot: TrickSlot, goal: QRectF) -> Flight:
    start = QRectF(slot.card_rect)
    return Flight(slot.card, start, goal, SWEEP_MS, stays=False, wins=slot.wins, drawn_in=True)


def _card_at(centre: QPointF, height: float, aspect: float) -> QRectF:
    size = QSizeF(height / aspect, height)
    return QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size)


def _desktop_moves(table: TableGround) -> bool:
    """Say whether the desktop wants animation: its style then gives it some time."""
    return table.style().styleHint(table.style().StyleHint.SH_Widget_Animation_Duration, None, table) > 0


def is_dealt(before: Observation | None, after: Observation) -> bool:
    """Say whether a position is a new deal, and not an earlier moment of the deal that was shown before."""
    if after.moves or after.done:
        return False
    return before is None or before.done or (before.game, before.dealt) != (after.game, after.dealt)
