"""Binding words of a page so that no line ends or begins where the language forbids it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardavia.pages.tree import (
    Block,
    Cell,
    Content,
    Heading,
    Inline,
    Item,
    Link,
    List,
    Page,
    Paragraph,
    Row,
    Styled,
    Table,
    Text,
    Trick,
)
from cardavia.pages.words import NO_BREAK


@dataclass(frozen=True, slots=True)
class Binding:
    """What a language binds: ``words`` of one letter to the next word, and with ``dash`` an em dash to the one before.

    The pages are written with plain spaces: nobody who translates or searches them has to see what is bound.
    """

    words: str
    dash: bool = False

    def bound(self, text: str) -> str:
        """Return the text with a non-breaking space in each place that holds together."""
        held = re.sub(rf"(?<!\w)([{self.words}]) ", rf"\1{NO_BREAK}", text, flags=re.IGNORECASE)
        return held.replace(" —", f"{NO_BREAK}—") if self.dash else held


BINDINGS: Mapping[str, Binding] = {
    "cs": Binding("ksvzouai"),
    "ru": Binding("вксоуиая", dash=True),
    "uk": Binding("вузійоає", dash=True),
}
"""The languages whose typography asks for it: prepositions and conjunctions of one letter do not end a line."""


def bound(page: Page, language: str) -> Page:
    """Return the page with its words bound as the language wants it; the page itself where it wants nothing."""
    binding = BINDINGS.get(language)
    return page if binding is None else _Binder(binding).page(page)


class _Binder:
    """Goes through the tree of a page."""

    def __init__(self, binding: Binding) -> None:
        self._binding = binding

    def page(self, page: Page) -> Page:
        blocks = tuple(map(self._block, page.blocks))
        return replace(page, title=self._content(page.title), header=self._content(page.header), blocks=blocks)

    def _block(self, block: Block) -> Block:
        match block:
            case Heading() | Paragraph():
                return replace(block, content=self._content(block.content))
            case List(items, _):
                return replace(block, items=tuple(map(self._item, items)))
            case Table(header, rows):
                return Table(self._cells(header), tuple(map(self._row, rows)))
            case Trick(cards, _):
                return replace(block, cards=tuple(replace(laid, note=self._binding.bound(laid.note)) for laid in cards))

    def _item(self, item: Item) -> Item:
        return replace(item, blocks=tuple(map(self._block, item.blocks)))

    def _row(self, row: Row) -> Row:
        return replace(row, cells=self._cells(row.cells))

    def _cells(self, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
        return tuple(replace(cell, content=self._content(cell.content)) for cell in cells)

    def _content(self, content: Content) -> Content:
        return tuple(map(self._inline, content))

    def _inline(self, inline: Inline) -> Inline:
        match inline:
            case Text(text):
                return Text(self._binding.bound(text))
            case Styled() | Link():
                return replace(inline, content=self._content(inline.content))
            case _:
                return inline
