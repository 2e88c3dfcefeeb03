"""From the text of a page to its tree: Markdown is read by a library, placeholders are filled in between."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from cardavia.pages.branches import chosen
from cardavia.pages.conditions import holds
from cardavia.pages.context import Context, context_of
from cardavia.pages.errors import PageError
from cardavia.pages.links import linked
from cardavia.pages.placeholders import filled
from cardavia.pages.sections import GENERATED, generated
from cardavia.pages.sentences import capitalised, ends_sentence, merged
from cardavia.pages.tree import Block, Cell, Content, Heading, Inline, Item, Link, List, Paragraph, Row, Styled, Table
from cardavia.pages.tree import Text as Words

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode

_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
_FIRST = 0xE100
"""Private characters from here on stand for the placeholders while Markdown is read."""
_STAND_IN = re.compile("([\ue100-\uf8ff])")
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_MOST = 0xF8FF - _FIRST


@dataclass(frozen=True, slots=True)
class _Prepared:
    """A page's Markdown with stand-ins, and the placeholders they stand for."""

    text: str
    placeholders: tuple[str, ...]

    def of(self, sign: str) -> tuple[str, str]:
        """Return name and argument of the placeholder that a sign stands for."""
        name, _, argument = self.placeholders[ord(sign) - _FIRST].partition(":")
        return name, argument


@dataclass(frozen=True, slots=True)
class _Anchor:
    """The place of an anchor, until the block knows it."""

    name: str


_Piece: TypeAlias = "Inline | _Anchor"


def blocks_of(source: str, context: Context) -> tuple[Block, ...]:
    """Return the blocks of a page's text; PageError names what is wrong with it."""
    prepared = _prepared(chosen(source, lambda condition: holds(condition, context)), context)
    return _Reader(prepared, context).blocks(_tree(prepared.text).children)


def content_of(line: str, context: Context) -> Content:
    """Return a line of a page, such as a title, without its anchors."""
    blocks = blocks_of(line, context)
    if len(blocks) != 1 or not isinstance(blocks[0], Paragraph):
        raise PageError(f"{line!r} is no line of text", context.page)
    return blocks[0].content


def _prepared(text: str, context: Context) -> _Prepared:
    if _PRIVATE.search(text):
        raise PageError("holds characters of the private use area", context.page)
    found: list[str] = []
    # Innermost first: the words of a link may hold placeholders.
    while _PLACEHOLDER.search(text):
        text = _PLACEHOLDER.sub(lambda match: _stand_in(match[1], found), text)
    if "{" in text or "}" in text or len(found) > _MOST:
        raise PageError("a brace is left over", context.page)
    return _Prepared(text, tuple(found))


def _stand_in(placeholder: str, found: list[str]) -> str:
    """Return what stands in the Markdown for a placeholder: a sign, or a link where it has words of its own."""
    name, _, argument = placeholder.partition(":")
    target, bar, words = argument.partition("|")
    if name == "link" and bar:
        return f"[{words}]({target})"
    found.append(placeholder)
    return chr(_FIRST + len(found) - 1)


@cache
def _markdown() -> MarkdownIt:
    # Imported here: commands that show no page start without it.
    from markdown_it import MarkdownIt

    return MarkdownIt("zero").enable(["heading", "list", "table", "emphasis", "link", "escape", "newline"])


def _tree(text: str) -> SyntaxTreeNode:
    from markdown_it.tree import SyntaxTreeNode

    return SyntaxTreeNode(_markdown().parse(text))


class _Reader:
    """Makes the tree of one page."""

    def __init__(self, prepared: _Prepared, context: Context) -> None:
        self._prepared = prepared
        self._context = context

    def blocks(self, nodes: Iterable[SyntaxTreeNode]) -> tuple[Block, ...]:
        return tuple(block for node in nodes for block in self._block(node))

    def _block(self, node: SyntaxTreeNode) -> Iterator[Block]:
        match node.type:
            case "paragraph":
                yield from self._paragraph(node)
            case "heading":
                content, anchors = self._inline(node)
                yield Heading(int(node.tag[1:]), content, anchors)
            case "bullet_list" | "ordered_list":
                yield List(tuple(map(self._item, node.children)), node.type == "ordered_list")
            case "table":
                yield self._table(node)
            case _:
                raise PageError(f"{node.type} is not for pages", self._context.page)

    def _paragraph(self, node: SyntaxTreeNode) -> Iterator[Block]:
        alone = _STAND_IN.fullmatch(node.children[0].content.strip())
        name, argument = self._prepared.of(alone[1]) if alone else ("", "")
        if name in GENERATED:
            yield from generated(name, argument, self._context)
            return
        content, anchors = self._inline(node)
        if content or anchors:
            yield Paragraph(content, anchors)

    def _item(self, node: SyntaxTreeNode) -> Item:
        blocks = self.blocks(node.children)
        anchors = tuple(name for block in blocks if isinstance(block, Paragraph) for name in block.anchors)
        freed = (Paragraph(block.content) if isinstance(block, Paragraph) else block for block in blocks)
        return Item(tuple(freed), anchors)

    def _table(self, node: SyntaxTreeNode) -> Table:
        rows = [tuple(map(self._cell, row.children)) for part in node.children for row in part.children]
        header, *body = rows
        return Table(header, tuple(map(Row, body)))

    def _cell(self, node: SyntaxTreeNode) -> Cell:
        return Cell(*self._inline(node))

    def _inline(self, node: SyntaxTreeNode) -> tuple[Content, tuple[str, ...]]:
        pieces = self._pieces(child for inline in node.children for child in inline.children)
        anchors = tuple(piece.name for piece in pieces if isinstance(piece, _Anchor))
        return merged(piece for piece in pieces if not isinstance(piece, _Anchor)), anchors

    def _pieces(self, nodes: Iterable[SyntaxTreeNode]) -> list[_Piece]:
        pieces: list[_Piece] = []
        for node in nodes:
            match node.type:
                case "text" | "text_special":
                    self._add_text(node.content, pieces)
                case "softbreak" | "hardbreak":
                    pieces.append(Words(" "))
                case "em" | "strong":
                    pieces.append(Styled(self._within(node), node.type == "strong"))
                case "link":
                    target = str(node.attrs["href"])
                    pieces.append(Link(linked(target, self._context)[0], self._within(node)))
                case _:
                    raise PageError(f"{node.type} is not for pages", self._context.page)
        return pieces

    def _within(self, node: SyntaxTreeNode) -> Content:
        return tuple(piece for piece in self._pieces(node.children) if not isinstance(piece, _Anchor))

    def _add_text(self, text: str, pieces: list[_Piece]) -> None:
        for part in _STAND_IN.split(text):
            if _STAND_IN.fullmatch(part):
                starts = ends_sentence(piece for piece in pieces if not isinstance(piece, _Anchor))
                pieces.extend(self._filled(*self._prepared.of(part), starts))
            elif part:
                pieces.append(Words(part))

    def _filled(self, name: str, argument: str, starts: bool) -> Iterable[_Piece]:
        """Return what a placeholder becomes; ``starts`` tells that a sentence begins with it."""
        if name.startswith("#"):
            return (_Anchor(name[1:]),)
        if name in GENERATED:
            raise PageError(f"{{{name}}} must stand alone in a paragraph", self._context.page)
        if name == "link":
            return self._link(argument, starts)
        content = filled(name, argument, self._context)
        return capitalised(content) if starts else content

    def _link(self, argument: str, starts: bool) -> Content:
        """Return a link with the title of what it leads to: after a full stop, a sentence of its own."""
        target, title = linked(argument, self._context)
        words = content_of(title, context_of(target.partition("#")[0], self._context.view))
        link = Link(target, words)
        if not starts:
            return (link,)
        before, after = self._context.words.text("words", "see").split("{title}")
        # A title that is a question ends its sentence itself.
        return Words(before), link, Words(after.lstrip(".") if title.endswith(("?", "!")) else after)
