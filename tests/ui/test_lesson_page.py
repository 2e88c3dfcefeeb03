"""The lessons at the window: by keyboard and by mouse, left and gone on with, beside a table that stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.actions import PLAYS
from cardavia.storage.settings import Settings
from cardavia.table.lesson import Task
from cardavia.table.lesson_courses import COURSES
from cardavia.table.lesson_walk import Grade
from cardavia.ui.lesson_cards import LessonCard
from cardavia.ui.lesson_page import LessonPage
from cardavia.ui.theme import THEMES, set_theme
from tests.ui.shell_parts import Shell
from tests.ui.typing_and_clicking import click, press

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
QUICK = Settings(animation=0, trick_pause_ms=0)
SIZES = (QSize(800, 600), QSize(1280, 800), QSize(2560, 1440))


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Iterator[Shell]:
    yield Shell(qtbot, tmp_path, QUICK)
    set_theme("light")


def page_of(shell: Shell, game: str = "schafkopf") -> LessonPage:
    """Open a lesson by its entry in the menu."""
    shell.window.menu_actions.lessons[game].trigger()
    page = shell.window.lessons.page
    assert shell.window.pages.currentWidget() is page
    return page


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def go_to(page: LessonPage, key: str) -> None:
    """Skip to a step."""
    while page.walk.step.key != key:
        page.bar.go_button.click()


def answer_right(page: LessonPage, pressing: bool) -> None:
    """Answer the question with keys, or with clicks."""
    question = page.walk.question
    assert question is not None
    for place in sorted(question.right):
        _use(page.panel.choices[place], pressing)
    if question.many:
        _use(page.bar.check_button, pressing)


def _use(button: QWidget, pressing: bool) -> None:
    if pressing:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        press(focused(), Qt.Key.Key_Return)
    else:
        click(button)


def play_out(page: LessonPage, qtbot: QtBot) -> None:
    """Play the deal at the lesson's table without waiting for hints."""
    controller, table = page.table.controller, page.table.area.table

    def over() -> bool:
        seen = controller.observation
        assert seen is not None
        if seen.my_turn and not seen.done and not table.waiting:
            table.chosen.emit(seen.duties[0])
        return page.table.area.shows_result

    qtbot.waitUntil(over, timeout=20_000)


# --- the way through ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pressing", [True, False], ids=["keyboard", "mouse"])
@pytest.mark.parametrize("game", COURSES)
def test_a_lesson_is_walked_through(shell: Shell, qtbot: QtBot, game: str, pressing: bool) -> None:
    page = page_of(shell, game)
    while page.walk.step.task is not Task.TABLE:
        if page.walk.question is not None:
            answer_right(page, pressing)
            assert page.walk.verdict is not None
            assert page.walk.verdict.grade is Grade.RIGHT
        assert focused() is page.bar.go_button
        _use(page.bar.go_button, pressing)
    play_out(page, qtbot)
    _use(page.table.area.result.next_button, pressing)
    assert page.walk.ended
    assert shell.window.preferences.settings.lessons == (game,)
    assert focused() is page.bar.play_button


def test_the_space_bar_chooses_a_card_and_the_arrows_go_along_the_row(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "pick")
    assert focused() is page.panel.choices[0]
    press(focused(), Qt.Key.Key_Right)
    assert focused() is page.panel.choices[1]
    press(focused(), Qt.Key.Key_Space)
    assert page.panel.picked == {1}
    assert page.panel.chosen.text() == "Chosen: 1 of 8"
    press(focused(), Qt.Key.Key_Left)
    press(focused(), Qt.Key.Key_Left)
    assert focused() is page.panel.choices[-1]


def test_a_wrong_answer_is_explained_and_tried_again_and_then_shown(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "winner")
    click(page.panel.choices[0])
    assert page.panel.verdict.text().endswith("Try once more.")
    assert focused() is page.panel.choices[0]
    click(page.panel.choices[0])
    assert "The right answer: " in page.panel.verdict.text()
    assert [button.mark for button in page.panel.choices if isinstance(button, LessonCard)] == [
        False,
        None,
        True,
        None,
    ]
    assert not any(button.isEnabled() for button in page.panel.choices)
    assert page.bar.strip.spoken == page.panel.verdict.text()


def test_what_was_chosen_stays_for_the_second_try(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "pick")
    for place in (0, 1):
        click(page.panel.choices[place])
    click(page.bar.check_button)
    assert page.panel.picked == {0, 1}
    assert page.panel.verdict.text().startswith("Chosen by mistake: ace of acorns.")


def test_every_step_can_be_skipped_and_gone_back_to(shell: Shell) -> None:
    page = page_of(shell)
    assert not page.bar.back_button.isEnabled()
    for _ in COURSES["schafkopf"].steps[2:]:
        click(page.bar.go_button)
    assert page.walk.step.task is Task.TABLE
    for _ in COURSES["schafkopf"].steps[2:]:
        click(page.bar.back_button)
    assert page.walk.place == 0


def test_a_step_is_spoken_and_its_cards_are_named(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "plain")
    said = page.bar.strip.spoken
    assert page.panel.title.text() in said
    assert page.panel.text.text() in said
    assert "Anna: ace of leaves" in said
    assert [button.accessibleName() for button in page.panel.choices][:2] == ["Ober of hearts", "Unter of leaves"]
    assert page.accessibleName() == "Lesson: Schafkopf"


def test_the_answers_on_buttons_are_spoken_as_right_or_wrong(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "outcome")
    assert focused() is page.panel.choices[0]
    click(page.panel.choices[1])
    assert page.panel.choices[1].accessibleDescription() == "right answer"
    assert isinstance(page.panel.choices[1], QPushButton)


# --- left, gone on with, repeated ---------------------------------------------------------------------------


def test_a_lesson_is_gone_on_with_where_it_was_left(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "winner")
    press(focused(), Qt.Key.Key_Escape)
    assert shell.window.pages.currentWidget() is shell.window.welcome
    page_of(shell, "doppelkopf")
    assert page.walk.place == 0
    page_of(shell)
    assert page.walk.step.key == "winner"


def test_a_lesson_that_was_finished_begins_anew(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "end")
    click(page.bar.leave_button)
    assert page_of(shell).walk.place == 0


def test_a_lesson_can_be_repeated_at_once(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "end")
    click(page.bar.repeat_button)
    assert page.walk.place == 0
    go_to(page, "end")
    assert shell.window.preferences.settings.lessons == ("schafkopf",)


def test_a_real_game_follows_with_the_same_game_chosen(shell: Shell) -> None:
    page = page_of(shell, "doppelkopf")
    go_to(page, "end")
    click(page.bar.play_button)
    assert shell.window.pages.currentWidget() is shell.window.welcome
    assert shell.window.welcome.game == "doppelkopf"


def test_the_welcome_page_leads_to_the_lesson_of_the_game_chosen_there(shell: Shell) -> None:
    shell.window.welcome.games["doppelkopf"].click()
    click(shell.window.welcome.lesson_button)
    assert shell.window.lessons.page.game == "doppelkopf"


def test_the_deal_of_a_lesson_is_gone_on_with_too(shell: Shell, qtbot: QtBot) -> None:
    page = page_of(shell)
    go_to(page, "table")
    page.table.area.table.chosen.emit(page_duties(page)[1])
    qtbot.waitUntil(lambda: page_duties(page)[0] in PLAYS.values(), timeout=10_000)
    click(page.bar.leave_button)
    page_of(shell)
    assert page_duties(page)[0] in PLAYS.values()
    page._repeat()
    go_to(page, "table")
    observation = page.table.controller.observation
    assert observation is not None
    assert observation.moves == ()


def page_duties(page: LessonPage) -> tuple[object, ...]:
    """Return what the person must choose from at the lesson's table."""
    observation = page.table.controller.observation
    assert observation is not None
    return observation.duties or (None,)


# --- the table ----------------------------------------------------------------------------------------------


def test_a_hint_with_its_reason_stands_there_by_itself(shell: Shell, qtbot: QtBot) -> None:
    page = page_of(shell)
    go_to(page, "table")
    qtbot.waitUntil(lambda: bool(page.table.hints.marks.targets), timeout=20_000)
    assert page.table.area.table.calls.prompt.startswith("Hint: Call the ace of acorns.")
    page.table.area.table.chosen.emit(page_duties(page)[1])
    qtbot.waitUntil(lambda: page.table.area.table.note.text.startswith("Hint: "), timeout=20_000)
    assert all(hasattr(target, "card") for target in page.table.hints.marks.targets)


@pytest.mark.parametrize("game", COURSES)
def test_the_running_table_stays_as_it_is(shell: Shell, qtbot: QtBot, tmp_path: Path, game: str) -> None:
    shell.deal()
    shell.play_on(tricks=1)
    before, observation = _kept(tmp_path), shell.observation
    page = page_of(shell, game)
    go_to(page, "table")
    play_out(page, qtbot)
    page.table.area.result.next_button.click()
    click(page.bar.leave_button)
    assert shell.window.at_table
    assert _kept(tmp_path) == before
    assert shell.observation == observation
    assert shell.filed == []
    assert shell.window.area.table.isVisible()


def _kept(folder: Path) -> dict[str, bytes]:
    """Return all files that the running table is kept in."""
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_the_same_cards_can_be_played_again(shell: Shell, qtbot: QtBot) -> None:
    page = page_of(shell)
    go_to(page, "table")
    play_out(page, qtbot)
    click(page.table.area.result.same_button)
    assert not page.table.area.shows_result
    assert page_duties(page) != (None,)


# --- what it follows ----------------------------------------------------------------------------------------


def test_another_deck_renames_the_lesson(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "pick")
    click(page.panel.choices[1])
    page.panel.choices[1].setFocus()
    settings = shell.window.preferences.settings
    shell.window.preferences.change(deck={**settings.deck, "schafkopf": "french"})
    assert page.panel.choices[1].accessibleName() == "queen of diamonds"
    assert page.panel.picked == {1}
    assert focused() is page.panel.choices[1]


def test_the_deck_of_the_other_game_is_left_alone(shell: Shell) -> None:
    page_of(shell, "schafkopf")
    assert shell.window.decks.deck == shell.window.preferences.settings.deck[shell.window.preferences.settings.game]
    assert shell.pictures.deck == shell.window.decks.deck


def test_a_change_of_language_keeps_the_step_and_what_is_chosen(shell: Shell) -> None:
    page = page_of(shell)
    go_to(page, "pick")
    click(page.panel.choices[2])
    text = page.panel.text.text()
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.panel.text.text() == text
    assert page.panel.picked == {2}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("game", COURSES)
def test_nothing_is_cut_at_any_size(shell: Shell, qtbot: QtBot, game: str, size: QSize) -> None:
    page = page_of(shell, game)
    shell.window.resize(size)
    qtbot.waitUntil(lambda: page.width() == size.width(), timeout=5_000)
    while page.walk.step.task is not Task.TABLE:
        qtbot.waitUntil(lambda: _is_whole(page), timeout=5_000)
        page.bar.go_button.click()


def _is_whole(page: LessonPage) -> bool:
    """Say whether everything on the paper is on it, and the paper is on the page."""
    panel, room = page.panel, page.panel.parentWidget()
    parts = [part for part in panel.findChildren(QWidget, options=DIRECT) if part.isVisible()]
    assert room is not None
    inside = all(panel.rect().contains(part.geometry()) for part in parts)
    return inside and room.rect().contains(panel.geometry()) and room.height() <= page.height() - page.bar.height()


@pytest.mark.parametrize("theme", THEMES[1:])
def test_every_theme_shows_the_marks(shell: Shell, theme: str) -> None:
    page = page_of(shell)
    set_theme(theme)
    go_to(page, "winner")
    before = page.panel.grab().toImage()
    for _ in range(2):
        click(page.panel.choices[0])
    assert page.panel.grab().toImage() != before
