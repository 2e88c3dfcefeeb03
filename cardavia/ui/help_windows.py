"""Connects the help menu with its windows."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

import cardavia
from cardavia.ui.actions import Actions


def connect_help(actions: Actions, window: QWidget) -> None:
    """Open the list of keys and *About* beside the window when they are asked for."""

    # Few ask for them, and the window opens sooner without their module.
    def show_keys() -> None:
        from cardavia.ui.dialogs import KeysDialog

        KeysDialog(actions.all, window).show()

    def show_about() -> None:
        from cardavia.ui.dialogs import AboutDialog

        AboutDialog(cardavia.__version__, window).show()

    actions.keys.triggered.connect(show_keys)
    actions.about.triggered.connect(show_about)
