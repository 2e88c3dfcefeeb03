"""The settings window beside an empty window with the program's menus, for its tests."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMainWindow, QSlider, QWidget
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import CardLook, Settings
from cardavia.ui.actions import Actions
from cardavia.ui.card_source import PlainCards
from cardavia.ui.deck_list import DeckList
from cardavia.ui.preferences import Preferences
from cardavia.ui.settings_controls import NameField, Slider
from cardavia.ui.settings_dialog import SettingsDialog
from cardavia.ui.settings_row import SettingRow
from cardavia.ui.settings_rows import SettingParts
from tests.ui.typing_and_clicking import click, press

LAID = CardLook(contrast=20, large_index=True)
OTHER: dict[str, Any] = {
    "player_name": "Otto",
    "level": "medium",
    "sort_order": "suit",
    "play_forced": True,
    "confirm_play": True,
    "show_points": True,
    "theme": "dark",
    "trick_pause_ms": 3000,
    "animation": 50,
    "reduce_motion": True,
    "sheet_visible": False,
    "tools_visible": False,
    "deck": {"schafkopf": "tell", "doppelkopf": "clear"},
    "pack": {"schafkopf": "german", "doppelkopf": "french"},
    "volume": 20,
    "sounds": dict.fromkeys(Settings().sounds, True),
    "speech": "score",
    "looks": {"tell": LAID, "clear": LAID},
    "keys": {"points": "Q"},
    "language": "en",
}
"""Another value for each field that the settings window changes."""
CHANGED = replace(Settings(), **OTHER)


def free_closed_windows() -> None:
    """Free the windows of a test that is over: each change of theme would reach all of them."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class SettingsShell:
    """A settings window whose changes are kept in a list, and what it has played."""

    def __init__(self, qtbot: QtBot, settings: Settings | None = None) -> None:
        self.saved: list[Settings] = []
        self.played: list[str] = []
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.actions = Actions(self.window)
        self.preferences = Preferences(settings or Settings(), self.saved.append, self.window)
        self.decks = DeckList(PlainCards(), self.window)
        parts = SettingParts(self.preferences, self.actions, self.decks, self.played.append)
        self.dialog = SettingsDialog(parts, self.window)
        qtbot.addWidget(self.dialog)
        self.dialog.show()
        qtbot.waitExposed(self.dialog)

    @property
    def settings(self) -> Settings:
        return self.preferences.settings

    def row(self, place: tuple[Any, str]) -> SettingRow:
        """Go to the page of a setting and return its row."""
        page, key = place
        self.dialog.show_page(page)
        return self.dialog.row(key, page)

    def find(self, words: str) -> list[str]:
        """Type words into the field and return the keys of what was found."""
        self.dialog.search.setFocus()
        self.dialog.search.clear()
        QTest.keyClicks(self.dialog.search, words)
        return [row.setting.key for row in self.dialog.found]


def change_by_keys(row: SettingRow) -> None:
    """Give the setting another value with the keyboard alone."""
    control = row.control.focusProxy() or row.control
    control.setFocus(Qt.FocusReason.TabFocusReason)
    if isinstance(control, QLineEdit):
        QTest.keyClicks(control, "Otto")
    elif isinstance(control, QComboBox):
        press(control, Qt.Key.Key_Up if control.currentIndex() else Qt.Key.Key_Down)
    elif isinstance(control, QSlider):
        press(control, Qt.Key.Key_Right)
    else:
        press(control, Qt.Key.Key_Space)


def change_by_mouse(row: SettingRow) -> None:
    """Give the setting another value with the mouse; a name is typed where it was clicked."""
    control: QWidget = row.control
    if isinstance(control, NameField):
        click(control)
        QTest.keyClicks(control, "Otto")
    elif isinstance(control, QComboBox):
        click(control)
        # The list takes no click before the time of a double click is over.
        QApplication.processEvents()
        view = control.view()
        click(view.viewport(), view.visualRect(view.model().index(1 - min(control.currentIndex(), 1), 0)).center())
    elif isinstance(control, Slider):
        click(control.slider, QPoint(3 * control.slider.width() // 4, control.slider.height() // 2))
    else:
        click(control, QPoint(12, control.height() // 2))
