"""Giving a sheet of cards its look, in one go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from cardavia.art.colours import Channels, channels
from cardavia.art.deck_model import Deck
from cardavia.art.deck_reader import colours
from cardavia.art.grain import laid, reach, strength
from cardavia.art.look import Look
from cardavia.art.tones import Inks, inks, table

if TYPE_CHECKING:
    from PIL import Image

BYTES_A_PIXEL: Final = 4
_SAME: Final = bytes(range(256))
_ZERO: Final = 128
"""The value of grain that changes nothing, where grain is added with an offset."""
Buffer: TypeAlias = "bytes | bytearray | memoryview"


@dataclass(frozen=True, slots=True)
class Sheet:
    """Cards as they were drawn, one below another, each ``width`` by ``height`` pixels.

    ``data`` holds red, green, blue and alpha of every pixel, alpha not multiplied in (Qt's ``RGBA8888``). ``cards`` are
    codes, or any other names that tell backs from faces: each has its own piece of grain. ValueError when the data
    has another length.
    """

    width: int
    height: int
    cards: tuple[str, ...]
    data: Buffer

    def __post_init__(self) -> None:
        if len(self.data) != len(self.cards) * self.card_bytes:
            raise ValueError("the data of a sheet has a length of its own")

    @property
    def card_bytes(self) -> int:
        """The length of one card's data: card number n begins at n times that."""
        return BYTES_A_PIXEL * self.width * self.height


@dataclass(frozen=True, slots=True)
class Material:
    """What a look needs to know of a deck: what must stay legible, the colours that occur, the paper's own grain."""

    inks: Inks
    darkest: Channels
    lightest: Channels
    grain: float = 1.0


@lru_cache(maxsize=8)
def material(deck: Deck) -> Material:
    """Return what a look needs to know of a deck."""
    used = [channels(colour) for colour in colours(deck)]
    red, green, blue = zip(*used, strict=True)
    return Material(inks(deck), (min(red), min(green), min(blue)), (max(red), max(green), max(blue)), deck.grain)


def finished(sheet: Sheet, look: Look, made_of: Material, out: bytearray | None = None) -> bytearray:
    """Return the data of the sheet with a look, in ``out`` if that is given; the sheet itself stays as it is.

    Alpha stays, and the same card gets the same grain in every sheet. Any thread may call it. ValueError when
    ``out`` has another length. Memory that is used again is much faster than new memory.
    """
    result = bytearray(len(sheet.data)) if out is None else out
    if len(result) != len(sheet.data):
        raise ValueError("the result is as long as the sheet")
    _use_memory_again()
    finish = _finish(sheet, look, made_of)
    # A card at a time: more than the processor's own memory holds is slower.
    with memoryview(sheet.data) as source, memoryview(result) as target:
        for place, card in enumerate(sheet.cards):
            start, end = place * sheet.card_bytes, (place + 1) * sheet.card_bytes
            target[start:end] = finish(card, source[start:end])
    return result


@lru_cache(maxsize=1)
def _use_memory_again() -> None:
    """Let Pillow keep the memory of three pictures: to get new memory each time takes longer than all the work."""
    from PIL import Image

    Image.core.set_blocks_max(3)  # type: ignore[attr-defined]  # Pillow documents it, its annotations do not


def _finish(sheet: Sheet, look: Look, made_of: Material) -> Callable[[str, memoryview], Buffer]:
    """Return what makes the new data of one card from its code and its data."""
    tones = table(look, made_of.inks)
    deviation = strength(look.grain, made_of.grain)
    size = (sheet.width, sheet.height)
    if reach(deviation):
        return _grained(size, tones, deviation, made_of)
    if tones == _SAME * 3:
        return lambda card, data: data
    return _mapped(size, tones)


def _mapped(size: tuple[int, int], tones: bytes) -> Callable[[str, memoryview], Buffer]:
    values = [*tones, *_SAME]
    return lambda card, data: _image(size, data).point(values).tobytes()


def _grained(
    size: tuple[int, int], tones: bytes, deviation: float, made_of: Material
) -> Callable[[str, memoryview], Buffer]:
    from PIL import ImageChops

    roomy = _with_room(tones, reach(deviation), made_of)
    values = [*(tones if roomy is None else roomy), *_SAME]

    def added(card: str, data: memoryview) -> bytes:
        grain = laid(card, deviation, *size, _ZERO)
        return ImageChops.add(_image(size, data).point(values), grain, 1.0, -_ZERO).tobytes()

    def summed(card: str, data: memoryview) -> bytes:
        grain = laid(card, deviation, *size, 0)
        return ImageChops.add_modulo(_image(size, data).point(values), grain).tobytes()

    # Where no value can go beyond black or white, the plain sum is the same and takes a tenth of the time.
    return added if roomy is None else summed


def _image(size: tuple[int, int], data: memoryview) -> Image.Image:
    from PIL import Image

    # Any buffer will do, whatever the annotations of Pillow say.
    return Image.frombuffer("RGBA", size, data, "raw", "RGBA", 0, 1)  # type: ignore[arg-type]


@lru_cache(maxsize=128)
def _with_room(tones: bytes, most: int, made_of: Material) -> bytes | None:
    """Return the table that leaves room for the grain at both ends, or None if a colour of the deck stands there."""
    for channel in range(3):
        low, high = (tones[256 * channel + int(end[channel])] for end in (made_of.darkest, made_of.lightest))
        if low < most or high > 255 - most:
            return None
    return bytes(max(most, min(255 - most, value)) for value in tones)
