"""Where everything on the table lies: one function, computed in card units from the size of the area."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt

from cardavia.engine.seats import PLAYERS

LEAST_SIZE: Final = QSize(540, 500)
"""The smallest area in which nothing is cut: an 800 x 600 window with its side panel open."""

_MARGIN: Final = 8
_FULL_WIDTH: Final = 1200
_FULL_HEIGHT: Final = 760
_LARGEST_SCALE: Final = 2.0
_CARD_HEIGHT: Final = 0.27
"""Height of a hand card as a share of the table's height."""
_NARROWEST_ROW: Final = 5.6
"""Width of the table in hand cards below which the cards shrink: fifteen overlapping ones then still show theirs."""
_LIFT: Final = 0.11
"""How far a picked or marked card is raised, in card heights; one that can be played is raised less."""
_LINE: Final = 12
"""Least width of the line for sentences in heights of a bubble."""
_GAP: Final = 0.6
"""Most room between two suits of the hand in steps from card to card."""
_WIDEST_GAP: Final = 0.2
"""Most room between two suits of the hand in widths of a card."""
_ACROSS: Final = 4.25
"""Least width of the room for a trick in widths of its cards."""
_FIRST_STEP: Final = 1.08
"""Least way from the last trump to the next card in widths of a card: the cloth is seen between them."""


Places = tuple[QRect, ...]
"""A rectangle for each seat, by place."""


class Layout(NamedTuple):
    """Rectangles in pixels. Places are 0 for the own seat, then clockwise: left, top (one or two), right.

    ``scale`` multiplies the type scale, ``lift`` is how far a playable card is raised. ``cards`` lie in the hand's
    own coordinates. ``calls`` is the most a panel may take; panels stand on its lower edge.
    """

    scale: float
    lift: int
    card: QSize
    trick_card: QSize
    top_line: QRect
    plates: Places
    bubbles: Places
    slots: Places
    calls: QRect
    strip: QRect
    pile: QRect
    hand: QRect
    cards: tuple[QRect, ...]
    sayings: QRect

    @property
    def declare(self) -> QRect:
        """Where declarations stand: over the own empty slot, above what the person has said."""
        bottom = min(self.strip.y(), self.bubbles[0].y()) - 3
        return QRect(self.calls.x(), self.calls.y(), self.calls.width(), bottom - self.calls.y())

    @property
    def free_strip(self) -> QRect:
        """The line for sentences where there is no bubble: in the middle of the table."""
        if self.strip.center().x() <= self.hand.center().x() + 1:
            return self.strip
        return QRect(self.hand.x(), self.strip.y(), self.hand.width(), self.strip.height())

    @property
    def bubble_sides(self) -> tuple[Qt.AlignmentFlag, ...]:
        """To which side of its rectangle each bubble keeps, so that it stays with its player."""
        left, middle, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
        tops = zip(self.plates[2:-1], self.bubbles[2:-1], strict=True)
        sides = [
            left if bubble.x() > plate.right() else right if bubble.right() < plate.x() else middle
            for plate, bubble in tops
        ]
        return (left, left, *sides, right)


def lay_out(area: QSize, groups: Sequence[int], aspect: float, seats: int = PLAYERS, *, apart: bool = True) -> Layout:
    """Return the places of everything in the area.

    ``groups`` are the numbers of cards in the groups of the hand, with ``apart`` set trumps first; ``aspect`` is the
    height of the pack's cards in their widths, ``seats`` how many sit at the table, 4 or 5.
    """
    width, height = area.width(), area.height()
    scale = _scale(area)
    card = _hand_card(area, aspect)
    lift = round(card.height() * _LIFT)
    top_line = QRect(0, 0, width, round(32 * scale))
    bar = QRect(_MARGIN, height - round(42 * scale), width - 2 * _MARGIN, round(36 * scale))
    hand = QRect(_MARGIN, bar.y() - 6 - card.height() - lift, bar.width(), card.height() + lift)
    strip_height = round(26 * scale)
    play = QRect(_MARGIN, top_line.height() + 4, bar.width(), hand.y() - strip_height - top_line.height() - 8)
    plates, bubbles = _seats(play, bar, strip_height, scale, seats)
    trick_card, slots = _trick(play, plates, bubbles, card, aspect)
    pile = QSize(round(64 * scale), round(52 * scale))
    return Layout(
        scale=scale,
        lift=lift,
        card=card,
        trick_card=trick_card,
        top_line=top_line,
        plates=plates,
        bubbles=bubbles,
        slots=slots,
        calls=_calls(play, hand, bubbles, scale),
        strip=_strip(play, hand, bubbles[0]),
        pile=QRect(QPoint(play.right() - pile.width() + 1, play.bottom() - pile.height() - round(14 * scale)), pile),
        hand=hand,
        cards=spread(hand.size(), card, groups, apart),
        sayings=bar.adjusted(plates[0].width() + _MARGIN, 0, 0, 0),
    )


def spread(area: QSize, card: QSize, groups: Sequence[int], apart: bool = True) -> tuple[QRect, ...]:
    """Return the places of the hand's cards in one row, centred at the lower edge of an area of that size.

    Cards overlap as much as the width asks. The groups stand off a little from each other; with ``apart`` set cloth
    shows between the first one and the rest.
    """
    sizes = [size for size in groups if size]
    steps = _steps(area.width() - card.width(), card.width(), sizes, apart)
    places = list(accumulate(steps, initial=0.0))[: sum(sizes)]
    left = (area.width() - card.width() - places[-1]) / 2 if places else 0.0
    top = area.height() - card.height()
    return tuple(QRect(QPoint(round(left + place), top), card) for place in places)


def _steps(room: int, card: int, sizes: Sequence[int], apart: bool) -> list[float]:
    """Return the way from each card to the next one; together they fill the room at most."""
    ends = [end - 1 for end in accumulate(sizes)][:-1]
    wide = bool(ends) and apart
    count, gaps = max(sum(sizes) - 1, 0), max(len(ends) - wide, 0)
    first = _FIRST_STEP * card * wide
    close = max(count - wide, 1)
    gap = min(_GAP * (room - first) / (close + _GAP * gaps), _WIDEST_GAP * card)
    step = min((room - first - gap * gaps) / close, card * 1.02)
    steps = [step + gap * (number in ends) for number in range(count)]
    if wide:
        spare = room - first - sum(steps) + steps[ends[0]]
        steps[ends[0]] = first + min(max(spare, 0.0), _WIDEST_GAP * card)
    return _evened(steps, ends)


def _evened(steps: Sequence[float], ends: Sequence[int]) -> list[float]:
    """Return the ways with those between groups made equal where trumps would stand nearer than suits do."""
    between = [steps[end] for end in ends]
    if not between or between[0] >= max(between):
        return list(steps)
    even = sum(between) / len(between)
    return [even if number in ends else step for number, step in enumerate(steps)]


def _scale(area: QSize) -> float:
    fit = min(area.width() / _FULL_WIDTH, area.height() / _FULL_HEIGHT, _LARGEST_SCALE)
    return max(1.0, round(fit * 20) / 20)


def _hand_card(area: QSize, aspect: float) -> QSize:
    width = min(area.height() * _CARD_HEIGHT / aspect, (area.width() - 2 * _MARGIN) / _NARROWEST_ROW)
    return QSize(round(width), round(width * aspect))


def _seats(play: QRect, bar: QRect, strip: int, scale: float, seats: int) -> tuple[Places, Places]:
    """Return the name plates and the bubbles by place; plates beside leave room for the panel below them."""
    others = seats - 1
    plate = QSize(min(round(170 * scale), (play.width() - seats * _MARGIN) // others), round(54 * scale))
    bubble = QSize(plate.width(), round(36 * scale))
    panel = round(190 * scale)
    beside = plate.height() + bubble.height() + 4
    lowest = min(play.center().y() - beside // 2, play.bottom() + strip - panel - beside)
    # Plates that are all but level with the upper ones stand in one row with them.
    side = lowest if lowest - play.y() > plate.height() // 4 else play.y()
    left = QRect(QPoint(play.x(), side), plate)
    right = QRect(QPoint(play.right() - plate.width() + 1, side), plate)
    tops = _tops(play, plate, others - 2)
    own = QRect(QPoint(bar.x(), bar.y()), QSize(min(round(170 * scale), bar.width() // 4), bar.height()))
    own_bubble = QRect(QPoint(play.x(), play.bottom() - bubble.height() + 1 + strip), bubble)
    said = _beside_tops(tops, left, right, bubble) or tuple(_below(top, bubble) for top in tops)
    return (own, left, *tops, right), (own_bubble, _below(left, bubble), *said, _below(right, bubble))


def _tops(play: QRect, plate: QSize, count: int) -> Places:
    """Return the plates at the upper edge, side by side in the middle."""
    step = plate.width() + _MARGIN
    first = play.center().x() - (count * step - _MARGIN) // 2
    return tuple(QRect(QPoint(first + number * step, play.y()), plate) for number in range(count))


def _beside_tops(tops: Places, left: QRect, right: QRect, bubble: QSize) -> Places | None:
    """Return the upper seats' bubbles outside their plates, None when the plates beside leave no room for them."""
    last = _beside(tops[-1], right, bubble)
    if len(tops) == 1 or last is None:
        return None if last is None else (last,)
    # The two lie opposite each other, so what is free on one side is free on the other.
    centre = (tops[0].left() + tops[-1].right() + 1) // 2
    first = QRect(QPoint(2 * centre - last.right() - 1, last.y()), last.size())
    return None if first.intersects(left) or first.x() < left.x() else (first, last)


def _below(plate: QRect, bubble: QSize) -> QRect:
    return QRect(QPoint(plate.x(), plate.bottom() + 3), bubble)


def _beside(top: QRect, right: QRect, bubble: QSize) -> QRect | None:
    """Return the top seat's bubble beside its plate, None when the right seat's plate leaves no room for it."""
    place = QRect(QPoint(top.right() + 6, top.y()), QSize(bubble.width(), top.height()))
    narrow = place.intersected(QRect(0, 0, right.x() - 4, 10**6)) if place.intersects(right) else place
    if narrow.right() > right.right() or narrow.width() < bubble.width() * 2 // 3:
        return None
    return narrow


def _trick(play: QRect, plates: Places, bubbles: Places, card: QSize, aspect: float) -> tuple[QSize, Places]:
    """Return the size of the cards on the table and the slots: around the middle, flattened where height is short."""
    offsets = _cross if len(plates) == PLAYERS else _ring
    room, height = max(_trick_rooms(play, plates, bubbles, card, aspect), key=lambda found: found[1])
    size = QSize(round(height / aspect), round(height))
    rise = min(0.6 * height, (room.height() - height) / 2)
    return size, tuple(_around(room.center(), size, *offset) for offset in offsets(size.width(), height, rise))


Offsets = tuple[tuple[float, float], ...]


def _cross(width: float, height: float, rise: float) -> Offsets:
    """Return how far from the middle each of four cards lies, across and down."""
    aside = 0.46 * width * max(0.0, 1 - rise / (0.55 * height))
    far = aside + 1.06 * width
    return (aside, rise), (-far, 0.0), (-aside, -rise), (far, 0.0)


def _ring(width: float, height: float, rise: float) -> Offsets:
    """Return how far from the middle each of five cards lies, across and down; one of the five stays away."""
    aside, far = 0.53 * width, 1.59 * width
    return (0.0, rise), (-far, 0.0), (-aside, -rise), (aside, -rise), (far, 0.0)


def _trick_rooms(
    play: QRect, plates: Places, bubbles: Places, card: QSize, aspect: float
) -> Iterator[tuple[QRect, float]]:
    """Yield where the trick may lie, between the plates or below all bubbles, with the height of its cards there."""
    over = _lowest([*plates[2:-1], *bubbles[2:-1]])
    left, right = plates[1].right() + _MARGIN, plates[-1].x() - _MARGIN
    under = max(over, bubbles[1].bottom())
    between = QRect(left, over + 6, right - left, play.bottom() - over - 6)
    for room in (between, QRect(play.x(), under + 6, play.width(), play.bottom() - under - 6)):
        yield room, min(card.height() * 0.95, room.height() / 1.4, room.width() / _ACROSS * aspect)


def _lowest(parts: Sequence[QRect]) -> int:
    return max(part.bottom() for part in parts)


def _around(centre: QPoint, size: QSize, across: float, down: float) -> QRect:
    x = centre.x() + across - size.width() / 2
    y = centre.y() + down - size.height() / 2
    return QRect(QPoint(round(x), round(y)), size)


def _calls(play: QRect, hand: QRect, bubbles: Places, scale: float) -> QRect:
    top = _lowest(bubbles[1:]) + 4
    width = min(play.width(), round(760 * scale))
    return QRect(play.center().x() - width // 2, top, width, hand.y() - 2 - top)


def _strip(play: QRect, hand: QRect, own_bubble: QRect) -> QRect:
    """Return the line for sentences above the hand: in the middle, or where that is narrow all beside the bubble."""
    left = own_bubble.right() + 6
    width = 2 * (play.center().x() - left)
    width = width if width >= _LINE * own_bubble.height() else play.right() - left
    return QRect(left, play.bottom(), width, hand.y() - play.bottom() - 2)
