"""Evenings at a real table, kept like saved games: one file each, in a folder of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardavia.engine.evening import Evening, format_evening, parse_evening
from cardavia.engine.record import LARGEST_FILE
from cardavia.storage.files import read_bytes, write_atomically
from cardavia.storage.games import SavedGame, game_path, saved_games, unused_name

SUFFIX: Final = ".cardavia-score"


def score_pad_path(folder: Path, name: str) -> Path:
    """Return the file of an evening; ValueError when the name is none (`cardavia.storage.games.game_path`)."""
    return game_path(folder, name, SUFFIX)


def save_score_pad(path: Path, evening: Evening) -> None:
    """Write the evening in the place of what was there, atomically; StorageError when that fails."""
    write_atomically(path, format_evening(evening).encode("utf-8"))


def load_score_pad(path: Path) -> Evening:
    """Return the evening of a file; StorageError when it cannot be read, InputProblem when it is none."""
    return parse_evening(read_bytes(path, LARGEST_FILE + 1))


def saved_score_pads(folder: Path) -> tuple[SavedGame, ...]:
    """Return the evenings there are, the newest first, without opening them; StorageError as `saved_games`."""
    return saved_games(folder, SUFFIX)


def unused_score_pad_name(folder: Path) -> str:
    """Return a name for a new evening: day and time."""
    return unused_name(folder, SUFFIX)
