"""Tables that a page does not write itself: lines, deadlines, contracts and options of the rules it shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardavia.engine.games import GAMES
from cardavia.engine.options import Option, Value
from cardavia.pages.anchors import line_anchor, option_anchor
from cardavia.pages.context import Context, Scope
from cardavia.pages.errors import PageError
from cardavia.pages.placeholders import contract_name, signed
from cardavia.pages.sentences import capital
from cardavia.pages.tree import Block, Cell, Content, Link, Row, Table, Text

_LEVELS = ("re", "no90", "no60", "no30", "schwarz")
_TRUMPS_OF = {"sie": "rufer", "solo": "solo-C", "farbwenz": "farbwenz-C", "farbgeier": "farbgeier-C"}
"""Contracts of Schafkopf whose trumps are counted under another key."""
_WEDDINGS = ("one", "two", "three")


def lines(context: Context) -> Block:
    """Return the scoring lines of these rules with their values (``rules.md`` B8, C7, F11)."""
    scope, _ = context.scope("")
    rows = [(_line(name, key, scope, context), _text(worth)) for name, key, worth in _worths(scope, context)]
    return table(context, ("line", "value"), rows)


def _line(name: str, key: str, scope: Scope, context: Context) -> Content:
    words = (Text(capital(context.words.text("lines", name))),)
    return (Link(f"{scope.game}/{line_anchor(key)}", words),)


def _worths(scope: Scope, context: Context) -> Iterator[tuple[str, str, str]]:
    """Yield the name of each line, its key and its value in words."""
    numbers = scope.facts.numbers
    for key in scope.facts.lines:
        if key == "game":
            yield key, key, context.words.text("words", "by-contract")
        elif key == "runners":
            yield key, key, context.words.text("words", "each").format(number=numbers["line.runners"])
        else:
            yield key, key, str(numbers[f"line.{key}"])
            yield from _foxes(key, scope)


def _foxes(key: str, scope: Scope) -> Iterator[tuple[str, str, str]]:
    """Yield a fox in the first and in the last trick where it is worth something else (``rules.md`` D18)."""
    numbers = scope.facts.numbers
    for trick in ("first", "last"):
        if key == "fox" and numbers[f"line.fox.{trick}"] != numbers["line.fox"]:
            yield f"fox_{trick}", key, str(numbers[f"line.fox.{trick}"])


def deadlines(context: Context) -> Block:
    """Return how many cards each announcement needs (``rules.md`` B6), after a wedding and as a reply too."""
    scope, _ = context.scope("")
    columns = {name: f"deadline.{name}." for name in _WEDDINGS if name != "one" or _counts_one(scope)}
    prefixes = ["deadline.", *columns.values(), "reply."]
    header = ("announcement", "cards-in-hand", *(f"settled-{name}" for name in columns), "reply")
    rows = (
        (_text(capital(_level(level, context))), *(_number(scope, f"{prefix}{level}") for prefix in prefixes))
        for level in _LEVELS
    )
    return table(context, header, rows)


def _counts_one(scope: Scope) -> bool:
    """Say whether a wedding that is settled in the first trick already changes the deadlines (``rulings.md`` 18)."""
    return scope.facts.numbers["deadline.one.re"] != scope.facts.numbers["deadline.re"]


def _level(level: str, context: Context) -> str:
    return context.words.text("words", "re-or-kontra") if level == "re" else context.words.term(level)


def contracts(context: Context) -> Block:
    """Return the contracts of these rules with their trumps, in Schafkopf with their values too."""
    scope, _ = context.scope("")
    priced = scope.game == "schafkopf"
    header = ("contract", "trumps", "plain-cards", *(("value",) if priced else ()))
    rows = []
    for name in scope.facts.contracts:
        value = (_number(scope, f"line.game.{name}"),) if priced else ()
        rows.append((_contract(name, context), *_counts(name, scope, context), *value))
    return table(context, header, rows)


def _contract(name: str, context: Context) -> Content:
    return _text(capital(contract_name(name, context)))


def _counts(name: str, scope: Scope, context: Context) -> tuple[Content, Content]:
    if name == "tout":
        same = _text(context.words.text("words", "as-announced"))
        return same, same
    key = _TRUMPS_OF.get(name, name) if scope.game == "schafkopf" else name
    return _number(scope, f"trumps.{key}"), _number(scope, f"plain.{key}")


def values(tariff: str, context: Context) -> Block:
    """Return what each contract of Schafkopf is worth in a tariff, ``units`` or ``tournament`` (``rulings.md`` 39)."""
    scope, _ = context.scope("")
    numbers = scope.facts.numbers
    priced = [name for name in scope.facts.contracts if f"{tariff}.{name}" in numbers]
    if not priced:
        raise PageError(f"there is no tariff {tariff!r}", context.page)
    rows = ((_contract(name, context), _number(scope, f"{tariff}.{name}")) for name in priced)
    return table(context, ("contract", "value"), rows)


def options(context: Context) -> Block:
    """Return every option with its value; those that differ from the rule set are marked."""
    scope, _ = context.scope("")
    catalogue = GAMES[scope.game].catalogue
    changed = catalogue.differences(scope.preset, scope.options)
    rows = []
    for option in catalogue.options:
        differs = option.name in changed
        note = (_text(context.words.text("words", "changed") if differs else ""),) if changed else ()
        value = _text(capital(option_value(option, scope, context)))
        rows.append(Row(tuple(map(Cell, (_option(option, scope, context), value, *note))), differs))
    header = ("option", "value", *(("change",) if changed else ()))
    return Table(_header(context, header), tuple(rows))


def _option(option: Option, scope: Scope, context: Context) -> Content:
    name = capital(context.words.text("options", scope.game, option.name, "name"))
    return (Link(f"{scope.game}/{option_anchor(option.name)}", (Text(name),)),)


def option_value(option: Option, scope: Scope, context: Context) -> str:
    """Return the value that an option has, in words."""
    value: Value = scope.value(option.name)
    return context.words.option(scope.game, option, value)


def differences(scope: Scope, context: Context) -> Iterator[str]:
    """Yield what differs from the rule set, such as "Genscher: on"."""
    catalogue = GAMES[scope.game].catalogue
    changed = catalogue.differences(scope.preset, scope.options)
    for option in catalogue.options:
        if option.name in changed:
            name = capital(context.words.text("options", scope.game, option.name, "name"))
            entry = context.words.text("words", "entry")
            yield entry.format(name=name, value=option_value(option, scope, context))


def table(context: Context, header: Iterable[str], rows: Iterable[tuple[Content, ...]]) -> Table:
    """Return a table with these words as its header."""
    return Table(_header(context, header), tuple(Row(tuple(map(Cell, row))) for row in rows))


def _header(context: Context, words: Iterable[str]) -> tuple[Cell, ...]:
    return tuple(Cell(_text(context.words.text("headers", word))) for word in words)


def _number(scope: Scope, key: str) -> Content:
    return _text(signed(scope.facts.numbers[key]))


def _text(text: str) -> Content:
    return (Text(text),) if text else ()
