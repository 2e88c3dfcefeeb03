"""The tile of grain, and where each card lies on it."""

from __future__ import annotations

import zlib

import pytest
from PIL import Image, ImageChops, ImageStat

from cardavia.art.grain import TILE, laid, offset, reach, strength, tile
from cardavia.engine.cards import PACK

TILE_CHECK = 0x4B7B1CDF


def test_the_tile_is_the_same_on_every_machine() -> None:
    assert zlib.crc32(tile().tobytes()) == TILE_CHECK


def test_the_tile_makes_nothing_lighter_or_darker() -> None:
    stat = ImageStat.Stat(tile())
    assert stat.mean[0] == pytest.approx(128, abs=0.5)
    assert stat.stddev[0] == pytest.approx(32, abs=1)


def test_the_tile_has_no_seam() -> None:
    """Neighbours across the edge differ as much as neighbours anywhere."""
    for step in ((1, 0), (0, 1)):
        difference = ImageChops.difference(tile(), ImageChops.offset(tile(), *step))
        across = (0, 0, 1, TILE) if step[0] else (0, 0, TILE, 1)
        seam, anywhere = (ImageStat.Stat(image).mean[0] for image in (difference.crop(across), difference))
        assert seam == pytest.approx(anywhere, rel=0.25)


@pytest.mark.parametrize(("slider", "times"), [(0, 0), (25, 0.5), (50, 1), (75, 2), (100, 3)])
def test_grain_is_none_then_the_papers_own_then_three_times_that(slider: int, times: float) -> None:
    assert strength(slider, 1) == pytest.approx(times * strength(50, 1))
    assert strength(slider, 0.5) == pytest.approx(strength(slider, 1) / 2)


@pytest.mark.parametrize("slider", [50, 100])
def test_laid_grain_has_the_strength_that_was_asked_for(slider: int) -> None:
    deviation = strength(slider, 1)
    red = ImageStat.Stat(laid("CQ", deviation, 300, 400, 128).getchannel(0))
    assert red.mean[0] == pytest.approx(128, abs=0.1)
    assert red.stddev[0] == pytest.approx(deviation, rel=0.1)
    values = set(laid("CQ", deviation, 300, 400, 128).getchannel(0).tobytes())
    assert (min(values), max(values)) == (128 - reach(deviation), 128 + reach(deviation))


def test_every_card_has_a_place_of_its_own() -> None:
    assert len({offset(card.code) for card in PACK}) == len(PACK)


def test_the_same_card_has_the_same_grain_in_every_size() -> None:
    small, large = laid("CQ", 2, 60, 90, 128), laid("CQ", 2, 260, 464, 128)
    assert large.crop((0, 0, 60, 90)).tobytes() == small.tobytes()


def test_grain_repeats_with_the_tile() -> None:
    wide = laid("CQ", 2, 2 * TILE, TILE, 128)
    left, right = (wide.crop((start, 0, start + TILE, TILE)).tobytes() for start in (0, TILE))
    assert left == right


def test_alpha_is_left_alone() -> None:
    alpha = laid("CQ", 2, 10, 10, 0).getchannel(3)
    assert alpha.tobytes() == Image.new("L", (10, 10), 0).tobytes()
