"""What a screen reader finds in every window: everything has a name and a role, and nothing tells of hidden cards."""

from __future__ import annotations

import inspect
import pkgutil
import random
from collections import Counter
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import cardavia.ui
from cardavia.engine.actions import Play
from cardavia.engine.cards import PACK, Card
from cardavia.engine.errors import InputProblem
from cardavia.engine.observation import Observation, observe
from cardavia.engine.record import Record, replay
from tests.ui.accessible_tree import faults, nodes, open_windows
from tests.ui.every_screen import EveryScreen, shown_classes
from tests.ui.house_tables import PRESETS, moment
from tests.ui.screens import open_program
from tests.ui.shell_parts import Shell

NEVER_MET = {
    "MotionLayer": "cards that move, which are told by sentences; here nothing moves",
    "_Cards": "measures the drawing and is in no window of the program",
}
"""Widgets that no screen shows, with the reason."""


def own_widgets() -> set[type[QWidget]]:
    """Return every class of widgets of the program."""
    modules = [import_module(f"cardavia.ui.{found.name}") for found in pkgutil.iter_modules(cardavia.ui.__path__)]
    return {
        kind
        for module in modules
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, QWidget) and kind.__module__.startswith("cardavia.ui.")
    }


@pytest.mark.slow
def test_every_widget_of_the_program_is_met_and_has_a_name_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    met: set[type[QWidget]] = set()
    found: dict[str, str] = {}
    with open_program(qtbot, tmp_path, "en", EveryScreen) as screens:
        for name in screens.all():
            met |= shown_classes()
            found |= {fault: name for window in open_windows() for fault in faults(window) if fault not in found}
    assert found == {}
    assert {kind.__name__ for kind in own_widgets() - met} == set(NEVER_MET)


@pytest.mark.parametrize("game", PRESETS)
def test_nothing_that_can_be_read_depends_on_what_the_others_hold(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    shell = Shell(qtbot, tmp_path)
    told, hands = [], set()
    for record in same_to_the_person(moment(game, {}, in_the_third_trick), 3):
        shell.controller.open_record(record)
        hands.add(record.deals[-1].hands)
        shell.window.narrator.tell_position(shell.observation)
        told.append([(node.role, node.name, node.description) for node in nodes(shell.window)])
    assert len(hands) == 3
    assert told[0] == told[1] == told[2]
    assert any("can be played" in description for _, _, description in told[0])


def in_the_third_trick(seen: Observation) -> bool:
    """Say whether the person has to follow to the third trick."""
    return len(seen.tricks) == 2 and seen.my_turn and seen.trick is not None and bool(seen.trick.cards)


def same_to_the_person(record: Record, count: int) -> list[Record]:
    """Return so many records that look alike from seat 0; they differ in the cards that the others have left."""
    found: list[Record] = []
    source = random.Random(1)
    while len(found) < count:
        other = _mixed(record, source) if found else record
        if other not in found and _seen(other) == _seen(record):
            found.append(other)
    return found


def _seen(record: Record) -> Observation | None:
    try:
        match = replay(record)
    except InputProblem:
        return None
    return observe(match.game, match.deals[-1], 0)


def _mixed(record: Record, source: random.Random) -> Record:
    """Return the record with other cards in the hands of the others, but for those that have been played."""
    deal = record.deals[-1]
    played: list[list[Card]] = [[] for _ in deal.hands]
    for move in deal.moves:
        if isinstance(move.action, Play):
            played[move.seat].append(move.action.card)
    left = [list((Counter(hand) - Counter(gone)).elements()) for hand, gone in zip(deal.hands, played, strict=True)]
    mixed = [card for cards in left[1:] for card in cards]
    source.shuffle(mixed)
    hands = [deal.hands[0]]
    for cards, gone in zip(left[1:], played[1:], strict=True):
        hands.append(tuple(sorted([*gone, *(mixed.pop() for _ in cards)], key=PACK.index)))
    return replace(record, deals=(replace(deal, hands=tuple(hands)),))


def panel(*parts: QWidget) -> QWidget:
    """Return a window with these parts."""
    window = QWidget()
    column = QVBoxLayout(window)
    for part in parts:
        column.addWidget(part)
    window.show()
    return window


def test_what_has_no_name_is_found(qtbot: QtBot) -> None:
    window = panel(QPushButton("Deal"), QPushButton(), QLineEdit(), QComboBox())
    qtbot.addWidget(window)
    assert [fault.split("/")[-1] for fault in faults(window) if fault.startswith("no name")] == [
        "QPushButton “”",
        "QLineEdit “”",
        "QComboBox “”",
    ]


def test_a_box_with_a_list_needs_a_label_as_its_own_name_is_the_chosen_line(qtbot: QtBot) -> None:
    box, label = QComboBox(), QLabel("Deck")
    box.addItem("Bavarian")
    window = panel(label, box)
    qtbot.addWidget(window)
    assert len(faults(window)) == 1
    label.setBuddy(box)
    assert faults(window) == []


def test_two_controls_of_one_name_are_found_in_one_panel_and_not_in_two(qtbot: QtBot) -> None:
    apart = panel(QPushButton("Reset"), panel(QPushButton("Reset")))
    together = panel(QPushButton("Reset"), QPushButton("Reset"))
    qtbot.addWidget(apart)
    qtbot.addWidget(together)
    assert faults(apart) == []
    assert [fault.split(":")[0] for fault in faults(together)] == ["2 of one name"]
