"""A button of the tool row: a picture drawn for it, a word, and the entry of the menus that it stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence, QPixmap
from PySide6.QtWidgets import QToolButton, QWidget

from cardavia.resources import resource
from cardavia.ui.retranslate import translated
from cardavia.ui.svg_image import svg_image
from cardavia.ui.theme import palette

SIDE: Final = 18
"""Width and height of a picture in pixels at scale 1."""
FAINT: Final = 0.5
"""Opacity of the picture of a button that cannot be used now."""
_DENSITIES: Final = (1, 2, 3)
"""Device pixels of the drawings that are kept for each pixel."""


@dataclass(frozen=True, slots=True)
class Tool:
    """What a button shows and does: the first of its ``actions`` that can be used, otherwise the last.

    ``picture`` is the name of a drawing, ``text`` says the word. ``shown`` tells whether what it opens is open: then
    the button is held down, and pressing it again triggers ``close``.
    """

    picture: str
    text: Callable[[], str]
    actions: tuple[QAction, ...]
    shown: Callable[[], bool] | None = None
    close: QAction | None = None


class ToolButton(QToolButton):
    """Takes the keyboard from Tab alone, so that a click leaves it where it was."""

    def __init__(self, tool: Tool, parent: QWidget) -> None:
        super().__init__(parent)
        self._tool = tool
        self.setProperty("bar", "true")
        self.setIconSize(QSize(SIDE, SIDE))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCheckable(tool.shown is not None)
        self.clicked.connect(self._act)
        for action in tool.actions:
            action.changed.connect(self.refresh)
        self._paint()
        translated(self, self.refresh)

    @property
    def action(self) -> QAction:
        """The entry of the menus that the button stands for at this moment."""
        actions = self._tool.actions
        return next((action for action in actions if action.isEnabled()), actions[-1])

    def refresh(self) -> None:
        """Say what the button does now, and whether that can be done."""
        action = self.action
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setEnabled(action.isEnabled())
        self.setText(self._tool.text())
        self.setAccessibleName(self._tool.text())
        self.setToolTip(self.tr("{entry} ({keys})").format(entry=action.toolTip(), keys=keys))
        self.setAccessibleDescription(self.toolTip())
        self.setChecked(self._is_shown())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint()

    def _paint(self) -> None:
        self.setIcon(_icon(self._tool.picture, palette().wood_text))

    def _is_shown(self) -> bool:
        return self._tool.shown is not None and self._tool.shown()

    def _act(self) -> None:
        closing = self._tool.close if self._is_shown() else None
        (closing or self.action).trigger()
        self.refresh()


@lru_cache(maxsize=32)
def _icon(picture: str, ink: str) -> QIcon:
    drawing = resource("ui", f"tool-{picture}.svg").read_text(encoding="utf-8")
    icon = QIcon()
    for density in _DENSITIES:
        icon.addPixmap(_drawn(drawing, ink, density, 1.0))
        icon.addPixmap(_drawn(drawing, ink, density, FAINT), QIcon.Mode.Disabled)
    return icon


def _drawn(drawing: str, ink: str, density: int, opacity: float) -> QPixmap:
    text = drawing.replace("<g ", f'<g opacity="{opacity}" ').replace("currentColor", ink)
    pixmap = QPixmap.fromImage(svg_image(text, SIDE * density, SIDE * density))
    pixmap.setDevicePixelRatio(density)
    return pixmap
