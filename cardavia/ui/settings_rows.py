"""Makes the rows of the settings window from their descriptions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QPushButton

from cardavia.ui.actions import Actions
from cardavia.ui.deck_list import DeckList
from cardavia.ui.language import languages
from cardavia.ui.preferences import Preferences
from cardavia.ui.settings_controls import (
    ActionButton,
    Choice,
    Control,
    DeckChoice,
    KeysControl,
    NameField,
    Slider,
    Switch,
)
from cardavia.ui.settings_page import SettingsPage
from cardavia.ui.settings_row import SettingRow
from cardavia.ui.settings_specs import SETTINGS, SOUND, Kind, Page, Setting


@dataclass(frozen=True, slots=True)
class SettingParts:
    """What the rows speak to: the settings, the menus, the decks, and what plays the sound of an event."""

    preferences: Preferences
    actions: Actions
    decks: DeckList
    play: Callable[[str], None]


def setting_pages(parts: SettingParts) -> dict[Page, SettingsPage]:
    """Return every page with its rows."""
    return {page: SettingsPage(page, _rows(page, parts), parts.preferences) for page in Page}


def _rows(page: Page, parts: SettingParts) -> list[SettingRow]:
    settings = [setting for setting in SETTINGS if setting.page is page]
    return [SettingRow(setting, _control(setting, parts), _listen(setting, parts)) for setting in settings]


def _control(setting: Setting, parts: SettingParts) -> Control:
    key, values = setting.key, setting.values
    makers: dict[Kind, Callable[[], Control]] = {
        Kind.SWITCH: lambda: Switch(key),
        Kind.CHOICE: lambda: Choice(key, values),
        Kind.SLIDER: lambda: Slider(key, values),
        Kind.NAME: NameField,
        Kind.DECK: lambda: DeckChoice(key, parts.decks),
        Kind.LANGUAGE: lambda: Choice(key, ("", *languages())),
        Kind.KEYS: lambda: KeysControl(parts.preferences, parts.actions),
        Kind.ACTION: lambda: ActionButton(key, getattr(parts.actions, key)),
    }
    return makers[setting.kind]()


def _listen(setting: Setting, parts: SettingParts) -> QPushButton | None:
    """Return the button that plays a sound, for the setting of one."""
    if setting.page is not Page.SOUND or not setting.key.startswith(SOUND):
        return None
    event = setting.key.removeprefix(SOUND)
    button = QPushButton()
    button.setAutoDefault(False)
    button.setProperty("small", "true")
    button.clicked.connect(lambda: parts.play(event))
    return button
