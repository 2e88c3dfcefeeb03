"""The file ``deck.toml``: a deck without its drawings (``docs/decks.md``)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from cardavia.art.deck import Ace, Pack
from cardavia.art.deck_model import COURTS, RANKS, SUITS, Corner, Deck, Frame, Index, IndexSize, Place
from cardavia.art.entries import Entries, is_colour, is_list_of, is_number, is_places, is_size, is_text
from cardavia.engine.cards import PACK
from cardavia.engine.errors import Flaw, InputProblem

LARGEST_FILE: Final = 40_000
"""Most bytes of the file."""
LARGE: Final = 1.4
"""How much larger the large index is at most where the deck does not say."""

_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")
_NAME: Final = re.compile(r"[A-Za-z0-9]{1,8}")
_CODES: Final = tuple(suit + rank for suit, rank in product(SUITS, RANKS))
_SMALLEST_INDEX: Final = 1 / 8
_LARGE_INDEX: Final = 1 / 5
"""Shares of the card's height."""
_BLACK, _WHITE = "#000000", "#ffffff"


def parse_deck(data: bytes, folder: str) -> tuple[Deck | None, list[InputProblem]]:
    """Return the deck that the file of a folder describes, still without drawings, and what is wrong with the file.

    There is no deck if anything is wrong.
    """
    problems: list[InputProblem] = []
    try:
        values = tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        return None, [InputProblem(Flaw.NOT_UTF8, (str(error.start),))]
    except (ValueError, RecursionError) as error:
        # Not only TOMLDecodeError: a number may have too many digits for Python.
        return None, [InputProblem(Flaw.NOT_TOML, (str(error),))]
    deck = _deck(Entries(values, problems), folder)
    return (None if problems else deck), problems


def _deck(entries: Entries, folder: str) -> Deck:
    head, colours, backs = entries.table("deck"), entries.table("colours"), entries.table("backs")
    size = head.take("size", lambda value: is_size(value, 30, 150), [59, 91])
    known = {*_CODES, *RANKS}
    suits = Pack(head.take("suits", lambda value: value in ("german", "french"), "french"))
    deck = Deck(
        id=head.take("id", lambda value: value == folder and _ID.fullmatch(folder) is not None, folder),
        name=head.take("name", is_text, folder),
        suits=suits,
        size=(size[0], size[1]),
        licence=head.take("licence", is_text, ""),
        region=head.take("region", is_text, "", needed=False),
        country=head.take("country", is_text, "", needed=False),
        cards=_cards(head),
        double=head.take("halves", lambda value: value in ("double", "single"), "double") == "double",
        once=tuple(head.take("once", lambda value: is_list_of(value, known), [], needed=False)),
        grain=head.take("grain", lambda value: is_number(value, 0, 2), 1.0, needed=False),
        paper=colours.take("paper", is_colour, _WHITE),
        edge=colours.take("edge", is_colour, _BLACK),
        ink=colours.take("ink", is_colour, _BLACK),
        index=_index(entries.table("index"), 10 * size[1]),
        frame=_frame(entries.table("frame"), size) if "frame" in entries else None,
        signs=_places(entries.table("signs", needed=False)),
        layouts=_places(entries.table("layouts", needed=False)),
        backs=tuple(backs.take("designs", _are_names, ["1"])),
        ace=_ace(head, suits),
    )
    for table in (head, colours, backs, entries):
        table.finish()
    return deck


def _ace(head: Entries, suits: Pack) -> Ace:
    """Return what the ace is called; there is but one word for that of French suits, so there the entry is unknown."""
    usual, names = Ace.usual_with(suits), [ace.value for ace in Ace]
    if suits is Pack.FRENCH:
        return usual
    return Ace(head.take("ace", lambda value: value in names, usual.value, needed=False))


def _cards(head: Entries) -> tuple[str, ...]:
    """Return the codes of the faces; a deck without a card of the games is refused with its drawings."""
    ranks = head.take("ranks", lambda value: is_list_of(value, RANKS), list(RANKS))
    missing: list[str] = head.take("missing", lambda value: is_list_of(value, _CODES), [], needed=False)
    extra: list[str] = head.take("extra", lambda value: is_list_of(value, _CODES), [], needed=False)
    faces = {code for code in _CODES if code[1] in ranks and code not in missing} | set(extra)
    played = tuple(card.code for card in PACK if card.code in faces)
    return (*played, *(code for code in _CODES if code in faces and code not in played))


def _index(entries: Entries, height: float) -> Index:
    names = [corner.value for corner in Corner]
    corners = entries.take("corners", lambda value: is_list_of(value, names) and value != [], ["top-left"])
    normal = _index_size(entries, height, None)
    large = _index_size(entries.table("large", needed=False), height, normal)
    letters, inks = entries.table("letters", needed=False), entries.table("colours")
    index = Index(
        corners=tuple(map(Corner, corners)),
        normal=normal,
        large=large,
        letters={"T": "10", **{rank: letters.take(rank, _is_name, rank, needed=False) for rank in _ranks(letters)}},
        colours={suit: inks.take(suit, is_colour, _BLACK) for suit in SUITS},
    )
    for table in (letters, inks, entries):
        table.finish()
    return index


def _index_size(entries: Entries, height: float, normal: IndexSize | None) -> IndexSize:
    """Return the normal size or, with the normal one given, the large one."""
    needed = normal is None
    usual = normal or IndexSize(height * _SMALLEST_INDEX, 60, 40, 0.9)
    # An index that is large already does not grow.
    growth = min(LARGE, max(1.0, height * _LARGE_INDEX / usual.height))
    grown = IndexSize(usual.height * growth, usual.x * growth, usual.y, usual.pip * growth)
    tall = entries.take(
        "height", lambda value: is_number(value, height * _SMALLEST_INDEX, height / 2), grown.height, needed
    )
    inset = entries.take("inset", lambda value: is_size(value, 0, height / 2), [grown.x, grown.y], needed)
    pip = entries.take("pip", lambda value: is_number(value, 0, 4), grown.pip, needed)
    if normal is not None:
        entries.finish()
    return IndexSize(tall, inset[0], inset[1], pip)


def _ranks(letters: Entries) -> list[str]:
    return [key for key in letters if key in RANKS and len(key) == 1]


def _frame(entries: Entries, size: Any) -> Frame:
    width, height = entries.take("size", lambda value: is_size(value, 0, 10 * max(size)), [100, 100])
    ground = entries.take("ground", is_colour, "", needed=False)
    ranks = entries.take("ranks", lambda value: is_list_of(value, RANKS), list(COURTS), needed=False)
    entries.finish()
    return Frame(width, height, ground, tuple(ranks))


def _places(entries: Entries) -> Mapping[str, tuple[Place, ...]]:
    keys = [key for key in entries if key in _CODES or (key in RANKS and len(key) == 1)]
    found: dict[str, list[list[float]]] = {key: entries.take(key, is_places, []) for key in keys}
    entries.finish()
    return {key: tuple(Place(*place) for place in places) for key, places in found.items()}


def _is_name(value: object) -> bool:
    return isinstance(value, str) and _NAME.fullmatch(value) is not None


def _are_names(value: object) -> bool:
    return (
        isinstance(value, list) and 0 < len(value) <= 9 and all(map(_is_name, value)) and len(set(value)) == len(value)
    )
