"""A drawn deck: what its folder says, and the drawings that its cards are composed of (``docs/decks.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from cardavia.art.deck import Ace, Pack

SUITS: Final = "CSHD"
RANKS: Final = "AKQJT98765432"
COURTS: Final = "KQJ"
PIP_BOX: Final = (-50.0, -50.0, 100.0, 100.0)
"""The viewBox of a suit sign."""
GLYPH_HEIGHT: Final = 100.0
"""The height of an index glyph in its own units."""

Box = tuple[float, float, float, float]
"""A viewBox: left, top, width, height."""


class Corner(Enum):
    """Where an index stands; those at the bottom are turned by half a circle."""

    TOP_LEFT = "top-left"
    TOP_RIGHT = "top-right"
    BOTTOM_LEFT = "bottom-left"
    BOTTOM_RIGHT = "bottom-right"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a suit sign stands: its middle in tenths of a millimetre from the card's, its size, and whether turned."""

    x: float
    y: float
    scale: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class IndexSize:
    """One size of the index, in tenths of a millimetre: height of the letter, place of its upper edge, sign below.

    ``x`` is the middle of the letter from the card's left edge, ``y`` its upper edge from the card's; ``pip`` is the
    scale of the small suit sign, 0 being none.
    """

    height: float
    x: float
    y: float
    pip: float


@dataclass(frozen=True, slots=True)
class Index:
    """The index of every card: corners, both sizes, the glyph of each rank and the colour of each suit."""

    corners: tuple[Corner, ...]
    normal: IndexSize
    large: IndexSize
    letters: Mapping[str, str]
    colours: Mapping[str, str]

    def glyph(self, rank: str) -> str:
        """Return the name of the glyph of a rank."""
        return self.letters.get(rank, rank)


@dataclass(frozen=True, slots=True)
class Frame:
    """The frame round the middle of some ranks: width and height in tenths of a millimetre; no ground is paper."""

    width: float
    height: float
    ground: str
    ranks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One drawing: the SVG elements inside its root, its viewBox, and the colours it uses."""

    body: str
    box: Box
    colours: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """A deck as its ``deck.toml`` describes it, with its drawings by file name such as ``pips/C.svg``.

    ``size`` is in millimetres. ``cards`` are the codes of all faces, the 32 of both games first. Figures are drawn
    twice, the second turned, unless their rank or code is in ``once``. ``signs`` and ``layouts`` are by code or by
    rank. ``grain`` is the strength of the deck's own paper, 1 being usual. ``ace`` is what the ace is called.
    ``digest`` changes whenever a picture does.
    """

    id: str
    name: str
    suits: Pack
    size: tuple[float, float]
    licence: str
    region: str
    country: str
    cards: tuple[str, ...]
    double: bool
    once: tuple[str, ...]
    grain: float
    paper: str
    edge: str
    ink: str
    index: Index
    frame: Frame | None
    signs: Mapping[str, tuple[Place, ...]]
    layouts: Mapping[str, tuple[Place, ...]]
    backs: tuple[str, ...]
    ace: Ace = Ace.USUAL
    parts: Mapping[str, Part] = field(default_factory=dict, repr=False)
    digest: str = ""

    @property
    def aspect(self) -> float:
        """Height of a card as a multiple of its width."""
        width, height = self.size
        return height / width

    @property
    def box(self) -> Box:
        """The viewBox of a whole card, in tenths of a millimetre."""
        width, height = 10 * self.size[0], 10 * self.size[1]
        return -width / 2, -height / 2, width, height

    def layout(self, card: str) -> tuple[Place, ...]:
        """Return where the suit signs of a card's middle stand."""
        return _of(self.layouts, card)

    def sign(self, card: str) -> tuple[Place, ...]:
        """Return where the suit signs of a figure stand, in the upper half of the card."""
        return _of(self.signs, card)

    def twice(self, card: str) -> bool:
        """Whether the figure of a card has a turned twin."""
        return self.double and card not in self.once and card[1] not in self.once


def _of(places: Mapping[str, tuple[Place, ...]], card: str) -> tuple[Place, ...]:
    return places.get(card, places.get(card[1], ()))
