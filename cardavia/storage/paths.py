"""Where files are kept: the system's own folders, or one folder for everything.

With the environment variable ``CARDAVIA_HOME`` the whole lot lies in that folder, as on a memory stick or in
a test; without it settings, games, cards and journal go where the system wants such files.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

HOME_VARIABLE: Final = "CARDAVIA_HOME"
"""The environment variable that puts everything into one folder."""


class Paths(NamedTuple):
    """The places of all files of one person; none of them needs to exist."""

    settings: Path
    """The settings file."""
    games: Path
    """The folder of saved games."""
    cards: Path
    """The folder of rendered cards, which may be deleted at any time."""
    journal: Path
    """The file of the running table."""
    rule_sets: Path
    """The file of the named tables of house rules."""

    @property
    def score_pads(self) -> Path:
        """The folder of evenings written down at a real table, beside the saved games."""
        return self.games.with_name("score-pads")

    @property
    def decks(self) -> Path:
        """The folder of decks of cards that the person has drawn or been given, beside the saved games."""
        return self.games.with_name("decks")


def user_paths() -> Paths:
    """Return the places that hold for this process, asked anew at every call."""
    home = os.environ.get(HOME_VARIABLE, "")
    return _inside(Path(os.path.expanduser(home)).absolute()) if home else _of_the_system()


def _inside(home: Path) -> Paths:
    return Paths(home / "settings.json", home / "games", home / "cards", home / "journal", home / "house-rules.json")


def _of_the_system() -> Paths:
    from platformdirs import PlatformDirs

    folders = PlatformDirs("Cardavia", appauthor=False)
    return Paths(
        settings=folders.user_config_path / "settings.json",
        games=folders.user_data_path / "games",
        cards=folders.user_cache_path / "cards",
        journal=folders.user_state_path / "journal",
        rule_sets=folders.user_data_path / "house-rules.json",
    )
