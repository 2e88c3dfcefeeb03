"""Composing the cards of a drawn deck from its parts, as whole SVG documents.

Lengths are tenths of a millimetre; (0, 0) is the middle of the card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardavia.art.deck import Pack
from cardavia.art.deck_model import GLYPH_HEIGHT, PIP_BOX, Corner, Deck, IndexSize, Place
from cardavia.art.drawing import CORNER, EDGE, Tone, box, placed
from cardavia.art.glyphs import glyph

FRAME_LINE: Final = 6
_GAP: Final = 21
"""Between the letter of an index and the sign below it."""
_NARROWEST: Final = 10
"""Between an index and the edge of the card."""
_PLATE: Final = 8
"""How far the ground of a large index or of a learner's letter reaches beyond it."""
_LEARNER: Final = 0.42
"""Height of the other pack's letter, in heights of the index."""
_OTHER_LETTERS: Final = {Pack.GERMAN: {"Q": "Q", "J": "J"}, Pack.FRENCH: {"Q": "O", "J": "U"}}
"""By a deck's suits: what the other pack calls the ranks whose letters differ."""
_OPTION_TEXTS: Final = {
    (False, False): "normal",
    (False, True): "learner",
    (True, False): "large",
    (True, True): "large-learner",
}


@dataclass(frozen=True, slots=True)
class IndexOptions:
    """What a person chooses about the index: its size, and whether the other pack's letter stands below it."""

    large: bool = False
    learner: bool = False

    def __str__(self) -> str:
        return _OPTION_TEXTS[self.large, self.learner]

    @staticmethod
    def parse(text: str) -> IndexOptions:
        """Return the options of a text such as ``large-learner``; ValueError for any other."""
        for chosen, name in _OPTION_TEXTS.items():
            if name == text:
                return IndexOptions(*chosen)
        raise ValueError(text)


_USUAL: Final = IndexOptions()


def face(deck: Deck, card: str, options: IndexOptions = _USUAL) -> str:
    """Return the face of a card, by code such as ``CQ``, as a whole SVG document; KeyError when the deck has none."""
    if card not in deck.cards:
        raise KeyError(card)
    index, middle = _index(deck, card, options), _size(deck, options).x
    indices = "".join(_cornered(deck, corner, index, middle) for corner in deck.index.corners)
    return _document(deck, _scene(deck, card) + _figure(deck, card) + _pips(deck, card) + indices)


def back(deck: Deck, design: str | None = None) -> str:
    """Return a back as a whole SVG document, the usual one without a design; KeyError when the deck has no such."""
    chosen = deck.backs[0] if design is None else design
    if chosen not in deck.backs:
        raise KeyError(chosen)
    return _document(deck, _body(deck, f"backs/{chosen}.svg"))


def _document(deck: Deck, picture: str) -> str:
    left, top, width, height = deck.box
    half = EDGE / 2
    area = box(left + half, top + half, width - EDGE, height - EDGE, CORNER - half)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'stroke-linejoin="round"><path d="{area}" fill="{deck.paper}"/>{picture}'
        f'<path d="{area}" fill="none" stroke="{deck.edge}" stroke-width="{EDGE}"/></svg>'
    )


def _body(deck: Deck, name: str) -> str:
    part = deck.parts.get(name)
    return "" if part is None else part.body


def _scene(deck: Deck, card: str) -> str:
    return _body(deck, f"scenes/{card}.svg")


def _figure(deck: Deck, card: str) -> str:
    figure = _body(deck, f"figures/{card}.svg")
    half = figure + "".join(_pip(deck, card[0], place) for place in deck.sign(card)) if figure else ""
    picture = half + placed(half, turn=180) if half and deck.twice(card) else half
    ground, line = _frame(deck, card)
    return ground + picture + line


def _frame(deck: Deck, card: str) -> tuple[str, str]:
    frame = deck.frame
    if frame is None or card[1] not in frame.ranks:
        return "", ""
    area = box(-frame.width / 2, -frame.height / 2, frame.width, frame.height, 10)
    ground = f'<path d="{area}" fill="{frame.ground}"/>' if frame.ground else ""
    return ground, f'<path d="{area}" fill="none" stroke="{deck.ink}" stroke-width="{FRAME_LINE}"/>'


def _pips(deck: Deck, card: str) -> str:
    return "".join(_pip(deck, card[0], place) for place in deck.layout(card))


def _pip(deck: Deck, suit: str, place: Place) -> str:
    return placed(_body(deck, f"pips/{suit}.svg"), place.x, place.y, place.scale, place.turn)


def _cornered(deck: Deck, corner: Corner, index: str, middle: float) -> str:
    """Return an index, drawn downwards from (0, 0), in one of the corners, so far from the card's edge."""
    left, top, _, _ = deck.box
    beside = left + middle
    # Half a circle takes the upper right corner to the lower left one.
    x = beside if corner in (Corner.TOP_LEFT, Corner.BOTTOM_RIGHT) else -beside
    upright = placed(index, x, top)
    return placed(upright, turn=180) if corner in (Corner.BOTTOM_LEFT, Corner.BOTTOM_RIGHT) else upright


def _index(deck: Deck, card: str, options: IndexOptions) -> str:
    """Return an index whose middle is at x = 0, the edge of the card being at y = 0."""
    size = _size(deck, options)
    letter, width = _letter(deck, card, size)
    below = size.y + size.height
    if size.pip:
        radius = PIP_BOX[3] / 2 * size.pip
        letter += _pip(deck, card[0], Place(0, below + _GAP + radius, size.pip))
        below += _GAP + 2 * radius
    if options.learner and (other := _OTHER_LETTERS[deck.suits].get(card[1])):
        letter += _learner(deck, other, card[0], below + _GAP)
    return _plate(deck, max(width, PIP_BOX[2] * size.pip), size.y, below) + letter if options.large else letter


def _size(deck: Deck, options: IndexOptions) -> IndexSize:
    return deck.index.large if options.large else deck.index.normal


def _letter(deck: Deck, card: str, size: IndexSize) -> tuple[str, float]:
    """Return the letter or numeral and its width; a wide one is made narrower until it is clear of the edge."""
    name, widest = deck.index.glyph(card[1]), 2 * (size.x - _NARROWEST)
    return _glyph(deck, name, deck.index.colours[card[0]], size.y, size.height, widest)


def _learner(deck: Deck, letter: str, suit: str, y: float) -> str:
    colour, height = deck.index.colours[suit], _LEARNER * deck.index.normal.height
    drawn, width = _glyph(deck, letter, colour, y, height, height)
    if not width:
        # The deck has no such letter of its own.
        drawn, width = placed(glyph(letter, Tone.INK, height).replace(Tone.INK.value, colour), 0, y), 0.7 * height
    return _plate(deck, width, y, y + height) + drawn


def _glyph(deck: Deck, name: str, colour: str, y: float, height: float, widest: float) -> tuple[str, float]:
    """Return a glyph with its upper edge centred at (0, y), and its width, 0 if the deck does not have it."""
    part = deck.parts.get(f"glyphs/{name}.svg")
    if part is None:
        return "", 0
    tall = height / GLYPH_HEIGHT
    width = min(part.box[2] * tall, widest)
    body = part.body.replace("currentColor", colour)
    transform = f"translate({-width / 2:g} {y:g}) scale({width / part.box[2]:g} {tall:g})"
    return f'<g transform="{transform}">{body}</g>', width


def _plate(deck: Deck, width: float, top: float, bottom: float) -> str:
    """Return the ground that keeps what an option adds to the index clear of figures, frame and signs."""
    area = box(-width / 2 - _PLATE, top - _PLATE, width + 2 * _PLATE, bottom - top + 2 * _PLATE, _PLATE)
    return f'<path d="{area}" fill="{deck.paper}"/>'
