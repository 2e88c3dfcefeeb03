from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.cards import format_cards, parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf.orders import order_of as doppelkopf_order
from cardavia.engine.games import game_of
from cardavia.engine.schafkopf.orders import order_of as schafkopf_order
from cardavia.engine.state import Standing
from cardavia.ui.top_line import TopLine
from cardavia.ui.trump_signs import runs, trump_signs


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
