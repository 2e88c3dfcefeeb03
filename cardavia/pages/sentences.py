"""Small services for running text: where sentences begin, and joining what belongs together."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cardavia.pages.tree import Content, Inline, Text, plain

_SPACES = re.compile(r"[ \t\n]+")
_SENTENCE_END = re.compile(r"[.!?:…][”“’»\")]*\s*\Z")
_FIRST_SENTENCE = re.compile(r".+?[.!?…](?=\s|\Z)", re.DOTALL)


def ends_sentence(before: Iterable[Inline]) -> bool:
    """Say whether a sentence begins after this content; a colon does not end one."""
    text = plain(tuple(before)).rstrip()
    return not text or (bool(_SENTENCE_END.search(text)) and not text.endswith(":"))


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def capitalised(content: Content) -> Content:
    """Return the content with a capital letter if it begins with words."""
    first, *rest = content
    return (Text(capital(first.text)), *rest) if isinstance(first, Text) else content


def merged(content: Iterable[Inline]) -> Content:
    """Return the content with neighbouring words in one piece, single spaces, and none at the ends."""
    pieces: list[Inline] = []
    for inline in content:
        last = pieces[-1] if pieces else None
        if isinstance(inline, Text) and isinstance(last, Text):
            pieces[-1] = Text(last.text + inline.text)
        else:
            pieces.append(inline)
    return _trimmed([_spaced(inline) for inline in pieces])


def _spaced(inline: Inline) -> Inline:
    return Text(_SPACES.sub(" ", inline.text)) if isinstance(inline, Text) else inline


def _trimmed(pieces: list[Inline]) -> Content:
    if pieces and isinstance(pieces[0], Text):
        pieces[0] = Text(pieces[0].text.lstrip(" "))
    if pieces and isinstance(pieces[-1], Text):
        pieces[-1] = Text(pieces[-1].text.rstrip(" "))
    return tuple(piece for piece in pieces if piece != Text(""))


def first_sentence(text: str) -> str:
    """Return the first sentence of a text, the whole where it is none."""
    found = _FIRST_SENTENCE.match(text.strip())
    return found[0] if found else text.strip()
