"""Levels of play: they differ in what a player considers, never in what it sees or is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final

from cardavia.ai.simulating.effort import Effort


class Method(Enum):
    """How the cards of a hand are compared."""

    FLAT = "flat"
    """Policy playouts after each card, the weaker half of the cards dropping out round by round."""
    TREE = "tree"
    """A search over information sets with policy playouts at its leaves."""
    OPEN = "open"
    """The exact value of each card with the hands of the sample open, averaged over the samples."""


@dataclass(frozen=True, slots=True)
class Level:
    """How much a player considers.

    ``deals`` are the ways the hidden cards may lie that a card is measured on, ``pool`` how many are drawn to pick
    them from by how likely the others would have played so far; with a pool no larger all count alike.
    ``playouts`` is the number of playouts or tree iterations for a card, ``method`` how they are spent while more
    than ``open_from`` cards are left in the hand; from there on the values are exact. ``nodes`` limits a sample's
    exact search. ``effort`` goes into decisions other than cards.
    """

    deals: int
    pool: int
    playouts: int
    method: Method
    open_from: int
    nodes: int
    effort: Effort


_CAREFUL: Final = Effort(60, 4, 0.8)
_STRONG: Final = Level(
    deals=60, pool=120, playouts=4000, method=Method.FLAT, open_from=0, nodes=200_000, effort=_CAREFUL
)
MEDIUM: Final = Level(
    deals=8, pool=8, playouts=48, method=Method.FLAT, open_from=0, nodes=20_000, effort=Effort(8, 1, 0.8)
)
"""Weighs neither how the others played nor how much they said: every deal that is possible is as likely."""
STRONG: Final[Mapping[str, Level]] = MappingProxyType(
    {"schafkopf": _STRONG, "doppelkopf": replace(_STRONG, playouts=3000, method=Method.TREE)}
)
"""By game: the arena showed which method plays each better in the same time (``docs/players.md``)."""


def level_of(name: str, game: str) -> Level:
    """Return the level ``medium`` or ``strong`` for a game."""
    return MEDIUM if name == "medium" else STRONG[game]
