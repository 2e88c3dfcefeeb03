"""The rule book: a window beside the table, which stays visible and goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from cardavia.pages.html import OPTION, PAGE, PICTURE
from cardavia.pages.library import resolved
from cardavia.pages.search import Entry, Hit
from cardavia.storage.files import StorageError
from cardavia.storage.settings import LEAST_ZOOM, MOST_ZOOM, USUAL_ZOOM
from cardavia.ui.book_bar import BookBar
from cardavia.ui.book_browser import BookBrowser
from cardavia.ui.book_contents import BookContents
from cardavia.ui.book_history import History, Place
from cardavia.ui.book_other_rules import OtherRules
from cardavia.ui.book_paper import BookPaper
from cardavia.ui.book_pictures import BookPictures
from cardavia.ui.book_reader import BookReader, Leaf, Views
from cardavia.ui.book_rules import ReadingRules, has_rules
from cardavia.ui.book_style import ZOOM_STEP
from cardavia.ui.card_large import CardLarge
from cardavia.ui.preferences import Preferences
from cardavia.ui.record_files import failure_sentence
from cardavia.ui.retranslate import translated
from cardavia.ui.rules_notice import Notice
from cardavia.ui.window_place import place_of, restore

_FIRST_PAGE: Final = "index"
_LEAST: Final = QSize(640, 440)
_USUAL: Final = QSize(960, 720)
_CONTENTS_WIDTH: Final = 268


@dataclass(frozen=True, slots=True)
class Rules:
    """By which rules each game is read, the one on the table first; ``running`` tells that there is one."""

    views: Views
    running: bool


@dataclass(frozen=True, slots=True)
class _Aim:
    """What is to be seen of the page that has been asked for, and whether the keyboard goes there."""

    place: Place
    words: str = ""
    focus: bool = False


class BookWindow(QWidget):
    """Shows the pages about the rules; ``rules`` tells those in force at any time."""

    setting_wanted = Signal(str, str)
    """A game and an option whose setting a person wants to see."""
    left = Signal()
    """The person has gone back to the table."""
    shown = Signal()
    """The page that was asked for is there, at its place."""

    def __init__(
        self,
        preferences: Preferences,
        pictures: BookPictures,
        rules: Callable[[], Rules],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._preferences, self.pictures, self._rules_now = preferences, pictures, rules
        self._rules = rules()
        self._reading = ReadingRules(self._rules.views, {})
        self._listed: Views = {}
        self._history = History()
        self._aim = _Aim(Place(_FIRST_PAGE))
        self.reader = BookReader(self)
        self.paper = BookPaper(pictures, self)
        self.bar = BookBar()
        self.contents = BookContents()
        self.other_rules = OtherRules()
        self.notice = Notice()
        self.browser = BookBrowser(pictures)
        self.large = CardLarge(self)
        self._lay_out()
        self._connect()
        restore(self, preferences.settings.rules_window, _LEAST, _USUAL)
        self.browser.set_zoom(preferences.settings.rules_zoom)
        translated(self, self._translate)

    @property
    def leaf(self) -> Leaf | None:
        """The page that is shown now."""
        return self.browser.leaf

    @property
    def place(self) -> Place | None:
        """The page and paragraph that were asked for last."""
        return self._history.place

    # Where a person goes

    def open_at(self, target: str, game: str) -> None:
        """Open the book from the table at a page, with or without its paragraph; *Back* then leads to the table.

        A page that is named without a game is the one of the ``game``; PageError where there is none.
        """
        place = Place(*resolved(target, f"{game}/overview"))
        self._history.start(place)
        self._come_up()
        self._go_to(place, focus=True)

    def open_book(self) -> None:
        """Open the book where it was left."""
        self._come_up()
        if self._history.place is None:
            self._history.start(Place(_FIRST_PAGE))
            self._go_to(Place(_FIRST_PAGE), focus=True)
        else:
            self._read_again()

    def go(self, target: str) -> None:
        """Follow a link of the page to another page or paragraph."""
        page = self._aim.place.page
        self._visit(Place(*resolved(target, page)), focus=True)

    def back(self) -> None:
        """Go to the place before, from the first one to the table."""
        if self._history.can_go_back:
            self._step(-1)
        else:
            self.leave()

    def forward(self) -> None:
        """Go to the place from which the reader came back."""
        if self._history.can_go_forward:
            self._step(1)

    def leave(self) -> None:
        """Put the book away and go back to the table."""
        self.hide()
        self.left.emit()

    def refresh(self) -> None:
        """Bring everything in line with the rules, the deck and the language of now; the page stays where it is."""
        if self.isVisible():
            self._take_rules()
            self._read_again()

    def end(self) -> None:
        """Put the book away, and wait for its threads."""
        self.hide()
        self.reader.stop()
        self.pictures.stop()
        self.paper.close()

    def _take_rules(self) -> None:
        self._rules = self._rules_now()
        self._reading = ReadingRules(self._rules.views, self._reading.looked_at)
        if self._listed != self._rules.views:
            self._listed = self._rules.views
            self.reader.list(self._listed)

    def _come_up(self) -> None:
        self._take_rules()
        self.show()
        self.raise_()
        self.activateWindow()

    def _visit(self, place: Place, focus: bool, words: str = "") -> None:
        self._history.leave(self.browser.place)
        self._history.visit(place)
        self._go_to(place, focus, words)

    def _step(self, by: int) -> None:
        self._history.leave(self.browser.place)
        self._go_to(self._history.step(by), focus=True)

    def _go_to(self, place: Place, focus: bool, words: str = "") -> None:
        self._aim = _Aim(place, words, focus)
        self._read()
        self.contents.show_page(place.page)
        self.bar.forward.setEnabled(self._history.can_go_forward)

    # What is read

    def _read(self) -> None:
        page = self._aim.place.page
        self._show_rules(page)
        view, setting, leaf = self._reading.view(page), self.tr("Change this rule"), self.leaf
        if leaf is not None and (leaf.page, leaf.view, leaf.setting) == (page, view, setting):
            self._arrive()
        else:
            self.reader.open(page, view, setting)

    def _read_again(self) -> None:
        """Read the same page by other rules or in another language."""
        leaf = self.leaf
        if leaf is not None and leaf.page == self._aim.place.page:
            self._aim = _Aim(replace(self._aim.place, scroll=self.browser.place))
        self._read()

    def _take_leaf(self, leaf: Leaf) -> None:
        if leaf.page != self._aim.place.page:
            # It was on its way when another page was asked for.
            return
        self.browser.show_leaf(leaf)
        self._name_window()
        self._arrive()

    def _arrive(self) -> None:
        place = self._aim.place
        if place.scroll is not None:
            self.browser.scroll_to(place.scroll)
        elif not self.browser.lead_to(place.anchor, self._aim.words):
            self.browser.scroll_to(0.0)
        if self._aim.focus:
            self.browser.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit()

    def _take_entries(self, entries: Sequence[Entry]) -> None:
        self.contents.show_entries(entries, next(iter(self._listed)))
        self.contents.show_page(self._aim.place.page)

    def _search(self, words: str) -> None:
        self.reader.search(words, self._reading.views)

    def _show_hit(self, hit: Hit, focus: bool) -> None:
        words = self.contents.words.split()
        self._visit(Place(hit.page, hit.anchor), focus, words[0] if words else "")

    # By which rules

    def _show_rules(self, page: str) -> None:
        game = self._reading.game(page)
        preset, useful = self._reading.preset(page), has_rules(page)
        running = self._rules.running and game == next(iter(self._rules.views))
        self.bar.show_rules(self._rules.views[game], running, preset, useful)
        self.other_rules.show_preset(preset if useful else None, running)

    def _look_at(self, preset: str | None) -> None:
        self._reading = self._reading.looking_at(self._reading.game(self._aim.place.page), preset)
        self._read_again()

    # What a page asks for

    def _follow(self, address: str) -> None:
        if address.startswith(PAGE):
            self.go(address.removeprefix(PAGE))
        elif address.startswith(OPTION):
            self.setting_wanted.emit(self._reading.game(self._aim.place.page), address.removeprefix(OPTION))
        elif address.startswith(PICTURE):
            self._enlarge(address.removeprefix(PICTURE))

    def _enlarge(self, name: str) -> None:
        leaf = self.leaf
        if leaf is not None:
            cards = list({picture.name: picture.text for picture in leaf.pictures}.items())
            self.large.open(cards, name, self.pictures.aspect(name), self.pictures.picture)

    def _zoom(self, steps: int) -> None:
        wanted = self.browser.zoom + ZOOM_STEP * steps if steps else USUAL_ZOOM
        zoom = min(max(wanted, LEAST_ZOOM), MOST_ZOOM)
        self.browser.set_zoom(zoom)
        self._preferences.change(rules_zoom=zoom)

    def _print(self) -> None:
        if self.leaf is not None:
            self.paper.print(self.leaf, self)

    def _save(self) -> None:
        if self.leaf is not None:
            self.paper.ask_where_to_save(self.leaf, self)

    def _tell_failure(self, error: StorageError) -> None:
        text = self.tr("{file} cannot be saved: {reason}")
        self.notice.say(text.format(file=error.path.name, reason=failure_sentence(error.kind)), trouble=True)

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.large.setGeometry(self.rect())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._preferences.change(rules_window=place_of(self))

    # Parts

    def _translate(self) -> None:
        self.setAccessibleName(self.tr("Rule book"))
        self.browser.setAccessibleName(self.tr("Page of the rule book"))
        self.browser.setAccessibleDescription(self.tr("Tab goes from link to link, Enter follows it."))
        self._name_window()
        self.refresh()

    def _name_window(self) -> None:
        title = self.tr("Rule book") if self.leaf is None else self.tr("{page} – Rule book")
        self.setWindowTitle(title.format(page="" if self.leaf is None else self.leaf.title))

    def _connect(self) -> None:
        self.reader.read.connect(self._take_leaf)
        self.reader.listed.connect(self._take_entries)
        self.reader.found.connect(self.contents.show_hits)
        self.contents.chosen.connect(lambda page: self._visit(Place(page), focus=True))
        self.contents.asked.connect(self._search)
        self.contents.led.connect(self._show_hit)
        self.browser.followed.connect(self._follow)
        self.large.closed.connect(lambda: self.browser.setFocus(Qt.FocusReason.OtherFocusReason))
        self.pictures.ready.connect(self.large.update)
        self.other_rules.ended.connect(lambda: self._look_at(None))
        self.paper.saved.connect(lambda path: self.notice.say(self.tr("Saved as {file}.").format(file=path)))
        self.paper.failed.connect(self._tell_failure)
        self._connect_bar()

    def _connect_bar(self) -> None:
        bar = self.bar
        bar.back.clicked.connect(self.back)
        bar.forward.clicked.connect(self.forward)
        bar.rules_chosen.connect(self._look_at)
        bar.zoom_wanted.connect(self._zoom)
        bar.print_page.triggered.connect(self._print)
        bar.save_page.triggered.connect(self._save)
        for key in ("Ctrl+F", "F3"):
            QShortcut(QKeySequence(key), self).activated.connect(self.contents.take_focus)

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.other_rules, self.notice):
            column.addWidget(part)
        column.addWidget(self.browser, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.contents)
        split.addWidget(page)
        split.setStretchFactor(1, 1)
        split.setSizes([_CONTENTS_WIDTH, _USUAL.width() - _CONTENTS_WIDTH])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(split, 1)
