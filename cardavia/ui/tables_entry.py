"""Connects the saved tables with the window: menu, page, the strip that asks for a name, and the window's title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardavia.storage.files import StorageError
from cardavia.table.controller import Controller
from cardavia.ui.record_drop import RecordDrop
from cardavia.ui.record_files import Answer, failure_sentence
from cardavia.ui.tables_keeper import TableKeeper
from cardavia.ui.window import MainWindow

if TYPE_CHECKING:
    from cardavia.table.saved_tables import SavedTable
    from cardavia.ui.tables_page import TablesPage
    from cardavia.ui.tables_save import SaveStrip


class TablesEntry(QObject):
    """Shows the saved tables and does what is asked of them; page and strip are made when they are first needed."""

    def __init__(self, keeper: TableKeeper, window: MainWindow, controller: Controller) -> None:
        super().__init__(window)
        self._keeper, self._window, self._controller = keeper, window, controller
        self._came_from = 0
        self._deleted: list[Path] = []
        self._plain = self._title = window.windowTitle()
        self._drop = RecordDrop(window, window.pages)
        self._connect()

    @cached_property
    def page(self) -> TablesPage:
        """The page of the saved tables."""
        from cardavia.ui.tables_page import TablesPage

        page = TablesPage()
        page.back.connect(self.leave_page)
        page.opened.connect(self._open)
        page.renamed.connect(self._rename)
        page.deleted.connect(self._delete)
        self._window.pages.addWidget(page)
        return page

    @cached_property
    def strip(self) -> SaveStrip:
        """The strip that asks for a name."""
        from cardavia.ui.tables_save import SaveStrip

        strip = SaveStrip(self._window)
        strip.save.connect(self._save_as)
        strip.closed.connect(self._window.area.take_focus)
        return strip

    def show_page(self) -> None:
        """Show the saved tables in the table's place."""
        pages = self._window.pages
        if pages.currentWidget() is not self.page:
            self._came_from = pages.currentIndex()
            pages.setCurrentWidget(self.page)
        self._keeper.save_again()
        self._list()
        self.page.focus_first()

    def leave_page(self) -> None:
        """Show what was there before the saved tables."""
        self._window.pages.setCurrentIndex(self._came_from)
        if self._window.at_table:
            self._window.show_table()

    def ask_for_name(self) -> None:
        """Ask for the name under which the table is to be saved; the game can be played meanwhile."""
        from cardavia.storage.games import saved_games

        def look() -> Answer:
            names = [game.name for game in saved_games(self._keeper.folder)]
            return lambda: self.strip.set_taken(names)

        self.strip.ask(self._keeper.name)
        self._try(look)

    def close(self) -> None:
        """End the drawing, and forget the tables that were deleted and not brought back."""
        if "page" in self.__dict__:
            self.page.pictures.stop()
        gone = tuple(self._deleted)
        if gone:
            self._keeper.files.run(lambda: _forget(gone))

    def _connect(self) -> None:
        window, actions = self._window, self._window.menu_actions
        actions.tables.triggered.connect(self.show_page)
        actions.save_table.triggered.connect(self.ask_for_name)
        self._keeper.failed.connect(window.show_message)
        self._keeper.saved.connect(lambda name: window.strip.say(partial(self._saved_sentence, name)))
        self._keeper.named.connect(self._put_into_title)
        window.windowTitleChanged.connect(self._put_into_title)
        self._drop.dropped.connect(window.open_record)
        self._drop.told.connect(window.show_message)
        self._put_into_title()

    def _saved_sentence(self, name: str) -> str:
        return self.tr("Saved as “{name}”.").format(name=name)

    def _put_into_title(self) -> None:
        """Let the title begin with the table's name; whoever sets it anew need not know of names."""
        window, name = self._window, self._keeper.name
        title = window.windowTitle()
        if title != self._title:
            self._plain = title
        pattern = self.tr("{table} – {game}")
        self._title = pattern.format(table=name, game=self._plain) if name else self._plain
        window.setWindowTitle(self._title)

    def _save_as(self, name: str) -> None:
        try:
            self._keeper.save_as(name)
        except ValueError:
            self._window.show_message(partial(self._too_long, name))

    def _too_long(self, name: str) -> str:
        return self.tr("“{name}” is too long for the name of a file. The table is not saved.").format(name=name)

    def _taken_sentence(self, name: str) -> str:
        return self.tr("There is already a table called “{name}”.").format(name=name)

    def _failure_sentence(self, error: StorageError) -> str:
        return self.tr("{file}: {reason}").format(file=error.path.name, reason=failure_sentence(error.kind))

    def _open(self, table: SavedTable) -> None:
        if table.name == self._keeper.name:
            self._window.show_table()
        else:
            self._keeper.open(table)

    def _list(self) -> None:
        """Have the tables looked at in the thread of the files, and show them."""

        def look() -> Answer:
            tables = self._keeper.tables.list()
            return lambda: self._show(tables)

        self._try(look)

    def _show(self, tables: Sequence[SavedTable]) -> None:
        had = bool(self.page.model.rowCount())
        self.page.show_tables(tables, self._window.decks.pack_of, self._keeper.name)
        if not had and self.page.back_button.hasFocus():
            self.page.focus_first()

    def _rename(self, table: SavedTable, name: str) -> None:
        from cardavia.storage.games import NameTaken, rename_game
        from cardavia.storage.rule_sets import clean_name

        name = clean_name(name)

        def rename() -> Answer:
            try:
                rename_game(table.path, name)
            except NameTaken:
                return lambda: self.page.notice.say(partial(self._taken_sentence, name), trouble=True)
            except ValueError:
                return lambda: self.page.notice.say(lambda: self.tr("This name cannot be used."), trouble=True)
            return lambda: self._renamed(table, name)

        self._try(rename)

    def _renamed(self, table: SavedTable, name: str) -> None:
        if table.name == self._keeper.name:
            self._keeper.rename_running(name)
        self._list()

    def _delete(self, table: SavedTable) -> None:
        from cardavia.storage.games import delete_game

        def delete() -> Answer:
            aside = delete_game(table.path)
            return lambda: self._tell_deleted(table, aside)

        self._try(delete)

    def _tell_deleted(self, table: SavedTable, aside: Path) -> None:
        # What cannot be read may hold something that only its owner can save.
        if table.trouble is None:
            self._deleted.append(aside)
        self.page.notice.say(
            lambda: self.tr("“{name}” is deleted.").format(name=table.name), lambda: self._restore(aside)
        )
        self._list()

    def _restore(self, aside: Path) -> None:
        from cardavia.storage.games import restore_game

        def restore() -> Answer:
            restore_game(aside)
            return self._list

        self._deleted = [path for path in self._deleted if path != aside]
        self._try(restore)

    def _try(self, work: Callable[[], Answer]) -> None:
        """Do it in the thread of the files; a refusal of the system is told where the person is looking."""

        def careful() -> Answer:
            try:
                return work()
            except StorageError as error:
                sentence = partial(self._failure_sentence, error)
                return lambda: self._window.show_message(sentence)

        self._keeper.files.run(careful)


def _forget(deleted: Sequence[Path]) -> Answer:
    from cardavia.storage.games import forget_game

    for path in deleted:
        forget_game(path)
    return lambda: None
