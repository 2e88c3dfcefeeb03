"""Placeholders that stand within a sentence: numbers, names, words and links (``i18n/rules/README.md`` section 3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.engine.cards import Card, Rank, Suit
from cardavia.pages.conditions import holds
from cardavia.pages.context import Context
from cardavia.pages.errors import PageError
from cardavia.pages.tree import Cards, Content, Mark, NamedCard, Styled, Text
from cardavia.pages.words import german_words

MINUS = "\N{MINUS SIGN}"


def filled(name: str, argument: str, context: Context) -> Content:
    """Return what stands for ``{name:argument}``; PageError when there is no such placeholder, key or word."""
    if name not in _FILLERS:
        raise PageError(f"there is no placeholder {{{name}}}", context.page)
    try:
        return _FILLERS[name](argument, context)
    except PageError as problem:
        raise PageError(f"{{{name}:{argument}}}: {problem.what}", context.page) from None
    except ValueError as problem:
        raise PageError(f"{{{name}:{argument}}}: {problem}", context.page) from None


def signed(number: int) -> str:
    """Return a number with a true minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def named(card: Card, context: Context) -> NamedCard:
    """Return a card with its name."""
    return NamedCard(card.code, context.words.card(card))


def contract_name(text: str, context: Context) -> str:
    """Return the name of a contract, such as ``solo-queens``."""
    return context.words.text("contracts", text)


def _number(argument: str, context: Context) -> Content:
    return (Text(signed(context.number(argument))),)


def _counted(argument: str, context: Context) -> Content:
    key, _, noun = argument.rpartition(":")
    number = int(key) if key.isascii() and key.isdigit() else context.number(key)
    return (Text(context.words.counted(number, noun)),)


def _card(argument: str, context: Context) -> Content:
    key, _, case = argument.partition(":")
    cards = context.cards(key)
    if len(cards) != 1:
        raise PageError("this is not one card")
    return (Text(context.words.card(cards[0], case)),)


def _cards(argument: str, context: Context) -> Content:
    return (Cards(tuple(named(card, context) for card in context.cards(argument)), context.deck),)


def _suit(argument: str, context: Context) -> Content:
    return (Text(context.words.suit(Suit(argument))),)


def _rank(argument: str, context: Context) -> Content:
    rank, many = _many(argument)
    return (Text(context.words.rank(Rank(rank), many)),)


def _term(argument: str, context: Context) -> Content:
    term, many = _many(argument)
    return (Text(context.words.term(term, many)),)


def _many(argument: str) -> tuple[str, bool]:
    key, colon, form = argument.partition(":")
    if colon and form != "many":
        raise PageError(f"there is no form {form!r}")
    return key, bool(colon)


def _german(argument: str, context: Context) -> Content:
    words = german_words()
    if argument not in words:
        raise PageError(f"there is no German word {argument!r}")
    return (Styled((Text(words[argument]),)),)


def _value_of_option(argument: str, context: Context) -> Content:
    key, equals, text = argument.partition("=")
    scope, name = context.scope(key)
    value = scope.value(name)
    option = scope.names[name]
    if equals:
        value = option.check(option.parse(text))
    return (Text(context.words.option(scope.game, option, value)),)


def _name_of_option(argument: str, context: Context) -> Content:
    scope, name = context.scope(argument)
    scope.value(name)
    return (Text(context.words.text("options", scope.game, name, "name")),)


def _contract(argument: str, context: Context) -> Content:
    return (Text(contract_name(argument, context)),)


def _line(argument: str, context: Context) -> Content:
    return (Text(context.words.text("lines", argument)),)


def _preset(argument: str, context: Context) -> Content:
    return (Text(context.words.text("presets", argument)),)


def _player(argument: str, context: Context) -> Content:
    players = context.words.forms("words", "players")
    if argument not in map(str, range(1, len(players) + 1)):
        raise PageError("there is no such player")
    return (Text(players[int(argument) - 1]),)


def _house_rule(argument: str, context: Context) -> Content:
    on = holds(argument, context)
    return Mark(on, context.words.text("words", "on" if on else "off")), Text(" ")


_FILLERS: Mapping[str, Callable[[str, Context], Content]] = {
    "n": _number,
    "count": _counted,
    "card": _card,
    "cards": _cards,
    "suit": _suit,
    "rank": _rank,
    "term": _term,
    "german": _german,
    "opt": _value_of_option,
    "option": _name_of_option,
    "contract": _contract,
    "line": _line,
    "preset": _preset,
    "player": _player,
    "on": _house_rule,
}
INLINE = frozenset(_FILLERS)
"""The names of the placeholders that stand within a sentence, but for links and anchors."""
