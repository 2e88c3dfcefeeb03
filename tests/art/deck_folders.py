"""The decks that the tests read, and what changes one."""

from __future__ import annotations

import shutil
from pathlib import Path

from cardavia.art.deck_model import Deck
from cardavia.art.deck_reader import read_deck
from cardavia.resources import resource

PLAIN = Path(__file__).parent / "decks" / "plain"
ASSETS = resource("assets", "cards")
SHIPPED = sorted(path.parent for path in ASSETS.glob("*/deck.toml"))
SVG = "http://www.w3.org/2000/svg"


def plain() -> Deck:
    """Return the deck of the tests."""
    return deck_of(PLAIN)


def deck_of(folder: Path) -> Deck:
    """Return the deck of a folder, which may have problems."""
    deck = read_deck(folder).deck
    assert deck is not None
    return deck


def copy_of_plain(folder: Path, name: str = "plain") -> Path:
    """Copy the deck of the tests into a folder under a name, and return the copy's folder."""
    copy = folder / name
    shutil.copytree(PLAIN, copy)
    change(copy / "deck.toml", 'id = "plain"', f'id = "{name}"')
    return copy


def change(path: Path, old: str, new: str) -> None:
    """Replace a text that the file must have."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def drawing(content: str, box: str = "-50 -50 100 100") -> bytes:
    """Return a drawing with that content."""
    return f'<svg xmlns="{SVG}" viewBox="{box}">{content}</svg>'.encode()
