"""Colours as SVG writes them, and how well they stand out from each other."""

from __future__ import annotations

from typing import TypeAlias

Channels: TypeAlias = tuple[float, float, float]
"""Red, green and blue, 0 to 255."""


def channels(colour: str) -> Channels:
    """Return red, green and blue of a colour such as ``#f2ece0``."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def linear(value: float) -> float:
    """Return the light, 0 to 1, of a channel's value 0 to 255 (sRGB)."""
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> float:
    """Return the value 0 to 255 of a channel for a light of 0 to 1; the inverse of `linear`."""
    share = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return 255 * share


def luminance(colour: Channels) -> float:
    """Return the relative luminance, 0 to 1 (WCAG 2)."""
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Channels, other: Channels) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
