"""The contents of the rule book, and the field that finds words in all of its pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardavia.pages.library import DECKS, GAME_PAGES, PRESETS, game_of_page
from cardavia.pages.search import Entry, Hit
from cardavia.ui.announcing import announce
from cardavia.ui.retranslate import translated
from cardavia.ui.texts import game_name
from cardavia.ui.theme import space

_PAGE: Final = Qt.ItemDataRole.UserRole
_TYPING_MS: Final = 150
"""Without a key for so long, the words are looked for."""


class BookContents(QWidget):
    """Every page by its title; while words are looked for, the places where they stand instead."""

    chosen = Signal(str)
    """A page of the contents."""
    asked = Signal(str)
    """Words to be looked for."""
    led = Signal(object, bool)
    """A `Hit` that is to be shown, and whether the keyboard goes to the page with it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.tree = QTreeWidget()
        self.hits = QListWidget()
        self.count = QLabel()
        self._found: Sequence[Hit] = ()
        self._entries: Sequence[Entry] = ()
        self._first_game = ""
        self._stack = QStackedWidget()
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._set_up()
        self._lay_out()
        translated(self, self._translate)

    @property
    def words(self) -> str:
        """What is looked for, without spaces around it."""
        return self.field.text().strip()

    def show_entries(self, entries: Sequence[Entry], first_game: str) -> None:
        """Show the titles of all pages, those of a game first."""
        self._entries, self._first_game = entries, first_game
        self._fill()

    def _fill(self) -> None:
        page = self._page_of(self.tree.currentItem())
        with QSignalBlocker(self.tree):
            self.tree.clear()
            titles = {entry.page: entry.title for entry in self._entries}
            for title, pages in self._chapters(titles, self._first_game) if titles else ():
                self._add(title, pages, titles)
            self.tree.expandAll()
        self.show_page(page)

    def show_page(self, page: str) -> None:
        """Mark the page that is being read."""
        with QSignalBlocker(self.tree):
            self.tree.setCurrentIndex(QModelIndex())
            for item in self._items():
                if page and self._page_of(item) == page:
                    self.tree.setCurrentItem(item)

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """Show where the words stand."""
        self._found = hits
        with QSignalBlocker(self.hits):
            self.hits.clear()
            for hit in hits:
                self.hits.addItem(QListWidgetItem(f"{self._head(hit)}\n{hit.excerpt}"))
        self._tell_count()
        announce(self, self.count.text())

    def _head(self, hit: Hit) -> str:
        """Return game, page and section of a place, as far as there are such."""
        game = game_of_page(hit.page)
        page = hit.title if game is None else self.tr("{game}: {page}").format(game=game_name(game), page=hit.title)
        both = self.tr("{page} – {section}")
        return page if hit.heading == hit.title else both.format(page=page, section=hit.heading)

    def take_focus(self) -> None:
        """Give the keyboard to the field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._field_key(event)
        return super().eventFilter(watched, event)

    def _field_key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_through(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        if event.key() == Qt.Key.Key_Down:
            (self.hits if self.words else self.tree).setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
            return True
        return False

    def _go_through(self, step: int) -> None:
        """Show the next place, after the last one the first again."""
        if self._found:
            row = self.hits.currentRow()
            self.hits.setCurrentRow((row + step) % len(self._found) if row >= 0 or step > 0 else len(self._found) - 1)
            self._lead(False)

    def _lead(self, focus: bool) -> None:
        row = self.hits.currentRow()
        if 0 <= row < len(self._found):
            self.led.emit(self._found[row], focus)

    def _choose(self, item: QTreeWidgetItem) -> None:
        if page := self._page_of(item):
            self.chosen.emit(page)

    def _search(self) -> None:
        self._stack.setCurrentWidget(self.hits if self.words else self.tree)
        self.count.setVisible(bool(self.words))
        if self.words:
            self._typing.start()
        else:
            self._typing.stop()

    def _ask(self) -> None:
        self.asked.emit(self.words)

    def _tell_count(self) -> None:
        none = self.tr("These words stand on no page.")
        self.count.setText(self.tr("%n places found", "", len(self._found)) if self._found else none)

    def _add(self, title: str, pages: Sequence[str], titles: dict[str, str]) -> None:
        if not title:
            for page in pages:
                self.tree.addTopLevelItem(_item(titles[page], page))
            return
        chapter = _item(title, "")
        chapter.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.tree.addTopLevelItem(chapter)
        chapter.addChildren([_item(titles[page], page) for page in pages])

    def _chapters(self, titles: dict[str, str], first_game: str) -> Iterator[tuple[str, list[str]]]:
        """Yield the chapters in the order of reading: a title, empty for pages that stand alone, and the pages."""
        yield "", ["index"]
        for game in sorted(GAME_PAGES, key=lambda game: game != first_game):
            mine = [page for page in titles if game_of_page(page) == game]
            yield game_name(game), [page for page in mine if not page.startswith(PRESETS)]
        presets = [page for page in titles if page.startswith(PRESETS)]
        yield self.tr("Rule sets"), sorted(presets, key=lambda page: game_of_page(page) != first_game)
        yield self.tr("Packs of cards"), [page for page in titles if page.startswith(DECKS)]
        yield "", ["glossary"]

    def _items(self) -> Iterator[QTreeWidgetItem]:
        for place in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(place)
            parts = [] if top is None else [top, *(top.child(child) for child in range(top.childCount()))]
            yield from (part for part in parts if part is not None)

    def _page_of(self, item: QTreeWidgetItem | None) -> str:
        return "" if item is None else str(item.data(0, _PAGE))

    def _set_up(self) -> None:
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._search)
        self._typing.timeout.connect(self._ask)
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(space(4))
        self.tree.itemClicked.connect(self._choose)
        self.tree.itemActivated.connect(self._choose)
        self.hits.setWordWrap(True)
        self.hits.setSpacing(space(1) // 2)
        self.hits.itemClicked.connect(lambda: self._lead(False))
        self.hits.itemActivated.connect(lambda: self._lead(True))
        for view in (self.tree, self.hits):
            view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            view.setProperty("ringed", "true")
        self.count.setProperty("tone", "soft")
        self.count.setWordWrap(True)
        self.count.hide()

    def _lay_out(self) -> None:
        self._stack.addWidget(self.tree)
        self._stack.addWidget(self.hits)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(3), 0, space(1), space(3))
        layout.setSpacing(space(2))
        layout.addWidget(self.field)
        layout.addWidget(self.count)
        layout.addWidget(self._stack, 1)

    def _translate(self) -> None:
        self.field.setPlaceholderText(self.tr("Find in all pages"))
        self.field.setAccessibleName(self.tr("Find in all pages"))
        self.field.setAccessibleDescription(
            self.tr("Enter goes to the next place, Shift+Enter to the one before, Down to the list of places.")
        )
        self.tree.setAccessibleName(self.tr("Contents"))
        self.hits.setAccessibleName(self.tr("Places found"))
        self._tell_count()
        self._fill()


def _item(title: str, page: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([title])
    item.setToolTip(0, title)
    item.setData(0, _PAGE, page)
    return item
