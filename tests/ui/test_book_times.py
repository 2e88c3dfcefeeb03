"""The measurement of rule pages measures something."""

from pytestqt.qtbot import QtBot

from cardavia.ui.book_times import page_times


def test_opening_pages_is_measured(qtbot: QtBot) -> None:
    times = page_times(("index", "doppelkopf/session", "glossary"))
    assert 0 < times["median"] <= times["p95"] <= times["most"]
    assert times["busy"] > 0
