"""Reading JSON that a person or a newer version may have changed: what is wrong costs only itself.

Each reader of a value returns it when it is what is wanted, and otherwise the default.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Final

from cardavia.engine.errors import InputProblem
from cardavia.engine.games import PerGame
from cardavia.engine.options import Catalogue, Value
from cardavia.storage.files import move_aside, read_bytes


def _catalogue(game: str) -> Catalogue[Any]:
    # Not by way of the game, whose rules a settings file does not need.
    if game == "schafkopf":
        from cardavia.engine.schafkopf.options import CATALOGUE as SCHAFKOPF

        return SCHAFKOPF
    from cardavia.engine.doppelkopf.options import CATALOGUE as DOPPELKOPF

    return DOPPELKOPF


CATALOGUES: Final[Mapping[str, Catalogue[Any]]] = PerGame(_catalogue)
"""The options of each game."""
LARGEST_FILE: Final = 1 << 20
"""Bytes of the largest file that is read or written."""


def read_entries(path: Path) -> dict[str, object] | None:
    """Return the JSON object of a file, None when it holds none; StorageError when it cannot be read."""
    data = read_bytes(path, LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        return None
    try:
        # An editor may have put a byte order mark in front.
        entries = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return entries if isinstance(entries, dict) else None


def encoded(entries: Mapping[str, object]) -> bytes:
    """Return the entries as the text of a file; RecursionError when they nest too deeply."""
    return f"{json.dumps(entries, indent=2)}\n".encode("ascii")


def set_aside(path: Path, on_damaged: Callable[[Path], None] | None) -> None:
    """Move a damaged file aside and tell ``on_damaged`` its new path; StorageError when it cannot be moved."""
    aside = move_aside(path)
    if on_damaged is not None:
        on_damaged(aside)


def mapping(value: object) -> dict[str, object]:
    """Return an object's entries, none for anything else."""
    return value if isinstance(value, dict) else {}


def choice(value: object, allowed: Collection[str], default: str) -> str:
    """Return a text that is one of those allowed."""
    return value if isinstance(value, str) and value in allowed else default


def number(value: object, low: int, high: int, default: int) -> int:
    """Return a whole number from ``low`` to ``high``."""
    # A bool is an int for isinstance.
    return value if type(value) is int and low <= value <= high else default


def flag(value: object, default: bool) -> bool:
    """Return true or false."""
    return value if isinstance(value, bool) else default


def matching(pattern: re.Pattern[str], value: object, default: str) -> str:
    """Return a text that the whole pattern matches."""
    return value if isinstance(value, str) and pattern.fullmatch(value) else default


def playable(game: str, preset: str, options: Mapping[str, object]) -> Mapping[str, Value]:
    """Return the given options that can be played together: all of them, or one after the other while they can."""
    if not options:
        return {}
    catalogue = CATALOGUES[game]
    kept: dict[str, object] = {}
    for chosen in (options, *({name: value} for name, value in options.items())):
        try:
            catalogue.build(preset, {**kept, **chosen})
        except InputProblem:
            continue
        kept.update(chosen)
    return {name: catalogue.option(name).check(value) for name, value in kept.items()}
