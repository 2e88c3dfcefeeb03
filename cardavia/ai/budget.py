"""How long a player may think, and the word to stop."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable


class Budget:
    """The time for one answer, in seconds from now on; without it a player takes what its level asks for.

    `cancel` may be called from any thread: the answer then comes at once, and may be any that is allowed.
    """

    def __init__(self, seconds: float | None = None) -> None:
        """Begin with so many seconds."""
        self._end = None if seconds is None else time.monotonic() + seconds
        self._lock = threading.Lock()
        self._cancelled = False
        self._called: list[Callable[[], None]] = []

    def cancel(self) -> None:
        """Ask for an answer at once."""
        with self._lock:
            self._cancelled = True
            called = tuple(self._called)
        for call in called:
            call()

    def when_cancelled(self, call: Callable[[], None]) -> None:
        """Have something called, in the thread that cancels, or now if that has happened already."""
        with self._lock:
            self._called.append(call)
            late = self._cancelled
        if late:
            call()

    @property
    def cancelled(self) -> bool:
        """Whether the answer is not wanted any more."""
        return self._cancelled

    @property
    def seconds_left(self) -> float | None:
        """Seconds until the answer is due, None where it may take its time."""
        return None if self._end is None else max(0.0, self._end - time.monotonic())
