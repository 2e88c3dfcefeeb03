"""Where a link leads, and what it is called when its writer gave it no words."""

from __future__ import annotations

import re
from functools import cache

from cardavia.engine.cards import PACK
from cardavia.pages.branches import chosen
from cardavia.pages.conditions import holds
from cardavia.pages.context import Context, context_of
from cardavia.pages.errors import PageError
from cardavia.pages.library import DECK_KINDS, DECKS, game_of_page, resolved, source_of
from cardavia.pages.sentences import capital

_ANCHOR = re.compile(r"\{#([\w-]+)\}")
_HEADING = re.compile(r"#{1,6} +(.*)")


def anchors_in(language: str, page: str) -> frozenset[str]:
    """Return every anchor of a page, also of what some rules do not show; PageError when the page is missing."""
    folder, _, name = page.rpartition("/")
    drawn = [card.code for card in PACK] if folder == DECKS and name in DECK_KINDS else []
    return frozenset((*_headings(language, page), *drawn))


@cache
def _headings(language: str, page: str, variant: str = "") -> dict[str, tuple[str, bool]]:
    """Return for each anchor of a page the heading above it, and whether it stands in the heading itself."""
    found: dict[str, tuple[str, bool]] = {}
    heading = ""
    for line in source_of(language, page, variant).splitlines():
        title = _HEADING.fullmatch(line)
        heading = title[1] if title else heading
        # The first line is the page's title, to which a link without an anchor leads.
        found.setdefault("", (heading, True))
        found |= dict.fromkeys(_ANCHOR.findall(line), (heading, title is not None))
    return found


def linked(target: str, context: Context) -> tuple[str, str]:
    """Return page and anchor of a link, and a title for it, in which placeholders may stand; PageError if it is dead.

    A title is the heading that it leads to; a paragraph that explains an option, a line or a term has its name.
    """
    page, anchor = resolved(target, context.page)
    language = context.view.language
    if anchor not in anchors_in(language, page):
        raise PageError(f"the link {target!r} leads to no anchor", context.page)
    whole = f"{page}#{anchor}" if anchor else page
    return whole, _title(page, anchor, context)


def _title(page: str, anchor: str, context: Context) -> str:
    target = context_of(page, context.view)
    heading, own = _headings(context.view.language, page, target.words.deck.variant).get(anchor, ("", False))
    if not own:
        named = _name(page, anchor, context)
        if named is not None:
            return named
    text = chosen(_ANCHOR.sub("", heading).strip(), lambda condition: holds(condition, target))
    return text.strip()


def _name(page: str, anchor: str, context: Context) -> str | None:
    """Return the name of what a paragraph explains, None where its anchor is no key."""
    kind, _, key = anchor.partition("-")
    words, game = context.words, game_of_page(page)
    if kind == "line" and words.has("lines", key):
        return capital(words.text("lines", key))
    if kind == "opt" and game is not None and words.has("options", game, key):
        return capital(words.text("options", game, key, "name"))
    if page == "glossary" and words.has("terms", anchor):
        return capital(words.term(anchor))
    return None
