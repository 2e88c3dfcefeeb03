"""Fills pages, lists and searches them in threads of its own; the interface only shows what has come."""

from __future__ import annotations

import re
import weakref
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import partial
from html import unescape
from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from cardavia.pages.errors import PageError
from cardavia.pages.html import PICTURE, to_html
from cardavia.pages.library import all_pages, game_of_page
from cardavia.pages.render import render
from cardavia.pages.search import Entry, Hit, search
from cardavia.pages.tree import Page, plain
from cardavia.pages.view import View, or_in_english
from cardavia.ui.picture_work import wait_for

Views = Mapping[str, View]
"""How each game is looked at, the one on the table first."""
Answer = TypeVar("Answer")
Steps: TypeAlias = Generator[None, None, Answer]
"""Work that may be interrupted after each step; it returns the answer."""
_IMAGE: Final = re.compile(rf'<img src="{PICTURE}([^"]*)" alt="([^"]*)"[^>]*>')


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a page: ``name`` is a card's code, after a deck and a slash where it is of a certain deck."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page that is ready to be shown; ``body`` is HTML, in which ``setting`` leads to the setting of a house rule."""

    page: str
    view: View
    setting: str
    title: str
    body: str
    pictures: tuple[Picture, ...]


def view_for(page: str, views: Views) -> View:
    """Return how a page is looked at: as its game is, or as the game on the table where it belongs to none."""
    return views.get(game_of_page(page) or "") or next(iter(views.values()))


def leaf_of(page: str, view: View, setting: str = "") -> Leaf:
    """Return a page filled for the view; ``setting`` are the words that lead to the setting of a house rule."""
    tree = _rendered(page, view)
    # Pictures need no room between lines.
    body = to_html(tree, setting).replace("<p><img", '<p class="cards"><img')
    pictures = tuple(Picture(unescape(name), unescape(text)) for name, text in _IMAGE.findall(body))
    return Leaf(page, view, setting, plain(tree.title), body, pictures)


def entries_of(views: Views) -> Steps[tuple[Entry, ...]]:
    """Return every page there is with its title, a page a step."""
    entries = []
    for page in all_pages():
        entries.append(Entry(page, plain(_rendered(page, view_for(page, views)).title)))
        yield
    return tuple(entries)


def hits_of(query: str, views: Views) -> Steps[tuple[Hit, ...]]:
    """Return where the words of the query stand, the pages of the game on the table first, a game a step."""
    first, *others = views.values()
    hits = list(_search(query, first))
    for view in others:
        yield
        hits += [hit for hit in _search(query, view) if game_of_page(hit.page) == view.game]
    return tuple(hits)


def _rendered(page: str, view: View) -> Page:
    return or_in_english(partial(render, page), view)


def _search(query: str, view: View) -> tuple[Hit, ...]:
    try:
        return or_in_english(partial(search, query), view)
    except PageError:
        return ()


class _Kind(Enum):
    """What can be asked, with its urgency."""

    CONTENTS = 0
    SEARCH = 1
    PAGE = 2


class BookReader(QObject):
    """Answers each question by a signal; what has been asked for anew in the meantime is not answered.

    There is one thread, which looks after every step whether something more urgent has been asked for.
    """

    read = Signal(object)
    """A `Leaf`."""
    listed = Signal(object)
    """An `Entry` for every page."""
    found = Signal(object)
    """The `Hit`s of the last search."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tickets: Counter[_Kind] = Counter()
        self._signals = {_Kind.CONTENTS: self.listed, _Kind.SEARCH: self.found, _Kind.PAGE: self.read}
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)
        # An interpreter that ends would take the signals from the workers.
        weakref.finalize(self, wait_for, self._pool)
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.stop)

    def open(self, page: str, view: View, setting: str) -> None:
        """Fill a page; `read` follows."""
        self._ask(_Kind.PAGE, _at_once(lambda: leaf_of(page, view, setting)))

    def list(self, views: Views) -> None:
        """Gather the titles of all pages; `listed` follows."""
        self._ask(_Kind.CONTENTS, entries_of(views))

    def search(self, query: str, views: Views) -> None:
        """Look for words in all pages; `found` follows."""
        self._ask(_Kind.SEARCH, hits_of(query, views))

    def stop(self) -> None:
        """Answer nothing more, and wait for the thread."""
        for kind in _Kind:
            self._tickets[kind] += 1
        self._pool.clear()
        wait_for(self._pool)

    def _ask(self, kind: _Kind, steps: Steps[object]) -> None:
        self._tickets[kind] += 1
        self._go_on(kind, self._tickets[kind], steps)

    def _go_on(self, kind: _Kind, ticket: int, steps: Steps[object]) -> None:
        self._pool.start(lambda: self._step(kind, ticket, steps), kind.value)

    def _step(self, kind: _Kind, ticket: int, steps: Steps[object]) -> None:
        """Take one step, in the thread; the next one waits for whatever is more urgent."""
        if self._tickets[kind] != ticket:
            return
        try:
            next(steps)
        except StopIteration as end:
            self._signals[kind].emit(end.value)
        else:
            self._go_on(kind, ticket, steps)


def _at_once(work: Callable[[], Answer]) -> Steps[Answer]:
    yield
    return work()
