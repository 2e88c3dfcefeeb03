"""The line that tells how far a long command is."""

from __future__ import annotations

from io import StringIO

import pytest

from cardavia.commands import progress
from cardavia.commands.progress import Progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Give the progress a clock that stands still until the test moves it."""
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    return now


def test_the_time_left_follows_from_the_time_taken(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with Progress(50) as line:
        clock[0] += 20
        line.show(10)
    assert "10 of 50 deals, 1:20 minutes left" in terminal.getvalue()


def test_the_line_is_gone_at_the_end(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with Progress(50) as line:
        clock[0] += 20
        line.show(10)
    shown = terminal.getvalue().split("\r")
    assert "\n" not in terminal.getvalue()
    assert shown[-1] == ""
    assert shown[-2] == " " * len(shown[-3])


def test_a_shorter_line_covers_a_longer_one(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with Progress(10) as line:
        clock[0] += 600
        line.show(1)
        clock[0] += 1
        line.show(9)
    first, second = terminal.getvalue().split("\r")[1:3]
    assert len(second) >= len(first) > len(second.rstrip())


def test_many_deals_do_not_flood_the_terminal(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with Progress(1000) as line:
        for done in range(1, 1001):
            clock[0] += 0.001
            line.show(done)
    assert terminal.getvalue().count("deals") < 10


def test_nothing_is_written_where_nobody_watches(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    file = StringIO()
    monkeypatch.setattr("sys.stderr", file)
    with Progress(10) as line:
        clock[0] += 5
        line.show(5)
    assert file.getvalue() == ""
