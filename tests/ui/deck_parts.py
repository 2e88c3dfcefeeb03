"""Decks for the tests of what is shown: drawn in no time, in a folder of their own."""

import shutil
from pathlib import Path

from cardavia.ui.card_source import CardFolders

PLAIN = Path(__file__).parents[1] / "art" / "decks" / "plain"
"""A whole deck of few lines."""


def own_deck(folder: Path, name: str, suits: str = "french") -> Path:
    """Put a deck of one's own into a folder of decks, and return the deck's folder."""
    deck = folder / name
    shutil.copytree(PLAIN, deck)
    text = (deck / "deck.toml").read_text("utf-8").replace('id = "plain"', f'id = "{name}"')
    text = text.replace('name = "Plain"', f'name = "The {name}"').replace('suits = "french"', f'suits = "{suits}"')
    (deck / "deck.toml").write_text(text, "utf-8")
    return deck


def broken_deck(folder: Path, name: str) -> Path:
    """Put a deck without one of its drawings into a folder of decks."""
    deck = own_deck(folder, name)
    (deck / "pips" / "C.svg").unlink()
    return deck


def folders(tmp_path: Path) -> CardFolders:
    """Return the source of the shipped decks and those in ``decks`` of a test's folder."""
    return CardFolders(tmp_path / "decks", tmp_path / "cards")
