"""Takes pictures of every screen of the real window: ``python packaging/screens.py`` writes those of the documents.

``--all FOLDER`` writes every step of the lessons too, into a folder instead. ``--smallest FOLDER``
writes each once, as it is in the smallest window. ``--language`` chooses another language, which may be the
pseudo-language, ``--only`` a few screens.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from enum import Enum
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PIL import Image

import pseudo
from cardavia.ui.settings_specs import Page
from screen_stage import Stage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "screens"
SIZES: Final = ((800, 600), (1280, 800), (2560, 1440))
USUAL: Final = (1280, 800)
THEMES: Final = ("light", "dark")
DECKS: Final = ("french", "bavarian")
LESSONS: Final = ("lesson-schafkopf-read", "lesson-schafkopf-trumps", "lesson-doppelkopf-table")
"""A step of each kind; of the others the documents have no pictures."""
_COLOURS: Final = 256
_SETTLED: Final = 100
"""A palette is improved until no more than one pixel in so many would still get another colour of it."""


class Extent(Enum):
    """What there are several pictures of: those of the table differ in the cards too, those of a dialog by theme."""

    CARDS = "cards"
    SIZES = "sizes"
    THEMES = "themes"


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen, how to come to it, and in what its pictures differ."""

    name: str
    show: Callable[[], QWidget]
    extent: Extent


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture is taken."""

    size: tuple[int, int]
    theme: str
    deck: str


@dataclass(frozen=True, slots=True)
class Order:
    """Which pictures are wanted: where, in which language, which screens (none: all), and which looks of each."""

    folder: Path
    language: str
    only: Sequence[str]
    looks: Callable[[Screen], Sequence[Look]]


def main(arguments: list[str] | None = None) -> int:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description="Take pictures of the screens.")
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="take every step of the lessons too")
    parser.add_argument("--smallest", metavar="FOLDER", type=Path, help="take each screen in the smallest window")
    parser.add_argument("--language", default="en", help=f"the language of the texts, the long one is {pseudo.CODE}")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="take these screens")
    _take(_order(parser.parse_args(arguments)))
    return 0


def _order(given: argparse.Namespace) -> Order:
    if given.smallest is not None:
        return Order(given.smallest, given.language, given.only, lambda _: (Look(SIZES[0], THEMES[0], DECKS[0]),))
    if given.all is not None:
        return Order(given.all, given.language, given.only, every_look)
    return Order(FOLDER, given.language, given.only, documented_looks)


def every_look(screen: Screen) -> Sequence[Look]:
    """Return all looks in which the screen's pictures differ."""
    sizes = (USUAL,) if screen.extent is Extent.THEMES else SIZES
    decks = DECKS if screen.extent is Extent.CARDS else DECKS[:1]
    return [Look(size, theme, deck) for size in sizes for theme in THEMES for deck in decks]


def documented_looks(screen: Screen) -> Sequence[Look]:
    """Return the looks that the documents show: all of them, but of the lessons only a few steps."""
    return () if screen.name.startswith("lesson") and screen.name not in LESSONS else every_look(screen)


def _take(order: Order) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    order.folder.mkdir(parents=True, exist_ok=True)
    offered = pseudo.offered() if order.language == pseudo.CODE else nullcontext()
    with tempfile.TemporaryDirectory() as home, offered:
        os.environ["HOME"] = home
        os.environ["CARDAVIA_HOME"] = os.path.join(home, "Cardavia")
        stage = Stage()
        stage.window.preferences.change(language=order.language)
        for screen in _wanted(stage, order.only):
            _take_screen(stage, screen, order)
        stage.close()


def _wanted(stage: Stage, only: Sequence[str]) -> Iterator[Screen]:
    return (screen for screen in screens(stage) if not only or screen.name in only)


def screens(stage: Stage) -> Iterator[Screen]:
    """Yield every screen, in an order in which each can follow the one before."""
    pages = (stage.welcome, stage.rules, stage.tables, stage.deck_page, stage.rule_book, stage.score_pad)
    yield from (_screen(show, Extent.SIZES) for show in pages)
    for game in ("schafkopf", "doppelkopf"):
        for task in stage.tasks(game):
            yield Screen(f"lesson-{game}-{task.value}", partial(stage.lesson, game, task), Extent.SIZES)
    table = (
        *(stage.bidding, stage.reservations, stage.exchange, stage.first_trick, stage.table, stage.full_trick),
        *(stage.last_trick, stage.clock, stage.hint, stage.refusal, stage.claim_refused),
        *(stage.result, stage.result_schafkopf, stage.standings, stage.sheet, stage.log, stage.card_look),
    )
    yield from (_screen(show, Extent.CARDS) for show in table)
    for page in Page:
        yield Screen(f"settings-{page.value}", partial(stage.settings, page), Extent.THEMES)
    yield from (_screen(show, Extent.THEMES) for show in (stage.keys, stage.about))


def _screen(show: Callable[[], QWidget], extent: Extent) -> Screen:
    return Screen(show.__name__.replace("_", "-"), show, extent)


def _take_screen(stage: Stage, screen: Screen, order: Order) -> None:
    looks = order.looks(screen)
    if not looks:
        return
    shown = screen.show()
    for look in looks:
        stage.dress(shown, look.theme, look.deck, None if screen.extent is Extent.THEMES else look.size)
        _write(shown, order.folder / f"{picture_name(screen, look, looks)}.png")
    if shown is not stage.window:
        shown.close()


def picture_name(screen: Screen, look: Look, looks: Sequence[Look]) -> str:
    """Return what the picture is called: the screen, and in what its pictures differ."""
    parts = [screen.name]
    if len({look.size for look in looks}) > 1:
        parts.append("{}x{}".format(*look.size))
    if len({look.theme for look in looks}) > 1:
        parts.append(look.theme)
    if len({look.deck for look in looks}) > 1:
        parts.append(look.deck)
    return "-".join(parts)


def _write(shown: QWidget, path: Path) -> None:
    """Write what is shown with a palette of its own, which takes a small part of the room."""
    from PySide6.QtCore import QBuffer

    buffer = QBuffer()
    shown.grab().save(buffer, "PNG")
    picture = Image.open(BytesIO(buffer.data().data())).convert("RGB")
    # The colours that lie farthest apart first: those of few pixels, such as a pip's, stay what they are.
    unsettled = picture.width * picture.height // _SETTLED
    few = picture.quantize(_COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=unsettled, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


if __name__ == "__main__":
    sys.exit(main())
