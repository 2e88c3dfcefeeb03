"""Cards on their way over the table: a flight has a start, an end and its time, and knows where it is when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, Signal

from cardavia.engine.cards import Card


class Kind(Enum):
    """What a motion shows; one of each kind runs at a time."""

    DEAL = auto()
    PLAY = auto()
    SWEEP = auto()


class Flight(NamedTuple):
    """One card that moves from a rectangle of the table to another, in pixels.

    ``card`` is None for a card face down. The flight begins ``delay`` milliseconds after its motion and takes ``span``
    milliseconds, both at the usual speed. A card that ``stays`` is seen at its end until the whole motion is over;
    ``wins`` gives it the gold edge of a trick's winner, and one that is ``drawn_in`` begins as gently as it ends.
    """

    card: Card | None
    start: QRectF
    end: QRectF
    span: int
    delay: int = 0
    stays: bool = True
    wins: bool = False
    drawn_in: bool = False

    @property
    def over(self) -> int:
        """When the card has arrived, in milliseconds from the beginning of its motion."""
        return self.delay + self.span

    @property
    def largest(self) -> QRectF:
        """The larger one of both ends: the size in which the card is drawn once for the whole flight."""
        return max(self.start, self.end, key=QRectF.width)

    def place(self, time: int) -> QRectF | None:
        """Return where the card is seen at that time, None while it is not under way."""
        if time < self.delay or (time >= self.over and not self.stays):
            return None
        return _between(self.start, self.end, _eased(min(1.0, (time - self.delay) / max(self.span, 1)), self.drawn_in))


def _eased(part: float, gently: bool) -> float:
    # Imported here: the table is painted before anything moves.
    from PySide6.QtCore import QEasingCurve

    curve = QEasingCurve.Type.InOutCubic if gently else QEasingCurve.Type.OutCubic
    return float(QEasingCurve(curve).valueForProgress(part))


def _between(start: QRectF, end: QRectF, part: float) -> QRectF:
    def mix(one: float, other: float) -> float:
        return one + (other - one) * part

    return QRectF(
        mix(start.x(), end.x()),
        mix(start.y(), end.y()),
        mix(start.width(), end.width()),
        mix(start.height(), end.height()),
    )


class Motion(QObject):
    """Flights that begin together; ``landed`` is called once when the last one has arrived, never after `cancel`."""

    moved = Signal()

    def __init__(
        self, flights: Sequence[Flight], milliseconds: int, landed: Callable[[], None], parent: QObject | None = None
    ) -> None:
        """Take ``milliseconds`` for the whole of it, whatever the flights' own times come to at the usual speed."""
        from PySide6.QtCore import QVariantAnimation

        super().__init__(parent)
        self.flights = tuple(flights)
        self._landed: Callable[[], None] | None = landed
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0)
        self.clock.setEndValue(max(flight.over for flight in flights))
        self.clock.setDuration(milliseconds)
        self.clock.valueChanged.connect(self.moved)
        self.clock.finished.connect(self.land)

    def places(self) -> dict[int, QRectF]:
        """Return where each card under way is seen now, by its number among the flights."""
        time = int(self.clock.currentValue() or 0)
        places = ((number, flight.place(time)) for number, flight in enumerate(self.flights))
        return {number: place for number, place in places if place is not None}

    def start(self) -> None:
        """Begin to move."""
        self.clock.start()

    def land(self) -> None:
        """Let every card arrive at once."""
        landed, self._landed = self._landed, None
        self.clock.stop()
        if landed is not None:
            landed()

    def cancel(self) -> None:
        """Stop without a word."""
        self._landed = None
        self.clock.stop()
