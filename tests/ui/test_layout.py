from itertools import accumulate, combinations, pairwise

import pytest
from PySide6.QtCore import QRect, QSize

from cardavia.art.deck import Pack
from cardavia.ui.layout import LEAST_SIZE, Layout, lay_out, spread

SIZES = [LEAST_SIZE, QSize(540, 520), QSize(800, 520), QSize(1280, 740), QSize(2560, 1360), QSize(900, 2000)]
HANDS = [(), (1,), (0, 3), (8, 1, 2, 1), (11, 2, 1, 1), (4, 4, 4, 3), (15,)]
INDEX = 0.21
"""Width of a card's index in widths of the card, its margin included."""


CASES = [(size, hand, pack, seats) for size in SIZES for hand in HANDS for pack in Pack for seats in (4, 5)]


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> tuple[QSize, tuple[int, ...], Layout]:
    size, hand, pack, seats = request.param
    return size, hand, lay_out(size, hand, pack.aspect, seats)


def test_everything_lies_in_the_area(case: tuple[QSize, tuple[int, ...], Layout]) -> None:
    size, _, layout = case
    area = QRect(0, 0, size.width(), size.height())
    parts = [layout.top_line, layout.calls, layout.strip, layout.pile, layout.hand, layout.sayings]
    for part in [*parts, *layout.plates, *layout.bubbles, *layout.slots]:
        assert area.contains(part), part


def test_the_parts_do_not_cover_one_another(case: tuple[QSize, tuple[int, ...], Layout]) -> None:
    _, _, layout = case
    seats = [*layout.plates, *layout.bubbles]
    parts = [layout.top_line, layout.strip, layout.hand, layout.sayings, *seats]
    for one, other in combinations(parts, 2):
        assert not one.intersects(other), (one, other)
    for slot in layout.slots:
        for part in [layout.hand, layout.strip, layout.pile, *seats]:
            assert not slot.intersects(part), (slot, part)
    for part in [layout.hand, *layout.plates[1:], *layout.bubbles[1:]]:
        assert not layout.calls.intersects(part), part


def test_the_hand_is_one_row_with_every_index_visible(case: tuple[QSize, tuple[int, ...], Layout]) -> None:
    _, hand, layout = case
    assert len(layout.cards) == sum(hand)
    assert len({card.y() for card in layout.cards}) <= 1
    for card in layout.cards:
        assert QRect(0, 0, layout.hand.width(), layout.hand.height()).contains(card)
    for one, following in pairwise(layout.cards):
        assert following.x() - one.x() >= INDEX * layout.card.width()


def test_every_index_of_the_trick_is_visible(case: tuple[QSize, tuple[int, ...], Layout]) -> None:
    _, _, layout = case
    own, left, *tops, right = layout.slots
    index = QSize(layout.trick_card.width() // 4, layout.trick_card.height() // 5)
    for card in (left, *tops, right):
        assert not QRect(card.topLeft(), index).intersects(own)
    across = [card.x() for card in (left, *tops, right)]
    assert across == sorted(set(across))
    assert tops[0].y() == tops[-1].y() < left.y() == right.y() < own.y()


def test_cloth_shows_between_trumps_and_suits() -> None:
    cards = spread(QSize(524, 150), QSize(91, 140), (11, 2, 1, 1))
    assert cards[11].x() > cards[10].right()
    assert cards[13].x() - cards[12].x() > cards[1].x() - cards[0].x()


def test_cards_grow_with_the_window() -> None:
    small, large = (lay_out(size, (12,), 1.5) for size in (QSize(800, 520), QSize(2560, 1360)))
    assert large.card.width() > 2 * small.card.width()
    assert large.scale > small.scale == 1.0


@pytest.mark.parametrize("groups", [(4, 3, 3), (5, 2, 3), (4, 2, 2, 2)])
@pytest.mark.parametrize("width", [600, 780, 1264, 2544])
def test_trumps_stand_no_nearer_to_the_suits_than_these_to_one_another(groups: tuple[int, ...], width: int) -> None:
    places = spread(QSize(width, 400), QSize(round(width / 10.7), 300), groups)
    ends = list(accumulate(groups))[:-1]
    ways = [places[end].x() - places[end - 1].x() for end in ends]
    assert ways[0] >= max(ways) - 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_line_for_sentences_is_in_the_middle_where_nobody_has_said_anything(size: QSize) -> None:
    layout = lay_out(size, (8, 2, 2), Pack.FRENCH.aspect)
    assert abs(layout.free_strip.center().x() - layout.hand.center().x()) <= 1
    assert layout.free_strip.width() >= layout.strip.width()


@pytest.mark.parametrize("height", range(500, 760, 7))
def test_plates_stand_in_one_row_or_clearly_below_it(height: int) -> None:
    layout = lay_out(QSize(800, height), (8, 2, 2), Pack.FRENCH.aspect)
    _, left, top, right = layout.plates
    assert left.y() == right.y()
    assert left.y() == top.y() or left.y() - top.y() > top.height() // 4
