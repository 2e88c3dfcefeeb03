"""A page as HTML for a text browser: pictures are named ``card:CQ``, or ``card:bavarian/CQ`` for a certain deck.

Only what Qt's rich text knows is used. Colours, sizes and the room around tables belong to the style sheet of whoever
shows it, by the classes ``header``, ``table``, ``marked`` (a row), ``trick``, ``on`` and ``off`` (a house rule and its
mark) and ``setting``.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from cardavia.pages.tree import (
    Block,
    Cards,
    Cell,
    Content,
    Heading,
    Inline,
    Item,
    Laid,
    Link,
    List,
    Mark,
    NamedCard,
    Page,
    Paragraph,
    Row,
    Styled,
    Table,
    Text,
    Trick,
)

OPTION = "option:"
"""Scheme of a link that opens the setting of an option."""
PICTURE = "card:"
"""Scheme of a picture of a card."""
PAGE = "page:"
"""Scheme of a link to a page and its paragraph."""
_OPTION_ANCHOR = "opt-"


def to_html(page: Page, setting: str = "") -> str:
    """Return a page as the body of an HTML document; ``setting`` are the words of a link to the setting of a rule."""
    header = f'<p class="header">{_content(page.header)}</p>' if page.header else ""
    body = "\n".join(_block(block, setting) for block in page.blocks)
    return f"<h1>{_content(page.title)}</h1>\n{header}\n{body}\n"


def picture_name(code: str, deck: str | None) -> str:
    """Return the name of the picture of a card."""
    return f"{PICTURE}{deck}/{code}" if deck else f"{PICTURE}{code}"


def _block(block: Block, setting: str) -> str:
    match block:
        case Heading(level, content, anchors):
            return f"<h{level}>{_anchors(anchors)}{_content(content)}{_settings(anchors, setting)}</h{level}>"
        case Paragraph(content, anchors):
            return _paragraph(block, f"{_anchors(anchors)}{_content(content)}", setting)
        case List(items, ordered):
            tag = "ol" if ordered else "ul"
            return f"<{tag}>{''.join(_item(item, setting) for item in items)}</{tag}>"
        case Table(header, rows):
            return _table(header, rows)
        case Trick(cards, deck):
            return _trick(cards, deck)


def _paragraph(block: Paragraph, inner: str, setting: str) -> str:
    if block.house_rule is None:
        return f"<p>{inner}</p>"
    state = "on" if block.house_rule else "off"
    links = _settings(block.anchors, setting)
    return f'<table class="{state}" width="100%"><tr><td class="{state}"><p>{inner}{links}</p></td></tr></table>'


def _settings(anchors: Iterable[str], setting: str) -> str:
    names = (anchor.removeprefix(_OPTION_ANCHOR) for anchor in anchors if anchor.startswith(_OPTION_ANCHOR))
    return "".join(f' <a class="setting" href="{OPTION}{name}">{escape(setting)}</a>' for name in names if setting)


def _item(item: Item, setting: str) -> str:
    return f"<li>{_anchors(item.anchors)}{''.join(_inside(block, setting) for block in item.blocks)}</li>"


def _inside(block: Block, setting: str) -> str:
    """Return a block within an item, where a paragraph needs no room of its own."""
    return _content(block.content) if isinstance(block, Paragraph) else _block(block, setting)


def _table(header: Iterable[Cell], rows: Iterable[Row]) -> str:
    top = "".join(f"<th>{_cell(cell)}</th>" for cell in header)
    body = "".join(f"<tr{_marked(row)}>{''.join(f'<td>{_cell(cell)}</td>' for cell in row.cells)}</tr>" for row in rows)
    return f'<table class="table" border="1" cellspacing="0" cellpadding="4"><tr>{top}</tr>{body}</table>'


def _marked(row: Row) -> str:
    return ' class="marked"' if row.marked else ""


def _cell(cell: Cell) -> str:
    return _anchors(cell.anchors) + _content(cell.content)


def _trick(cards: Iterable[Laid], deck: str | None) -> str:
    pictures = "".join(f'<td align="center">{_picture(laid.card, deck)}</td>' for laid in cards)
    captions = "".join(f'<td align="center">{_caption(laid)}</td>' for laid in cards)
    return f'<table class="trick" cellpadding="4"><tr>{pictures}</tr><tr>{captions}</tr></table>'


def _caption(laid: Laid) -> str:
    note = f"<br>{escape(laid.note)}" if laid.note else ""
    return f"{escape(laid.player)}{note}"


def _content(content: Content) -> str:
    return "".join(_inline(inline) for inline in content)


def _inline(inline: Inline) -> str:
    match inline:
        case Text(text):
            return escape(text)
        case Styled(content, strong):
            tag = "b" if strong else "i"
            return f"<{tag}>{_content(content)}</{tag}>"
        case Cards(cards, deck, captioned):
            return " ".join(_card(card, deck, captioned) for card in cards)
        case Link(target, content):
            return f'<a href="{escape(PAGE + target)}">{_content(content)}</a>'
        case Mark(on, word):
            return f'<b class="{"on" if on else "off"}">[{escape(word)}]</b>'


def _card(card: NamedCard, deck: str | None, captioned: bool) -> str:
    caption = f"<br>{escape(card.name)}" if captioned else ""
    return _picture(card, deck) + caption


def _picture(card: NamedCard, deck: str | None) -> str:
    name = escape(card.name)
    return f'<img src="{escape(picture_name(card.code, deck))}" alt="{name}" title="{name}">'


def _anchors(anchors: Iterable[str]) -> str:
    return "".join(f'<a name="{escape(anchor)}"></a>' for anchor in anchors)
