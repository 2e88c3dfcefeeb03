"""House-rule passports: a table's rules as a short code to copy, read aloud and paste.

A code is the game's letter, the form's version and Crockford base 32 in groups of five: preset, then the options that
differ from it, each by its place in the catalogue and its value's place among the values, and a checksum. Places
must therefore never change: a new option, value or preset goes to the end of its list. Nothing in a code is
executed, and reading one changes nothing.

>>> from cardavia.engine.doppelkopf.game import DOPPELKOPF
>>> passport(DOPPELKOPF, "ddv", DOPPELKOPF.catalogue.preset("ddv"))
'D1-0JRG'
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.game import Game
from cardavia.engine.games import GAMES
from cardavia.engine.options import Catalogue, Option, Value

VERSION = 1
"""Version of the codes this program writes; later programs go on reading it."""
LONGEST_CODE = 400
"""Most characters that are looked at; a code with every option changed is shorter."""

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans("OIL", "011")
_DIGIT_BITS = 5
_GROUP = 5
_CHECK_DIGITS = 3
_CHECK_MASK = (1 << _DIGIT_BITS * _CHECK_DIGITS) - 1


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rules a passport names; ``options`` holds what differs from the preset."""

    game: str
    preset: str
    options: Mapping[str, Value]


def passport(game: Game, preset: str, options: Any) -> str:
    """Return the code of a table's rules; at most 60 characters for ordinary sets."""
    numbers = list(_numbers(game.catalogue, preset, options))
    head = f"{_letter(game)}{VERSION}"
    digits = "".join(map(_written, numbers))
    return _grouped(head, digits + _checksum(head + digits))


def read_passport(code: str) -> HouseRules:
    """Return the rules of a code; InputProblem tells a typing error, a newer version, or options that contradict."""
    head, digits = _taken_apart(code)
    game = next((game for game in GAMES.values() if _letter(game) == head[0]), None)
    if game is None or not head[1:].isdigit():
        raise InputProblem(Flaw.BAD_PASSPORT)
    if int(head[1:]) > VERSION:
        raise InputProblem(Flaw.NEWER_PASSPORT)
    body, check = digits[:-_CHECK_DIGITS], digits[-_CHECK_DIGITS:]
    if _checksum(head + body) != check:
        raise InputProblem(Flaw.BAD_PASSPORT)
    preset, chosen = _rules(game.catalogue, _read(body))
    game.catalogue.build(preset, chosen)
    return HouseRules(game.key, preset, chosen)


def _letter(game: Game) -> str:
    return game.key[0].upper()


def _numbers(catalogue: Catalogue[Any], preset: str, options: Any) -> Iterator[int]:
    """Yield the numbers that tell the rules: the preset's, then an option's and its value's in turn."""
    yield list(catalogue.presets).index(preset)
    changed = catalogue.differences(preset, options)
    for place, option in enumerate(catalogue.options):
        if option.name in changed:
            yield place
            yield _value_number(option, changed[option.name])


def _value_number(option: Option, value: Value) -> int:
    if isinstance(value, tuple):
        return sum(1 << option.values.index(item) for item in value)
    return option.values.index(value) if option.values else int(value)


def _value(option: Option, number: int) -> Value:
    """Return the value of a number; InputProblem when this version has no such value."""
    if option.listed:
        if number >> len(option.values):
            raise InputProblem(Flaw.NEWER_PASSPORT)
        return tuple(str(item) for place, item in enumerate(option.values) if number >> place & 1)
    if not option.values:
        return number
    if number >= len(option.values):
        raise InputProblem(Flaw.NEWER_PASSPORT)
    return option.values[number]


def _rules(catalogue: Catalogue[Any], numbers: list[int]) -> tuple[str, Mapping[str, Value]]:
    presets = list(catalogue.presets)
    if len(numbers) % 2 == 0:
        raise InputProblem(Flaw.BAD_PASSPORT)
    if numbers[0] >= len(presets) or any(place >= len(catalogue.options) for place in numbers[1::2]):
        raise InputProblem(Flaw.NEWER_PASSPORT)
    pairs = zip(numbers[1::2], numbers[2::2], strict=True)
    chosen = {catalogue.options[place].name: _value(catalogue.options[place], number) for place, number in pairs}
    return presets[numbers[0]], chosen


def _written(number: int) -> str:
    """Return a number in digits of four bits, each but the last one marked as having a successor."""
    digits = [number & 15]
    while number := number >> 4:
        digits.append(number & 15 | 16)
    return "".join(_ALPHABET[digit] for digit in reversed(digits))


def _read(digits: str) -> list[int]:
    numbers, number = [], 0
    for digit in map(_ALPHABET.index, digits):
        number = number << 4 | digit & 15
        if not digit & 16:
            numbers.append(number)
            number = 0
    if number or not numbers:
        raise InputProblem(Flaw.BAD_PASSPORT)
    return numbers


def _checksum(text: str) -> str:
    rest = zlib.crc32(text.encode("ascii")) & _CHECK_MASK
    places = (rest >> _DIGIT_BITS * place & 31 for place in reversed(range(_CHECK_DIGITS)))
    return "".join(_ALPHABET[place] for place in places)


def _grouped(head: str, digits: str) -> str:
    groups = [digits[place : place + _GROUP] for place in range(0, len(digits), _GROUP)]
    return "-".join([head, *groups])


def _taken_apart(code: str) -> tuple[str, str]:
    """Return head and digits of a typed code.

    Case, spaces, dashes and a full stop after it do not matter, nor O for 0 and I or L for 1.
    """
    text = "".join(filter(str.isalnum, code.upper()))
    digits = text[2:].translate(_READ_AS)
    known = text[:2].isascii() and all(digit in _ALPHABET for digit in digits)
    if not known or len(digits) <= _CHECK_DIGITS or len(code) > LONGEST_CODE:
        raise InputProblem(Flaw.BAD_PASSPORT)
    return text[:1] + text[1:2].translate(_READ_AS), digits
