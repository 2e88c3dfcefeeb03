"""Options of a game as data: which exist, their values, the presets, and how a person's choice is checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Generic, NamedTuple, Protocol, TypeVar

from cardavia.engine.errors import Flaw, InputProblem

Value = bool | int | str | tuple[str, ...]
LARGEST_NUMBER = 1000
"""Upper limit of an option that is a whole number (``rulings.md`` 11)."""
_LONGEST_NUMBER = 9
"""Digits that are read as a number: thousands of them would make `int` fail."""


def written(value: object) -> str:
    """Return an option's value as the command line and the record write it: ``true``, ``D,queens``, ``24``."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


class Options(Protocol):
    """What the options of every game have in common."""

    @property
    def deals(self) -> int:
        """Deals of a session, 0 being an open end."""


class Option(NamedTuple):
    """One option: its name and its values.

    ``values`` is empty for a whole number 0..1000. A ``listed`` option holds a tuple of distinct values.
    """

    name: str
    values: tuple[Value, ...] = ()
    listed: bool = False

    def parse(self, text: str) -> Value:
        """Return the value of a command-line text (``rulings.md`` 11), unchecked where it is no known form."""
        if self.listed:
            return tuple(part for part in text.split(",") if part)
        if not self.values or any(isinstance(value, int) and not isinstance(value, bool) for value in self.values):
            short = len(text) <= _LONGEST_NUMBER
            return int(text) if short and text.isascii() and text.isdigit() else text
        return {"true": True, "false": False}.get(text, text)

    def check(self, value: object) -> Value:
        """Return the value as the options hold it; InputProblem when it is none of the allowed ones."""
        if self.listed:
            return self._check_list(value)
        if isinstance(value, bool | int | str) and self._allows(value):
            return value
        raise InputProblem(Flaw.BAD_OPTION, (self.name, written(value)))

    def _allows(self, value: bool | int | str) -> bool:
        if not self.values:
            return type(value) is int and 0 <= value <= LARGEST_NUMBER
        return any(type(value) is type(known) and value == known for known in self.values)

    def _check_list(self, value: object) -> Value:
        items = value if isinstance(value, list | tuple) else (value,)
        if any(item not in self.values for item in items) or len(set(items)) != len(items):
            raise InputProblem(Flaw.BAD_OPTION, (self.name, written(value)))
        return tuple(known for known in self.values if isinstance(known, str) and known in items)


OptionsT = TypeVar("OptionsT", bound="Options")


def _as_it_is(preset: OptionsT, chosen: Mapping[str, object]) -> OptionsT:
    return preset


class Catalogue(NamedTuple, Generic[OptionsT]):
    """All options and presets of a game.

    ``conflict`` returns the pair of options that contradict each other in a set, or None. ``adapted`` returns a
    preset as it stands beside other chosen values: some defaults depend on them.
    """

    options: tuple[Option, ...]
    presets: Mapping[str, OptionsT]
    conflict: Callable[[OptionsT], tuple[str, str] | None]
    adapted: Callable[[OptionsT, Mapping[str, object]], OptionsT] = _as_it_is

    def option(self, name: str) -> Option:
        """Return the option of that name; InputProblem names an unknown one."""
        for option in self.options:
            if option.name == name:
                return option
        raise InputProblem(Flaw.UNKNOWN_OPTION, (name,))

    def preset(self, name: str) -> OptionsT:
        """Return the options of a preset; InputProblem names an unknown one."""
        if name not in self.presets:
            raise InputProblem(Flaw.UNKNOWN_PRESET, (name,))
        return self.presets[name]

    def build(self, preset: str, chosen: Mapping[str, object]) -> OptionsT:
        """Return the preset's options with the chosen ones in their place.

        InputProblem names an unknown option, a value it does not have, or two options that contradict each other.
        """
        base = self.adapted(self.preset(preset), chosen)
        values = {name: self.option(name).check(value) for name, value in chosen.items()}
        options = replace(base, **values)  # type: ignore[type-var]  # every Options class is a dataclass
        pair = self.conflict(options)
        if pair is not None:
            raise InputProblem(Flaw.OPTION_CONFLICT, pair)
        return options

    def differences(self, preset: str, options: OptionsT) -> dict[str, Value]:
        """Return the options that differ from the preset's, as a record stores them."""
        names = [option.name for option in self.options]
        base = self.adapted(self.presets[preset], {name: getattr(options, name) for name in names})
        return {name: getattr(options, name) for name in names if getattr(options, name) != getattr(base, name)}
