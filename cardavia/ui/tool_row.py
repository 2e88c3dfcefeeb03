"""The tool row: what is asked for most often at a table, one click away, beside the menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenuBar, QWidget

from cardavia.ui.retranslate import translated
from cardavia.ui.theme import color, palette, space
from cardavia.ui.tool_button import Tool, ToolButton

_STYLES: Final = (
    Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
    Qt.ToolButtonStyle.ToolButtonTextOnly,
    Qt.ToolButtonStyle.ToolButtonIconOnly,
)
"""How the buttons look, from what says most to what takes least room."""
_GAP: Final = space(1)
_LINE: Final = 0.4
"""Opacity of the hairline that parts the row from the menus."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_LOOK_CHANGES: Final = frozenset({QEvent.Type.LanguageChange, QEvent.Type.StyleChange, QEvent.Type.FontChange})


class ToolRow(QWidget):
    """Lies at the right end of a menu bar, and takes only the room that the menus leave.

    It is one stop of the Tab key; Left and Right go from button to button.
    """

    def __init__(self, tools: Sequence[Tool], bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self.buttons = tuple(ToolButton(tool, self) for tool in tools)
        self._stop = self.buttons[0]
        translated(self, lambda: self.setAccessibleName(self.tr("Tools")))
        for button in self.buttons:
            button.installEventFilter(self)
        bar.installEventFilter(self)
        self._move_stop()
        self.fit()

    def refresh(self) -> None:
        """Bring every button in line with its entry of the menus."""
        for button in self.buttons:
            button.refresh()
        self._move_stop()

    def fit(self) -> None:
        """Show pictures and words, or words, or pictures: the first that there is room for."""
        room = self._room()
        for style in _STYLES:
            if self._take(style) <= room.width():
                break
        width = self._width()
        self.setGeometry(QRect(room.right() + 1 - width, room.y(), width, room.height()))
        self._lay()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._bar and kind in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.ActionChanged):
            self.fit()
        elif isinstance(watched, ToolButton) and kind == QEvent.Type.EnabledChange:
            self._move_stop()
        elif isinstance(watched, ToolButton) and isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            return self._step(watched, event)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _LOOK_CHANGES:
            self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(color(palette().wood_text, _LINE))
        painter.drawLine(0, space(2), 0, self.height() - space(2) - 1)
        painter.end()

    def _room(self) -> QRect:
        """Return what the menus leave of the bar."""
        entries = self._bar.actions()
        taken = self._bar.actionGeometry(entries[-1]).right() + 1 if entries else 0
        return QRect(taken + _GAP, 0, self._bar.width() - taken - 2 * _GAP, self._bar.height())

    def _take(self, style: Qt.ToolButtonStyle) -> int:
        for button in self.buttons:
            button.setToolButtonStyle(style)
        return self._width()

    def _width(self) -> int:
        return sum(button.sizeHint().width() + _GAP for button in self.buttons) + _GAP

    def _lay(self) -> None:
        left = 2 * _GAP
        for button in self.buttons:
            size = button.sizeHint()
            tall = min(size.height(), self.height())
            button.setGeometry(left, (self.height() - tall) // 2, size.width(), tall)
            left += size.width() + _GAP

    def _step(self, button: ToolButton, event: QKeyEvent) -> bool:
        """Go to the next button in the direction of an arrow key, and say whether the key was one."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            return False
        usable = [other for other in self.buttons if other.isEnabled()]
        place = usable.index(button) + step
        if 0 <= place < len(usable):
            usable[place].setFocus(Qt.FocusReason.TabFocusReason)
            self._stop = usable[place]
            self._move_stop()
        return True

    def _move_stop(self) -> None:
        """Let Tab stop at the button that was used last, or at the first one that can be used."""
        if not self._stop.isEnabled():
            self._stop = next((button for button in self.buttons if button.isEnabled()), self._stop)
        for button in self.buttons:
            stops = button is self._stop
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus)
