"""The suit signs of both packs, each about 100 units wide and high around (0, 0)."""

from __future__ import annotations

from typing import Final

from cardavia.art.deck import Pack
from cardavia.art.drawing import Drawing, Shape, Tone, circle, svg
from cardavia.engine.cards import Suit

_CLUB: Final = (
    circle(0, -28, 23) + circle(-26, 12, 23) + circle(26, 12, 23)
    + "M-12,-14 L-16,12 L-4,18 C-5,34 -9,46 -20,52 L20,52 C9,46 5,34 4,18 L16,12 L12,-14Z"
)  # fmt: skip
_SPADE: Final = (
    "M0,-52 C10,-30 48,-10 48,16 C48,32 36,41 25,41 C15,41 8,36 4,28 C5,39 9,47 20,52 L-20,52 "
    "C-9,47 -5,39 -4,28 C-8,36 -15,41 -25,41 C-36,41 -48,32 -48,16 C-48,-10 -10,-30 0,-52Z"
)
_HEART: Final = (
    "M0,52 C-12,28 -48,10 -48,-20 C-48,-39 -36,-48 -24,-48 C-12,-48 -3,-40 0,-28 "
    "C3,-40 12,-48 24,-48 C36,-48 48,-39 48,-20 C48,10 12,28 0,52Z"
)
_DIAMOND: Final = "M0,-54 C9,-34 24,-14 40,0 C24,14 9,34 0,54 C-9,34 -24,14 -40,0 C-24,-14 -9,-34 0,-54Z"

_ACORN: Final[Drawing] = (
    Shape("M0,-38 C0,-48 4,-54 12,-58", line=9, ink=Tone.BROWN),
    Shape("M-29,-14 C-33,18 -20,40 0,56 C20,40 33,18 29,-14Z", Tone.TAN, 5),
    Shape("M-14,2 C-15,18 -10,30 -3,38", line=5, ink=Tone.PAPER),
    Shape("M-41,-8 C-44,-32 -22,-44 0,-44 C22,-44 44,-32 41,-8 C26,-1 -26,-1 -41,-8Z", Tone.BROWN, 5),
    Shape("M-26,-19 L-14,-31 M-8,-18 L8,-32 M12,-18 L26,-30", line=4, ink=Tone.TAN),
)
_LEAF: Final[Drawing] = (
    Shape("M0,18 C0,34 3,46 14,57", line=9, ink=Tone.RED),
    Shape("M0,-56 C-10,-34 -47,-14 -47,12 C-47,29 -34,37 -22,36 C-11,35 -4,30 0,22Z", Tone.GREEN, 5),
    Shape("M0,-56 C10,-34 47,-14 47,12 C47,29 34,37 22,36 C11,35 4,30 0,22Z", Tone.LEAF, 5),
    Shape("M0,0 L-20,-16 M0,19 L-29,4", line=4, ink=Tone.LEAF),
    Shape("M0,0 L20,-16 M0,19 L29,4", line=4, ink=Tone.GREEN),
)
_TWO_HEART: Final[Drawing] = (
    Shape(_HEART, Tone.RED, 0),
    Shape("M0,52 C12,28 48,10 48,-20 C48,-39 36,-48 24,-48 C38,-22 24,12 0,52Z", Tone.DEEP_RED, 0),
    Shape(_HEART, line=5),
    Shape("M-33,-18 C-33,-28 -28,-34 -20,-35", line=6, ink=Tone.PAPER),
)
_BELL: Final[Drawing] = (
    Shape(circle(0, -46, 9), line=6),
    Shape(circle(0, 6, 44), Tone.GOLD, 5),
    Shape("M-43,10 A44,44 0 0 0 43,10 C20,18 -20,18 -43,10Z", Tone.TAN, 5),
    Shape("M-44,-2 C-20,7 20,7 44,-2 L43,11 C20,20 -20,20 -43,11Z", Tone.RED, 5),
    Shape("M0,28 V48", line=8),
    Shape(circle(0, 29, 5), Tone.INK, 2),
    Shape("M-27,-12 C-24,-21 -18,-27 -10,-29", line=6, ink=Tone.PAPER),
)

_PIPS: Final[dict[tuple[Pack, Suit], Drawing]] = {
    (Pack.FRENCH, Suit.CLUBS): (Shape(_CLUB, Tone.INK, 0),),
    (Pack.FRENCH, Suit.SPADES): (Shape(_SPADE, Tone.INK, 0),),
    (Pack.FRENCH, Suit.HEARTS): (Shape(_HEART, Tone.RED, 0),),
    (Pack.FRENCH, Suit.DIAMONDS): (Shape(_DIAMOND, Tone.RED, 0),),
    (Pack.GERMAN, Suit.CLUBS): _ACORN,
    (Pack.GERMAN, Suit.SPADES): _LEAF,
    (Pack.GERMAN, Suit.HEARTS): _TWO_HEART,
    (Pack.GERMAN, Suit.DIAMONDS): _BELL,
}
_INDEX_TONES: Final = {
    (Pack.FRENCH, Suit.CLUBS): Tone.INK,
    (Pack.FRENCH, Suit.SPADES): Tone.INK,
    (Pack.FRENCH, Suit.HEARTS): Tone.RED,
    (Pack.FRENCH, Suit.DIAMONDS): Tone.RED,
    (Pack.GERMAN, Suit.CLUBS): Tone.BROWN,
    (Pack.GERMAN, Suit.SPADES): Tone.GREEN,
    (Pack.GERMAN, Suit.HEARTS): Tone.RED,
    (Pack.GERMAN, Suit.DIAMONDS): Tone.AMBER,
}


def pip(pack: Pack, suit: Suit) -> str:
    """Return the suit's sign as SVG around (0, 0), about 100 units high."""
    return svg(_PIPS[pack, suit])


def index_tone(pack: Pack, suit: Suit) -> Tone:
    """Return the colour of the suit's index letters."""
    return _INDEX_TONES[pack, suit]
