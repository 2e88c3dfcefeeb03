"""The trick in the middle of the table, the pile of won tricks, and the last trick shown again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.cards import Card
from cardavia.engine.seats import PLAYERS
from cardavia.engine.state import Trick
from cardavia.ui import texts, theme
from cardavia.ui.card_button import CORNER_SHARE, paint_card, paint_edge
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.shadow import paint_shadow
from cardavia.ui.texts_base import sentences

MOST_PLACES = 5
"""Places at the largest table as the person sees it: own, left, one or two at the top, right."""
_ROOM = 12
"""Pixels around a card in its slot, for the shadow and the gold edge."""


class TrickSlot(QWidget):
    """The place on the table for one player's card."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.card: Card | None = None
        self.leads = False
        self.wins = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_card(self, card: Card | None, leads: bool, wins: bool) -> None:
        """Show the card, or the empty place; mark who leads, and the winner of a full trick."""
        if (card, leads, wins) != (self.card, self.leads, self.wins):
            self.card, self.leads, self.wins = card, leads, wins
            self.update()

    def place(self, card: QRect) -> None:
        """Put the slot where its card is to lie, in the coordinates of its owner."""
        self.setGeometry(card.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = self.rect().adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        if self.card is None:
            self._paint_empty(painter, QRectF(inner))
        else:
            paint_shadow(painter, QRectF(inner), self.devicePixelRatioF())
            picture = self._pictures.pixmap(self.card, inner.width(), self.devicePixelRatioF(), inner.height())
            paint_card(painter, picture, inner)
        if self.wins:
            edge = QRectF(inner).adjusted(-4, -4, 4, 4)
            paint_edge(painter, edge, theme.palette().gold_on_cloth, 5)
        if self.leads:
            self._paint_leader(painter, QRectF(inner))
        painter.end()

    def _paint_empty(self, painter: QPainter, inner: QRectF) -> None:
        painter.setPen(QPen(theme.color(theme.palette().slot), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = inner.width() * CORNER_SHARE
        painter.drawRoundedRect(inner.adjusted(1, 1, -1, -1), radius, radius)

    def _paint_leader(self, painter: QPainter, inner: QRectF) -> None:
        """Paint the leader's mark: a disc with the number one on a corner that holds no index."""
        colours = theme.palette()
        side = max(18.0, inner.width() * 0.2)
        disc = QRectF(inner.left() + side * 0.2, inner.bottom() - side * 1.2, side, side)
        painter.setPen(QPen(theme.color(colours.cloth_edge), 1.5))
        painter.setBrush(theme.color(colours.gold_on_cloth))
        painter.drawEllipse(disc)
        painter.setPen(theme.color(colours.gold_text))
        painter.setFont(theme.font(round(side * 0.62), bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "1")


class TrickView(QWidget):
    """Fixed slots with the cards of a trick, one for each place at the table."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._slots = tuple(TrickSlot(pictures, self) for _ in range(MOST_PLACES))
        self._count = PLAYERS
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def slots(self) -> tuple[TrickSlot, ...]:
        """The slots by place."""
        return self._slots[: self._count]

    def place_slots(self, cards: Sequence[QRect]) -> None:
        """Put the slots at these places, in this widget's coordinates."""
        for slot, card in zip(self._slots, cards, strict=False):
            slot.place(card)

    def show_trick(self, trick: Trick | None, players: Sequence[str], own: int, pack: Pack) -> None:
        """Show a trick as the player at seat ``own`` sees it; None clears the table."""
        self._count = len(players)
        for slot in self._slots[self._count :]:
            slot.hide()
        for place, slot in enumerate(self.slots):
            seat = (own + place) % len(players)
            slot.setVisible(trick is None or seat in trick.seats)
            card = card_of(trick, seat)
            leads = trick is not None and bool(trick.cards) and trick.leader == seat
            wins = trick is not None and trick.winner == seat
            slot.show_card(card, leads, wins)
            slot.setAccessibleName(self._name(players[seat], card, pack))
            slot.setAccessibleDescription(self._description(leads, wins))
        # The upper card lies below the others, whoever played first: so every index stays visible.
        for slot in (*self.slots[2:-1], self.slots[1], self.slots[-1], self.slots[0]):
            if slot.card is not None:
                slot.raise_()

    def _name(self, player: str, card: Card | None, pack: Pack) -> str:
        if card is None:
            return self.tr("{player}: no card yet").format(player=player)
        return self.tr("{player}: {card}").format(player=player, card=texts.card_name(card, pack))

    def _description(self, leads: bool, wins: bool) -> str:
        if leads and wins:
            return self.tr("led and won the trick")
        if leads:
            return self.tr("led the trick")
        return self.tr("won the trick") if wins else ""


def card_of(trick: Trick | None, seat: int) -> Card | None:
    """Return the card the seat has laid, None when it has laid none."""
    if trick is None or seat not in trick.seats:
        return None
    place = trick.seats.index(seat)
    return trick.cards[place] if place < len(trick.cards) else None


class WonPile(QAbstractButton):
    """The pile of full tricks; a click shows the last one again."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._count = 0
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_count(self, tricks: int, scale: float) -> None:
        """Show how many tricks are over; none hides the pile."""
        changed = (tricks, scale) != (self._count, self._scale)
        self._count, self._scale = tricks, scale
        self.setVisible(tricks > 0)
        self._name()
        if changed:
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.palette()
        height = self.height() - 8
        width = round(height / self._pictures.height(1000) * 1000)
        back = self._pictures.pixmap(None, width, self.devicePixelRatioF(), height)
        for number in range(min(self._count, 3)):
            paint_card(painter, back, QRect(4 + 3 * number, 2 + 2 * number, width, height))
        painter.setPen(theme.color(colours.cloth_text))
        painter.setFont(theme.font(round(theme.BODY * self._scale)))
        room = self.rect().adjusted(width + 12, 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter, str(self._count))
        if self.hasFocus() or self.underMouse():
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(theme.color(colours.focus_on_cloth), theme.RING))
            painter.drawRoundedRect(ring, theme.CORNER, theme.CORNER)
        painter.end()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Show the last trick"))
        self.setAccessibleDescription(self.tr("%n tricks played.", "", self._count))
        self.setToolTip(self.tr("Show the last trick (Shift+R)"))


class LastTrickView(QWidget):
    """The last trick as it lay, over the table; a click or Escape closes it."""

    closed = Signal()

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._trick = TrickView(pictures, self)
        self._shown: tuple[Trick, tuple[str, ...], int] | None = None
        self._sentence = ""
        self._line = QRect()
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def sentence(self) -> str:
        """Who led and who won, in words."""
        return self._sentence

    @property
    def trick_view(self) -> TrickView:
        """The slots."""
        return self._trick

    def open(self, trick: Trick, players: Sequence[str], own: int, pack: Pack) -> None:
        """Show a full trick."""
        self._shown = (trick, tuple(players), own)
        self.name_cards(pack)
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def name_cards(self, pack: Pack) -> None:
        """Name the cards of the trick by this pack."""
        if self._shown is not None:
            trick, players, own = self._shown
            self._trick.show_trick(trick, players, own, pack)
            self._sentence = texts.trick_sentence(trick, players)
            self.setAccessibleName(self.tr("The last trick"))
            self.setAccessibleDescription(sentences(self._sentence, texts.trick_review_sentence(trick, players, pack)))

    def close_view(self) -> None:
        """Go back to the table."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def arrange(self, area: QRect, cards: Sequence[QRect], scale: float) -> None:
        """Cover the area; the cards' places are in the coordinates of the owner."""
        self.setGeometry(area)
        line = QSize(area.width(), round(34 * scale))
        self._line = QRect(0, area.height() - line.height(), line.width(), line.height())
        self._scale = scale
        self._trick.setGeometry(self.rect())
        self._trick.place_slots([card.translated(-area.topLeft()) for card in cards])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_view()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close_view()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.palette()
        painter.setPen(QPen(theme.color(colours.gold_on_cloth), 1))
        painter.setBrush(theme.color(colours.cloth_edge))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.CORNER, theme.CORNER)
        painter.setPen(theme.color(colours.cloth_text))
        painter.setFont(theme.font(round(theme.BODY * self._scale), bold=True))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self._line, int(flags), self._sentence)
        painter.end()
