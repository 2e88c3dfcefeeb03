"""A page as plain text of a certain width: headings underlined, cards by their names, tables in columns."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from cardavia.pages.tree import Block, Content, Heading, Item, List, Page, Paragraph, Row, Table, Trick, plain
from cardavia.pages.words import NO_BREAK

WIDTH = 80
"""Characters in a line."""
_BULLET = "- "
_GAP = "  "
_NARROWEST = 8
"""A column is not made narrower than so many characters."""


def to_text(page: Page, width: int = WIDTH) -> str:
    """Return a page as text without trailing spaces, ending in a line feed."""
    title = plain(page.title)
    parts = [f"{title}\n{'=' * len(title)}"]
    if page.header:
        parts.append(_wrapped(plain(page.header), width))
    parts += ["\n".join(_block(block, width)) for block in page.blocks]
    lines = "\n\n".join(parts).replace(NO_BREAK, " ").splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _block(block: Block, width: int) -> Iterator[str]:
    match block:
        case Heading(level, content, _):
            title = plain(content)
            yield from (title, ("-" if level == 2 else "~") * len(title))
        case Paragraph(content, _):
            yield _wrapped(plain(content), width)
        case List(items, ordered):
            for number, item in enumerate(items, start=1):
                yield from _item(f"{number}. " if ordered else _BULLET, item, width)
        case Table(header, rows):
            yield from _table(tuple(cell.content for cell in header), rows, width)
        case Trick(cards, _):
            for laid in cards:
                note = f" ({laid.note})" if laid.note else ""
                yield _wrapped(f"{laid.player}: {laid.card.name}{note}", width, _BULLET)


def _item(mark: str, item: Item, width: int) -> Iterator[str]:
    indent = " " * len(mark)
    lines = [line for block in item.blocks for part in _block(block, width - len(mark)) for line in part.splitlines()]
    for place, line in enumerate(lines):
        yield (indent if place else mark) + line


def _wrapped(text: str, width: int, mark: str = "") -> str:
    return textwrap.fill(
        text,
        width,
        initial_indent=mark,
        subsequent_indent=" " * len(mark),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _table(header: tuple[Content, ...], rows: Iterable[Row], width: int) -> Iterator[str]:
    lines = [tuple(map(plain, header)), *(tuple(plain(cell.content) for cell in row.cells) for row in rows)]
    widths = _widths(lines, width)
    yield from _row(lines[0], widths)
    yield _GAP.join("-" * column for column in widths)
    for line in lines[1:]:
        yield from _row(line, widths)


def _widths(lines: Sequence[Sequence[str]], width: int) -> list[int]:
    """Return the widths of the columns: the widest ones give way until the table fits."""
    widths = [max(map(len, column)) for column in zip_longest(*lines, fillvalue="")]
    room = width - len(_GAP) * (len(widths) - 1)
    while sum(widths) > room and max(widths) > _NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _row(texts: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """Yield the lines of a row, long cells going on below."""
    cells = [textwrap.wrap(text, width) or [""] for text, width in zip(texts, widths, strict=True)]
    for line in zip_longest(*cells, fillvalue=""):
        yield _GAP.join(text.ljust(width) for text, width in zip(line, widths, strict=True))
