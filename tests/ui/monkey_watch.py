"""What has to hold whatever a monkey does."""

from __future__ import annotations

import gc
import re
import sys
import tomllib
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from cardavia.commands.mishaps import mishaps
from cardavia.engine.record import replay
from cardavia.storage.journal import Journal
from cardavia.storage.paths import user_paths
from cardavia.storage.settings_file import load
from tests.ui.monkey_stage import Stage

MOST_WINDOWS = 60
"""Windows and menus, shown or not, that a program may have made at once."""
MOST_TIMERS = 120
"""Timers that the program may have at once: each page has a few."""
MOST_WIDGETS = 4000
_PROJECT = Path(__file__).parents[2] / "pyproject.toml"


class Broken(AssertionError):
    """Something does not hold any more."""


class Watch:
    """Looks whether everything holds; ``found`` gathers what was complained of meanwhile."""

    def __init__(self, stage: Stage, found: list[str]) -> None:
        self._stage, self._found = stage, found
        options = tomllib.loads(_PROJECT.read_text("utf-8"))["tool"]["pytest"]["ini_options"]
        self._harmless = re.compile("|".join(options["qt_log_ignore"]))
        # Whatever ran in this process before may have left windows that nobody has freed yet.
        self._others = len(QApplication.topLevelWidgets()), len(QApplication.allWidgets())

    def check_quiet(self) -> None:
        """Check that neither an exception nor a warning was seen."""
        found = [text for text in self._found if not self._harmless.search(text)]
        self._found.clear()
        if found:
            raise Broken("\n".join(found))

    def check(self) -> None:
        """Check everything that has to hold between two events."""
        self.check_quiet()
        for look in (self._answers, self._keeps, self._is_bounded, self._has_focus):
            look()

    def check_left(self) -> None:
        """Check what has to hold once the program has ended."""
        self.check_quiet()
        kept, settings = load(user_paths().settings), self._stage.program.settings
        if self._stage.kept and kept != settings:
            raise Broken(f"the settings that are kept are not those that held: {kept} {settings}")

    def _answers(self) -> None:
        answered: list[bool] = []
        QTimer.singleShot(0, lambda: answered.append(True))
        QCoreApplication.processEvents()
        if not answered:
            raise Broken("the event loop does not come to its timers")

    def _keeps(self) -> None:
        """Check that the table follows the rules, and that its every move is on the disk."""
        record = self._stage.program.controller.record
        if record is None:
            return
        replay(record)
        kept = Journal.read(user_paths().journal)
        if self._stage.kept and (kept is None or kept.record != record):
            raise Broken("the journal is not the table")

    def _is_bounded(self) -> None:
        # What waits to be collected is no leak.
        gc.collect()
        window = self._stage.program.window
        counts = {
            "windows": (len(QApplication.topLevelWidgets()) - self._others[0], MOST_WINDOWS),
            "timers": (len(window.findChildren(QTimer)), MOST_TIMERS),
            "widgets": (len(QApplication.allWidgets()) - self._others[1], MOST_WIDGETS),
        }
        for name, (count, most) in counts.items():
            if count > most:
                raise Broken(f"there are {count} {name}")

    def _has_focus(self) -> None:
        """Check that the keyboard is somewhere in the active window, at something that can be used."""
        window, focus = QApplication.activeWindow(), QApplication.focusWidget()
        if window is None or not window.isVisible() or window.isMinimized() or QApplication.activePopupWidget():
            return
        if focus is None or not (focus.isVisible() and focus.isEnabled() and focus.window() is window):
            raise Broken(f"in {window} the keyboard is at {focus}")


@contextmanager
def watched(stage: Stage) -> Iterator[Watch]:
    """Gather what is complained of while the block runs; the trace of an exception is printed at once."""
    with mishaps() as found:
        hook = sys.excepthook

        def take(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            traceback.print_exception(kind, error, trace)
            hook(kind, error, trace)

        sys.excepthook = take
        yield Watch(stage, found)
