"""Parts of a screen that lie on one another though each is to be read or clicked, for the tests of the screens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLabel, QLineEdit, QWidget

from cardavia.ui.card_button import CardButton
from cardavia.ui.note_strip import NoteStrip
from cardavia.ui.seat_view import Bubble, SeatPlate
from cardavia.ui.top_line import TopLine
from cardavia.ui.trick_view import WonPile

ALONE = (QAbstractButton, QLabel, QComboBox, QLineEdit, QAbstractSpinBox, Bubble, NoteStrip, SeatPlate, TopLine)
"""What stands alone; a picture, a panel or a page may lie on others, and so may the cards of a hand."""
SLACK = 2
"""Pixels by which two parts may seem to overlap: sizes are rounded."""


def overlaps(window: QWidget) -> set[str]:
    """Return the pairs of shown parts that lie on one another in a window and in those that belong to it."""
    parents = (window, *window.findChildren(QWidget))
    return {pair for parent in parents if parent.isVisible() for pair in _pairs(parent)}


def _pairs(parent: QWidget) -> Iterator[str]:
    parts = [part for part in parent.children() if isinstance(part, ALONE) and _is_seen(part)]
    for one, other in combinations(parts, 2):
        # A sentence takes no click: while something is refused it may lie on the pile, as on the trick.
        if {type(one), type(other)} == {NoteStrip, WonPile}:
            continue
        common = one.geometry().intersected(other.geometry())
        if common.width() > SLACK and common.height() > SLACK:
            yield f"{type(parent).__name__}: {_told(one)} / {_told(other)}"


def _is_seen(part: QWidget) -> bool:
    if isinstance(part, QLabel | NoteStrip) and not _words(part):
        return False
    return part.isVisible() and not isinstance(part, CardButton)


def _words(part: QWidget) -> str:
    return part.text() if isinstance(part, QLabel) else part.accessibleName()


def _told(part: QWidget) -> str:
    return f"{type(part).__name__} {part.geometry().getRect()} {_words(part)!r}"
