"""The look of a whole sheet, to the bit."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops

from cardavia.art import finish
from cardavia.art.finish import Material, Sheet, finished, material
from cardavia.art.grain import laid, reach, strength
from cardavia.art.look import PRESETS, Look
from cardavia.art.tones import table
from tests.art.deck_folders import plain

CARDS = ("CQ", "SA", "back 1")
SIZE = (40, 62)
LOOKS = [
    Look(),
    Look(grain=0),
    Look(grain=100),
    Look(100, 100, 100),
    Look(0, 100, 0),
    Look(70, 0, 20),
    *PRESETS.values(),
]
ALL_COLOURS = Material(material(plain()).inks, (0, 0, 0), (255, 255, 255))


def sheet(cards: tuple[str, ...] = CARDS, seed: int = 1) -> Sheet:
    """Return a sheet of every value there is."""
    source = random.Random(seed)
    return Sheet(*SIZE, cards, b"".join(source.randbytes(4 * SIZE[0] * SIZE[1]) for _ in cards))


def card_images(data: finish.Buffer) -> Iterator[Image.Image]:
    length = 4 * SIZE[0] * SIZE[1]
    for start in range(0, len(data), length):
        yield Image.frombytes("RGBA", SIZE, bytes(data[start : start + length]))


def by_the_book(drawn: Sheet, look: Look, made_of: Material) -> bytes:
    """Return the look in the plainest way: the table for each channel, then the grain with ends held."""
    deviation, values = strength(look.grain, made_of.grain), [*table(look, made_of.inks), *range(256)]
    result = b""
    for card, image in zip(drawn.cards, card_images(drawn.data), strict=True):
        grain = laid(card, deviation, *SIZE, 128)
        result += ImageChops.add(image.point(values), grain, 1.0, -128).tobytes()
    return result


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_sheet_is_finished_to_the_bit(look: Look) -> None:
    drawn = sheet()
    assert finished(drawn, look, ALL_COLOURS) == by_the_book(drawn, look, ALL_COLOURS)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_fast_way_is_the_same_for_the_colours_of_the_deck(look: Look) -> None:
    made_of = material(plain())
    # Every channel within what all colours have in common.
    low, high = max(made_of.darkest), min(made_of.lightest)
    squeezed = bytes(int(low + value * (high - low) / 255) for value in range(256))
    drawn = Sheet(*SIZE, CARDS, bytes(sheet().data).translate(squeezed))
    assert finished(drawn, look, made_of) == by_the_book(drawn, look, made_of)


def test_neutral_without_grain_changes_nothing() -> None:
    drawn = sheet()
    assert finished(drawn, Look(grain=0), ALL_COLOURS) == drawn.data


def test_neutral_adds_the_decks_own_grain_alone() -> None:
    drawn, deviation = sheet(), strength(50, 1)
    for old, new in zip(card_images(drawn.data), card_images(finished(drawn, Look(), ALL_COLOURS)), strict=True):
        changes = set(ImageChops.subtract(new, old, 1, 128).getchannel(0).tobytes())
        assert (min(changes), max(changes)) == (128 - reach(deviation), 128 + reach(deviation))


def test_paper_without_grain_stays_smooth() -> None:
    smooth = Material(ALL_COLOURS.inks, (0, 0, 0), (255, 255, 255), grain=0.0)
    drawn = sheet()
    assert finished(drawn, Look(grain=100), smooth) == drawn.data


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_alpha_stays(look: Look) -> None:
    drawn = sheet()
    assert finished(drawn, look, ALL_COLOURS)[3::4] == drawn.data[3::4]


def test_a_card_looks_the_same_in_every_sheet() -> None:
    drawn = sheet()
    alone = Sheet(*SIZE, ("SA",), drawn.data[drawn.card_bytes : 2 * drawn.card_bytes])
    together = finished(drawn, Look(70, 80, 90), ALL_COLOURS)
    assert finished(alone, Look(70, 80, 90), ALL_COLOURS) == together[drawn.card_bytes : 2 * drawn.card_bytes]


def test_two_cards_do_not_share_their_grain() -> None:
    data = bytes([200]) * (8 * SIZE[0] * SIZE[1])
    one, other = card_images(finished(Sheet(*SIZE, ("CQ", "SQ"), data), Look(), ALL_COLOURS))
    assert one.tobytes() != other.tobytes()


def test_going_there_and_back_leaves_no_trace() -> None:
    drawn = sheet()
    before, kept = finished(drawn, Look(), ALL_COLOURS), bytes(drawn.data)
    finished(drawn, Look(100, 100, 0), ALL_COLOURS)
    assert finished(drawn, Look(), ALL_COLOURS) == before
    assert drawn.data == kept


def test_the_result_goes_where_it_is_asked_to() -> None:
    drawn = sheet()
    out = bytearray(len(drawn.data))
    assert finished(drawn, Look(60, 60, 60), ALL_COLOURS, out) is out
    assert out == finished(drawn, Look(60, 60, 60), ALL_COLOURS)


def test_wrong_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="sheet"):
        Sheet(*SIZE, CARDS, b"")
    with pytest.raises(ValueError, match="sheet"):
        finished(sheet(), Look(), ALL_COLOURS, bytearray(3))


def test_the_plain_sum_is_taken_where_nothing_can_overflow(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(ImageChops, "add", refused)
    finished(sheet(), Look(), material(plain()))
    with pytest.raises(AssertionError):
        finished(sheet(), Look(), ALL_COLOURS)
