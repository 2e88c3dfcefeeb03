"""The panel beside the table: score sheet and log."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDockWidget, QTabWidget, QWidget

from cardavia.ui.log_view import LogView
from cardavia.ui.score_sheet import ScoreSheet

USUAL_WIDTH: Final = 360
LEAST_WIDTH: Final = 252
"""What the smallest window has beside the table."""


class SidePanel(QDockWidget):
    """A dock without a title: its tabs say what is in it, and a key and the menu show and hide it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = ScoreSheet()
        self.log = LogView()
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.setAutoFillBackground(True)
        self._tabs.setMinimumWidth(LEAST_WIDTH)
        self._tabs.addTab(self.sheet, self.tr("Score sheet"))
        self._tabs.addTab(self.log, self.tr("Log"))
        self.setAccessibleName(self.tr("Side panel"))
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setTitleBarWidget(QWidget())
        self.setWidget(self._tabs)
        self.hide()
