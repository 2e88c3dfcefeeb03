"""A process of its own that opens a window, prints the time of its first paint and ends; `bench` starts it."""

from __future__ import annotations

import os
import sys
import tempfile
import time

BARE, TABLE = "bare", "table"
"""A window with nothing in it, and the program's table."""


def main() -> int:
    """Open the window that the argument names."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if sys.argv[1] == BARE:
        return _bare()
    with tempfile.TemporaryDirectory() as home:
        os.environ["CARDAVIA_HOME"] = home
        return _table()


def _bare() -> int:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QWidget

    class Bare(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            print(time.time(), flush=True)
            QApplication.exit(0)

    application = QApplication(["cardavia"])
    window = Bare()
    window.resize(1280, 800)
    window.show()
    return application.exec()


def _table() -> int:
    from PySide6.QtCore import QTimer

    from cardavia.app import Program

    program = Program([])
    program.start_deal()
    program.window.show()
    # The first turn of the event loop paints the window; the timer's turn comes after it.
    QTimer.singleShot(0, lambda: (print(time.time(), flush=True), program.quit()))
    return program.run()


if __name__ == "__main__":
    sys.exit(main())
