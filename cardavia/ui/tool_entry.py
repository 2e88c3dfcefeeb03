"""Connects the tool row with the menus, the side panel and the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenuBar, QVBoxLayout

from cardavia.ui.actions import Actions
from cardavia.ui.theme import space
from cardavia.ui.tool_button import Tool
from cardavia.ui.tool_row import ToolRow

if TYPE_CHECKING:
    from cardavia.ui.window import MainWindow


class Tools(QObject):
    """Shows the row at the table, as long as the person wants it."""

    def __init__(self, window: MainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._bar = _home(window)
        self.row = ToolRow(self.all(), self._bar)
        actions.score_sheet.triggered.connect(self._show_sheet)
        actions.tools.triggered.connect(lambda wanted: window.preferences.change(tools_visible=wanted))
        window.preferences.changed.connect(self.refresh)
        window.panel.turned.connect(self.row.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show or hide the row."""
        wanted = self._window.preferences.settings.tools_visible
        self._actions.tools.setChecked(wanted)
        shown = wanted and self._window.at_table
        self.row.setVisible(shown)
        if self._bar is not self._window.menuBar():
            self._bar.setVisible(shown)

    def _show_sheet(self) -> None:
        if not self._actions.side_panel.isChecked():
            self._actions.side_panel.trigger()
        self._window.panel.show_sheet()

    def all(self) -> tuple[Tool, ...]:
        """Return what the buttons are to be."""
        actions, panel = self._actions, self._window.panel
        return (
            Tool("new-deal", lambda: self.tr("New deal"), (actions.next_deal, actions.new_game)),
            Tool("rules", lambda: self.tr("Rules"), (actions.rules_here,)),
            Tool("last-trick", lambda: self.tr("Last trick"), (actions.last_trick,)),
            Tool("undo", lambda: self.tr("Undo"), (actions.undo,)),
            Tool("hint", lambda: self.tr("Hint"), (actions.hint,)),
            Tool(
                "score-sheet",
                lambda: self.tr("Score sheet"),
                (actions.score_sheet,),
                lambda: panel.shows_sheet,
                actions.side_panel,
            ),
            Tool(
                "card-look",
                lambda: self.tr("Card look"),
                (actions.card_look,),
                lambda: panel.shows_look,
                actions.side_panel,
            ),
        )


def _home(window: MainWindow) -> QMenuBar:
    """Return the bar of the menus; where they stand outside the window, an empty one at its top."""
    if not window.menuBar().isNativeMenuBar():
        return window.menuBar()
    bar = QMenuBar()
    bar.setNativeMenuBar(False)
    bar.setFixedHeight(space(8))
    centre = window.centralWidget()
    column = None if centre is None else centre.layout()
    assert isinstance(column, QVBoxLayout)
    column.insertWidget(0, bar)
    return bar
