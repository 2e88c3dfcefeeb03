"""One line on standard error that tells how far a long command is; silent where nobody watches."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType

from cardavia.ui.texts_base import translate

_PAUSE = 0.2
"""Least seconds between two changes of the line."""


class Progress:
    """Shows how many of a number of deals are done and how much time is left, as long as the ``with`` block runs."""

    def __init__(self, deals: int) -> None:
        """Show nothing before the first deal is done."""
        self._deals = deals
        self._started = monotonic()
        self._shown = 0.0
        self._length = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._length:
            self._write("")
            print(end="\r", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        """Tell how many deals are done."""
        now = monotonic()
        if not sys.stderr.isatty() or now - self._shown < _PAUSE:
            return
        self._shown = now
        seconds = round((now - self._started) / done * (self._deals - done))
        left = f"{seconds // 60}:{seconds % 60:02d}"
        pattern = translate("Arena", "{done} of {deals} deals, {left} minutes left")
        self._write(pattern.format(done=done, deals=self._deals, left=left))

    def _write(self, text: str) -> None:
        print(f"\r{text:<{self._length}}", end="", file=sys.stderr, flush=True)
        self._length = len(text)
