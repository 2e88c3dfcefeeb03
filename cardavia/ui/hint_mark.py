"""The mark on what is advised: a frame with a star, over the card or button it belongs to."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia.ui import theme
from cardavia.ui.card_button import CardButton
from cardavia.ui.texts_hints import recommended_description

_BADGE: Final = 24
"""Width of the badge in pixels."""
_AIR: Final = 4
"""Pixels around the target that belong to the mark."""
_POINTS: Final = 5
_FOLLOWED: Final = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.ZOrderChange})
_ENDS: Final = frozenset({QEvent.Type.Hide, QEvent.Type.ParentChange, QEvent.Type.DeferredDelete})


class HintMark(QWidget):
    """Lies over its target and follows it; it takes no click and no key.

    A screen reader hears of it from the target's own description.
    """

    def __init__(self, target: QAbstractButton, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._target: QAbstractButton | None = target
        self._description = target.accessibleDescription()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        target.setAccessibleDescription(recommended_description())
        for watched in _up_to(target, table):
            watched.installEventFilter(self)
        target.destroyed.connect(self._lose)
        self._follow()
        self.show()

    @property
    def target(self) -> QAbstractButton | None:
        """What is marked, None once it is gone."""
        return self._target

    def remove(self) -> None:
        """Take the mark away."""
        if self._target is not None:
            for watched in _up_to(self._target, self._table):
                watched.removeEventFilter(self)
            if self._target.accessibleDescription() == recommended_description():
                self._target.setAccessibleDescription(self._description)
        self._lose()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _FOLLOWED:
            self._follow()
        elif watched is self._target and event.type() in _ENDS:
            self.hide()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top = self._room()
        frame = QRectF(self.rect()).adjusted(left + _AIR / 2, top + _AIR / 2, -_AIR / 2 - self._covered(), -_AIR / 2)
        painter.setPen(QPen(theme.color(colours.cloth_edge), 2 * theme.RING))
        painter.drawRoundedRect(frame, theme.CORNER, theme.CORNER)
        painter.setPen(QPen(theme.color(colours.gold_on_cloth), theme.RING))
        painter.drawRoundedRect(frame, theme.CORNER, theme.CORNER)
        self._paint_badge(painter)
        painter.end()

    def _paint_badge(self, painter: QPainter) -> None:
        colours = theme.palette()
        beside, _ = self._room()
        left, top = (1.0, (self.height() - _BADGE) / 2 + 1) if beside else (self._middle() + 1, 1.0)
        circle = QRectF(left, top, _BADGE - 2, _BADGE - 2)
        painter.setPen(QPen(theme.color(colours.cloth_edge), theme.RING))
        painter.setBrush(theme.color(colours.gold_on_cloth))
        painter.drawEllipse(circle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(colours.gold_text))
        painter.drawPolygon(_star(circle.center(), _BADGE * 0.36))

    def _middle(self) -> float:
        """Return where the badge begins to stand over the middle of what is seen of a card."""
        return (self.width() - self._covered() - _BADGE) / 2

    def _covered(self) -> int:
        """Return how much of a card's width lies under the next one."""
        target = self._target
        if not isinstance(target, CardButton) or target.covered_from is None:
            return 0
        return max(target.width() - target.covered_from, 0)

    def _follow(self) -> None:
        target = self._target
        if target is None or not target.isVisible():
            return
        corner = target.mapTo(self._table, QPoint(0, 0))
        place = QRect(corner, target.size())
        left, top = self._room()
        self.setGeometry(place.adjusted(-_AIR - left, -_AIR - top, _AIR, _AIR))
        self.raise_()

    def _room(self) -> tuple[int, int]:
        """Return the room of the badge at the left and at the top: beside a button, over a card."""
        low = self._target is not None and self._target.height() < 3 * _BADGE
        return (_BADGE // 2, 0) if low else (0, _BADGE // 2)

    def _lose(self) -> None:
        self._target = None
        self.hide()
        self.deleteLater()


class HintMarks:
    """The marks that lie on a table now."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._marks: list[HintMark] = []

    @property
    def targets(self) -> tuple[QAbstractButton, ...]:
        """What is marked."""
        return tuple(mark.target for mark in self._marks if mark.target is not None)

    def put(self, targets: Iterable[QAbstractButton]) -> None:
        """Mark exactly these."""
        self.clear()
        self._marks = [HintMark(target, self._table) for target in targets]

    def clear(self) -> None:
        """Take all marks away."""
        for mark in self._marks:
            mark.remove()
        self._marks = []


def _up_to(target: QWidget, table: QWidget) -> Iterator[QWidget]:
    """Yield the target and the parts of the table that hold it and take it along when they move."""
    part: QWidget | None = target
    while part is not None and part is not table:
        yield part
        part = part.parentWidget()


def _star(centre: QPointF, radius: float) -> QPolygonF:
    corners = []
    for number in range(2 * _POINTS):
        reach = radius if number % 2 == 0 else radius * 0.45
        angle = math.pi * number / _POINTS
        corners.append(centre + QPointF(reach * math.sin(angle), -reach * math.cos(angle)))
    return QPolygonF(corners)
