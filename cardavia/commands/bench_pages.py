"""The part of ``cardavia bench`` about the rule book: opening each of its pages, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping

from cardavia.ui.texts_base import translate


def figures() -> dict[str, float]:
    """Return the milliseconds that `cardavia.ui.book_times.page_times` measures; takes some seconds."""
    # Where there is no screen, the window is drawn to memory.
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    command = [sys.executable, "-m", "cardavia.commands.bench_pages"]
    finished = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    times: dict[str, float] = json.loads(finished.stdout)
    return times


def lines(measured: Mapping[str, float]) -> Iterator[str]:
    """Return the figures for people."""
    pattern = translate(
        "Bench", "Opening a rule page: {median} ms, 95% of them below {p95} ms; the interface is busy for {busy} ms"
    )
    yield pattern.format(**{name: f"{measured[name]:.0f}" for name in ("median", "p95", "busy")})


def main() -> int:
    """Measure, and print the figures as JSON."""
    # Imported here: the other process needs no window.
    from PySide6.QtWidgets import QApplication

    from cardavia.ui.book_times import page_times
    from cardavia.ui.theme import set_theme

    application = QApplication(["cardavia"])
    set_theme("light")
    print(json.dumps(page_times()))
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
