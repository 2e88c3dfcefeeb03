"""Where the pips stand on a card: in columns and rows of both packs, from its middle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardavia.art.deck import Pack
from cardavia.engine.cards import Rank


@dataclass(frozen=True, slots=True)
class Spot:
    """The middle of a pip, in tenths of a millimetre from the middle of the card, and its size in units."""

    x: float
    y: float
    scale: float


_ROWS: Final = {
    2: (-1.0, 1.0),
    3: (-1.0, 0.0, 1.0),
    4: (-1.0, -1 / 3, 1 / 3, 1.0),
    5: (-1.0, -0.5, 0.0, 0.5, 1.0),
}
_FRENCH: Final = {
    Rank.SEVEN: (3, (-0.5,)),
    Rank.EIGHT: (3, (-0.5, 0.5)),
    Rank.NINE: (4, (0.0,)),
    Rank.TEN: (4, (-2 / 3, 2 / 3)),
}
_GERMAN: Final = {
    Rank.SEVEN: (3, (-0.5,)),
    Rank.EIGHT: (4, ()),
    Rank.NINE: (4, (0.0,)),
    Rank.TEN: (5, ()),
}


def spots(pack: Pack, rank: Rank) -> tuple[Spot, ...]:
    """Return where the pips of a seven to ten or an ace stand; KeyError for a court."""
    if rank is Rank.ACE:
        return _ace(pack)
    if pack is Pack.FRENCH:
        return _spots(*_FRENCH[rank], across=98, down=300, scale=1.2)
    return _spots(*_GERMAN[rank], across=102, down=350, scale=1.1)


def _spots(rows: int, middle: tuple[float, ...], across: float, down: float, scale: float) -> tuple[Spot, ...]:
    sides = [Spot(side * across, row * down, scale) for row in _ROWS[rows] for side in (-1, 1)]
    return (*sides, *(Spot(0, row * down, scale) for row in middle))


def _ace(pack: Pack) -> tuple[Spot, ...]:
    if pack is Pack.FRENCH:
        return (Spot(0, 0, 3),)
    return (Spot(0, -205, 2.5), Spot(0, 205, 2.5))
