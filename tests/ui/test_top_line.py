from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.cards import format_cards, parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf.orders import order_of as doppelkopf_order
from cardavia.engine.games import game_of
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.schafkopf.orders import order_of as schafkopf_order
from cardavia.engine.state import Standing
from cardavia.ui.top_line import TopLine
from cardavia.ui.trump_signs import runs, trump_signs
from tests.ui.table_deals import Deal


@pytest.fixture
def line(qtbot: QtBot) -> Iterator[TopLine]:
    window = QWidget()
    qtbot.addWidget(window)
    line = TopLine(window)
    line.setGeometry(0, 0, 540, 32)
    window.show()
    yield line
    window.close()


def test_trumps_of_one_rank_or_suit_share_a_sign() -> None:
    order = doppelkopf_order(None, game_of("doppelkopf").catalogue.preset("ddv"))
    assert [format_cards(run) for run in runs(order.trumps)] == [
        "HT",
        "CQ SQ HQ DQ",
        "CJ SJ HJ DJ",
        "DA DT DK D9",
    ]


@pytest.mark.parametrize("pack", Pack)
def test_the_signs_leave_room_for_the_words_in_the_least_window(pack: Pack, qtbot: QtBot) -> None:
    options = game_of("doppelkopf").catalogue.preset("ddv-piglets")
    piglets = doppelkopf_order(None, options, parse_cards("DA"))
    longest = [piglets, schafkopf_order(Contract.parse("solo-C"))]
    for order in longest:
        assert trump_signs(order.trumps, pack, 24, 1.0).width() <= 300


def test_the_line_names_the_trumps(line: TopLine) -> None:
    line.show_contract("Wenz", schafkopf_order(Contract.parse("wenz")).trumps, Pack.GERMAN)
    assert line.accessibleName() == "Wenz"
    assert line.accessibleDescription() == ("Trumps: Unter of acorns, Unter of leaves, Unter of hearts, Unter of bells")
    with_signs = line.grab().toImage()
    line.show_contract("Wenz", (), Pack.GERMAN)
    assert line.accessibleDescription() == "There are no trumps."
    assert line.grab().toImage() != with_signs


def test_a_mark_tells_what_the_session_brings_and_is_short_where_room_is_scarce(line: TopLine) -> None:
    line.show_contract("Reservations", (), Pack.FRENCH)
    plain = line.grab().toImage()
    line.show_standing(Standing(bock=True, bock_left=2))
    assert line.mark == "Bock: counts double"
    assert "counts double" in line.toolTip()
    assert "counts double" in line.accessibleDescription()
    assert line.grab().toImage() != plain
    line.show_standing(Standing())
    assert line.mark == line.toolTip() == ""
    assert line.grab().toImage() == plain


def _after_a_trick(game: str = "doppelkopf") -> Observation:
    deal = Deal(game)
    return next(step.after for step in deal.steps() if step.after.tricks)


def test_points_are_counted_only_for_those_who_want_it(line: TopLine) -> None:
    seen = _after_a_trick()
    line.show_contract("Normal game", (), Pack.FRENCH)
    line.show_points(seen)
    plain = line.grab().toImage()
    assert line.points == ""
    line.count_points(True)
    assert line.points in line.accessibleDescription()
    assert line.grab().toImage() != plain
    line.count_points(False)
    assert line.points == ""
    assert line.grab().toImage() == plain


def test_the_points_are_those_of_the_side_as_far_as_it_is_known(line: TopLine) -> None:
    seen = _after_a_trick()
    line.count_points(True)
    winner, points = seen.tricks[0].winner, seen.tricks[0].points
    assert winner is not None
    own = {0: Party.RE}
    for parties, whose, count in (
        (own, "You", points if winner == 0 else 0),
        (own | {3: Party.RE}, "Your side", points if winner in (0, 3) else 0),
        (own | {3: Party.RE, 1: Party.KONTRA, 2: Party.KONTRA}, "Your side", points if winner in (0, 3) else 0),
    ):
        line.show_points(replace(seen, parties=parties))
        assert line.points == f"{whose}: {count} points"


def test_nothing_is_counted_before_the_play_or_for_a_dealer_who_rests(line: TopLine) -> None:
    line.count_points(True)
    line.show_points(Deal("doppelkopf").seen)
    assert line.points == ""
    line.show_points(replace(_after_a_trick(), players=(1, 2, 3, 4)))
    assert line.points == ""


@pytest.mark.parametrize("width", [540, 784, 1280])
def test_words_too_long_for_two_rows_end_in_an_ellipsis_left_of_the_trumps(line: TopLine, width: int) -> None:
    line.resize(width, 32)
    trumps = schafkopf_order(Contract.parse("solo-C")).trumps
    line.show_contract("Rufer mit dem Eichel-Ass, gespielt von " + "Anna-Katharina " * 12, trumps, Pack.GERMAN)
    line.count_points(True)
    line.show_points(_after_a_trick())
    picture = line.grab().toImage()
    line.show_contract("Rufer", trumps, Pack.GERMAN)
    short = line.grab().toImage()
    signs = trump_signs(trumps, Pack.GERMAN, 24, 1.0).width()
    left = width - signs - 6
    same = [picture.pixel(x, y) == short.pixel(x, y) for x in range(left, width) for y in range(0, 32, 3)]
    assert all(same)
