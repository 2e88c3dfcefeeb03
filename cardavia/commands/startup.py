"""A process of its own that opens a window, prints the time of its first paint and ends; `bench` starts it."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

BARE, TABLE = "bare", "table"
"""A window with nothing in it, and the table with the game that is in the journal."""


def main() -> int:
    """Open the window that the argument names; the platform and the user's folders come from the environment."""
    return _bare() if sys.argv[1] == BARE else _table()


def _bare() -> int:
    from PySide6.QtWidgets import QApplication, QWidget

    application = QApplication(["cardavia"])
    window = QWidget()
    window.resize(1280, 800)
    watcher = when_painted(window, lambda: True, _end)
    window.show()
    code = application.exec()
    window.removeEventFilter(watcher)
    return code


def _table() -> int:
    # As `cardavia.cli` does.
    gc.disable()
    from cardavia.ui.qt_loading import load_qt

    load_qt()
    from cardavia.app import Program

    program = Program()
    table = program.window.area.table
    watcher = when_painted(table, lambda: program.controller.observation is not None, _end)
    program.start()
    code = program.run()
    table.removeEventFilter(watcher)
    return code


def _end(painted: float) -> None:
    from PySide6.QtWidgets import QApplication

    print(painted, flush=True)
    QApplication.exit(0)


def when_painted(widget: QWidget, ready: Callable[[], bool], tell: Callable[[float], None]) -> QObject:
    """Tell the time, as `time.time` does, once the widget has been painted and is ready; return the event filter."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and ready():
                # After this paint event, not before it.
                QTimer.singleShot(0, lambda: tell(time.time()))
            return False

    watcher = Watcher(widget)
    widget.installEventFilter(watcher)
    return watcher


if __name__ == "__main__":
    sys.exit(main())
