"""The panel beside the table: score sheet, log, and the look of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDockWidget, QTabWidget, QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.table.progress import Progress
from cardavia.table.step import SheetRow
from cardavia.ui.retranslate import translated
from cardavia.ui.theme import color, palette
from cardavia.ui.whole_tabs import WholeTabs

if TYPE_CHECKING:
    from cardavia.ui.log_view import LogView
    from cardavia.ui.score_sheet import ScoreSheet

USUAL_WIDTH: Final = 360
LEAST_WIDTH: Final = 252
"""What the smallest window has beside the table."""
_AFTER_FIRST_PAINT_MS: Final = 50


class SidePanel(QDockWidget):
    """A dock without a title: its tabs say what is in it, and a key and the menu show and hide it.

    Sheet and log are made when they are asked for, the sheet also a moment after the panel is first shown: the table
    is painted before.
    """

    look_wanted = Signal()
    """The page of the card look is shown, which somebody has to fill."""
    turned = Signal()
    """The panel or another of its pages is shown, or the panel no more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[SheetRow, ...] = ()
        self._players: tuple[str, ...] = ()
        self._progress: Progress | None = None
        self._pack = Pack.FRENCH
        self._tabs = QTabWidget(self)
        self._page = Paper(self._tabs)
        self.log_page, self.look_page = Paper(self._tabs), Paper(self._tabs)
        self._tabs.setTabBar(WholeTabs(self._tabs))
        self._tabs.setDocumentMode(True)
        # The mode brings back Qt's own line, and the cloth would show between tabs and page.
        self._tabs.tabBar().setDrawBase(False)
        self._tabs.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._tabs.setMinimumWidth(LEAST_WIDTH)
        for page in (self._page, self.log_page, self.look_page):
            self._tabs.addTab(page, "")
        self._tabs.currentChanged.connect(self._tell_page)
        self._tabs.currentChanged.connect(self.turned)
        self.visibilityChanged.connect(self.turned)
        translated(self, self._name)
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setTitleBarWidget(QWidget(self))
        self.setWidget(self._tabs)
        self.visibilityChanged.connect(self._prepare)
        self.hide()

    def _name(self) -> None:
        for part in (self, self._tabs):
            part.setAccessibleName(self.tr("Side panel"))
        for place, text in enumerate((self.tr("Score sheet"), self.tr("Log"), self.tr("Card look"))):
            self._tabs.setTabText(place, text)

    @cached_property
    def log(self) -> LogView:
        """The log of the deal."""
        from cardavia.ui.log_view import LogView

        log = LogView()
        self.log_page.column.addWidget(log)
        self.log_page.setFocusProxy(log)
        return log

    @cached_property
    def sheet(self) -> ScoreSheet:
        """The score sheet."""
        from cardavia.ui.score_sheet import ScoreSheet

        sheet = ScoreSheet()
        self._page.column.addWidget(sheet)
        self._fill(sheet)
        return sheet

    def show_rows(self, rows: Sequence[SheetRow], players: Sequence[str], progress: Progress | None) -> None:
        """Show the finished deals, oldest first, and how far the session is."""
        self._rows, self._players, self._progress = tuple(rows), tuple(players), progress
        self._refill()

    def set_pack(self, pack: Pack) -> None:
        """Name contracts by this pack."""
        self._pack = pack
        self._refill()

    @property
    def shows_sheet(self) -> bool:
        """Whether the score sheet can be seen."""
        return self._shows(self._page)

    @property
    def shows_look(self) -> bool:
        """Whether the page of the card look can be seen."""
        return self._shows(self.look_page)

    def _shows(self, page: QWidget) -> bool:
        return not self.isHidden() and self._tabs.currentWidget() is page

    def show_sheet(self) -> None:
        """Show the score sheet."""
        self._tabs.setCurrentWidget(self._page)

    def show_look(self) -> None:
        """Show the page of the card look, with the keyboard in it."""
        self._tabs.setCurrentWidget(self.look_page)
        self.look_wanted.emit()
        self.look_page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _tell_page(self) -> None:
        if self._tabs.currentWidget() is self.look_page:
            self.look_wanted.emit()

    def _refill(self) -> None:
        if "sheet" in self.__dict__:
            self._fill(self.sheet)

    def _fill(self, sheet: ScoreSheet) -> None:
        sheet.set_pack(self._pack)
        sheet.set_rows(self._rows, self._players)
        if self._progress is not None:
            sheet.show_progress(self._progress, self._players)

    def _prepare(self, visible: bool) -> None:
        if visible:
            QTimer.singleShot(_AFTER_FIRST_PAINT_MS, self, lambda: self.sheet)


class Paper(QWidget):
    """A page of the panel, to be filled from above."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(palette().paper))
        painter.drawRect(self.rect())
        painter.end()
