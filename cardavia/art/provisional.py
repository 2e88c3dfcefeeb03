"""The provisional cards: every face and back of both packs, composed as one SVG text.

They stand in until each pack has its own drawn deck. A face is paper, an index in two corners, and either
pips or a framed half figure with its turned twin. Lengths are tenths of a millimetre; (0, 0) is the middle
of the card.
"""

from __future__ import annotations

from typing import Final

from cardavia.art import french_courts, german_courts
from cardavia.art.deck import Pack
from cardavia.art.drawing import CORNER, EDGE, Drawing, Dress, Role, Shape, Tone, box, circle, placed, svg
from cardavia.art.glyphs import glyph
from cardavia.art.layouts import Spot, spots
from cardavia.art.pips import index_tone, pip
from cardavia.art.sign import sign
from cardavia.engine.cards import Card, Rank, Suit

INDEX_HEIGHT: Final = {Pack.FRENCH: 126, Pack.GERMAN: 134}
"""Height of the index letter or numeral."""

_INDEX_TOP: Final = 38
_INDEX_IN: Final = 62
_FIGURES: Final = {Pack.FRENCH: french_courts.FIGURES, Pack.GERMAN: german_courts.FIGURES}
_LETTERS: Final = {
    Pack.FRENCH: {Rank.KING: "K", Rank.QUEEN: "Q", Rank.JACK: "J"},
    Pack.GERMAN: {Rank.KING: "K", Rank.QUEEN: "O", Rank.JACK: "U"},
}
_DRESSES: Final[dict[Pack, dict[Suit, Dress]]] = {
    Pack.FRENCH: {
        Suit.CLUBS: {Role.CLOTH: Tone.GREEN, Role.TRIM: Tone.GOLD, Role.HAIR: Tone.INK},
        Suit.SPADES: {Role.CLOTH: Tone.BLUE, Role.TRIM: Tone.GREY, Role.HAIR: Tone.BROWN},
        Suit.HEARTS: {Role.CLOTH: Tone.RED, Role.TRIM: Tone.WHITE, Role.HAIR: Tone.GOLD},
        Suit.DIAMONDS: {Role.CLOTH: Tone.GOLD, Role.TRIM: Tone.RED, Role.HAIR: Tone.BROWN},
    },
    Pack.GERMAN: {
        Suit.CLUBS: {Role.CLOTH: Tone.BROWN, Role.TRIM: Tone.GOLD, Role.HAIR: Tone.INK},
        Suit.SPADES: {Role.CLOTH: Tone.GREEN, Role.TRIM: Tone.LEAF, Role.HAIR: Tone.GREY},
        Suit.HEARTS: {Role.CLOTH: Tone.RED, Role.TRIM: Tone.GOLD, Role.HAIR: Tone.BROWN},
        Suit.DIAMONDS: {Role.CLOTH: Tone.GOLD, Role.TRIM: Tone.BLUE, Role.HAIR: Tone.TAN},
    },
}
_FRAME: Final = {Pack.FRENCH: (354, 770), Pack.GERMAN: (336, 880)}
_FIGURE_DOWN: Final = {Pack.FRENCH: 0, Pack.GERMAN: -60}
_SIGNS: Final = {
    (Pack.FRENCH, Rank.KING): Spot(-130, -332, 0.8),
    (Pack.FRENCH, Rank.QUEEN): Spot(-130, -332, 0.8),
    (Pack.FRENCH, Rank.JACK): Spot(-130, -332, 0.8),
    (Pack.GERMAN, Rank.KING): Spot(-120, -384, 0.84),
    (Pack.GERMAN, Rank.QUEEN): Spot(-120, -384, 0.84),
    (Pack.GERMAN, Rank.JACK): Spot(-123, -64, 0.84),
}
_BACKS: Final = {Pack.FRENCH: (Tone.BLUE, Tone.PALE_BLUE), Pack.GERMAN: (Tone.DEEP_RED, Tone.PALE_RED)}
_MESHES: Final = {Pack.FRENCH: (9, 11), Pack.GERMAN: (9, 13)}


def face(card: Card, pack: Pack) -> str:
    """Return the face of a card as a whole SVG document."""
    picture = _pips(card, pack) if (pack, card.rank) not in _SIGNS else _court(card, pack)
    return _document(pack, picture + _twice(_index(card, pack)))


def back(pack: Pack) -> str:
    """Return the back of a pack as a whole SVG document."""
    ground, mesh = _BACKS[pack]
    width, height = _size(pack)
    panel = box(30 - width / 2, 30 - height / 2, width - 60, height - 60, 16)
    inner = (width - 92, height - 92)
    shapes: Drawing = (
        Shape(panel, ground, 0),
        *(Shape(line, line=5, ink=mesh) for line in _lattice(*inner, *_MESHES[pack])),
        Shape(box(-inner[0] / 2, -inner[1] / 2, *inner), line=5, ink=Tone.PAPER),
        Shape(circle(0, 0, 150), Tone.PAPER, 0),
        Shape(circle(0, 0, 136), line=5, ink=ground),
    )
    return _document(pack, svg(shapes) + placed(sign(), scale=1.9))


def index_name(card: Card, pack: Pack) -> str:
    """Return what the index of a card says, such as ``Q`` or ``10``."""
    if card.rank is Rank.TEN:
        return "10"
    return _LETTERS[pack].get(card.rank, str(card.rank))


def _document(pack: Pack, picture: str) -> str:
    width, height = _size(pack)
    left, top = -width / 2, -height / 2
    half = EDGE / 2
    area = box(left + half, top + half, width - EDGE, height - EDGE, CORNER - half)
    paper = Shape(area, Tone.PAPER, EDGE, Tone.EDGE)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width} {height}" '
        f'stroke-linejoin="round">{svg([paper])}{picture}</svg>'
    )


def _size(pack: Pack) -> tuple[int, int]:
    width, height = pack.size
    return 10 * width, 10 * height


def _twice(content: str) -> str:
    """Return a picture and its twin turned by half a circle."""
    return content + placed(content, turn=180)


def _index(card: Card, pack: Pack) -> str:
    width, height = _size(pack)
    x, y = _INDEX_IN - width / 2, _INDEX_TOP - height / 2
    tall = INDEX_HEIGHT[pack]
    letter = glyph(index_name(card, pack), index_tone(pack, card.suit), tall)
    return placed(letter, x, y) + placed(pip(pack, card.suit), x, y + tall + 66, 0.9)


def _pips(card: Card, pack: Pack) -> str:
    drawn = pip(pack, card.suit)
    return "".join(
        placed(drawn, spot.x, spot.y, spot.scale, 180 if spot.y > 0 else 0) for spot in spots(pack, card.rank)
    )


def _court(card: Card, pack: Pack) -> str:
    width, height = _FRAME[pack]
    frame = box(-width / 2, -height / 2, width, height, 10)
    spot, dress = _SIGNS[pack, card.rank], _DRESSES[pack][card.suit]
    figure = placed(svg(_FIGURES[pack][card.rank], dress), 0, _FIGURE_DOWN[pack])
    half = figure + placed(pip(pack, card.suit), spot.x, spot.y, spot.scale)
    return (
        svg([Shape(frame, Tone.GROUND, 0)]) + _twice(half)
        + svg(_belt(width), dress) + svg([Shape(frame, line=6)])
    )  # fmt: skip


def _belt(width: float) -> Drawing:
    """Return the band across the middle that covers where the two half figures meet."""
    end = width / 2
    high, low = end / 4 - 17, end / 4 + 17
    band = f"M{-end:g},{high:g} L{end:g},{-low:g} V{-high:g} L{-end:g},{low:g}Z"
    beads = "".join(circle(x, -x / 4, 5) for x in range(-150, 151, 50))
    return Shape(band, Role.TRIM), Shape(beads, Role.CLOTH, 4)


def _lattice(width: float, height: float, columns: int, rows: int) -> list[str]:
    """Return the lines of a net of lozenges that fills a rectangle around (0, 0) exactly.

    One path each: Qt draws many lines that cross in one path ten times slower.
    """
    lines = []
    for step in range(columns + rows):
        from_left = step - rows + 0.5
        start, end = max(0.0, from_left), min(columns, rows + from_left)
        x, y = start / columns * width, (start - from_left) / rows * height
        across, down = (end - start) / columns * width, (end - start) / rows * height
        for side in (1, -1):
            lines.append(f"M{side * (x - width / 2):.1f},{y - height / 2:.1f}l{side * across:.1f},{down:.1f}")
    return lines
