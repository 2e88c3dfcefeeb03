"""Reading a deck from its folder: the file ``deck.toml`` and every drawing that its cards need."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from cardavia.art.colours import channels, contrast
from cardavia.art.deck_file import LARGEST_FILE, parse_deck
from cardavia.art.deck_model import PIP_BOX, SUITS, Box, Deck, Part
from cardavia.art.part import LARGEST_PART, read_part
from cardavia.engine.cards import PACK
from cardavia.engine.errors import Flaw, InputProblem

MOST_COLOURS: Final = 9
"""Most colours of a deck, those of paper, ink, edge, frame and index included."""
LEAST_CONTRAST: Final = 4.5
"""Least contrast of the index to the paper (WCAG 2)."""
DECK_FILE: Final = "deck.toml"

_FORMAT: Final = b"1"
"""Goes into every digest; a new number makes every picture anew after a change of how faces are composed."""
_MOST_GLYPHS: Final = 64
_DRAWINGS: Final = ("pips", "figures", "scenes", "backs")


@dataclass(frozen=True, slots=True)
class Reading:
    """What a folder holds: the deck, unless its file is wrong, and every problem; a deck with none is whole.

    A deck with problems lacks the drawings concerned and can be looked at, as by whoever draws it.
    """

    deck: Deck | None
    problems: tuple[InputProblem, ...]


def load_deck(folder: Path) -> Deck:
    """Return the deck of a folder; InputProblem says what is wrong first."""
    reading = read_deck(folder)
    if reading.problems or reading.deck is None:
        raise reading.problems[0]
    return reading.deck


def read_deck(folder: Path) -> Reading:
    """Return the deck of a folder and all that is wrong with it."""
    name = os.path.basename(os.path.abspath(folder))
    try:
        data = _bytes(folder / DECK_FILE, LARGEST_FILE)
    except OSError:
        return Reading(None, (InputProblem(Flaw.UNKNOWN_DECK, (name,)),))
    if len(data) > LARGEST_FILE:
        return Reading(None, (InputProblem(Flaw.LONG_DRAWING, (DECK_FILE, str(LARGEST_FILE))),))
    plan, problems = parse_deck(data, name)
    if plan is None:
        return Reading(None, tuple(problems))
    parts, found, digest = _parts(folder, plan, data)
    deck = replace(plan, parts=parts, digest=digest)
    return Reading(deck, (*_card_problems(deck), *found, *_stray(folder, plan), *_colour_problems(deck)))


def possible_parts(deck: Deck) -> dict[str, Box | None]:
    """Return the drawings that a deck may have by file name, each with its viewBox; None is that of a glyph."""
    ranks = {card[1] for card in deck.cards}
    return {
        **{f"pips/{suit}.svg": PIP_BOX for suit in SUITS},
        **{f"glyphs/{deck.index.glyph(rank)}.svg": None for rank in sorted(ranks)},
        **{f"backs/{design}.svg": deck.box for design in deck.backs},
        **{f"{kind}/{card}.svg": deck.box for kind in ("figures", "scenes") for card in deck.cards},
    }


def _parts(folder: Path, deck: Deck, toml: bytes) -> tuple[dict[str, Part], list[InputProblem], str]:
    parts: dict[str, Part] = {}
    problems: list[InputProblem] = []
    digest = hashlib.blake2b(_FORMAT + toml, digest_size=16)
    for name, box in {**_spare_glyphs(folder), **possible_parts(deck)}.items():
        try:
            data = _bytes(folder / name, LARGEST_PART)
        except OSError:
            if not _can_do_without(deck, name):
                problems.append(InputProblem(Flaw.MISSING_DRAWING, (name,)))
            continue
        digest.update(f"{name} {len(data)} ".encode() + data)
        part, wrong = read_part(name, data, box)
        problems += wrong
        if part is not None:
            parts[name] = part
    return parts, problems, digest.hexdigest()


def _can_do_without(deck: Deck, name: str) -> bool:
    """Say whether a card has something else in its middle than the drawing of that name."""
    kind, _, file = name.partition("/")
    return kind == "scenes" or (kind == "figures" and deck.layout(file.removesuffix(".svg")) != ())


def _card_problems(deck: Deck) -> list[InputProblem]:
    return [InputProblem(Flaw.UNDRAWN_CARD, (card.code,)) for card in PACK if card.code not in deck.cards]


def _stray(folder: Path, deck: Deck) -> list[InputProblem]:
    possible = possible_parts(deck)
    found = sorted(f"{kind}/{path.name}" for kind in _DRAWINGS for path in (folder / kind).glob("*.svg"))
    return [InputProblem(Flaw.STRAY_DRAWING, (name,)) for name in found if name not in possible]


def _spare_glyphs(folder: Path) -> dict[str, None]:
    """Return the glyphs that are there, needed or not: the letters of the other pack may be among them."""
    return {f"glyphs/{path.name}": None for path in sorted((folder / "glyphs").glob("*.svg"))[:_MOST_GLYPHS]}


def _colour_problems(deck: Deck) -> Iterable[InputProblem]:
    used = colours(deck)
    if len(used) > MOST_COLOURS:
        yield InputProblem(Flaw.TOO_MANY_COLOURS, (str(len(used)), str(MOST_COLOURS), " ".join(sorted(used))))
    for suit, colour in deck.index.colours.items():
        ratio = contrast(channels(colour), channels(deck.paper))
        if ratio < LEAST_CONTRAST:
            yield InputProblem(Flaw.PALE_INDEX, (suit, f"{ratio:.2f}", f"{LEAST_CONTRAST:g}"))


def colours(deck: Deck) -> frozenset[str]:
    """Return every colour of a deck."""
    ground = {deck.frame.ground} - {""} if deck.frame else set()
    own = {deck.paper, deck.edge, deck.ink, *ground, *deck.index.colours.values()}
    return frozenset(own.union(*(part.colours for part in deck.parts.values())))


def _bytes(path: Path, limit: int) -> bytes:
    """Return the beginning of a plain file, one byte more than the limit; OSError when there is none."""
    if not path.is_file():
        raise FileNotFoundError(path)
    with path.open("rb") as file:
        return file.read(limit + 1)
