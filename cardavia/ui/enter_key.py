"""Lets Enter press the button that has the keyboard, as the space bar does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QToolButton, QWidget

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EnterKey(QObject):
    """Presses the button in every window but dialogs.

    Qt lets only the buttons of dialogs take Enter. There it belongs to the default button while a field has the
    keyboard, so that each button of a dialog says itself whether it takes Enter.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        enter = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _ENTER
        if enter and isinstance(watched, QPushButton | QToolButton) and watched.hasFocus():
            watched.click()
            return True
        return super().eventFilter(watched, event)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if isinstance(now, QPushButton | QToolButton) and not isinstance(now.window(), QDialog):
            now.installEventFilter(self)
