"""What a session came to."""

import random
from itertools import accumulate

from cardavia.table.step import SheetRow
from cardavia.table.summary import Lead, ranking, summary


def rows(*scores: tuple[int, ...] | None) -> tuple[SheetRow, ...]:
    """Return a sheet with these scores by deal, None for one dealt again; seat 0 plays every deal."""
    none = (0,) * 4
    totals = accumulate(
        (score or none for score in scores), lambda one, other: tuple(map(sum, zip(one, other, strict=True)))
    )
    return tuple(
        SheetRow(number, 3, "normal", 0, 120, score, total, None if score else "same-dealer", False)
        for number, (score, total) in enumerate(zip(scores, totals, strict=True), start=1)
    )


def test_ties_share_a_place_and_the_place_after_them_is_left_out() -> None:
    found = ranking(rows((4, 1, 1, -6)), 4)
    assert [(placing.place, placing.seat, placing.total) for placing in found] == [
        (1, 0, 4),
        (2, 1, 1),
        (2, 2, 1),
        (4, 3, -6),
    ]


def test_won_deals_and_solos_are_counted() -> None:
    sheet = rows((9, -3, -3, -3), None, (2, 2, -2, -2), (-6, 2, 2, 2))
    found = {placing.seat: placing for placing in ranking(sheet, 4)}
    assert (found[0].won, found[0].solos) == (2, 2)
    assert (found[1].won, found[1].solos) == (2, 0)


def test_nobody_is_ahead_before_the_first_deal() -> None:
    found = summary((), 4)
    assert [placing.place for placing in found.ranking] == [1, 1, 1, 1]
    assert (found.swings, found.decided, found.lead, found.biggest) == ((), None, None, None)


def test_the_largest_swings_come_first_and_equal_ones_by_deal() -> None:
    sheet = rows((1, 1, -1, -1), (9, -3, -3, -3), (-2, 2, 2, -2), (3, -9, 3, 3), (0, 0, 0, 0))
    assert [row.number for row in summary(sheet, 4).swings] == [2, 4, 3]


def test_a_lead_lasts_while_one_player_alone_is_ahead() -> None:
    sheet = rows((3, -1, -1, -1), None, (1, -1, 1, -1), (-9, 3, 3, 3), (-3, 9, -3, -3))
    found = summary(sheet, 4)
    assert found.lead == Lead(0, 1, 3, 2)
    assert found.decided == Lead(1, 5, 5, 1)


def test_a_shared_lead_is_nobodys() -> None:
    found = summary(rows((2, 2, -2, -2)), 4)
    assert found.lead is None
    assert found.decided is None
    assert found.biggest is not None


def test_every_ranking_is_ordered_and_complete() -> None:
    source = random.Random(7)
    for _ in range(200):
        totals = tuple(source.randint(-3, 3) for _ in range(5))
        sheet = (SheetRow(1, 0, "normal", 1, 120, totals, totals, None, False),)
        found = ranking(sheet, 5)
        assert sorted(placing.seat for placing in found) == list(range(5))
        assert [placing.total for placing in found] == sorted(totals, reverse=True)
        for placing in found:
            assert placing.place == 1 + sum(total > placing.total for total in totals)
