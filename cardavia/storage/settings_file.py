"""The file of the settings, JSON: a damaged entry costs itself, and one that only a newer version knows survives."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from cardavia.storage.files import StorageError, write_atomically
from cardavia.storage.lenient import LARGEST_FILE, encoded, read_entries, set_aside
from cardavia.storage.settings import Settings
from cardavia.storage.settings_entries import entries_of, settings_of

_MERGE_DEPTH: Final = 3
"""Objects are merged down to the entries of a game or a look; a game's options are replaced whole."""
_REPLACED: Final = ("keys",)
"""Objects whose entries a person can take away; what another version wrote there is among the settings."""


def load(path: Path, on_damaged: Callable[[Path], None] | None = None) -> Settings:
    """Return the settings of a file; each entry that is missing, unknown or wrong has its default.

    A file that is no JSON object at all is moved aside, and ``on_damaged`` is told its new path. A file that
    is missing or cannot be read gives the defaults.
    """
    with contextlib.suppress(StorageError):
        entries = read_entries(path)
        if entries is not None:
            return settings_of(entries)
        # In a read-only folder the damaged file stays where it is, which harms nobody.
        set_aside(path, on_damaged)
    return Settings()


def save(settings: Settings, path: Path) -> None:
    """Write the settings, with the unknown entries of the file they came from; or StorageError."""
    write_atomically(path, _encode(settings))


def _encode(settings: Settings) -> bytes:
    known = entries_of(settings)
    # Unknown entries that nest almost too deeply to be read may be too deep or too large to be written.
    with contextlib.suppress(RecursionError):
        kept = {name: entry for name, entry in settings.origin.items() if name not in _REPLACED}
        data = encoded(_merged(kept, known, _MERGE_DEPTH))
        if len(data) <= LARGEST_FILE:
            return data
    return encoded(known)


def _merged(old: Mapping[str, object], new: Mapping[str, object], depth: int) -> dict[str, object]:
    """Return the new entries together with those old ones that have no new one in their place."""
    both = {name: _joined(old.get(name), entry, depth - 1) for name, entry in new.items()}
    return {**old, **both}


def _joined(old: object, new: object, depth: int) -> object:
    if depth > 0 and isinstance(old, Mapping) and isinstance(new, Mapping):
        return _merged(old, new, depth)
    return new
