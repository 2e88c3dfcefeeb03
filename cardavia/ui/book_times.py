"""How long it takes to open a page of the rule book, and how busy the thread of the interface is with it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QEventLoop, QObject

from cardavia.pages.languages import ENGLISH
from cardavia.pages.library import all_pages
from cardavia.pages.render import render
from cardavia.storage.settings import Settings
from cardavia.ui.book_pictures import BookPictures
from cardavia.ui.book_rules import views_in_force
from cardavia.ui.book_window import BookWindow, Rules
from cardavia.ui.card_source import PlainCards
from cardavia.ui.deck_list import DeckList
from cardavia.ui.frame_meter import FrameMeter, figures, run_until
from cardavia.ui.preferences import Preferences


def page_times(pages: Sequence[str] | None = None) -> dict[str, float]:
    """Open pages that nobody has read before, by default all of them, and return milliseconds.

    ``median``, ``p95`` and ``most`` are from asking for a page until it is painted with blank cards, ``busy`` the most
    processor time of a turn of the event loop. Needs an application and takes some seconds.
    """
    parts = QObject()
    book = _book(parts)
    book.show()
    # What is loaded with the first page, and the contents, are no part of opening the others.
    first, *others = pages or all_pages()
    _open(book, first)
    run_until(lambda: book.contents.tree.topLevelItemCount() > 0)
    render.cache_clear()
    busy: list[float] = []
    taken = []
    for page in others:
        with FrameMeter(busy.append):
            taken.append(_open(book, page))
            run_until(lambda: book.pictures.idle)
    book.end()
    return {**figures(taken), "busy": max(busy)}


def _book(parts: QObject) -> BookWindow:
    settings = Settings()
    source = PlainCards()
    pictures = BookPictures(DeckList(source, parts), source, lambda: "french", settings.look_of, parts)
    rules = Rules(views_in_force(settings, ENGLISH, None, ""), running=False)
    return BookWindow(Preferences(settings, lambda _: None, parts), pictures, lambda: rules)


def _open(book: BookWindow, page: str) -> float:
    """Open a page and return how long that took until it was painted."""
    loop = QEventLoop()
    book.shown.connect(loop.quit)
    started = time.perf_counter()
    book.open_at(page, "schafkopf")
    loop.exec()
    book.browser.viewport().repaint()
    taken = time.perf_counter() - started
    book.shown.disconnect(loop.quit)
    return 1000 * taken
