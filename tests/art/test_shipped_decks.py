"""The decks that come with the program: whole, lawful, legible, and drawn as before."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import combinations, product
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from cardavia.art.colours import channels, contrast
from cardavia.art.compose import IndexOptions, back, face
from cardavia.art.deck import Ace, Pack
from cardavia.art.deck_model import COURTS, Deck
from cardavia.art.deck_reader import LEAST_CONTRAST, colours, load_deck, read_deck
from cardavia.art.finish import Sheet, finished, material
from cardavia.art.look import PRESETS, Look
from cardavia.art.shelf import SHIPPED as NAMES
from cardavia.commands.deck_sheet import sheet_png
from cardavia.engine.cards import PACK
from cardavia.ui.svg_image import raw_pixels
from cardavia.ui.texts import problem_sentence
from tests.art.deck_folders import ASSETS, PLAIN, SHIPPED, deck_of

FOLDERS = [*SHIPPED, PLAIN]
GOLDEN = Path(__file__).parent / "golden"
GOLDEN_WIDTH = 60
SMALL = 60
CLEARLY = 64
"""Two pixels differ clearly by this much of 255 in a channel."""
LEAST_SHARE_PLAYED = 0.02
LEAST_SHARE = 0.01
"""Of the pixels of two cards, at 60 px, how many differ clearly: among the cards of the games, and among all."""
LARGEST_CHANGE = 10
"""Of a small square of a sheet: other versions of Qt smooth edges a little differently; a moved sign is far more."""
ENDS = (0, 50, 100)


def name_of(folder: Path) -> str:
    return folder.name


every_deck = pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
shipped_decks = pytest.mark.parametrize("folder", SHIPPED, ids=name_of)


@cache
def deck_at(folder: Path) -> Deck:
    return deck_of(folder)


def picture(text: str, deck: Deck, width: int) -> Image.Image:
    height = round(width * deck.aspect)
    return Image.frombytes("RGBA", (width, height), raw_pixels(text, width, height))


def differing(one: Image.Image, other: Image.Image) -> float:
    """Return the share of the pixels that differ clearly."""
    red, green, blue, _ = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[CLEARLY:]) / (one.width * one.height)


@every_deck
def test_a_deck_is_whole(folder: Path) -> None:
    assert [problem_sentence(problem) for problem in read_deck(folder).problems] == []


@shipped_decks
def test_a_shipped_deck_is_known_and_lawful(folder: Path) -> None:
    deck = deck_at(folder)
    assert deck.id in NAMES
    assert deck.licence == "CC-BY-SA-4.0"
    assert len(deck.backs) >= 2
    assert {card.code for card in PACK} <= set(deck.cards)
    assert deck.suits is (Pack.FRENCH if folder.name in ("french", "tournament", "clear") else Pack.GERMAN)
    assert deck.ace is (Ace.USUAL if folder.name in ("bavarian", "salzburg") else Ace.ACE)


def test_the_licence_of_all_art_is_told_once() -> None:
    assert "CC-BY-SA-4.0" in (ASSETS / "LICENSE.md").read_text(encoding="utf-8")
    assert sorted(ASSETS.rglob("LICENSE*")) == [ASSETS / "LICENSE.md"]


@shipped_decks
def test_nothing_else_lies_in_the_folder_of_a_deck(folder: Path) -> None:
    deck = deck_at(folder)
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert files == {"deck.toml", *deck.parts}


@every_deck
def test_two_cards_are_never_mistaken_for_each_other(folder: Path) -> None:
    deck = deck_at(folder)
    pictures = {card: picture(face(deck, card), deck, SMALL) for card in deck.cards}
    played = {card.code for card in PACK}
    alike = [
        f"{one} {other}: {share:.4f}"
        for one, other in combinations(deck.cards, 2)
        if (share := differing(pictures[one], pictures[other]))
        < (LEAST_SHARE_PLAYED if {one, other} <= played else LEAST_SHARE)
    ]
    assert alike == []


@every_deck
def test_a_back_is_never_mistaken_for_another_or_for_a_face(folder: Path) -> None:
    deck = deck_at(folder)
    backs = [picture(back(deck, design), deck, SMALL) for design in deck.backs]
    faces = [picture(face(deck, card), deck, SMALL) for card in deck.cards]
    assert min(differing(one, other) for one, other in combinations(backs, 2)) > 0.1
    assert min(differing(one, other) for one, other in product(backs, faces)) > 0.1


@shipped_decks
def test_every_court_has_a_figure_of_its_own(folder: Path) -> None:
    deck = deck_at(folder)
    figures = [part.body for name, part in deck.parts.items() if name.startswith("figures/")]
    assert len(set(figures)) == len(figures)
    with_figures = {name[8:10] for name in deck.parts if name.startswith("figures/")}
    courts = {card for card in deck.cards if card[1] in COURTS}
    assert courts <= with_figures or not courts & with_figures


@every_deck
def test_a_face_stays_inside_its_rounded_corners(folder: Path) -> None:
    deck = deck_at(folder)
    for card in deck.cards:
        drawn = picture(face(deck, card), deck, 120)
        right, bottom = drawn.width - 1, drawn.height - 1
        corners = [drawn.getpixel(place) for place in ((0, 0), (right, 0), (0, bottom), (right, bottom))]
        assert [corner[3] for corner in corners if isinstance(corner, tuple)] == [0, 0, 0, 0]


def looks() -> Iterator[Look]:
    yield from (Look(*sliders) for sliders in product(ENDS, repeat=3))
    yield from PRESETS.values()


@every_deck
def test_the_index_is_legible_at_every_corner_of_the_sliders_grain_included(folder: Path) -> None:
    deck = deck_at(folder)
    names = ["paper", *deck.index.colours.values()]
    patches = [bytes([*map(int, channels(colour)), 255]) * 64 * 64 for colour in (deck.paper, *names[1:])]
    sheet = Sheet(64, 64, tuple(f"{place} {name}" for place, name in enumerate(names)), b"".join(patches))
    for look in looks():
        data = finished(sheet, look, material(deck))
        paper, *inks = (mean_of(data[start : start + sheet.card_bytes]) for start in range(0, len(data), 4 * 64 * 64))
        assert min(contrast(ink, paper) for ink in inks) >= LEAST_CONTRAST, look


def mean_of(data: bytes | bytearray) -> tuple[float, float, float]:
    red, green, blue = ImageStat.Stat(Image.frombytes("RGBA", (64, 64), bytes(data)).convert("RGB")).mean
    return red, green, blue


@every_deck
def test_other_indices_leave_the_colours_of_the_deck_as_they_are(folder: Path) -> None:
    deck = deck_at(folder)
    for options in (IndexOptions(large=True), IndexOptions(learner=True)):
        text = "".join(face(deck, card, options) for card in deck.cards)
        used = {piece[:7] for piece in text.split('"') if piece.startswith("#")}
        assert used <= colours(deck)


@every_deck
def test_a_deck_is_drawn_as_before(folder: Path, rewrite_sheets: bool) -> None:
    """After a change that is meant, look at ``tests/art/golden`` and draw it anew."""
    deck = load_deck(folder)
    path = GOLDEN / f"{folder.name}.png"
    drawn = sheet_png(deck, GOLDEN_WIDTH, IndexOptions(), deck.cards)
    if rewrite_sheets:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(drawn)
    with Image.open(path) as golden, Image.open(BytesIO(drawn)) as new:
        assert golden.size == new.size
        assert largest_change(golden.convert("RGB"), new.convert("RGB")) < LARGEST_CHANGE


def largest_change(one: Image.Image, other: Image.Image) -> int:
    """Return the mean difference, 0 to 255, of the squares of 16 pixels that differ most."""
    difference = ImageChops.difference(one, other).convert("L")
    squares = difference.resize((one.width // 16, one.height // 16), Image.Resampling.BOX)
    return max(squares.tobytes())
