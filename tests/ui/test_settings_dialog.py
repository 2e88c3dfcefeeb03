"""The settings window: everything can be found, changed at once, and taken back."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import LONGEST_NAME, Settings
from cardavia.ui.settings_row import SettingRow
from cardavia.ui.settings_specs import SETTINGS, Kind, Page, reset
from cardavia.ui.texts_settings import page_name, setting_sentence, setting_title
from tests.ui.settings_parts import (
    CHANGED,
    OTHER,
    SettingsShell,
    change_by_keys,
    change_by_mouse,
    free_closed_windows,
)
from tests.ui.typing_and_clicking import click, press

PLACES = [(setting.page, setting.key) for setting in SETTINGS if setting.is_kept and setting.kind is not Kind.KEYS]
"""Page and key of every setting with a control of this window's own."""
ELSEWHERE = {
    *("game", "preset", "options", "welcome_done", "window", "lessons", "origin"),
    *("rules_window", "rules_zoom"),
}
"""Fields that have pages of their own, or that nobody sets by hand."""


@pytest.fixture(autouse=True)
def _quick_clicks() -> Iterator[None]:
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)
    yield
    QApplication.setDoubleClickInterval(usual)
    free_closed_windows()


@pytest.fixture
def shell(qtbot: QtBot) -> SettingsShell:
    return SettingsShell(qtbot)


def value(settings: Settings, row: SettingRow) -> object:
    return row.setting.read(settings)


def shown(row: SettingRow) -> str:
    """Return everything that the control shows."""
    parts: list[QWidget] = [row.control, *row.control.findChildren(QLabel)]
    texts = [str(part.property(name)) for part in parts for name in ("text", "currentText", "checked")]
    return " ".join(texts)


@pytest.mark.parametrize("place", PLACES)
def test_every_setting_is_changed_by_the_keyboard_at_once(shell: SettingsShell, place: tuple[Page, str]) -> None:
    row = shell.row(place)
    change_by_keys(row)
    assert value(shell.settings, row) != value(Settings(), row)
    assert shell.saved[-1] == shell.settings


@pytest.mark.parametrize("place", PLACES)
def test_every_setting_is_changed_by_the_mouse_at_once(shell: SettingsShell, place: tuple[Page, str]) -> None:
    row = shell.row(place)
    change_by_mouse(row)
    assert value(shell.settings, row) != value(Settings(), row)
    assert shell.saved[-1] == shell.settings


@pytest.mark.parametrize("place", PLACES)
def test_what_is_changed_elsewhere_shows_in_the_open_window(shell: SettingsShell, place: tuple[Page, str]) -> None:
    row = shell.row(place)
    before = shown(row)
    shell.preferences.put(row.setting.write(shell.settings, row.setting.read(CHANGED)))
    if place == (Page.ACCESSIBILITY, "high_contrast"):
        shell.preferences.change(theme="contrast")
    assert shown(row) != before
    assert len(shell.saved) <= 2


def test_every_field_that_is_set_by_hand_has_a_row() -> None:
    assert {field.name for field in fields(Settings)} == {*OTHER, *ELSEWHERE}
    settings = Settings()
    for page in Page:
        settings = reset(settings, page, CHANGED)
    assert {name: getattr(settings, name) for name in OTHER if name != "looks"} == {
        name: found for name, found in OTHER.items() if name != "looks"
    }


def test_a_setting_on_two_pages_is_one(shell: SettingsShell) -> None:
    change_by_keys(shell.row((Page.TABLE, "reduce_motion")))
    assert shown(shell.row((Page.ACCESSIBILITY, "reduce_motion"))) == shown(shell.row((Page.TABLE, "reduce_motion")))


def test_high_contrast_is_the_theme_of_that_name(shell: SettingsShell) -> None:
    row = shell.row((Page.ACCESSIBILITY, "high_contrast"))
    change_by_keys(row)
    assert shell.settings.theme == "contrast"
    change_by_keys(row)
    assert shell.settings.theme == "system"
    shell.preferences.change(theme="dark")
    shell.dialog.pages[Page.ACCESSIBILITY].reset_button.click()
    assert shell.settings.theme == "dark"


def test_a_large_index_is_one_on_the_decks_of_both_games(shell: SettingsShell) -> None:
    change_by_keys(shell.row((Page.ACCESSIBILITY, "large_index")))
    assert [deck for deck, look in shell.settings.looks.items() if look.large_index] == ["bavarian", "french"]


def test_a_value_of_the_file_that_is_not_on_offer_is_shown(qtbot: QtBot) -> None:
    shell = SettingsShell(qtbot, Settings(trick_pause_ms=1250, deck={"schafkopf": "mine", "doppelkopf": "french"}))
    assert "1.25 s" in shown(shell.row((Page.TABLE, "trick_pause_ms")))
    assert "mine" in shown(shell.row((Page.CARDS, "deck_schafkopf")))
    shell.preferences.change(trick_pause_ms=0)
    control = shell.row((Page.TABLE, "trick_pause_ms")).control
    assert isinstance(control, QComboBox)
    assert control.findText("1.25 s") == -1
    assert shell.saved[-1].deck["schafkopf"] == "mine"


def test_a_name_is_what_can_be_printed_and_no_space_at_its_ends(shell: SettingsShell) -> None:
    field = shell.row((Page.GAME, "player_name")).control
    QTest.keyClicks(field, " Anna Maria ")
    assert shell.settings.player_name == "Anna Maria"
    QTest.keyClicks(field, "x" * 100)
    assert len(shell.settings.player_name) <= LONGEST_NAME
    assert field.property("text").startswith(" Anna Maria x")


@pytest.mark.parametrize("key", ["theme", "animation"])
def test_the_wheel_scrolls_the_page_and_changes_nothing(shell: SettingsShell, key: str) -> None:
    control = shell.row((Page.TABLE, key)).control
    target = control.focusProxy() or control
    turned = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target, turned)
    assert shell.saved == []


@pytest.mark.parametrize("event", list(Settings().sounds))
def test_each_sound_can_be_listened_to_though_it_is_off(shell: SettingsShell, event: str) -> None:
    button = shell.row((Page.SOUND, f"sound_{event}")).extra
    assert button is not None
    click(button)
    assert shell.played == [event]
    assert shell.saved == []


def test_an_entry_of_the_menus_is_reached_while_it_makes_sense(shell: SettingsShell) -> None:
    asked: list[str] = []
    shell.actions.card_look.triggered.connect(lambda: asked.append("look"))
    control = shell.row((Page.CARDS, "card_look")).control
    press(control, Qt.Key.Key_Space)
    assert asked == ["look"]
    shell.actions.card_look.setEnabled(False)
    assert not control.isEnabled()


def test_return_presses_the_button_it_is_on_and_no_other(shell: SettingsShell) -> None:
    press(shell.row((Page.GAME, "player_name")).control, Qt.Key.Key_Return)
    animation = shell.row((Page.TABLE, "animation")).control
    press(animation.focusProxy() or animation, Qt.Key.Key_Return)
    assert shell.dialog.isVisible()
    assert shell.saved == []
    shell.dialog.close_button.setFocus()
    press(shell.dialog.close_button, Qt.Key.Key_Return)
    assert not shell.dialog.isVisible()


def test_a_letter_is_changed_on_its_page_and_reset_with_it(shell: SettingsShell) -> None:
    control = shell.row((Page.KEYS, "keys")).control
    control.setFocus()
    table = shell.dialog.focusWidget()
    assert table is not None
    press(table, Qt.Key.Key_Return)
    QTest.keyClicks(table, "q")
    assert list(shell.settings.keys.values()) == ["Q"]
    click(shell.dialog.pages[Page.KEYS].reset_button)
    assert shell.settings == Settings()
    click(shell.dialog.pages[Page.KEYS].undo_button)
    assert list(shell.settings.keys.values()) == ["Q"]


# Finding


@pytest.mark.parametrize("place", PLACES)
def test_every_setting_is_found_by_its_title_and_by_its_sentence(shell: SettingsShell, place: tuple[Page, str]) -> None:
    assert place[1] in shell.find(setting_title(place[1]))
    assert place[1] in shell.find(setting_sentence(place[1]).upper())


def test_what_was_found_stands_under_its_pages_and_the_first_is_marked(shell: SettingsShell) -> None:
    assert shell.find("motion") == ["reduce_motion"]
    assert shell.dialog.page is Page.TABLE
    assert [row.is_marked for row in shell.dialog.found] == [True]
    assert shell.find("until a click") == ["trick_pause_ms"]


def test_a_page_is_found_by_its_name(shell: SettingsShell) -> None:
    found = shell.find(page_name(Page.ACCESSIBILITY))
    assert found == [row.setting.key for row in shell.dialog.pages[Page.ACCESSIBILITY].rows]


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_leads_from_the_field_to_the_first_that_was_found(shell: SettingsShell, key: Qt.Key) -> None:
    shell.find("reader")
    press(shell.dialog.search, key)
    assert shell.dialog.focusWidget() is shell.dialog.row("speech").control
    assert shell.dialog.isVisible()


def test_nothing_found_is_said(shell: SettingsShell) -> None:
    assert shell.find("no such thing") == []
    assert shell.dialog.nothing.isVisible()
    assert "no such thing" in shell.dialog.nothing.text()
    press(shell.dialog.search, Qt.Key.Key_Return)
    assert shell.dialog.isVisible()


def test_escape_clears_the_field_and_then_closes(shell: SettingsShell) -> None:
    shell.find("language")
    press(shell.dialog.search, Qt.Key.Key_Escape)
    assert shell.dialog.search.text() == ""
    assert shell.dialog.page is Page.LANGUAGE
    assert shell.dialog.found == shell.dialog.pages[Page.LANGUAGE].rows
    assert not shell.dialog.nothing.isVisible()
    press(shell.dialog.search, Qt.Key.Key_Escape)
    assert not shell.dialog.isVisible()


def test_a_page_that_is_chosen_ends_the_search(shell: SettingsShell) -> None:
    shell.find("motion")
    press(shell.dialog.list, Qt.Key.Key_Down)
    assert shell.dialog.search.text() == ""
    assert shell.dialog.found == shell.dialog.pages[Page.CARDS].rows


# Resetting


@pytest.mark.parametrize("page", [page for page in Page if page is not Page.LANGUAGE])
def test_a_reset_takes_one_page_back_and_can_be_undone(qtbot: QtBot, page: Page) -> None:
    shell = SettingsShell(qtbot, CHANGED)
    shell.dialog.show_page(page)
    part = shell.dialog.pages[page]
    assert not part.undo_button.isVisible()
    click(part.reset_button)
    assert shell.settings == reset(CHANGED, page, Settings())
    assert shell.settings != CHANGED
    assert part.undo_button.isVisible()
    press(part.undo_button, Qt.Key.Key_Space)
    assert shell.settings == CHANGED
    assert not part.undo_button.isVisible()


def test_the_undo_leaves_other_pages_as_they_are_now(qtbot: QtBot) -> None:
    shell = SettingsShell(qtbot, CHANGED)
    part = shell.dialog.pages[Page.GAME]
    part.reset_button.click()
    shell.preferences.change(volume=99)
    part.undo_button.click()
    assert (shell.settings.level, shell.settings.volume) == ("medium", 99)


def test_a_page_as_at_the_first_start_has_no_reset_to_undo(shell: SettingsShell) -> None:
    shell.dialog.pages[Page.GAME].reset_button.click()
    assert not shell.dialog.pages[Page.GAME].undo_button.isVisible()
    assert shell.saved == []


def test_closing_the_window_makes_a_reset_final(qtbot: QtBot) -> None:
    shell = SettingsShell(qtbot, CHANGED)
    shell.dialog.pages[Page.GAME].reset_button.click()
    click(shell.dialog.close_button)
    shell.dialog.show()
    assert not shell.dialog.pages[Page.GAME].undo_button.isVisible()


# For everybody


def test_everything_has_a_name_and_a_sentence_and_is_reached_by_tab(shell: SettingsShell) -> None:
    for setting in SETTINGS:
        if setting.kind is not Kind.KEYS:
            control = shell.row((setting.page, setting.key)).control
            target = control.focusProxy() or control
            assert target.accessibleName() == setting_title(setting.key)
            assert target.accessibleDescription() == setting_sentence(setting.key)
            assert target.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_slider_says_its_value_in_words(shell: SettingsShell) -> None:
    row = shell.row((Page.TABLE, "animation"))
    assert "100 per cent" in shown(row)
    target: Any = row.control.focusProxy()
    press(target, Qt.Key.Key_Home)
    assert shell.settings.animation == 0
    assert "No animation" in shown(row)
    press(target, Qt.Key.Key_End)
    assert shell.settings.animation == 200


def test_another_language_leaves_everything_in_its_place(shell: SettingsShell) -> None:
    shell.find("motion")
    QCoreApplication.sendEvent(shell.dialog, QEvent(QEvent.Type.LanguageChange))
    assert [row.setting.key for row in shell.dialog.found] == ["reduce_motion"]
    assert shell.dialog.row("theme").control.property("count") == 4
    assert shell.saved == []


@pytest.mark.parametrize(("width", "beside"), [(560, False), (780, True)])
def test_a_narrow_window_has_the_controls_below_the_words(shell: SettingsShell, width: int, beside: bool) -> None:
    shell.dialog.resize(width, 500)
    row = shell.row((Page.TABLE, "theme"))
    QApplication.processEvents()
    assert (row.control.x() > row.width() / 3) is beside
    assert row.control.geometry().right() <= row.width()
