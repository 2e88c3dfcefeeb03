"""The score pad: an evening that is written down deal by deal, with the way back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardavia.engine.evening import Entry, Evening


class ScorePad:
    """Holds an evening and what it was before; every change is handed to ``keep`` at once.

    What cannot be scored is refused with an InputProblem and changes nothing.
    """

    def __init__(self, evening: Evening, keep: Callable[[Evening], None]) -> None:
        evening.check()
        self._evening = evening
        self._keep = keep
        self._undone: list[Evening] = []
        self._done: list[Evening] = []

    @property
    def evening(self) -> Evening:
        """The evening as it stands."""
        return self._evening

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back last."""
        return bool(self._undone)

    def add(self, entry: Entry) -> None:
        """Write down one more deal."""
        self._change((*self._evening.entries, entry))

    def correct(self, number: int, entry: Entry) -> None:
        """Put another entry in the place of the deal of that index; later deals are scored anew."""
        entries = self._evening.entries
        self._change((*entries[:number], entry, *entries[number + 1 :]))

    def remove(self, number: int) -> None:
        """Take the deal of that index off the sheet; later deals are scored anew."""
        entries = self._evening.entries
        self._change((*entries[:number], *entries[number + 1 :]))

    def undo(self) -> None:
        """Take back the last change; nothing happens when there is none."""
        if self._done:
            self._undone.append(self._evening)
            self._show(self._done.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last; nothing happens when there is none."""
        if self._undone:
            self._done.append(self._evening)
            self._show(self._undone.pop())

    def _change(self, entries: tuple[Entry, ...]) -> None:
        changed = replace(self._evening, entries=entries)
        changed.check()
        self._done.append(self._evening)
        self._undone.clear()
        self._show(changed)

    def _show(self, evening: Evening) -> None:
        self._evening = evening
        self._keep(evening)
