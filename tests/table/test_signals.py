"""The Qt binding in use may not wear out Python's own objects."""

import sys

from PySide6.QtCore import QObject, Signal

EMISSIONS = 500


class Sender(QObject):
    """Something that emits."""

    told = Signal(object)


def test_emitting_leaves_the_reference_counts_alone() -> None:
    """PySide6 6.12.0 lost one reference to True each time, which ends the program in the middle of a session."""
    sender = Sender()
    before = sys.getrefcount(True)
    for _ in range(EMISSIONS):
        sender.told.emit(sender)
    assert sys.getrefcount(True) > before - EMISSIONS / 2
