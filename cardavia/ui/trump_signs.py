"""The trumps of a contract from high to low as a small strip of suit signs and letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardavia.art.deck import Pack
from cardavia.art.drawing import Tone, box, placed
from cardavia.art.glyphs import glyph
from cardavia.art.pips import index_tone, pip
from cardavia.engine.cards import Card, Hand, Rank

_UNIT: Final = 100.0
_PIP: Final = 0.92
_PIP_STEP: Final = 96.0
_LETTER_STEP: Final = 86.0
_TEN_STEP: Final = 100.0
_RUN_GAP: Final = 46.0
_MARGIN: Final = 42.0
_LETTERS: Final = {
    Pack.FRENCH: {Rank.QUEEN: "Q", Rank.JACK: "J", Rank.TEN: "10"},
    Pack.GERMAN: {Rank.QUEEN: "O", Rank.JACK: "U", Rank.TEN: "10"},
}


def runs(trumps: Sequence[Card]) -> tuple[Hand, ...]:
    """Return the trumps cut into runs of one rank or one suit, which share a letter or a sign."""
    found: list[list[Card]] = []
    for card in trumps:
        if found and _continues(found[-1], card):
            found[-1].append(card)
        else:
            found.append([card])
    return tuple(tuple(run) for run in found)


def _continues(run: Sequence[Card], card: Card) -> bool:
    same_rank = all(known.rank is card.rank for known in run)
    same_suit = all(known.suit is card.suit for known in run)
    return same_rank or same_suit


@lru_cache(maxsize=64)
def trump_signs(trumps: Hand, pack: Pack, height: int, ratio: float) -> QPixmap:
    """Return the strip as a picture of that height in pixels; ``ratio`` is the screen's device pixel ratio."""
    content, width = _strip(trumps, pack)
    tall = _UNIT + 2 * _MARGIN * 0.7
    ground = f'<path d="{box(0, 0, width, tall, 30)}" fill="{Tone.PAPER.value}"/>'
    moved = placed(content, 0, tall / 2)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {tall:g}">{ground}{moved}</svg>'
    pixels = round(height * ratio)
    picture = QPixmap(round(pixels * width / tall), pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _strip(trumps: Hand, pack: Pack) -> tuple[str, float]:
    """Return the signs as SVG, centred on the axis, and their width."""
    parts, x = [], _MARGIN
    for number, run in enumerate(runs(trumps)):
        x += _RUN_GAP if number else 0
        for content, step in _signs(run, pack):
            parts.append(placed(content, x + step / 2, 0))
            x += step
    return "".join(parts), x + _MARGIN


def _signs(run: Hand, pack: Pack) -> Iterator[tuple[str, float]]:
    """Yield the signs of one run with their widths: a letter and suits, or a suit and letters."""
    if len(run) > 1 and run[0].rank is run[1].rank:
        yield _letter(run[0], pack, Tone.INK)
        yield from (_suit(card, pack) for card in run)
    else:
        yield _suit(run[0], pack)
        yield from (_letter(card, pack, index_tone(pack, card.suit)) for card in run)


def _suit(card: Card, pack: Pack) -> tuple[str, float]:
    return placed(pip(pack, card.suit), scale=_PIP), _PIP_STEP


def _letter(card: Card, pack: Pack, tone: Tone) -> tuple[str, float]:
    name = _LETTERS[pack].get(card.rank, card.rank.value)
    step = _TEN_STEP if card.rank is Rank.TEN else _LETTER_STEP
    return placed(glyph(name, tone, _UNIT * 0.84), 0, -_UNIT * 0.42), step
