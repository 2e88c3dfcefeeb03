"""What lies over the table while cards move: it paints their pictures, and is hidden as soon as they have arrived."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardavia.ui.card_button import paint_card
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.motion import Flight, Kind, Motion
from cardavia.ui.shadow import paint_shadow
from cardavia.ui.trick_view import paint_winner

_Key = tuple[Kind, int]
"""A flight by its motion and its number there."""
_ROOM = 12
"""Pixels around a card that its shadow and its edge may take."""


class MotionLayer(QWidget):
    """Moves pictures of cards, never cards: it takes no click and no key, and a screen reader does not see it."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._motions: dict[Kind, Motion] = {}
        self._faces: dict[_Key, QPixmap] = {}
        self._painted: dict[_Key, QRect] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        pictures.ready.connect(self._renew)
        self.hide()

    @property
    def motions(self) -> dict[Kind, Motion]:
        """What moves now."""
        return dict(self._motions)

    def start(self, kind: Kind, flights: Sequence[Flight], milliseconds: int, landed: Callable[[], None]) -> None:
        """Let cards fly for so long; ``landed`` is called when all have arrived. An older motion of the kind ends."""
        self.cancel(kind)
        motion = Motion(flights, milliseconds, lambda: self._end(kind, landed), self)
        self._motions[kind] = motion
        motion.moved.connect(self._move)
        self.show()
        self._renew()
        motion.start()

    def land(self, *kinds: Kind) -> None:
        """Let what moves arrive at once: the given kinds, or all."""
        for kind in kinds or tuple(Kind):
            if (motion := self._motions.get(kind)) is not None:
                motion.land()

    def cancel(self, *kinds: Kind) -> None:
        """Forget what moves, the given kinds or all; nobody is told."""
        for kind in kinds or tuple(Kind):
            if (motion := self._motions.get(kind)) is not None:
                motion.cancel()
                self._drop(kind)

    def _end(self, kind: Kind, landed: Callable[[], None]) -> None:
        self._drop(kind)
        landed()

    def _drop(self, kind: Kind) -> None:
        self._motions.pop(kind).deleteLater()
        self._renew()
        self.setVisible(bool(self._motions))

    def _renew(self) -> None:
        """Fetch the pictures once for the whole way: no card is drawn or stretched in a frame."""
        ratio = self.devicePixelRatioF()
        self._faces = {
            (kind, number): self._face(flight, ratio)
            for kind, motion in self._motions.items()
            for number, flight in enumerate(motion.flights)
        }
        self._move()

    def _face(self, flight: Flight, ratio: float) -> QPixmap:
        size = flight.largest.toRect()
        return self._pictures.pixmap(flight.card, size.width(), ratio, size.height())

    def _move(self) -> None:
        """Paint again what has moved: where it was, and where it is."""
        now = {
            (kind, number): place.toRect()
            for kind, motion in self._motions.items()
            for number, place in motion.places().items()
        }
        before, self._painted = self._painted, now
        for key in before.keys() | now.keys():
            old, new = before.get(key, QRect()), now.get(key, QRect())
            if old != new:
                self.update(_with_room(old))
                self.update(_with_room(new))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for key, place in self._painted.items():
            if event.region().intersects(_with_room(place)):
                self._paint(painter, key, place)
        painter.end()

    def _paint(self, painter: QPainter, key: _Key, place: QRect) -> None:
        kind, number = key
        paint_shadow(painter, QRectF(place), self.devicePixelRatioF())
        paint_card(painter, self._faces[key], place)
        if self._motions[kind].flights[number].wins:
            paint_winner(painter, QRectF(place))


def _with_room(card: QRect) -> QRect:
    """Return all that is painted for a card at this place."""
    return card.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM) if card.isValid() else card
