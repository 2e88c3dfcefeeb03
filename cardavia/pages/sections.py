"""Placeholders that stand alone in a paragraph and become a table or a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from cardavia.pages import pictures, tables
from cardavia.pages.context import Context
from cardavia.pages.errors import PageError
from cardavia.pages.examples import example
from cardavia.pages.tree import Block

_MAKERS: Mapping[str, Callable[[str, Context], Iterable[Block]]] = {
    "trick": lambda argument, context: (pictures.trick(argument, context),),
    "example": example,
    "lines": lambda _, context: (tables.lines(context),),
    "deadlines": lambda _, context: (tables.deadlines(context),),
    "contracts": lambda _, context: (tables.contracts(context),),
    "values": lambda argument, context: (tables.values(argument, context),),
    "options": lambda _, context: (tables.options(context),),
    "deck": lambda _, context: (pictures.deck(context),),
    "names": lambda _, context: (pictures.names(context),),
}
GENERATED = frozenset(_MAKERS)
"""The names of these placeholders."""


def generated(name: str, argument: str, context: Context) -> tuple[Block, ...]:
    """Return the blocks that a placeholder becomes; PageError when it makes no sense."""
    try:
        return tuple(_MAKERS[name](argument, context))
    except PageError:
        raise
    except ValueError as problem:
        raise PageError(f"{{{name}:{argument}}}: {problem}", context.page) from None
