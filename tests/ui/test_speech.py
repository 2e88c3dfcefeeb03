"""How much is spoken by itself, and how a person sets it."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import SPEECH, Settings
from cardavia.ui.speech import Matter, is_spoken, next_level
from tests.ui.shell_parts import Shell

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Iterator[Shell]:
    shell = Shell(qtbot, tmp_path, Settings(speech="score"))
    yield shell
    shell.window.close()


def test_each_level_speaks_of_all_that_the_one_before_it_does() -> None:
    spoken = [{matter for matter in Matter if is_spoken(matter, level)} for level in SPEECH]
    assert spoken[0] == {Matter.ANSWER}
    assert spoken[-1] == set(Matter)
    assert all(less < more for less, more in itertools.pairwise(spoken))


def test_the_levels_follow_one_another_in_a_ring() -> None:
    level, seen = "off", []
    for _ in SPEECH:
        seen.append(level)
        level = next_level(level)
    assert tuple(seen) == SPEECH
    assert level == "off"


def test_the_key_goes_to_the_next_level_says_it_and_keeps_it(shell: Shell) -> None:
    shell.deal()
    for level, words in (("all", "everything"), ("off", "only what you ask for"), ("cards", "your turn")):
        QTest.keyClick(shell.window, Qt.Key.Key_V, CTRL_SHIFT)
        assert words in shell.window.strip.sentence
        assert shell.saved[-1].speech == level


def test_a_level_set_elsewhere_holds_at_once(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    shell.deal()
    shell.window.preferences.change(speech="off")
    spoken: list[str] = []
    monkeypatch.setattr("cardavia.ui.speech.announce", lambda widget, sentence, urgent: spoken.append(sentence))
    shell.play_on(tricks=1)
    assert spoken == []
    shell.window.preferences.change(speech="cards")
    assert len(spoken) == 1


def test_points_are_counted_as_soon_as_it_is_set(shell: Shell) -> None:
    shell.deal()
    shell.play_on(tricks=1)
    line = shell.window.area.table.top_line
    assert line.points == ""
    shell.window.preferences.change(show_points=True)
    assert line.points
