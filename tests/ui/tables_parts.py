"""The real window with the real controller and its saved tables, as the program puts them together."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from cardavia.table.saved_tables import SavedTable
from cardavia.table.snapshot import Snapshot
from cardavia.ui.retranslate import words
from cardavia.ui.tables_entry import TablesEntry
from cardavia.ui.tables_keeper import TableKeeper
from tests.ui.shell_parts import Shell


class TablesShell(Shell):
    """A shell that keeps its tables in the folder ``games``."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.folder = folder / "games"
        self.keeper = TableKeeper(self.folder, self.journal)
        self.keeper.connect_table(self.controller, self.window.record_files)
        self.entry = TablesEntry(self.keeper, self.window, self.controller)
        self.failures: list[str] = []
        self.keeper.failed.connect(lambda said: self.failures.append(words(said)))

    def file(self, snapshot: Snapshot) -> None:
        self.keeper.archive(snapshot)

    @property
    def listed(self) -> tuple[SavedTable, ...]:
        """The tables as they lie on the disk when everything is written."""
        self.window.record_files.close()
        return self.keeper.tables.list()

    @property
    def names(self) -> set[str]:
        """Their names."""
        return {table.name for table in self.listed}

    def deal_another(self, game: str) -> None:
        """Leave the table for a new one of a game."""
        self.window.menu_actions.new_game.trigger()
        self.deal(game)

    def save_as(self, name: str) -> None:
        """Save the table as a person does."""
        self.window.menu_actions.save_table.trigger()
        self.entry.strip.name.setText(name)
        self._qtbot.waitUntil(lambda: self.entry.strip.save_button.isEnabled())
        self.entry.strip.save_button.click()
        self._qtbot.waitUntil(lambda: self.keeper.name == name or bool(self.failures))

    def open_page(self) -> None:
        """Show the page and wait for its list."""
        expected = len(self.listed)
        self.window.menu_actions.tables.trigger()
        page = self.entry.page
        self._qtbot.waitUntil(lambda: len(page.model.tables) >= expected and page.pictures.idle)

    def row(self, name: str) -> int:
        """Return the row of a table on the page, and choose it."""
        page = self.entry.page
        row = [page.view.model().index(place, 0).data() for place in range(page.view.model().rowCount())].index(name)
        page.view.setCurrentIndex(page.view.model().index(row, 0))
        return row

    def open(self, name: str) -> None:
        """Open a table on the page, and wait until it is on the table."""
        self.row(name)
        self.entry.page.open_button.click()
        self._qtbot.waitUntil(lambda: self.window.at_table and self.keeper.name == name)

    def close(self) -> None:
        self.entry.close()
        self.keeper.leave()
        self.window.record_files.close()
        super().close()
