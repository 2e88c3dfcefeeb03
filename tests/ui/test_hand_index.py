"""The index of every card in the own hand can be seen, with every deck and in every order."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from cardavia.art.deck_model import GLYPH_HEIGHT, PIP_BOX, Deck, IndexSize
from cardavia.art.shelf import SHIPPED, shelf
from cardavia.ui.layout import LEAST_SIZE, lay_out

AREAS = (LEAST_SIZE, QSize(800, 520))
"""The table of a window of 800 x 600 with its side panel and without."""
GROUPS = (
    ((8, 2, 1, 1), True),
    ((9, 1, 1, 1), True),
    ((11, 1), True),
    ((4, 4, 3, 1), False),
    ((3, 3, 3, 3), False),
    ((12,), False),
    ((13,), False),
)
"""Hands by trump, by suit and as laid."""


def width_of_index(deck: Deck, size: IndexSize) -> float:
    """Return how far the widest index reaches from the left edge, in widths of the card."""
    glyphs = [deck.parts[f"glyphs/{deck.index.glyph(rank)}.svg"] for rank in "ATKQJ987"]
    letter = max(glyph.box[2] for glyph in glyphs) * size.height / GLYPH_HEIGHT
    edge = 10
    return (size.x + max(min(letter / 2, size.x - edge), size.pip * PIP_BOX[2] / 2)) / deck.box[2]


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("area", AREAS, ids=str)
def test_no_card_covers_the_index_of_another(name: str, area: QSize, tmp_path: Path) -> None:
    deck = shelf(tmp_path).load(name)
    share = max(width_of_index(deck, size) for size in (deck.index.normal, deck.index.large))
    for groups, apart in GROUPS:
        layout = lay_out(area, groups, deck.box[3] / deck.box[2], apart=apart)
        steps = [after.x() - before.x() for before, after in pairwise(layout.cards)]
        # Places are whole pixels.
        assert min(steps) + 1 >= share * layout.card.width(), groups
