import gc
import weakref
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap, qAlpha
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.art.drawing import Tone
from cardavia.art.shown import ShownCards
from cardavia.engine.cards import PACK, Card
from cardavia.storage.settings import CardLook
from cardavia.ui import picture_work
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.picture_work import BACK, Finisher, Finishing, PictureKey

QUEEN = Card.parse("CQ")
TEN = Card.parse("HT")
SMALL = 60
"""Width in pixels at which every card must still be told from every other."""


@pytest.fixture
def pictures(qtbot: QtBot) -> Iterator[CardPictures]:
    made = CardPictures()
    yield made
    made.stop()


def key(pack: Pack, card: Card | None, width: int) -> PictureKey:
    return PictureKey("", BACK if card is None else card.code, width, round(width * pack.aspect), 1.0)


def draw(pack: Pack, card: Card | None, width: int, look: CardLook | None = None) -> QImage:
    """Return the exact picture of a plain card with its look."""
    cards, which, look = ShownCards(pack), key(pack, card, width), look or CardLook()
    job = Finishing(cards, look, [(which, picture_work.draw(cards, which, look))])
    return Finisher().finish(job).images[0][1]


def drawn(pictures: CardPictures, qtbot: QtBot, card: Card | None, width: float, dpr: float = 1.0) -> QImage:
    """Return the exact picture, waiting for it."""
    with qtbot.waitSignal(pictures.ready):
        pictures.pixmap(card, width, dpr)
    return pictures.pixmap(card, width, dpr).toImage()


def looks_like(pixmap: QPixmap, image: QImage) -> bool:
    form = QImage.Format.Format_ARGB32_Premultiplied
    return pixmap.toImage().convertToFormat(form) == image.convertToFormat(form)


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of the colours of two pictures of a size, 0 to 255."""
    first, second = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("pack", Pack)
def test_small_cards_can_be_told_from_each_other(pack: Pack, qtbot: QtBot) -> None:
    images = {card: draw(pack, card, SMALL) for card in PACK}
    for one, other in combinations(PACK, 2):
        assert difference(images[one], images[other]) > 2, f"{one} looks like {other}"


@pytest.mark.parametrize("pack", Pack)
def test_a_card_is_paper_with_transparent_corners(pack: Pack, qtbot: QtBot) -> None:
    image = draw(pack, QUEEN, 130)
    right, bottom = image.width() - 1, image.height() - 1
    assert [qAlpha(image.pixel(x, y)) for x in (0, right) for y in (0, bottom)] == [0, 0, 0, 0]
    assert image.pixelColor(image.width() // 2, 8) == QColor(Tone.PAPER.value)


def test_a_blank_card_of_the_right_size_stands_in_first(pictures: CardPictures) -> None:
    blank = pictures.pixmap(QUEEN, 100, 1.5)
    assert (blank.width(), blank.height()) == (150, round(150 * Pack.FRENCH.aspect))
    assert blank.devicePixelRatio() == 1.5
    image = blank.toImage()
    assert qAlpha(image.pixel(0, 0)) == 0
    assert image.pixelColor(75, 100) == QColor(Tone.PAPER.value)


def test_ready_brings_the_exact_pictures(pictures: CardPictures, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pictures.ready):
        for card in (QUEEN, TEN, None):
            pictures.pixmap(card, 100, 2)
    for card in (QUEEN, TEN, None):
        pixmap = pictures.pixmap(card, 100, 2)
        assert looks_like(pixmap, draw(Pack.FRENCH, card, 200))
        assert pixmap.devicePixelRatio() == 2


def test_ready_comes_once_for_many_pictures(pictures: CardPictures, qtbot: QtBot) -> None:
    told: list[int] = []
    pictures.ready.connect(lambda: told.append(1))
    for card in PACK:
        pictures.pixmap(card, SMALL, 1)
        pictures.pixmap(card, SMALL, 1)
    qtbot.waitUntil(lambda: bool(told))
    assert all(looks_like(pictures.pixmap(card, SMALL, 1), draw(Pack.FRENCH, card, SMALL)) for card in PACK)
    assert told == [1]


def test_a_size_is_snapped_to_device_pixels(pictures: CardPictures, qtbot: QtBot) -> None:
    first = drawn(pictures, qtbot, QUEEN, 66.6, 1.25)
    assert first.width() == 83
    with qtbot.assertNotEmitted(pictures.ready, wait=50):
        assert pictures.pixmap(QUEEN, 66.5, 1.25).toImage() == first


def test_the_old_picture_is_stretched_meanwhile(pictures: CardPictures, qtbot: QtBot) -> None:
    small = drawn(pictures, qtbot, QUEEN, SMALL)
    stretched = pictures.pixmap(QUEEN, 2 * SMALL, 1)
    assert stretched.width() == 2 * SMALL
    assert difference(stretched.toImage().scaled(small.size()), small) < 1


def test_only_the_newest_size_is_kept(pictures: CardPictures, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pictures.ready):
        for width in range(90, 100):
            pictures.pixmap(QUEEN, width, 1)
    assert looks_like(pictures.pixmap(QUEEN, 99, 1), draw(Pack.FRENCH, QUEEN, 99))
    assert not looks_like(pictures.pixmap(QUEEN, 90, 1), draw(Pack.FRENCH, QUEEN, 90))


def test_another_pack_has_another_shape_and_face(pictures: CardPictures, qtbot: QtBot) -> None:
    french = drawn(pictures, qtbot, QUEEN, 112)
    pictures.show("german", Pack.GERMAN)
    assert pictures.pack is Pack.GERMAN
    assert pictures.height(112) == 200
    german = drawn(pictures, qtbot, QUEEN, 112)
    assert (german.width(), german.height()) == (112, 200)
    pictures.show("", Pack.FRENCH)
    assert pictures.pixmap(QUEEN, 112, 1).toImage() == french


def test_pictures_of_the_former_pack_are_dropped(pictures: CardPictures, qtbot: QtBot) -> None:
    pictures.pixmap(QUEEN, 100, 1)
    pictures.show("german", Pack.GERMAN)
    drawn(pictures, qtbot, TEN, 100)
    pictures.show("", Pack.FRENCH)
    assert not looks_like(pictures.pixmap(QUEEN, 100, 1), draw(Pack.FRENCH, QUEEN, 100))


def test_memory_is_bounded(qtbot: QtBot) -> None:
    pictures = CardPictures(cache_bytes=key_bytes(100) * 2)
    for card in (QUEEN, TEN, None):
        drawn(pictures, qtbot, card, 100)
    with qtbot.assertNotEmitted(pictures.ready, wait=50):
        pictures.pixmap(None, 100, 1)
        pictures.pixmap(TEN, 100, 1)
    with qtbot.waitSignal(pictures.ready):
        pictures.pixmap(QUEEN, 100, 1)
    pictures.stop()


def key_bytes(width: int) -> int:
    size = key(Pack.FRENCH, None, width)
    return 4 * size.width * size.height


def test_a_picture_larger_than_the_memory_is_shown_all_the_same(qtbot: QtBot) -> None:
    pictures = CardPictures(cache_bytes=1)
    assert drawn(pictures, qtbot, QUEEN, 100) == draw(Pack.FRENCH, QUEEN, 100)
    pictures.stop()


def test_nothing_is_drawn_after_the_end(pictures: CardPictures, qtbot: QtBot) -> None:
    for card in PACK:
        pictures.pixmap(card, 260, 1)
    pictures.stop()
    with qtbot.assertNotEmitted(pictures.ready, wait=50):
        pictures.pixmap(QUEEN, 100, 1)
    assert pictures.pixmap(PACK[0], 260, 1).toImage() == pictures.pixmap(PACK[1], 260, 1).toImage()


def test_pictures_can_go_while_they_are_drawn(qtbot: QtBot) -> None:
    pictures = CardPictures()
    for card in PACK:
        pictures.pixmap(card, 260, 1)
    gone = weakref.ref(pictures)
    del pictures
    gc.collect()
    assert gone() is None
