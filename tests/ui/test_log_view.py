"""The log as a person reads, walks through and copies it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from cardavia.ui.log_view import LogEntry, LogView
from cardavia.ui.side_panel import LEAST_WIDTH

LONG = "Anna-Katharina von Hohenstein calls the ace of acorns and nobody says anything more"
ENTRIES = [LogEntry("Anna passes"), LogEntry(LONG, time="14:05"), LogEntry("You take the trick", True, "14:06")]


@pytest.fixture
def log(qtbot: QtBot) -> Iterator[LogView]:
    log = LogView()
    qtbot.addWidget(log)
    log.resize(LEAST_WIDTH, 300)
    log.start(ENTRIES)
    log.show()
    qtbot.waitExposed(log)
    yield log
    log.close()


def test_a_line_has_its_time_before_the_sentence_and_none_where_there_is_none(log: LogView) -> None:
    assert log.lines == ("Anna passes", f"14:05  {LONG}", "14:06  You take the trick")
    assert log.sentences == ("Anna passes", LONG, "You take the trick")


def test_a_screen_reader_reads_a_line_with_its_time(log: LogView) -> None:
    index = log.list.model().index(1, 0)
    assert index.data(Qt.ItemDataRole.DisplayRole) == f"14:05  {LONG}"
    assert log.list.accessibleName() == "Log"
    assert log.list.accessibleDescription()


def _height(log: LogView, index: QModelIndex) -> int:
    return log.list.itemDelegate().sizeHint(QStyleOptionViewItem(), index).height()


@pytest.mark.parametrize("width", [LEAST_WIDTH, 360, 700])
def test_a_long_sentence_takes_as_many_rows_as_it_needs(log: LogView, width: int) -> None:
    log.resize(width, 300)
    short, long = (_height(log, log.list.model().index(row, 0)) for row in (0, 1))
    metrics = QFontMetrics(log.list.item(1).font())
    room = QRect(0, 0, log.list.viewport().width(), 10_000)
    rows = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), LONG).height() // metrics.height()
    assert long - short >= (rows - 1) * metrics.height()
    assert not log.list.horizontalScrollBar().isVisible()


def test_the_chosen_lines_are_copied(log: LogView) -> None:
    log.list.setFocus()
    log.list.setCurrentRow(0)
    QTest.keyClick(log.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    copy = log.list.actions()[0]
    assert copy.shortcut() == QKeySequence(QKeySequence.StandardKey.Copy)
    copy.trigger()
    assert QGuiApplication.clipboard().text() == f"Anna passes\n14:05  {LONG}"


def test_the_key_copies_too(log: LogView) -> None:
    log.list.setFocus()
    log.list.setCurrentRow(2)
    QTest.keyClick(log.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "14:06  You take the trick"


def test_other_words_leave_the_reader_where_he_is(log: LogView) -> None:
    log.list.setCurrentRow(1)
    log.reword([LogEntry(f"{entry.sentence}!", entry.strong, entry.time) for entry in ENTRIES])
    assert log.list.currentRow() == 1
    assert log.sentences[0] == "Anna passes!"
    log.reword(ENTRIES[:1])
    assert log.sentences == ("Anna passes",)


def test_a_line_is_painted_with_its_time_and_its_sentence(log: LogView) -> None:
    whole = log.grab().toImage()
    log.reword([LogEntry(entry.sentence, entry.strong) for entry in ENTRIES])
    assert log.grab().toImage() != whole
    log.start([LogEntry("", entry.strong, entry.time) for entry in ENTRIES])
    assert log.grab().toImage() != whole


def _left(log: LogView, row: int) -> int:
    """Return where the writing of a line begins, in pixels."""
    line = log.list.viewport().grab(log.list.visualItemRect(log.list.item(row))).toImage()
    ground = line.pixel(1, 1)
    return next(x for x in range(line.width()) if any(line.pixel(x, y) != ground for y in range(line.height())))


def test_times_take_room_only_where_a_line_has_one(log: LogView) -> None:
    log.list.clearFocus()
    timed, tall = _left(log, 0), _height(log, log.list.model().index(1, 0))
    log.reword([LogEntry(entry.sentence, entry.strong) for entry in ENTRIES])
    assert _left(log, 0) == _left(log, 1) < timed
    assert _height(log, log.list.model().index(1, 0)) <= tall
    log.add(ENTRIES[-1])
    assert _left(log, 0) == timed
    log.start(ENTRIES[:1])
    assert _left(log, 0) < timed


def test_a_wider_log_takes_back_the_rows_it_needs_no_more(log: LogView, qtbot: QtBot) -> None:
    narrow = log.list.visualItemRect(log.list.item(1)).height()
    log.resize(900, 300)
    qtbot.waitUntil(lambda: log.list.visualItemRect(log.list.item(1)).height() < narrow)
    assert log.list.visualItemRect(log.list.item(0)).height() == log.list.visualItemRect(log.list.item(1)).height()


def test_the_keyboard_begins_at_the_last_line_and_a_ring_shows_where_it_is(log: LogView) -> None:
    log.list.clearFocus()
    log.list.setCurrentRow(-1)
    without = log.grab().toImage()
    log.list.setFocus()
    assert log.list.currentRow() == len(ENTRIES) - 1
    assert log.grab().toImage() != without
