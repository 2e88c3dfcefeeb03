"""Pictures of drawn decks, with a look."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.cards import PACK, Card
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.storage.settings import CardLook
from cardavia.ui import picture_work
from cardavia.ui.card_source import CardFolders
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.picture_work import BACK, Finisher, Finishing, PictureKey
from tests.ui.deck_parts import broken_deck, folders, own_deck

QUEEN = Card.parse("CQ")
WIDTH = 60
CLEAR = (59.0, 91.0)


@pytest.fixture
def source(tmp_path: Path) -> CardFolders:
    return folders(tmp_path)


@pytest.fixture
def pictures(qtbot: QtBot, source: CardFolders) -> Iterator[CardPictures]:
    made = CardPictures(source=source, prepares=False)
    made.show("clear", Pack.FRENCH, CLEAR)
    yield made
    made.stop()


def drawn(pictures: CardPictures, qtbot: QtBot, card: Card | None = QUEEN, dpr: float = 1.0) -> QImage:
    """Return the exact picture, waiting for it."""
    pictures.pixmap(card, WIDTH, dpr)
    qtbot.waitUntil(lambda: pictures.idle, timeout=20_000)
    return pictures.pixmap(card, WIDTH, dpr).toImage()


def expected(source: CardFolders, deck: str, name: str, look: CardLook, dpr: int = 1) -> QImage:
    """Return what the picture of a face of that deck has to be."""
    cards, _ = source.load(deck, Pack.FRENCH)
    key = PictureKey(deck, name, WIDTH * dpr, round(WIDTH * dpr * cards.aspect), dpr)
    return Finisher().finish(Finishing(cards, look, [(key, picture_work.draw(cards, key, look))])).images[0][1]


def same(one: QImage, other: QImage) -> bool:
    form = QImage.Format.Format_ARGB32_Premultiplied
    return one.convertToFormat(form) == other.convertToFormat(form)


@pytest.mark.parametrize("dpr", [1, 2])
def test_a_face_is_that_of_the_deck_in_the_screens_own_pixels(
    pictures: CardPictures, qtbot: QtBot, source: CardFolders, dpr: int
) -> None:
    assert same(drawn(pictures, qtbot, dpr=dpr), expected(source, "clear", "CQ", CardLook(), dpr))


@pytest.mark.parametrize(
    "look",
    [
        CardLook(contrast=90),
        CardLook(grain=100),
        CardLook(temperature=10),
        CardLook(large_index=True),
        CardLook(learner_index=True),
    ],
)
def test_a_look_changes_what_is_on_the_table(
    pictures: CardPictures, qtbot: QtBot, source: CardFolders, look: CardLook
) -> None:
    before = drawn(pictures, qtbot)
    with qtbot.waitSignal(pictures.ready):
        pictures.set_look(look)
        assert same(pictures.pixmap(QUEEN, WIDTH, 1).toImage(), before)
    after = pictures.pixmap(QUEEN, WIDTH, 1).toImage()
    assert same(after, expected(source, "clear", "CQ", look))
    assert not same(after, before)


def test_a_look_is_made_from_the_drawing_and_never_from_a_look(pictures: CardPictures, qtbot: QtBot) -> None:
    before = drawn(pictures, qtbot)
    for contrast in (100, 0, 50):
        pictures.set_look(CardLook(contrast=contrast))
    qtbot.waitUntil(lambda: pictures.idle, timeout=20_000)
    assert same(pictures.pixmap(QUEEN, WIDTH, 1).toImage(), before)


def test_the_last_of_many_looks_is_shown(pictures: CardPictures, qtbot: QtBot, source: CardFolders) -> None:
    drawn(pictures, qtbot)
    told: list[int] = []
    pictures.ready.connect(lambda: told.append(1))
    for contrast in range(50, 100):
        pictures.set_look(CardLook(contrast=contrast))
    qtbot.waitUntil(lambda: pictures.idle, timeout=20_000)
    assert same(pictures.pixmap(QUEEN, WIDTH, 1).toImage(), expected(source, "clear", "CQ", CardLook(contrast=99)))
    assert len(told) == 1


def test_another_back_is_shown(pictures: CardPictures, qtbot: QtBot, source: CardFolders) -> None:
    usual = drawn(pictures, qtbot, None)
    pictures.set_look(CardLook(back="2"))
    second = drawn(pictures, qtbot, None)
    assert not same(usual, second)
    pictures.picture(f"{BACK} 1", WIDTH, 1)
    qtbot.waitUntil(lambda: pictures.idle, timeout=20_000)
    assert pictures.picture(f"{BACK} 1", WIDTH, 1).toImage().size() == usual.size()


def test_a_back_that_the_deck_does_not_have_is_the_usual_one(pictures: CardPictures, qtbot: QtBot) -> None:
    usual = drawn(pictures, qtbot, None)
    pictures.set_look(CardLook(back="9"))
    assert same(drawn(pictures, qtbot, None), usual)


def test_the_former_decks_cards_stand_in_until_the_new_ones_are_drawn(pictures: CardPictures, qtbot: QtBot) -> None:
    drawn(pictures, qtbot)
    pictures.show("clear-german", Pack.GERMAN, CLEAR)
    old = pictures.pixmap(QUEEN, WIDTH, 1).toImage()
    assert not same(drawn(pictures, qtbot), old)


def test_pictures_are_found_on_the_disk_again(
    pictures: CardPictures, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = drawn(pictures, qtbot)
    pictures.stop()
    assert list((tmp_path / "cards").iterdir())
    drawings: list[object] = []
    again = CardPictures(source=folders(tmp_path), prepares=False)
    again.show("clear", Pack.FRENCH, CLEAR)
    draw = picture_work.draw

    def watched(cards: object, key: PictureKey, look: CardLook) -> bytes:
        drawings.append(key)
        return draw(cards, key, look)  # type: ignore[arg-type]

    monkeypatch.setattr(picture_work, "draw", watched)
    assert same(drawn(again, qtbot), first)
    # The one pixel that sets the drawing up is no card.
    assert [key for key in drawings if isinstance(key, PictureKey) and key.width > 1] == []
    again.stop()


def test_a_picture_of_another_length_on_the_disk_is_drawn_anew(
    pictures: CardPictures, qtbot: QtBot, source: CardFolders
) -> None:
    cards, _ = source.load("clear", Pack.FRENCH)
    key = PictureKey("clear", "CQ", WIDTH, round(WIDTH * cards.aspect), 1.0)
    source.put(picture_work.master_key(cards, key, CardLook()).text, b"short")
    assert same(drawn(pictures, qtbot), expected(source, "clear", "CQ", CardLook()))


def test_a_broken_deck_is_told_and_plain_cards_are_shown(qtbot: QtBot, tmp_path: Path) -> None:
    broken_deck(tmp_path / "decks", "poor")
    pictures = CardPictures(source=folders(tmp_path), prepares=False)
    pictures.show("poor", Pack.GERMAN, (50, 100))
    problems: list[InputProblem] = []
    pictures.failed.connect(problems.append)
    with qtbot.waitSignals([pictures.failed, pictures.reshaped]):
        pictures.pixmap(QUEEN, WIDTH, 1)
    assert [problem.flaw for problem in problems] == [Flaw.MISSING_DRAWING]
    assert pictures.height(56) == 100
    drawn(pictures, qtbot)
    pictures.stop()


def test_a_deck_tells_its_shape_and_names_when_it_has_been_read(qtbot: QtBot, tmp_path: Path) -> None:
    own_deck(tmp_path / "decks", "mine", "german")
    pictures = CardPictures(source=folders(tmp_path), prepares=False)
    pictures.show("mine", Pack.FRENCH)
    with qtbot.waitSignal(pictures.reshaped):
        pictures.pixmap(QUEEN, WIDTH, 1)
    assert pictures.pack is Pack.GERMAN
    pictures.stop()


def test_a_deck_mended_meanwhile_is_used_when_it_is_chosen_again(qtbot: QtBot, tmp_path: Path) -> None:
    deck = broken_deck(tmp_path / "decks", "poor")
    pictures = CardPictures(source=folders(tmp_path), prepares=False)
    pictures.show("poor", Pack.FRENCH, CLEAR)
    with qtbot.waitSignal(pictures.failed):
        pictures.pixmap(QUEEN, WIDTH, 1)
    plain = drawn(pictures, qtbot)
    (deck / "pips" / "C.svg").write_text((deck / "pips" / "S.svg").read_text("utf-8"), "utf-8")
    pictures.show("clear", Pack.FRENCH, CLEAR)
    drawn(pictures, qtbot)
    pictures.show("poor", Pack.FRENCH, CLEAR)
    assert not same(drawn(pictures, qtbot), plain)
    pictures.stop()


def test_the_other_cards_are_prepared_when_nobody_waits(qtbot: QtBot, source: CardFolders) -> None:
    pictures = CardPictures(source=source)
    pictures.show("clear", Pack.FRENCH, CLEAR)
    drawn(pictures, qtbot)
    others = [card for card in PACK if card is not QUEEN]
    qtbot.waitUntil(lambda: pictures.prepared, timeout=10_000)
    with qtbot.assertNotEmitted(pictures.ready, wait=50):
        faces = {bytes(pictures.pixmap(card, WIDTH, 1).toImage().constBits()) for card in others}
    assert len(faces) == len(others)
    pictures.stop()


def test_memory_is_bounded_whatever_slider_and_size_do(qtbot: QtBot, source: CardFolders) -> None:
    limit = 40 * 4 * WIDTH * 93
    pictures = CardPictures(source=source, cache_bytes=limit, prepares=False)
    pictures.show("clear", Pack.FRENCH, CLEAR)
    for width in range(WIDTH - 8, WIDTH, 2):
        for look in (CardLook(contrast=width), CardLook(grain=width), CardLook(large_index=True)):
            pictures.set_look(look)
            for card in PACK:
                pictures.pixmap(card, width, 1)
            qtbot.waitUntil(lambda: pictures.idle, timeout=20_000)
            assert pictures.bytes <= 2 * limit
    pictures.stop()
