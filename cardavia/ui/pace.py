"""How long a step stays before the game goes on: one timer, so that an old step can never settle a new one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

TRICK_PAUSE: Final = 1500
"""Milliseconds that a full trick stays, unless a person has set another pause."""
LONGEST_PAUSE: Final = 5000
"""Longest pause in milliseconds that can be set."""
CALL_BEAT: Final = 250
CARD_BEAT: Final = 350
OWN_BEAT: Final = 120
USUAL_SPEED: Final = 100


def at_speed(milliseconds: int, speed: int) -> int:
    """Return how long something takes at a speed in per cent: 200 halves it, 50 doubles it, 0 needs no time at all."""
    return milliseconds * USUAL_SPEED // speed if speed else 0


class Pace(QObject):
    """Waits after a step. ``over`` is emitted once for each wait that ends, and never for a cancelled one.

    ``speed`` is that of the whole table in per cent (`at_speed`). A full trick is read no faster by who likes quick
    cards, so ``trick_pause``, in milliseconds or None for *until it is ended*, does not depend on it.
    """

    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.end)
        self._waiting = False
        self.speed = USUAL_SPEED
        self.trick_pause: int | None = TRICK_PAUSE

    @property
    def waiting(self) -> bool:
        """Whether a step is being shown."""
        return self._waiting

    def hold_trick(self) -> None:
        """Wait as long as a full trick stays: for the pause, or until `end` when there is none."""
        self._timer.stop()
        self._waiting = True
        if self.trick_pause is not None:
            self._timer.start(self.trick_pause)

    def wait(self, beat: int) -> None:
        """Wait for a beat, given in milliseconds at the usual speed."""
        self._waiting = True
        self._timer.start(at_speed(beat, self.speed))

    def wait_for_call(self) -> None:
        """Wait long enough to follow a call; not at all for a person who wants no pauses."""
        self.wait(0 if self.trick_pause == 0 else CALL_BEAT)

    def cancel(self) -> None:
        """Forget the wait; nothing is emitted."""
        self._timer.stop()
        self._waiting = False

    def end(self) -> None:
        """End the wait at once."""
        if self._waiting:
            self.cancel()
            self.over.emit()
