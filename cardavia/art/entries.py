"""Reading the tables of a deck file key by key, so that every mistake in it is told and not only the first."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from cardavia.engine.errors import Flaw, InputProblem

T = TypeVar("T")
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_FARTHEST: Final = 2000


class Entries:
    """One table of a file; a missing or wrong entry is noted in ``problems``, and its stand-in read instead."""

    def __init__(self, values: dict[str, Any], problems: list[InputProblem], path: str = "") -> None:
        self._values = values
        self._problems = problems
        self._path = path
        self._read: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def take(self, key: str, valid: Callable[[Any], bool], stand_in: T, needed: bool = True) -> T:
        """Return the entry if it is valid."""
        self._read.add(key)
        if key not in self._values:
            if needed:
                self._note(Flaw.MISSING_KEY, key)
            return stand_in
        value = self._values[key]
        if valid(value):
            return value  # type: ignore[no-any-return]  # the stand-in has the type that `valid` demands
        self._note(Flaw.BAD_VALUE, key, _text(value))
        return stand_in

    def table(self, key: str, needed: bool = True) -> Entries:
        """Return the table that is the entry, an empty one in the place of none."""
        values: dict[str, Any] = self.take(key, lambda value: isinstance(value, dict), {}, needed)
        return Entries(values, self._problems, f"{self._path}{key}.")

    def finish(self) -> None:
        """Note every entry that nothing has asked for."""
        for key in self._values:
            if key not in self._read:
                self._note(Flaw.UNKNOWN_KEY, key)

    def _note(self, flaw: Flaw, key: str, *names: str) -> None:
        self._problems.append(InputProblem(flaw, (self._path + key, *names)))


def _text(value: object) -> str:
    try:
        return str(value)
    except ValueError:
        # A number may have too many digits for Python.
        return "…"


def is_text(value: object) -> bool:
    """Say whether the value is a line that can be shown."""
    return isinstance(value, str) and 0 < len(value) <= 64 and value.isprintable()


def is_colour(value: object) -> bool:
    """Say whether the value is a colour such as ``#f2ece0``, in small letters."""
    return isinstance(value, str) and _COLOUR.fullmatch(value) is not None


def is_number(value: object, low: float = -_FARTHEST, high: float = _FARTHEST) -> bool:
    """Say whether the value is a number within the limits."""
    return type(value) in (int, float) and low <= value <= high  # type: ignore[operator]  # a bool is no number here


def is_size(value: object, low: float, high: float) -> bool:
    """Say whether the value is a pair of numbers within the limits."""
    return isinstance(value, list) and len(value) == 2 and all(is_number(each, low, high) for each in value)


def is_list_of(value: object, allowed: Iterable[str]) -> bool:
    """Say whether the value is a list of allowed texts, none twice."""
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        return False
    return len(set(value)) == len(value) and set(value) <= set(allowed)


def is_places(value: object) -> bool:
    """Say whether the value is a list of places ``[x, y, scale]`` or ``[x, y, scale, turn]``, turn being 0 or 180."""
    return isinstance(value, list) and 0 < len(value) <= 32 and all(map(_is_place, value))


def _is_place(value: object) -> bool:
    if not isinstance(value, list) or len(value) not in (3, 4) or not all(map(is_number, value)):
        return False
    return 0 < value[2] <= 10 and value[3:] in ([], [0], [180])
