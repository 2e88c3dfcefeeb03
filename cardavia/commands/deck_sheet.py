"""All cards of a deck in one picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QPoint
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from cardavia.art.compose import IndexOptions, back, face
from cardavia.art.deck_model import RANKS, SUITS, Deck
from cardavia.art.finish import Buffer, Sheet, finished, material
from cardavia.art.look import Look
from cardavia.ui.svg_image import drawn_sheet, sheet_card

CLOTH: Final = "#3f5a4c"
"""What the cards lie on."""
_GAP_SHARE: Final = 0.08
_COLUMNS: Final = 12

Spot = tuple[int, int]
"""Column and row."""


def sheet_png(deck: Deck, width: int, options: IndexOptions, cards: Sequence[str], look: Look | None = None) -> bytes:
    """Return a PNG of the cards; ``width`` is a card's in pixels.

    All cards of the deck stand in a row for each suit, with the backs below; some of them follow one another.
    Without a look the cards are as they were drawn, without grain too.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(sheet_image(deck, width, options, cards, look))
    return bytes(buffer.data().data())


def sheet_image(
    deck: Deck, width: int, options: IndexOptions, cards: Sequence[str], look: Look | None = None
) -> QImage:
    """Return the picture of `sheet_png`."""
    height = round(width * deck.aspect)
    texts = {card: face(deck, card, options) for card in cards}
    spots = _flow(len(cards))
    if len(cards) == len(deck.cards):
        texts |= {f"back {design}": back(deck, design) for design in deck.backs}
        spots = _rows(cards, len(deck.backs))
    sheet = drawn_sheet(texts, width, height)
    data = sheet.data if look is None else finished(sheet, look, material(deck))
    return _table(sheet, data, spots)


def _table(sheet: Sheet, data: Buffer, spots: Sequence[Spot]) -> QImage:
    """Return the cards of the data lying on the cloth."""
    width, height = sheet.width, sheet.height
    gap = max(2, round(width * _GAP_SHARE))
    columns, rows = (1 + max(spot[axis] for spot in spots) for axis in (0, 1))
    image = QImage(gap + columns * (width + gap), gap + rows * (height + gap), QImage.Format.Format_RGB32)
    image.fill(QColor(CLOTH))
    painter = QPainter(image)
    for place, (column, row) in enumerate(spots):
        picture = sheet_card(sheet, data, place)
        painter.drawImage(QPoint(gap + column * (width + gap), gap + row * (height + gap)), picture)
    painter.end()
    return image


def _rows(cards: Sequence[str], backs: int) -> list[Spot]:
    ranks = sorted({card[1] for card in cards}, key=RANKS.index)
    return [
        *((ranks.index(card[1]), SUITS.index(card[0])) for card in cards),
        *((column, len(SUITS)) for column in range(backs)),
    ]


def _flow(cards: int) -> list[Spot]:
    return [(place % _COLUMNS, place // _COLUMNS) for place in range(cards)]
