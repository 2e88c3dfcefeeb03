"""Sounds of the table, played in a thread of their own: where none can be heard, there is silence and nothing else."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject

from cardavia.ui.preferences import Preferences

if TYPE_CHECKING:
    from cardavia.ui.sound_device import Clip

_STALE_AFTER: Final = 0.5
"""Seconds after which a sound comes too late to be about anything."""
_IDLE_AFTER: Final = 10.0
"""Seconds of silence after which the device is given back."""
_SILENT_FOR: Final = 60.0
"""Seconds after a failure in which no device is looked for: looking takes time, and some drivers complain aloud."""


class Output(Protocol):
    """Where sounds are heard; any of its methods may fail in any way."""

    def play(self, clip: Clip, volume: float) -> None:
        """Begin to play a clip, over those that are still heard; the volume is 0..1."""

    def close(self) -> None:
        """Give the device back."""


def open_device() -> Output:
    """Return the system's own output; any exception means that there is none."""
    from cardavia.ui.sound_device import Device

    return Device()


class Sounds(QObject):
    """Plays the sounds of the settings' ``sounds`` with the settings' ``volume``.

    ``open_output`` is called in the thread of the sounds when the first one is to be heard, again after a long silence,
    and a minute after a failure. Nobody waits for that thread but `stop`, and not long.
    """

    def __init__(
        self,
        preferences: Preferences,
        open_output: Callable[[], Output] = open_device,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._open_output, self._clock = open_output, clock

    @cached_property
    def _speaker(self) -> _Speaker:
        return _Speaker(self._open_output, self._clock)

    def play(self, event: str) -> None:
        """Let the sound of an event be heard, whether or not it is switched on."""
        volume = self._preferences.settings.volume / 100
        if volume > 0:
            self._speaker.say(event, volume)

    def hear(self, event: str) -> None:
        """Let the sound of an event be heard if the person wants to hear it."""
        if self._preferences.settings.sounds.get(event, False):
            self.play(event)

    def stop(self) -> None:
        """End the thread; what has not begun is not heard any more."""
        if "_speaker" in self.__dict__:
            self._speaker.stop()


class _Speaker:
    """The thread: it is started by the first sound."""

    def __init__(self, open_output: Callable[[], Output], clock: Callable[[], float]) -> None:
        from queue import SimpleQueue

        self._open_output, self._clock = open_output, clock
        self._asked: SimpleQueue[tuple[str, float, float] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._output: Output | None = None
        self._silent_until: float | None = None

    def say(self, event: str, volume: float) -> None:
        if self._thread is None:
            # A device that hangs must not keep the program from ending.
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        self._asked.put((event, volume, self._clock()))

    def stop(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            self._asked.put(None)
            thread.join(timeout=1.0)

    def _run(self) -> None:
        from queue import Empty

        while True:
            try:
                asked = self._asked.get(timeout=_IDLE_AFTER if self._output else None)
            except Empty:
                self._close()
                continue
            if asked is None:
                self._close()
                return
            self._play(*asked)

    def _play(self, event: str, volume: float, since: float) -> None:
        if self._silent_until is not None and since < self._silent_until:
            return
        # What a driver raises is its own affair, and a sound is never worth an error.
        try:
            self._play_aloud(event, volume, since)
        except Exception as error:
            logging.getLogger(__name__).info("no sound: %s", error)
            self._silent_until = self._clock() + _SILENT_FOR
            self._close()

    def _play_aloud(self, event: str, volume: float, since: float) -> None:
        from cardavia.ui.sound_device import read_clip

        if self._output is None:
            self._output = self._open_output()
        if self._clock() - since <= _STALE_AFTER:
            self._output.play(read_clip(event), volume)

    def _close(self) -> None:
        output, self._output = self._output, None
        if output is not None:
            try:
                output.close()
            except Exception as error:
                logging.getLogger(__name__).info("the sound device does not close: %s", error)
