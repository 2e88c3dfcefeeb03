"""What contrast and temperature do to a colour, as one table for all pixels (``art.md`` section 4).

The index of every card stays legible: where the sliders would take its contrast to the paper below 4.5 to 1, they go
only as far as that allows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cardavia.art.colours import Channels, channels, contrast, encoded, linear
from cardavia.art.deck_model import Deck
from cardavia.art.deck_reader import LEAST_CONTRAST
from cardavia.art.look import MOST, NEUTRAL, Look

_MIDDLE: Final = 127.5
_D65, _COOLEST, _WARMEST = 6504.0, 9300.0, 3800.0
"""Kelvin."""
_HEADROOM: Final = 0.4
"""Of the light between a level and white, how much the channel that temperature raises leaves free."""
_YIELD: Final = 0.6
_RED, _BLUE = 0.2126, 0.0722
"""Shares of red and blue in the luminance; green has the rest."""
_MARGIN: Final = 0.05
"""Above the least contrast, for what grain and rounding take."""
_STEPS: Final = 8
"""Halvings when looking for how far a slider may go: finer than one step of a slider."""


@dataclass(frozen=True, slots=True)
class Inks:
    """What must stay legible: the colour of the paper and those of the index."""

    paper: Channels
    index: tuple[Channels, ...]


def inks(deck: Deck) -> Inks:
    """Return what must stay legible on a deck's cards."""
    return Inks(channels(deck.paper), tuple(sorted({channels(colour) for colour in deck.index.colours.values()})))


@lru_cache(maxsize=128)
def table(look: Look, kept: Inks) -> bytes:
    """Return the new value of each value 0 to 255 of red, then of green, then of blue: 768 bytes.

    Each third rises; at 50 for contrast and temperature it is the identity.
    """
    tone = _legible(look, kept)
    return bytes(round(tone(value, channel)) for channel in range(3) for value in range(256))


Tone = Callable[[float, int], float]
"""The new value of a channel's value; channels are 0, 1, 2 for red, green, blue."""


def _legible(look: Look, kept: Inks) -> Tone:
    """Return the tone of a look, or the most of it that leaves the index legible."""
    least = min(LEAST_CONTRAST + _MARGIN, _index_contrast(kept, _tone(0, 0)))
    sliders = _signed(look.contrast), _signed(look.temperature)

    def part(share: float) -> Tone:
        return _tone(share * sliders[0], share * sliders[1])

    def is_legible(share: float) -> bool:
        return _index_contrast(kept, part(share)) >= least

    return part(1 if is_legible(1) else _most(is_legible))


def _signed(value: int) -> float:
    """Return a slider as -1 to 1."""
    return (value - NEUTRAL) / (MOST - NEUTRAL)


def _most(allowed: Callable[[float], bool]) -> float:
    """Return about the largest share, 0 to 1, that is allowed, 0 being allowed in any case."""
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if allowed(middle) else (low, middle)
    return low


def _index_contrast(kept: Inks, tone: Tone) -> float:
    paper = _toned(kept.paper, tone)
    return min(contrast(_toned(ink, tone), paper) for ink in kept.index)


def _toned(colour: Channels, tone: Tone) -> Channels:
    red, green, blue = colour
    return tone(red, 0), tone(green, 1), tone(blue, 2)


def _tone(to_contrast: float, to_temperature: float) -> Tone:
    slope = 2.0**to_contrast
    gains = _gains(to_temperature)

    def tone(value: float, channel: int) -> float:
        bent = _bent(value, slope)
        return encoded(_shifted(linear(bent), channel, gains)) if to_temperature else bent

    return tone


def _bent(value: float, slope: float) -> float:
    """Return the value with the slope of contrast about mid grey; black stays black.

    The shoulder is soft: with more contrast white stays white and nothing between is clipped. With less, white
    comes half way to where a straight line would take it, so that the cards are dimmer.
    """
    away = value / _MIDDLE - 1
    curved = slope * away / (1 + (slope - 1) * abs(away))
    if slope < 1 and away > 0:
        curved = (curved + slope * away) / 2
    return _MIDDLE * (1 + curved)


def _shifted(light: float, channel: int, gains: Channels) -> float:
    """Return a channel's light after a shift of temperature; the luminance of a grey of that light is kept.

    The channel that is raised most leaves some of the way to white free. There the opposite one is lowered less
    too, and green keeps the luminance.
    """
    highest = max(gains)
    share = min(1.0, (1 - _HEADROOM) * (1 - light) / (light * (highest - 1)) if light else 1.0)
    if channel != 1:
        return light * (1 + _part(share, gains[channel]) * (gains[channel] - 1))
    red, blue = (_shifted(light, outer, gains) for outer in (0, 2))
    return (light - _RED * red - _BLUE * blue) / (1 - _RED - _BLUE)


def _part(share: float, gain: float) -> float:
    # Lowered by the same share, paper would grow less warm again towards the end of the slider.
    return share if gain > 1 else share**_YIELD


@lru_cache(maxsize=256)
def _gains(to_temperature: float) -> Channels:
    """Return the factors for the light of red, green and blue, of luminance 1 together."""
    if to_temperature == 0:
        return 1.0, 1.0, 1.0
    end = _COOLEST if to_temperature < 0 else _WARMEST
    # Equal steps look equal in reciprocal temperature.
    reciprocal = 1 / _D65 + abs(to_temperature) * (1 / end - 1 / _D65)
    shifted, plain = _white(1 / reciprocal), _white(_D65)
    red, green, blue = (one / other for one, other in zip(shifted, plain, strict=True))
    light = _RED * red + (1 - _RED - _BLUE) * green + _BLUE * blue
    return red / light, green / light, blue / light


def _white(kelvin: float) -> Channels:
    """Return linear sRGB of a black body's light (Kim et al., US patent 7024034, for 2222 to 25000 K)."""
    inverse = 1000 / kelvin
    if kelvin < 4000:
        x = -0.2661239 * inverse**3 - 0.2343589 * inverse**2 + 0.8776956 * inverse + 0.179910
        y = -0.9549476 * x**3 - 1.37418593 * x**2 + 2.09137015 * x - 0.16748867
    else:
        x = -3.0258469 * inverse**3 + 2.1070379 * inverse**2 + 0.2226347 * inverse + 0.240390
        y = 3.0817580 * x**3 - 5.87338670 * x**2 + 3.75112997 * x - 0.37001483
    across, down = x / y, (1 - x - y) / y
    return (
        3.2406 * across - 1.5372 - 0.4986 * down,
        -0.9689 * across + 1.8758 + 0.0415 * down,
        0.0557 * across - 0.2040 + 1.0570 * down,
    )
