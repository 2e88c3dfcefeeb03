"""Named tables of house rules, kept as JSON: a damaged entry costs only itself, what a newer version wrote survives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from cardavia.engine.options import Value
from cardavia.storage.files import Failure, StorageError, write_atomically
from cardavia.storage.lenient import CATALOGUES, LARGEST_FILE, encoded, playable, read_entries, set_aside

LONGEST_NAME: Final = 64
"""Most characters of a table's name."""

_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One table's rules under a name; ``options`` holds what differs from the preset.

    ``origin`` is the entry of the file it came from, kept for what only a newer version knows; ``left_out`` names
    the options of that entry which this version does not know or cannot play.
    """

    name: str
    game: str
    preset: str
    options: Mapping[str, Value]
    left_out: tuple[str, ...] = field(default=(), compare=False)
    origin: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class RuleSets:
    """All named tables, at most one of a name in each game; ``strange`` entries are kept as they stand in the file."""

    sets: tuple[RuleSet, ...] = ()
    strange: tuple[object, ...] = field(default=(), repr=False)
    origin: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)

    def of(self, game: str) -> tuple[RuleSet, ...]:
        """Return the tables of a game in the order of their names."""
        return tuple(sorted((kept for kept in self.sets if kept.game == game), key=lambda kept: kept.name.casefold()))

    def find(self, game: str, name: str) -> RuleSet | None:
        """Return the table of that name, whatever its capitals."""
        return next((kept for kept in self.sets if _same(kept, game, name)), None)

    def put(self, table: RuleSet) -> RuleSets:
        """Return the tables with this one in the place of that of the same name, or added."""
        old = self.find(table.game, table.name)
        if old is None:
            return replace(self, sets=(*self.sets, table))
        # The new rules decide about every option that is known here, and about none that is not.
        known = replace(table, origin=old.origin, left_out=_unknown(table.game, old.left_out))
        return replace(self, sets=tuple(known if kept is old else kept for kept in self.sets))

    def rename(self, game: str, name: str, new: str) -> RuleSets:
        """Return the tables with a new name for one; KeyError when there is none of that name, or one of the new."""
        old, other = self.find(game, name), self.find(game, new)
        if old is None or other not in (None, old):
            raise KeyError(name if old is None else new)
        return replace(self, sets=tuple(replace(kept, name=new) if kept is old else kept for kept in self.sets))

    def remove(self, game: str, name: str) -> RuleSets:
        """Return the tables without the one of that name."""
        return replace(self, sets=tuple(kept for kept in self.sets if not _same(kept, game, name)))


def clean_name(text: str) -> str:
    """Return a typed name as it can be kept: printable, without spaces around it, at most 64 characters."""
    return "".join(sign for sign in text if sign.isprintable()).strip()[:LONGEST_NAME].strip()


def load(path: Path, on_damaged: Callable[[Path], None] | None = None) -> RuleSets:
    """Return the tables of a file, none when there is no file; StorageError when it cannot be read.

    A file that is no JSON object at all is moved aside, and ``on_damaged`` is told its new path.
    """
    try:
        entries = read_entries(path)
    except StorageError as error:
        if error.kind is Failure.MISSING:
            return RuleSets()
        raise
    if entries is None:
        set_aside(path, on_damaged)
        return RuleSets()
    return _rule_sets(entries)


def save(tables: RuleSets, path: Path) -> None:
    """Write the tables in the place of the file; or StorageError, also for more than can be read again."""
    try:
        data = encoded({**tables.origin, **_known(map(_entry, tables.sets), tables.strange)})
    except RecursionError:
        # Entries that nest almost too deeply to be read are too deep to be written: they go, the tables stay.
        data = encoded(_known((_entry(replace(kept, origin={}, left_out=())) for kept in tables.sets), ()))
    if len(data) > LARGEST_FILE:
        raise StorageError(Failure.FULL, path, f"more than {LARGEST_FILE} bytes")
    write_atomically(path, data)


def _known(entries: Iterable[object], strange: Iterable[object]) -> dict[str, object]:
    return {"version": _VERSION, "tables": [*entries, *strange]}


def _same(table: RuleSet, game: str, name: str) -> bool:
    return table.game == game and table.name.casefold() == name.casefold()


def _unknown(game: str, names: Iterable[str]) -> tuple[str, ...]:
    known = {option.name for option in CATALOGUES[game].options}
    return tuple(name for name in names if name not in known)


def _rule_sets(entries: dict[str, object]) -> RuleSets:
    found = entries.get("tables")
    tables, strange = RuleSets(origin=entries), []
    for entry in found if isinstance(found, list) else []:
        table = _table(entry)
        if table is None or tables.find(table.game, table.name) is not None:
            strange.append(entry)
        else:
            tables = replace(tables, sets=(*tables.sets, table))
    return replace(tables, strange=tuple(strange))


def _table(entry: object) -> RuleSet | None:
    """Return the table of an entry, None when this version can make nothing of it."""
    if not isinstance(entry, dict):
        return None
    name, game, preset, options = (entry.get(key) for key in ("name", "game", "preset", "options"))
    if not (isinstance(name, str) and isinstance(game, str) and isinstance(preset, str) and isinstance(options, dict)):
        return None
    if not name or clean_name(name) != name or game not in CATALOGUES or preset not in CATALOGUES[game].presets:
        return None
    kept = playable(game, preset, options)
    left_out = tuple(name for name in options if name not in kept)
    return RuleSet(name, game, preset, kept, left_out, entry)


def _entry(table: RuleSet) -> dict[str, object]:
    old = table.origin.get("options")
    left_out = {name: old[name] for name in table.left_out} if isinstance(old, dict) else {}
    mine = {"name": table.name, "game": table.game, "preset": table.preset}
    return {**table.origin, **mine, "options": {**left_out, **table.options}}
