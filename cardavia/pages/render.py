"""A page as a reader sees it."""

from __future__ import annotations

from functools import lru_cache

from cardavia.pages.bound import bound
from cardavia.pages.context import Context, context_of
from cardavia.pages.errors import PageError
from cardavia.pages.library import game_of_page, pages_of, source_of
from cardavia.pages.markup import blocks_of, content_of
from cardavia.pages.sentences import first_sentence
from cardavia.pages.tables import differences
from cardavia.pages.tree import Block, Content, Heading, Item, List, Mark, Page, Paragraph, Table, Text, plain
from cardavia.pages.view import View

_TITLE = "# "


@lru_cache(maxsize=128)
def render(page: str, view: View) -> Page:
    """Return a page filled for the view; PageError when the page, a placeholder or a word does not exist.

    ``page`` is a name of `cardavia.pages.library.all_pages`. To look at another rule set is to ask with another view.
    """
    context = context_of(page, view)
    title, _, body = source_of(view.language, page, context.words.deck.variant).partition("\n")
    if not title.startswith(_TITLE):
        raise PageError("does not begin with a title", page)
    try:
        filled = Page(page, content_of(title[len(_TITLE) :], context), _header(context), blocks_of(body, context))
    except PageError as problem:
        raise problem if problem.page else PageError(problem.what, page) from None
    return bound(filled, view.language)


def title_of(page: str, view: View) -> str:
    """Return the title of a page."""
    return plain(render(page, view).title)


def game_text(view: View) -> tuple[Page, ...]:
    """Return all pages of the view's game in the order of reading."""
    return tuple(render(page, view) for page in pages_of(view.game))


def rule_sentence(target: str, view: View) -> str:
    """Return the rule at a paragraph of the view's game, such as ``play#follow-suit``: its first sentence.

    PageError when nothing is shown there under these rules.
    """
    name, _, anchor = target.partition("#")
    page = render(name if "/" in name else f"{view.game}/{name}", view)
    anchored = False
    for block in page.blocks:
        anchored = anchored or anchor in anchors_of(block)
        if anchored and not isinstance(block, Heading):
            return first_sentence(text_of(block, anchor))
    raise PageError(f"{target!r} shows no rule", page.name)


def text_of(block: Block, anchor: str = "") -> str:
    """Return the words of a block, of a list or table those at the anchor where it has it."""
    match block:
        case Heading(_, content, _) | Paragraph(content, _):
            return plain(tuple(inline for inline in content if not isinstance(inline, Mark)))
        case List(items, _):
            chosen = [item for item in items if anchor in item.anchors] or items
            return " ".join(_item_text(item) for item in chosen)
        case Table(_, rows):
            cells = [cell for row in rows for cell in row.cells]
            found = [cell for cell in cells if anchor in cell.anchors] or cells
            return " ".join(plain(cell.content) for cell in found)
        case _:
            return ", ".join(laid.card.name for laid in block.cards)


def _item_text(item: Item) -> str:
    return " ".join(text_of(block) for block in item.blocks)


def anchors_of(block: Block) -> tuple[str, ...]:
    """Return every anchor in a block."""
    match block:
        case Heading() | Paragraph():
            return block.anchors
        case List(items, _):
            inside = (anchors_of(inner) for item in items for inner in item.blocks)
            return (*(anchor for item in items for anchor in item.anchors), *(a for found in inside for a in found))
        case Table(_, rows):
            return tuple(anchor for row in rows for cell in row.cells for anchor in cell.anchors)
        case _:
            return ()


def _header(context: Context) -> Content:
    """Return which rules a page shows: the rule set, and what differs from it."""
    game = game_of_page(context.page)
    if game is None:
        return ()
    scope, words = context.game_scope(game), context.words
    preset = words.text("presets", scope.preset)
    changed = "; ".join(differences(scope, context))
    if not changed:
        return (Text(words.text("words", "rules-shown").format(preset=preset)),)
    return (Text(words.text("words", "rules-changed").format(preset=preset, changes=changed)),)
