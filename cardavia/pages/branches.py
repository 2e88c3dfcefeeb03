"""Choosing among the texts of ``{if …}`` … ``{else}`` … ``{end}``: what does not hold disappears."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from cardavia.pages.errors import PageError

_TAG = re.compile(r"\{(?:if (?P<condition>[^{}]+)|(?P<word>else|end))\}")
_GONE = "\ue000"
"""Stands where a tag stood: a line that holds nothing else goes with it."""
_GONE_LINE = re.compile(rf"^[ \t]*{_GONE}[ \t{_GONE}]*(?:\n|\Z)", re.MULTILINE)


@dataclass(slots=True)
class _Open:
    """An ``{if}`` that has not ended: whether its present side is shown, and whether anything around it is."""

    shown: bool
    outside: bool
    turned: bool = field(default=False)


def chosen(text: str, holds: Callable[[str], bool]) -> str:
    """Return the text with the sides that hold; PageError when tags do not match up."""
    kept: list[str] = []
    stack: list[_Open] = []
    place = 0
    for found in _TAG.finditer(text):
        kept.append(_part(text[place : found.start()], stack))
        kept.append(_GONE)
        place = found.end()
        _turn(stack, found["condition"], found["word"], holds)
    if stack:
        raise PageError("an {if} has no {end}")
    return _GONE_LINE.sub("", "".join((*kept, text[place:]))).replace(_GONE, "")


def _part(text: str, stack: list[_Open]) -> str:
    return text if not stack or (stack[-1].shown and stack[-1].outside) else ""


def _turn(stack: list[_Open], condition: str | None, word: str | None, holds: Callable[[str], bool]) -> None:
    if condition is not None:
        outside = not stack or (stack[-1].shown and stack[-1].outside)
        stack.append(_Open(holds(condition), outside))
        return
    if not stack or (word == "else" and stack[-1].turned):
        raise PageError(f"an {{{word}}} belongs to no {{if}}")
    if word == "else":
        stack[-1].shown, stack[-1].turned = not stack[-1].shown, True
    else:
        stack.pop()
