"""What the interface thread made is destroyed there: garbage is collected in no other thread."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardavia.ui.garbage import Collector, collect_due


class _Loop(QObject):
    """Refers to itself, as a widget does whose button calls a method of it."""

    def __init__(self, ends: list[threading.Thread]) -> None:
        super().__init__()
        self.itself = self
        weakref.finalize(self, lambda: ends.append(threading.current_thread()))


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector(every_ms=1)
    yield collector
    collector.stop()


def _make_objects(count: int) -> list[list[int]]:
    return [[number] for number in range(count)]


def test_a_worker_that_makes_many_objects_collects_nothing(collector: Collector) -> None:
    ends: list[threading.Thread] = []
    collector.start()
    _Loop(ends)
    worker = threading.Thread(target=_make_objects, args=(100_000,))
    worker.start()
    worker.join()
    assert ends == []


def test_what_is_due_is_collected_in_the_interface_thread(collector: Collector, qtbot: QtBot) -> None:
    ends: list[threading.Thread] = []
    collector.start()
    _Loop(ends)
    kept = _make_objects(gc.get_threshold()[0] + 1)
    qtbot.waitUntil(lambda: ends == [threading.main_thread()])
    assert kept


def test_nothing_is_collected_once_it_is_stopped(collector: Collector, qtbot: QtBot) -> None:
    collector.start()
    collector.stop()
    ends: list[threading.Thread] = []
    _Loop(ends)
    kept = _make_objects(gc.get_threshold()[0] + 1)
    qtbot.wait(10)
    assert ends == []
    assert kept


def test_nothing_is_collected_before_enough_was_made() -> None:
    gc.collect()
    ends: list[threading.Thread] = []
    _Loop(ends)
    collect_due()
    assert ends == []
