"""The look of the cards: contrast, grain and colour temperature, each 0 to 100 with 50 neutral."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Final

from cardavia.engine.errors import Flaw, InputProblem

NEUTRAL: Final = 50
MOST: Final = 100

_NUMBERS: Final = re.compile(r"(\d{1,3})/(\d{1,3})/(\d{1,3})")


def _is_slider(value: object) -> bool:
    # A bool is an int for isinstance.
    return type(value) is int and 0 <= value <= MOST


@dataclass(frozen=True, slots=True)
class Look:
    """The three sliders, 0 to 100; at 50 the cards are as they were drawn, on their own paper.

    ``contrast`` 0 is half and 100 twice the slope about mid grey. ``grain`` 0 is none, 50 the deck's own paper, 100
    three times that. ``temperature`` 0 is cool (9300 K), 100 warm (3800 K). ValueError for a number out of range.
    """

    contrast: int = NEUTRAL
    grain: int = NEUTRAL
    temperature: int = NEUTRAL

    def __post_init__(self) -> None:
        for field in fields(self):
            if not _is_slider(getattr(self, field.name)):
                raise ValueError(field.name)

    def __str__(self) -> str:
        return f"{self.contrast}/{self.grain}/{self.temperature}"

    @staticmethod
    def parse(text: str) -> Look:
        """Return the look of a preset's key or of numbers such as ``50/50/80``; InputProblem for anything else."""
        if text in PRESETS:
            return PRESETS[text]
        found = _NUMBERS.fullmatch(text)
        numbers = [int(number) for number in found.groups()] if found else []
        if not found or max(numbers) > MOST:
            raise InputProblem(Flaw.BAD_LOOK, (text,))
        return Look(*numbers)

    def entry(self) -> dict[str, int]:
        """Return the look as it is kept in a file of settings."""
        return asdict(self)

    @staticmethod
    def of_entry(entry: object) -> Look:
        """Return the look of an entry in a file; each slider that is missing or wrong is neutral."""
        given = entry if isinstance(entry, Mapping) else {}
        names = [field.name for field in fields(Look)]
        return Look(**{name: given[name] for name in names if _is_slider(given.get(name))})

    @property
    def preset(self) -> str | None:
        """The key of the preset that this is, if it is one."""
        return next((key for key, look in PRESETS.items() if look == self), None)


PRESETS: Final[Mapping[str, Look]] = {
    "neutral": Look(),
    "antique": Look(44, 88, 80),
    "print": Look(62, 12, 40),
    "night": Look(22, 30, 86),
    "high-contrast": Look(88, 0, 50),
}
"""The looks of one click, in the order they are shown."""
