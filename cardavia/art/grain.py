"""The grain of the paper: a seamless tile, made once, and laid on each card at a place of its own."""

from __future__ import annotations

import random
import zlib
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL import Image

TILE: Final = 256
"""Width and height of the tile in pixels."""
PAPER: Final = 1.25
"""Standard deviation of the usual paper, in values of 0 to 255."""
WIDEST: Final = 3.0
"""Most standard deviations that a pixel is away from the paper."""

_SEED: Final = 20
_COARSE: Final = 0.45


def strength(slider: int, paper: float) -> float:
    """Return the standard deviation of the grain for a slider 0 to 100 and a deck's own paper, 1 being usual."""
    share = slider / 50
    return PAPER * paper * (share if share <= 1 else 2 * share - 1)


def reach(deviation: float) -> int:
    """Return how far the grain takes a value up or down at most."""
    return round(WIDEST * deviation)


def offset(card: str) -> tuple[int, int]:
    """Return where in the tile a card begins: always the same place, so that nothing flickers."""
    code = zlib.crc32(card.encode())
    return code % TILE, code // TILE % TILE


def laid(card: str, deviation: float, width: int, height: int, zero: int) -> Image.Image:
    """Return the grain of a card's picture, as an RGBA image whose every value is around ``zero``.

    Values are modulo 256; alpha is ``zero`` itself.
    """
    left, top = offset(card)
    return _repeated(deviation, width + TILE, height + TILE, zero).crop((left, top, left + width, top + height))


@lru_cache(maxsize=4)
def _repeated(deviation: float, width: int, height: int, zero: int) -> Image.Image:
    from PIL import Image

    grey = tile().point([(zero + _scaled(value, deviation)) % 256 for value in range(256)])
    wide = Image.new("L", (width, height))
    for left in range(0, width, TILE):
        for top in range(0, height, TILE):
            wide.paste(grey, (left, top))
    return Image.merge("RGBA", (wide, wide, wide, Image.new("L", (width, height), zero)))


def _scaled(value: int, deviation: float) -> int:
    most = reach(deviation)
    return max(-most, min(most, round((value - 128) / 32 * deviation)))


@lru_cache(maxsize=1)
def tile() -> Image.Image:
    """Return the tile: grey values of mean 128 and standard deviation about 32, seamless at its edges."""
    from PIL import Image, ImageStat

    fine, coarse = _noise(_SEED), _noise(_SEED + 1)
    mixed = Image.blend(_smooth(fine, (1,)), _normal(_smooth(coarse, (1, 2, 3, 5))), _COARSE)
    even = _normal(mixed)
    drift = round(ImageStat.Stat(even).mean[0]) - 128
    return even.point([max(0, min(255, value - drift)) for value in range(256)])


def _noise(seed: int) -> Image.Image:
    from PIL import Image

    return Image.frombytes("L", (TILE, TILE), random.Random(seed).randbytes(TILE * TILE))


def _smooth(image: Image.Image, distances: tuple[int, ...]) -> Image.Image:
    """Return the mean of the image and itself moved round its edges, which keeps it seamless."""
    from PIL import Image, ImageChops

    for distance in distances:
        image = Image.blend(image, ImageChops.offset(image, distance, 0), 0.5)
        image = Image.blend(image, ImageChops.offset(image, 0, distance), 0.5)
    return image


def _normal(image: Image.Image) -> Image.Image:
    """Return the image with mean 128 and standard deviation 32."""
    from PIL import ImageStat

    stat = ImageStat.Stat(image)
    mean, deviation = stat.mean[0], stat.stddev[0]
    return image.point([max(0, min(255, round(128 + (value - mean) * 32 / deviation))) for value in range(256)])
