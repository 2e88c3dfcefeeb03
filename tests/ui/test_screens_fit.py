"""In the smallest window nothing is cut and nothing lies on anything else, on every screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

import pseudo
from cardavia.ui.language import SOURCE
from tests.ui.cut_texts import cut_texts
from tests.ui.every_screen import EveryScreen
from tests.ui.overlaps import overlaps
from tests.ui.screens import SIZE, open_program

CROWDED = ("rest",)
"""Screens where words of that length have no room beside each other: four opponents at the smallest table."""


@pytest.mark.slow
def test_nothing_is_cut_and_nothing_lies_on_anything_else(qtbot: QtBot, tmp_path: Path) -> None:
    with open_program(qtbot, tmp_path, SOURCE, EveryScreen) as screens:
        found = {name: cut_texts(screens.window) | overlaps(screens.window) for name in screens.all()}
        assert {name: faults for name, faults in found.items() if faults} == {}
        assert (screens.window.width(), screens.window.height()) == SIZE


@pytest.mark.slow
def test_nothing_lies_on_anything_else_in_a_long_language(qtbot: QtBot, tmp_path: Path) -> None:
    with pseudo.offered(), open_program(qtbot, tmp_path, pseudo.CODE, EveryScreen) as screens:
        found = {name: overlaps(screens.window) for name in screens.all() if name not in CROWDED}
        assert {name: faults for name, faults in found.items() if faults} == {}


def test_two_texts_on_one_another_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for text, left in (("one", 0), ("two", 10), ("three", 100)):
        label = QLabel(text, window)
        label.setGeometry(left, 0, 40, 20)
    window.show()
    (found,) = overlaps(window)
    assert "'one'" in found
    assert "'two'" in found


def test_texts_beside_one_another_are_no_overlap(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    for text in ("one", "two"):
        row.addWidget(QLabel(text))
    window.show()
    assert overlaps(window) == set()
