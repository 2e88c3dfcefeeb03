"""A row of tabs in which every tab is whole."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QTabBar, QWidget

_ROOMS: Final = ("usual", "close", "small", "smallest")
"""What the style sheet calls the room around the texts and their size, from the largest."""


class WholeTabs(QTabBar):
    """Has no scroll buttons: tabs that would not fit stand closer together, and then have smaller texts.

    How close they stand is found anew whenever a tab, its text, or the width of the row changes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fitting = False
        self._fitted: tuple[int, tuple[str, ...]] | None = None
        self.setUsesScrollButtons(False)
        self.setDrawBase(False)
        # Qt would measure smaller texts in its own font, and shorten them where they fit.
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setProperty("room", _ROOMS[0])

    @property
    def needed_width(self) -> int:
        """The width in pixels that the tabs which are shown need for their whole texts."""
        return sum(self.tabSizeHint(place).width() for place in range(self.count()) if self.isTabVisible(place))

    def minimumSizeHint(self) -> QSize:
        # The row takes what there is, and the tabs find their room in it.
        return QSize(0, super().minimumSizeHint().height())

    def tabLayoutChange(self) -> None:
        super().tabLayoutChange()
        texts = tuple(self.tabText(place) for place in range(self.count()) if self.isTabVisible(place))
        if not self._fitting and self._fitted != (self.width(), texts):
            self._fitted = self.width(), texts
            self._fitting = True
            self._fit()
            self._fitting = False

    def _fit(self) -> None:
        before = self.property("room")
        for room in _ROOMS:
            self._take(room)
            if self.needed_width <= self.width():
                break
        if self.property("room") != before:
            # The one event after which Qt finds the places of tabs of another size.
            QCoreApplication.sendEvent(self, QEvent(QEvent.Type.StyleChange))

    def _take(self, room: str) -> None:
        if self.property("room") != room:
            self.setProperty("room", room)
            self.style().unpolish(self)
            self.style().polish(self)
