"""Reading JSON that people hand in: every surprise becomes an `InputProblem` that names it."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from cardavia.engine.errors import Flaw, InputProblem

T = TypeVar("T")
_MISSING: Any = object()
_LONGEST_QUOTE = 60
"""Characters of a bad value that an error repeats."""


def read_json(data: bytes, limit: int) -> Any:
    """Return the JSON value of the bytes; InputProblem when they are too many, no UTF-8 or no JSON."""
    if len(data) > limit:
        raise InputProblem(Flaw.TOO_LARGE, (str(limit // (1024 * 1024)),))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputProblem(Flaw.NOT_UTF8, (str(error.start),)) from None
    try:
        return json.loads(text, object_pairs_hook=_unique_keys, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise InputProblem(Flaw.NOT_JSON, (str(error.lineno), str(error.colno))) from None
    except InputProblem:
        raise
    except (RecursionError, ValueError):
        # Brackets nested thousands deep, or numbers of thousands of digits.
        raise InputProblem(Flaw.NOT_JSON, ("1", "1")) from None


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object; the same key twice contradicts itself, and readers would disagree which one counts."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise InputProblem(Flaw.CONTRADICTION, (key, key))
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise InputProblem(Flaw.BAD_VALUE, ("number", name))


class Checked:
    """A JSON object whose keys and types are checked as they are read."""

    def __init__(self, value: Any, key: str = "") -> None:
        """Take the value; InputProblem when it is no object, by the key it belongs to unless it is the whole."""
        if not isinstance(value, dict) and key:
            raise InputProblem(Flaw.BAD_VALUE, (key, repr(value)[:_LONGEST_QUOTE]))
        if not isinstance(value, dict):
            raise InputProblem(Flaw.NOT_A_RECORD)
        self.value = value

    def only(self, *keys: str) -> None:
        """Refuse any key but these."""
        for key in self.value:
            if key not in keys:
                raise InputProblem(Flaw.UNKNOWN_KEY, (key,))

    def get(self, key: str, kind: type[T], default: T = _MISSING) -> T:
        """Return the value of the key; InputProblem when it is missing without default, or of another type."""
        value = self.value.get(key, default)
        if value is _MISSING:
            raise InputProblem(Flaw.MISSING_KEY, (key,))
        if type(value) is not kind:
            raise InputProblem(Flaw.BAD_VALUE, (key, repr(value)[:_LONGEST_QUOTE]))
        return value
