"""The trick in the middle of the table, the pile of won tricks, and the last trick shown again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.cards import Card
from cardavia.engine.seats import PLAYERS
from cardavia.engine.state import Trick
from cardavia.ui import theme
from cardavia.ui.card_button import CORNER_SHARE, paint_card, paint_edge
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.retranslate import translated
from cardavia.ui.shadow import paint_shadow
from cardavia.ui.texts_base import player_names, sentences
from cardavia.ui.texts_cards import card_name
from cardavia.ui.texts_moves import trick_sentence
from cardavia.ui.texts_table import trick_review_sentence

MOST_PLACES = 5
"""Places at the largest table as the person sees it: own, left, one or two at the top, right."""
_ROOM = 12
"""Pixels around a card in its slot, for the shadow and the gold edge."""
_EDGE_SHARE = 0.04
"""Width of the winner's gold edge in widths of the card."""
_LEAST_EDGE = 5


class TrickSlot(QWidget):
    """The place on the table for one player's card.

    A card that is ``away`` moves, and is not painted here; only of a ``complete`` trick the winner is marked. A
    ``bare`` place has no outline while it is empty.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.card: Card | None = None
        self.away = False
        self.complete = True
        self.leads = False
        self.wins = False
        self.bare = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_card(self, card: Card | None, leads: bool, wins: bool) -> None:
        """Show the card, or the empty place; mark who leads, and the winner of a full trick."""
        if (card, leads, wins) != (self.card, self.leads, self.wins):
            self.card, self.leads, self.wins = card, leads, wins
            self.update()

    def set_away(self, away: bool, complete: bool) -> None:
        """Leave the place empty as long as its card moves elsewhere; say whether all cards of the trick lie."""
        if (away, complete) != (self.away, self.complete):
            self.away, self.complete = away, complete
            self.update()

    def set_bare(self, bare: bool) -> None:
        """Outline the empty place or, where something is written over it, do not."""
        if bare != self.bare:
            self.bare = bare
            self.update()

    @property
    def card_rect(self) -> QRect:
        """Where the card lies, in the coordinates of the owner."""
        return self.geometry().adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)

    def place(self, card: QRect) -> None:
        """Put the slot where its card is to lie, in the coordinates of its owner."""
        self.setGeometry(card.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = self.rect().adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        if self.card is None or self.away:
            self._paint_empty(painter, QRectF(inner))
        else:
            self._paint_card(painter, inner, self.card)
        painter.end()

    def _paint_card(self, painter: QPainter, inner: QRect, card: Card) -> None:
        ratio = self.devicePixelRatioF()
        paint_shadow(painter, QRectF(inner), ratio)
        paint_card(painter, self._pictures.pixmap(card, inner.width(), ratio, inner.height()), inner)
        if self.wins and self.complete:
            paint_winner(painter, QRectF(inner))
        if self.leads:
            self._paint_leader(painter, QRectF(inner))

    def _paint_empty(self, painter: QPainter, inner: QRectF) -> None:
        if self.bare:
            return
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


def paint_winner(painter: QPainter, card: QRectF) -> None:
    """Paint the gold edge around the card that has won the trick."""
    width = min(max(_EDGE_SHARE * card.width(), _LEAST_EDGE), _ROOM - 2)
    around = card.adjusted(1 - width, 1 - width, width - 1, width - 1)
    paint_edge(painter, around, theme.palette().gold_on_cloth, width)


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

    @property
    def stacked(self) -> tuple[TrickSlot, ...]:
        """The slots from the lowest to the highest: the upper card lies below the others, so every index is seen."""
        return (*self.slots[2:-1], self.slots[1], self.slots[-1], self.slots[0])

    def place_slots(self, cards: Sequence[QRect]) -> None:
        """Put the slots at these places, in this widget's coordinates."""
        for slot, card in zip(self._slots, cards, strict=False):
            slot.place(card)

    def keep_clear(self, sentence: QRect) -> None:
        """Outline no empty place over which this rectangle, in this widget's coordinates, lies."""
        for slot in self._slots:
            slot.set_bare(slot.card_rect.intersects(sentence))

    def set_away(self, *slots: TrickSlot) -> None:
        """Leave these slots empty while their cards move, and all others as they are."""
        for slot in self._slots:
            slot.set_away(slot in slots, not slots)

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
        for slot in self.stacked:
            if slot.card is not None:
                slot.raise_()

    def _name(self, player: str, card: Card | None, pack: Pack) -> str:
        if card is None:
            return self.tr("{player}: no card yet").format(player=player)
        return self.tr("{player}: {card}").format(player=player, card=card_name(card, pack))

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


def paint_ring(painter: QPainter, rect: QRectF) -> None:
    """Paint the focus ring of what lies on the cloth along the inside of its edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color(theme.palette().focus_on_cloth), theme.RING))
    inset = theme.RING / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), theme.CORNER, theme.CORNER)


class WonPile(QAbstractButton):
    """The pile of full tricks; a click shows the last one again."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._count = 0
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        translated(self, self._name)

    def show_count(self, tricks: int) -> None:
        """Show how many tricks are over; none hides the pile."""
        self._count = tricks
        self.setVisible(tricks > 0)
        self._name()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Multiply the size of the number."""
        self._scale = scale
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

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
        room = self.rect().adjusted(width + 16, 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(self._count))
        if self.hasFocus() or self.underMouse():
            paint_ring(painter, QRectF(self.rect()))
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
        self._pack = Pack.FRENCH
        self._sentence = ""
        self._line = QRect()
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        translated(self, lambda: self.name_cards(self._pack))

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
        self._pack = pack
        if self._shown is not None:
            trick, seated, own = self._shown
            players = player_names(seated)
            self._trick.show_trick(trick, players, own, pack)
            self._sentence = trick_sentence(trick, players)
            self.setAccessibleName(self.tr("The last trick"))
            self.setAccessibleDescription(sentences(self._sentence, trick_review_sentence(trick, players, pack)))

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
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()))
        painter.end()
