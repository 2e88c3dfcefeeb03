"""Connects the entry *Settings* of the menus with its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardavia.ui.window import MainWindow


def connect_settings(window: MainWindow) -> None:
    """Open the settings beside the window when they are asked for; there is one settings window at most."""

    def show() -> None:
        # Few ask for it, and the window opens sooner without its modules.
        from cardavia.ui.settings_dialog import SettingsDialog
        from cardavia.ui.settings_rows import SettingParts

        dialog = window.findChild(SettingsDialog)
        if dialog is None:
            window.decks.list.look_closely()
            parts = SettingParts(window.preferences, window.menu_actions, window.decks.list, window.sounds.play)
            dialog = SettingsDialog(parts, window)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    window.menu_actions.settings.triggered.connect(show)
