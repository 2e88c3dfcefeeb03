"""What a person wants to play, as the welcome page and the rules page tell it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardavia.engine.options import Value


@dataclass(frozen=True, slots=True)
class Choice:
    """What a person wants to play: the options are those that differ from the preset."""

    game: str
    preset: str
    options: Mapping[str, Value]
    deck: str
    name: str
