"""Finding a word in the pages, as they read under the rules of a view."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from cardavia.pages.library import DECKS, FRONT_PAGES, PRESETS, all_pages, game_of_page, pages_of
from cardavia.pages.render import anchors_of, render, text_of
from cardavia.pages.tree import Block, Heading, Page, plain
from cardavia.pages.view import View
from cardavia.pages.words import NO_BREAK

_AROUND = 60
"""Characters of the text shown on either side of what was found."""
_ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Entry:
    """A page in the table of contents."""

    page: str
    title: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A place where all words that were asked for stand.

    ``anchor`` is the nearest one at or above it, empty for the beginning of the page; ``heading`` the section, and
    ``excerpt`` the text around the first word.
    """

    page: str
    title: str
    anchor: str
    heading: str
    excerpt: str


def contents(view: View) -> tuple[Entry, ...]:
    """Return the table of contents of a view: front pages, the pages of its game, its rule sets, the decks."""
    return tuple(Entry(page, plain(render(page, view).title)) for page in _pages(view))


def _pages(view: View) -> tuple[str, ...]:
    others = [page for page in all_pages() if page.partition("/")[0] in (PRESETS, DECKS)]
    mine = (page for page in others if game_of_page(page) in (view.game, None))
    return (*FRONT_PAGES, *pages_of(view.game), *mine)


def search(query: str, view: View) -> tuple[Hit, ...]:
    """Return where every word of the query stands in one block, in the order of the contents; case and accents are
    not minded, and nothing is found by an empty query.
    """
    words = [_folded(word) for word in query.split()]
    if not words:
        return ()
    return tuple(hit for page in _pages(view) for hit in _hits(words, render(page, view)))


def _hits(words: list[str], page: Page) -> Iterator[Hit]:
    title = plain(page.title)
    anchor, heading = "", title
    for block in page.blocks:
        anchor = next(iter(anchors_of(block)), anchor)
        heading = plain(block.content) if isinstance(block, Heading) else heading
        text = text_of(block).replace(NO_BREAK, " ")
        if all(word in _folded(text) for word in words):
            yield Hit(page.name, title, _anchor(block, words, anchor), heading, _excerpt(text, words[0]))


def _anchor(block: Block, words: list[str], otherwise: str) -> str:
    """Return the anchor in a list or table whose own text has all the words, where there is one."""
    for anchor in anchors_of(block):
        if all(word in _folded(text_of(block, anchor)) for word in words):
            return anchor
    return otherwise


def _excerpt(text: str, word: str) -> str:
    place = max(_folded(text).find(word), 0)
    start, end = max(place - _AROUND, 0), place + len(word) + _AROUND
    before = _ELLIPSIS if start else ""
    return before + text[start:end].strip() + (_ELLIPSIS if end < len(text) else "")


def _folded(text: str) -> str:
    """Return the text without case and accents, letter for letter, so that places stay the same."""
    return "".join(unicodedata.normalize("NFD", sign)[0].lower() for sign in text)
