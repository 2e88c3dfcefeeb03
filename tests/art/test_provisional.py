import re
from itertools import product
from xml.etree import ElementTree

import pytest

from cardavia.art.deck import Pack
from cardavia.art.drawing import Tone, contrast
from cardavia.art.layouts import spots
from cardavia.art.pips import index_tone, pip
from cardavia.art.provisional import INDEX_HEIGHT, back, face, index_name
from cardavia.engine.cards import PACK, RANKS, SUITS, Card, Rank, Suit

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = [*product(Pack, PACK)]
LONGEST = 40_000


def pictures() -> list[str]:
    return [*(face(card, pack) for pack, card in DRAWN), *(back(pack) for pack in Pack)]


def test_every_picture_is_made_of_paths_alone() -> None:
    for picture in pictures():
        root = ElementTree.fromstring(picture)
        assert {element.tag for element in root.iter()} <= {SVG + "svg", SVG + "g", SVG + "path"}


def test_every_picture_is_small_and_has_numbers_that_can_be_read() -> None:
    for picture in pictures():
        assert len(picture) < LONGEST
        assert not re.search(r"nan|inf|None|Tone|Role|e-\d", picture)


@pytest.mark.parametrize("pack", Pack)
def test_a_picture_has_the_shape_of_the_pack(pack: Pack) -> None:
    for picture in (face(PACK[0], pack), back(pack)):
        left, top, width, height = map(float, ElementTree.fromstring(picture).attrib["viewBox"].split())
        assert height / width == pytest.approx(pack.aspect)
        assert (left, top) == (-width / 2, -height / 2)


@pytest.mark.parametrize("pack", Pack)
def test_no_two_cards_share_a_picture(pack: Pack) -> None:
    assert len({face(card, pack) for card in PACK} | {back(pack)}) == len(PACK) + 1


@pytest.mark.parametrize("pack", Pack)
@pytest.mark.parametrize("suit", SUITS)
def test_the_index_stands_out_from_the_paper(pack: Pack, suit: Suit) -> None:
    assert contrast(index_tone(pack, suit), Tone.PAPER) >= 4.5


@pytest.mark.parametrize("pack", Pack)
def test_the_index_is_an_eighth_of_the_card_high(pack: Pack) -> None:
    assert INDEX_HEIGHT[pack] >= 10 * pack.size[1] / 8


def test_the_index_says_what_the_pack_calls_the_card() -> None:
    names = {pack: " ".join(index_name(Card(Suit.CLUBS, rank), pack) for rank in RANKS) for pack in Pack}
    assert names == {Pack.FRENCH: "A 10 K Q J 9 8 7", Pack.GERMAN: "A 10 K O U 9 8 7"}


@pytest.mark.parametrize(("pack", "card"), [(pack, card) for pack, card in DRAWN if card.rank.value in "T987"])
def test_a_pip_card_shows_as_many_pips_as_it_says(pack: Pack, card: Card) -> None:
    in_the_corners = 2
    assert face(card, pack).count(pip(pack, card.suit)) - in_the_corners == int(index_name(card, pack))


@pytest.mark.parametrize(("pack", "pips"), [(Pack.FRENCH, 1), (Pack.GERMAN, 2)])
def test_the_ace_has_one_large_pip_and_the_daus_two(pack: Pack, pips: int) -> None:
    assert len(spots(pack, Rank.ACE)) == pips
    assert min(spot.scale for spot in spots(pack, Rank.ACE)) > 2 * spots(pack, Rank.TEN)[0].scale


@pytest.mark.parametrize("suit", SUITS)
def test_the_sign_of_an_ober_is_high_and_that_of_an_unter_low(suit: Suit) -> None:
    ober, unter = (sign_height(face(Card(suit, rank), Pack.GERMAN), suit) for rank in (Rank.QUEEN, Rank.JACK))
    assert ober < -300
    assert -150 < unter < 0


def sign_height(picture: str, suit: Suit) -> float:
    """Return how far below the middle of the card the first sign stands; the one in the corner comes later."""
    sign = re.escape(pip(Pack.GERMAN, suit))
    found = re.search(rf'<g transform="translate\(\S+ (\S+)\) scale\(\S+\)">{sign}', picture)
    assert found
    return float(found[1])
