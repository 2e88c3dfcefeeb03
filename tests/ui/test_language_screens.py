"""Every text of every screen is translated, and follows another language at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QTabWidget, QWidget
from pytestqt.qtbot import QtBot

import pseudo
from cardavia.ui.language import SOURCE, languages
from cardavia.ui.language_times import language_times
from cardavia.ui.languages import language_name
from tests.ui.cut_texts import cut_texts
from tests.ui.letters import shared_letters
from tests.ui.overlaps import overlaps
from tests.ui.painted_texts import painted_texts
from tests.ui.screens import EVENINGS, PLAYERS, SIZE, Screens, open_program
from tests.ui.shown_texts import all_texts

LANGUAGES = {language_name(code) for code in (*languages(), pseudo.CODE)}
OWN_WORDS = {*PLAYERS, *EVENINGS.values(), "Friday", "The Ox", *LANGUAGES}
"""What a person has typed, what the computer players are called, and what a language calls itself."""
NO_WORDS = re.compile(r"(Ctrl|Alt|Shift)\+\S+|[SD]\d-[0-9A-Z-]+|\d{4}-\d\d-\d\d.*")
"""Keys, whose names are Qt's; the code of rules; the date that names a table, with whatever is told of it."""
FIXED_BY_QT = ("SidePanel/QAbstractButton", "WholeTabs/QToolButton", "QFrame/QListView.cell|separator")
"""Parts that Qt names when it makes them, which are never seen: buttons of a dock's title and of tabs to scroll to."""
PAGES = ("QWidget/BookBrowser.line", "QStackedWidget/QTreeWidget.cell", "QTreeWidget/QHeaderView.cell")
"""The rule pages, which are written anew for each language, and which the pseudo-language has none of."""


@pytest.fixture
def pseudo_offered() -> Iterator[None]:
    with pseudo.offered():
        yield


def untranslated(screens: Screens) -> list[tuple[str, str]]:
    """Return the texts that hold words of the source language outside the brackets."""
    return sorted(
        (where, text) for where, text in all_texts(screens.window) if _outside(text) and not _is_fixed(where, text)
    )


def left(screens: Screens) -> list[tuple[str, str]]:
    """Return the texts that hold words of the pseudo-language."""
    return sorted(
        (where, text)
        for where, text in all_texts(screens.window)
        if pseudo.BEGIN in text and not _is_fixed(where, text)
    )


def _outside(text: str) -> bool:
    """Say whether letters stand outside the brackets that are in nobody's own words and no code."""
    depth, rest = 0, ""
    for sign in text:
        depth += (sign == pseudo.BEGIN) - (sign == pseudo.END)
        rest += sign if depth == 0 and sign != pseudo.END else " "
    for word in OWN_WORDS:
        rest = rest.replace(word, "")
    return bool(re.search(r"[^\W\d_]{2}", NO_WORDS.sub("", rest)))


def _is_empty(found: list[tuple[str, str]]) -> bool:
    """Say that nothing was found; a failure shows what was."""
    assert found == []
    return True


def _is_fixed(where: str, text: str) -> bool:
    return f"{where}|{text}".startswith(FIXED_BY_QT + PAGES)


@pytest.mark.slow
@pytest.mark.usefixtures("pseudo_offered")
def test_every_screen_is_translated_and_turns_into_another_language(qtbot: QtBot, tmp_path: Path) -> None:
    with painted_texts() as painted, open_program(qtbot, tmp_path, pseudo.CODE) as screens:
        assert {name: found for name in screens.all() if (found := untranslated(screens))} == {}
        assert {text for text in painted.texts if _outside(text)} == set()
        screens.speak(SOURCE)
        # A page of the rule book is read anew in the background.
        qtbot.waitUntil(lambda: _is_empty(left(screens)))


@pytest.mark.slow
@pytest.mark.usefixtures("pseudo_offered")
def test_every_screen_that_is_open_is_translated_when_the_language_is_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    with open_program(qtbot, tmp_path, SOURCE) as screens:
        for _ in screens.all():
            assert left(screens) == []
        screens.speak(pseudo.CODE)
        qtbot.waitUntil(lambda: _is_empty(untranslated(screens)))


def faults(window: QWidget) -> set[str]:
    return cut_texts(window) | overlaps(window) | shared_letters()


@pytest.mark.slow
@pytest.mark.parametrize("code", [pseudo.CODE, *languages()])
@pytest.mark.usefixtures("pseudo_offered")
def test_every_text_and_letter_has_its_place_in_the_smallest_window(qtbot: QtBot, tmp_path: Path, code: str) -> None:
    with painted_texts() as painted, open_program(qtbot, tmp_path, code) as screens:
        found = {name: faults(screens.window) | painted.cut for name in screens.all()}
        assert {name: whats for name, whats in found.items() if whats} == {}
        assert (screens.window.width(), screens.window.height()) == SIZE


@pytest.mark.usefixtures("pseudo_offered")
def test_another_language_in_the_middle_of_a_trick_changes_nothing_else(qtbot: QtBot, tmp_path: Path) -> None:
    with open_program(qtbot, tmp_path, SOURCE) as screens:
        screens.bidding("doppelkopf")
        screens.play(1)
        table, log = screens.window.area.table, screens.window.panel.log.list
        show_log(screens)
        bar = log.verticalScrollBar()
        qtbot.waitUntil(lambda: bar.maximum() > 1)
        bar.setValue(bar.maximum() // 2)
        table.hand.buttons[2].setFocus()
        prompt = table.note.text
        before = (screens.observation, screens.window.focusWidget(), bar.value())
        screens.speak(pseudo.CODE)
        assert (screens.observation, screens.window.focusWidget(), bar.value()) == before
        assert table.note.text != prompt


def show_log(screens: Screens) -> None:
    """Show the log beside the table, so low that it has to be scrolled."""
    screens.window.panel.show()
    tabs = screens.window.panel.findChild(QTabWidget)
    assert isinstance(tabs, QTabWidget)
    tabs.setCurrentIndex(1)
    screens.window.panel.log.list.setFixedHeight(60)


@pytest.mark.slow
@pytest.mark.usefixtures("pseudo_offered")
def test_a_change_of_the_language_is_measured_with_everything_open(qtbot: QtBot, tmp_path: Path) -> None:
    with open_program(qtbot, tmp_path, SOURCE) as screens:
        for _ in screens.all():
            pass
        spent = language_times(screens.program.language, times=4)
        assert 0 < spent["median"] <= spent["most"]
        assert screens.program.language.code == SOURCE
