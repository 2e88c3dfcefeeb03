"""A card of the own hand that is being dragged to another place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QRect, QSize

from cardavia.ui.layout import spread

T = TypeVar("T")


class Drag(NamedTuple):
    """The place a card comes from, the one it would go to, and its left edge in pixels of the hand."""

    source: int
    target: int
    left: int


def drag_to(area: QSize, card: QSize, count: int, source: int, left: int) -> Drag:
    """Return the drag of one of ``count`` cards whose left edge the mouse has brought so far; it stays in the hand."""
    edge = min(max(left, 0), area.width() - card.width())
    lefts = [place.x() for place in spread(area, card, [count])]
    target = min(range(count), key=lambda place: abs(lefts[place] - edge))
    return Drag(source, target, edge)


def gapped(area: QSize, card: QSize, count: int, target: int) -> tuple[QRect, ...]:
    """Return the places of ``count`` cards, so far apart at the target that a card fits there."""
    return spread(area, card, [target, 1, count - target - 1])


def moved(items: Sequence[T], source: int, target: int) -> list[T]:
    """Return the items with the one at the source moved to the target."""
    left = list(items)
    left.insert(target, left.pop(source))
    return left
