"""Contrast and temperature as one table."""

from __future__ import annotations

import itertools
from itertools import product

import pytest

from cardavia.art.colours import Channels, channels, contrast, encoded, linear, luminance
from cardavia.art.look import Look
from cardavia.art.tones import Inks, inks, table
from tests.art.deck_folders import plain

STEPS = (0, 1, 25, 49, 50, 51, 75, 99, 100)
BLACK_ON_PAPER = Inks((243, 236, 221), ((42, 37, 34),))
AT_THE_LIMIT = Inks((243, 236, 221), ((165, 60, 46),))


def toned(tones: bytes, colour: Channels) -> Channels:
    red, green, blue = (tones[256 * channel + int(value)] for channel, value in enumerate(colour))
    return red, green, blue


def test_light_is_the_inverse_of_the_value() -> None:
    assert [round(encoded(linear(value))) for value in range(256)] == list(range(256))


@pytest.mark.parametrize("kept", [BLACK_ON_PAPER, AT_THE_LIMIT, inks(plain())])
@pytest.mark.parametrize("grain", [0, 50, 100])
def test_neutral_changes_no_value_at_all(kept: Inks, grain: int) -> None:
    assert table(Look(50, grain, 50), kept) == bytes(range(256)) * 3


@pytest.mark.parametrize("to_contrast", STEPS)
def test_no_table_swaps_two_values(to_contrast: int) -> None:
    for warmth, channel in product(STEPS, range(3)):
        tones = table(Look(to_contrast, 50, warmth), BLACK_ON_PAPER)
        third = tones[256 * channel : 256 * channel + 256]
        assert list(third) == sorted(third)


@pytest.mark.parametrize(("slider", "slope"), [(0, 0.5), (25, 2**-0.5), (75, 2**0.5), (100, 2.0)])
def test_contrast_is_the_slope_about_mid_grey(slider: int, slope: float) -> None:
    tones = table(Look(contrast=slider), BLACK_ON_PAPER)
    # Ink on paper leaves the whole way of the slider free, but for the dimmest end.
    assert tones[127] in (127, 128)
    assert (tones[137] - tones[117]) / 20 == pytest.approx(slope, abs=0.16)


@pytest.mark.parametrize("to_contrast", STEPS)
def test_the_paper_is_never_clipped(to_contrast: int) -> None:
    for warmth in STEPS:
        tones = table(Look(to_contrast, 50, warmth), BLACK_ON_PAPER)
        assert max(toned(tones, BLACK_ON_PAPER.paper)) < 254


@pytest.mark.parametrize("warmth", STEPS)
def test_temperature_keeps_the_luminance_of_greys(warmth: int) -> None:
    tones = table(Look(temperature=warmth), BLACK_ON_PAPER)
    for value in range(20, 256, 5):
        grey = (value, value, value)
        assert luminance(toned(tones, grey)) == pytest.approx(luminance(grey), rel=0.03)


def test_warm_is_yellow_and_cool_is_blue() -> None:
    grey = (128, 128, 128)
    warm, cool = (toned(table(Look(temperature=end), BLACK_ON_PAPER), grey) for end in (100, 0))
    assert warm[0] > warm[1] > warm[2]
    assert cool[0] < cool[1] < cool[2]


@pytest.mark.parametrize("kept", [BLACK_ON_PAPER, AT_THE_LIMIT, inks(plain())])
@pytest.mark.parametrize("to_contrast", STEPS)
def test_the_index_stays_legible_at_every_position(kept: Inks, to_contrast: int) -> None:
    least = min(4.5, min(contrast(ink, kept.paper) for ink in kept.index))
    for warmth in STEPS:
        tones = table(Look(to_contrast, 50, warmth), kept)
        for ink in kept.index:
            assert contrast(toned(tones, ink), toned(tones, kept.paper)) >= least - 0.02


@pytest.mark.parametrize("kept", [BLACK_ON_PAPER, AT_THE_LIMIT])
def test_a_warmer_slider_never_makes_the_paper_cooler(kept: Inks) -> None:
    papers = [toned(table(Look(temperature=warmth), kept), kept.paper) for warmth in range(0, 101, 5)]
    warmths = [red - blue for red, _, blue in papers]
    # One value up or down is rounding.
    assert all(after >= before - 1 for before, after in itertools.pairwise(warmths))


def test_more_legible_colours_leave_the_sliders_more_way() -> None:
    dim = Look(contrast=0)
    paper = channels("#f3ecdd")
    free, limited = (toned(table(dim, kept), paper)[0] for kept in (BLACK_ON_PAPER, AT_THE_LIMIT))
    assert free < limited < 243
