"""When a page that opens by itself may have the keyboard."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget


def is_free(page: QWidget) -> bool:
    """Say whether the keyboard may go to this page: it can be seen in its window, and nobody is typing there.

    Qt would give the keyboard to a button behind another page, too, and Space would press what nobody sees.
    """
    window = page.window()
    return page.isVisibleTo(window) and not isinstance(window.focusWidget(), QLineEdit)
