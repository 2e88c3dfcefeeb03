"""All hands of a finished deal, in the order in which they were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.cards import Card, Hand
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.retranslate import translated
from cardavia.ui.texts import card_names
from cardavia.ui.texts_base import player_name
from cardavia.ui.theme import CORNER, SMALL, color, font, palette, space

_NAME_WIDTH: Final = space(20)
_GAP: Final = space(1)
_LARGEST: Final = 88.0
_SMALLEST: Final = 40.0
_FRAME: Final = 2
"""Pixels of the frame around a card that took its trick: half the gap between two cards."""
_DOT: Final = 2.5
"""Radius of its dot in pixels."""
_OFF: Final = 0.5
"""Opacity of cards that were not played by the hand they were dealt to."""


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One seat's cards: in the order played, which of them took their trick, and those dealt but not played."""

    seat: Seat
    played: Hand
    won: tuple[bool, ...]
    rest: Hand


def played_hands(observation: Observation) -> tuple[PlayedHand, ...]:
    """Return the hands of a scored deal by seat; ValueError while they are hidden."""
    if observation.revealed is None:
        raise ValueError("the hands are not revealed")
    return tuple(_hand(observation, seat, observation.revealed[seat]) for seat in sorted(observation.players))


def _hand(observation: Observation, seat: Seat, dealt: Hand) -> PlayedHand:
    played = tuple(trick.cards[trick.seats.index(seat)] for trick in observation.tricks)
    won = tuple(trick.winner == seat for trick in observation.tricks)
    rest = Counter(dealt) - Counter(played)
    return PlayedHand(seat, played, won, observation.order.arranged(rest.elements()))


def card_width(width: float, height: float, places: int, aspect: float) -> float:
    """Return how wide the cards of a row of that size are, at least as wide as can be read."""
    by_width = width / places - _GAP
    by_height = (height - space(2)) / aspect
    return min(by_width, max(_SMALLEST, min(_LARGEST, by_height)))


class HandRow(QWidget):
    """One hand as a row of small cards."""

    def __init__(self, hand: PlayedHand, player: str, places: int, pictures: CardPictures) -> None:
        super().__init__()
        self._hand = hand
        self._player = player
        self._places = places
        self._pictures = pictures
        self._card_width = _SMALLEST
        pictures.ready.connect(self.update)

    def describe(self, pack: Pack) -> None:
        """Name the cards for a screen reader."""
        self.setAccessibleName(player_name(self._player))
        text = self.tr("Played: {cards}.").format(cards=card_names(self._hand.played, pack))
        if self._hand.rest:
            rest = card_names(self._hand.rest, pack)
            text = self.tr("Played: {cards}. Dealt but not played: {rest}.").format(
                cards=card_names(self._hand.played, pack), rest=rest
            )
        self.setAccessibleDescription(text)

    def set_room(self, width: int, height: int) -> None:
        """Take this width, with cards as large as fit in it and in about this height."""
        self._card_width = card_width(width - _NAME_WIDTH, height, self._places, self._pictures.height(1000) / 1000)
        self.setFixedSize(width, round(self._pictures.height(self._card_width)) + space(2))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_name(painter)
        width = self._card_width
        for place, card in enumerate(self._hand.played):
            self._paint_card(painter, place, card, width, won=self._hand.won[place])
        painter.setOpacity(_OFF)
        for place, card in enumerate(self._hand.rest, start=len(self._hand.played)):
            self._paint_card(painter, place, card, width, won=False)
        painter.end()

    def _paint_name(self, painter: QPainter) -> None:
        painter.setFont(font(SMALL, bold=True))
        painter.setPen(color(palette().ink))
        metrics = QFontMetrics(painter.font())
        text = metrics.elidedText(player_name(self._player), Qt.TextElideMode.ElideRight, _NAME_WIDTH - space(2))
        box = QRectF(0, 0, _NAME_WIDTH, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_card(self, painter: QPainter, place: int, card: Card, width: float, won: bool) -> None:
        left = _NAME_WIDTH + place * (width + _GAP)
        top = _FRAME if won else space(1)
        # A card on whole pixels is crisp.
        box = QRectF(round(left), top, round(width), round(self._pictures.height(width)))
        picture = self._pictures.pixmap(card, box.width(), self.devicePixelRatioF(), box.height())
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        if won:
            self._paint_frame(painter, box)

    def _paint_frame(self, painter: QPainter, card: QRectF) -> None:
        """Paint the frame of a card that took its trick, around it so that its index is not touched, and a dot."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(palette().gold), _FRAME))
        around = card.adjusted(-_FRAME / 2, -_FRAME / 2, _FRAME / 2, _FRAME / 2)
        painter.drawRoundedRect(around, CORNER / 2, CORNER / 2)
        painter.setBrush(color(palette().gold))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(card.center().x(), self.height() - _DOT), _DOT, _DOT)


class PlayedHands(QWidget):
    """The four rows, by seat."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(space(1))

    @property
    def rows(self) -> list[HandRow]:
        """The rows by seat."""
        return [row for row in self.findChildren(HandRow) if row.parent() is self]

    def show_hands(self, observation: Observation, players: Sequence[str], pack: Pack) -> None:
        """Show the hands of a scored deal; those of one without a score stay hidden."""
        self.clear()
        hands = played_hands(observation) if observation.revealed is not None else ()
        places = max((len(hand.played) + len(hand.rest) for hand in hands), default=1)
        for hand in hands:
            row = HandRow(hand, players[hand.seat], places, self._pictures)
            translated(row, partial(row.describe, pack))
            self._layout.addWidget(row)
            # Qt would show it a moment later, and what is hidden takes no room.
            row.show()

    def set_room(self, width: int, height: int) -> None:
        """Give the rows this width and, shared among them, about this height, in pixels."""
        rows = self.rows
        for row in rows:
            row.set_room(width, height // len(rows) - space(1))
        # Whoever holds this widget learns at once what it needs now.
        self._layout.activate()

    def clear(self) -> None:
        """Remove the rows."""
        for row in self.rows:
            row.setParent(None)
            row.deleteLater()
