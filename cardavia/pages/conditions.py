"""Conditions of ``{if …}`` and ``{on:…}``, asked of the rules of a page (``i18n/rules/README.md`` section 4)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardavia.engine.options import Option, Value, written
from cardavia.pages.context import Context, Scope
from cardavia.pages.errors import PageError

_NAME = r"(?P<name>[\w./-]+?)"
_EQUAL = re.compile(rf"{_NAME}\s*(?P<sign>!?=)\s*(?P<value>\S+)")
_AMONG = re.compile(rf"{_NAME}\s+(?P<sign>in|not in)\s+(?P<value>[^\s,]+(?:\s*,\s*[^\s,]+)*)")
_HAS = re.compile(rf"{_NAME}\s+(?P<sign>has|has not)\s+(?P<value>\S+)")
_BARE = re.compile(r"(?P<sign>not\s+)?(?P<name>[\w./-]+)")


def holds(condition: str, context: Context) -> bool:
    """Say whether a condition is true for the page; PageError when it cannot be understood."""
    return any(all(_holds(part, context) for part in _parts(side, "and")) for side in _parts(condition, "or"))


def _parts(text: str, word: str) -> Iterator[str]:
    return (part.strip() for part in re.split(rf"\s+{word}\s+", text))


def _holds(text: str, context: Context) -> bool:
    if found := _HAS.fullmatch(text):
        return (found["value"] in _list(found["name"], found["value"], context)) is (found["sign"] == "has")
    if found := _AMONG.fullmatch(text):
        among = [value.strip() for value in found["value"].split(",")]
        return (_value(found["name"], among, context) in among) is (found["sign"] == "in")
    if found := _EQUAL.fullmatch(text):
        return (_value(found["name"], [found["value"]], context) == found["value"]) is (found["sign"] == "=")
    if found := _BARE.fullmatch(text):
        return _is_set(found["name"], context) is (found["sign"] is None)
    raise PageError(f"the condition {text!r} cannot be understood", context.page)


def _list(name: str, value: str, context: Context) -> tuple[str, ...]:
    scope, option = _option(name, context)
    if option is None or not option.listed or value not in option.values:
        raise PageError(f"{name!r} is no list that can contain {value!r}", context.page)
    held = scope.value(option.name)
    return held if isinstance(held, tuple) else ()


def _value(name: str, asked: list[str], context: Context) -> str:
    """Return a value as it is written; PageError when it could never be one of those that are asked for."""
    if name == "deck":
        return context.words.deck.suits
    scope, option = _option(name, context)
    if name.rpartition("/")[2] == "preset":
        return scope.preset
    if option is None:
        return str(context.number(name))
    for value in asked:
        _check(option, value, context)
    return written(scope.value(option.name))


def _check(option: Option, value: str, context: Context) -> None:
    try:
        option.check(option.parse(value))
    except ValueError:
        raise PageError(f"the option {option.name} never is {value!r}", context.page) from None


def _is_set(name: str, context: Context) -> bool:
    scope, option = _option(name, context)
    value: Value = context.number(name) if option is None else scope.value(option.name)
    if isinstance(value, str):
        raise PageError(f"the option {name} is no switch", context.page)
    return bool(value)


def _option(name: str, context: Context) -> tuple[Scope, Option | None]:
    scope, bare = context.scope(name)
    return scope, scope.names.get(bare)
