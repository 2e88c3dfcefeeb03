"""The score sheet and its graph."""

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.state import Standing
from cardavia.table.progress import Progress
from cardavia.table.step import SheetRow
from cardavia.ui.score_sheet import ScoreSheet
from cardavia.ui.sheet_columns import EDGE, FIRST_PLAYER, SECOND_LINE, shared
from cardavia.ui.theme import BODY, SMALL, font
from cardavia.ui.totals_graph import signed
from tests.ui.painted_texts import painted_texts

PLAYERS = ("Otto", "Anna", "Bohdan", "Clara")
ROWS = (
    SheetRow(1, 3, "solo-queens", 0, 131, (9, -3, -3, -3), (9, -3, -3, -3), None, False),
    SheetRow(2, 0, None, None, None, None, (9, -3, -3, -3), "same-dealer", False),
    SheetRow(3, 0, "normal", None, 121, (-2, 2, 2, -2), (7, -1, -1, -5), None, True),
)

FIVE = (*PLAYERS, "Dorota")
ROWS_OF_FIVE = (
    SheetRow(1, 4, "solo-queens", 0, 131, (9, -3, -3, -3, 0), (9, -3, -3, -3, 0), None, False),
    SheetRow(2, 0, "normal", 1, 125, (0, 1, 1, -1, -1), (9, -2, -2, -4, -1), None, True),
)


def sheet(qtbot: QtBot) -> ScoreSheet:
    result = ScoreSheet()
    qtbot.addWidget(result)
    result.set_rows(ROWS, PLAYERS)
    result.resize(360, 500)
    result.show()
    qtbot.waitExposed(result)
    return result


def cell(page: ScoreSheet, row: int, column: int, role: int = Qt.ItemDataRole.DisplayRole) -> str:
    return str(page.model.data(page.model.index(row, column), role) or "")


def cut_heads(page: ScoreSheet) -> list[str]:
    """Return the heads that are wider than the columns that are shown."""
    heads, model = page.table.heads, page.model
    shown = [column for column in range(model.columnCount()) if not heads.isSectionHidden(column)]
    narrow = [column for column in shown if heads.needed(column) > heads.sectionSize(column)]
    return [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in narrow]


def cut_numbers(page: ScoreSheet) -> list[str]:
    """Return the totals and scores that are wider than their columns, or do not stand in sight."""
    table, cut = page.table, []
    for column in range(FIRST_PLAYER, page.model.columnCount()):
        seen = min(table.columnWidth(column), table.viewport().width() - table.columnViewportPosition(column))
        for row, (role, written) in product(range(page.model.rowCount()), lines(page)):
            text = cell(page, row, column, role)
            if QFontMetrics(written).horizontalAdvance(text) + EDGE > seen:
                cut.append(text)
    return cut


def lines(page: ScoreSheet) -> tuple[tuple[int, QFont], ...]:
    return (Qt.ItemDataRole.DisplayRole, page.table.total_font), (SECOND_LINE, font(SMALL))


def test_the_newest_deal_stands_first(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    assert [cell(page, row, 0) for row in range(3)] == ["3", "2", "1"]


def test_a_row_tells_contract_declarer_points_scores_and_totals(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    assert cell(page, 2, 1) == "Queens solo"
    assert cell(page, 2, 1, SECOND_LINE) == "Otto: 131"
    assert [cell(page, 0, column) for column in range(2, 6)] == ["+7", "−1", "−1", "−5"]
    assert [cell(page, 0, column, SECOND_LINE) for column in range(2, 6)] == ["−2", "+2", "+2", "−2"]


def test_contracts_follow_the_pack(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    page.set_pack(Pack.GERMAN)
    assert cell(page, 2, 1) == "Ober solo"


def test_a_deal_without_a_score_has_a_row_without_scores(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    assert cell(page, 1, 1, SECOND_LINE) == "Dealt again"
    assert cell(page, 1, 2) == "+9"
    assert cell(page, 1, 2, SECOND_LINE) == ""


def test_a_screen_reader_hears_whole_cells(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    role = Qt.ItemDataRole.AccessibleTextRole
    assert cell(page, 0, 0, role) == "Deal 3, counts double"
    assert cell(page, 2, 0, role) == "Deal 1"
    assert cell(page, 0, 2, role) == "Otto: −2, total +7"
    assert "Queens solo played by Otto, 131" in cell(page, 2, 1, role)


def test_bock_is_marked(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    assert [cell(page, row, 0, SECOND_LINE) for row in range(3)] == ["Bock", "", ""]


def test_open_compulsory_solos_are_named(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    page.show_progress(Progress(5, 24, Standing(debtors=(0, 2))), PLAYERS)
    assert page.debts == "Compulsory solo still to play: Otto, Bohdan."
    page.show_progress(Progress(23, 24, Standing(debtors=(0, 2), forced=2)), PLAYERS)
    assert page.debts.endswith("This deal is the solo of Bohdan.")
    page.show_progress(Progress(24, 24, Standing()), PLAYERS)
    assert page.debts == ""


def test_the_number_of_the_deal_and_how_many_are_left_are_told(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    told = []
    for progress in (Progress(4, 0, Standing()), *(Progress(number, 8, Standing()) for number in (4, 8, 9))):
        page.show_progress(progress, PLAYERS)
        told.append(page.session)
    last = ["Deal 8, the last one", "All 8 deals are played"]
    assert told == ["Deal 4, open end", "Deal 4 of 8, 4 more after it", *last]


def test_bock_and_stock_are_told_for_the_deals_that_are_left(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    page.show_progress(Progress(3, 0, Standing(bock=True, bock_left=6)), PLAYERS)
    assert "the next 5" in page.standing
    page.show_progress(Progress(3, 5, Standing(bock=True, bock_left=6)), PLAYERS)
    assert "the next 2" in page.standing
    page.show_progress(Progress(5, 5, Standing(bock=True, bock_left=6)), PLAYERS)
    assert "the last one" in page.standing
    page.show_progress(Progress(5, 5, Standing(stock=8)), PLAYERS)
    assert "8 game points lie in the stock" in page.standing


def test_five_have_columns_and_who_rests_has_no_score(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    page.set_rows(ROWS_OF_FIVE, FIVE)
    assert [cell(page, 1, column, SECOND_LINE) for column in range(2, 7)] == ["+9", "−3", "−3", "−3", "–"]
    assert cell(page, 0, 2, Qt.ItemDataRole.AccessibleTextRole) == "Otto rests, total +9"


def test_five_fit_the_narrowest_panel_with_the_contract_below_the_number(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    page.set_rows(ROWS_OF_FIVE, FIVE)
    page.resize(252, 500)
    assert cut_numbers(page) == []
    assert (cell(page, 0, 0), cell(page, 0, 0, SECOND_LINE)) == ("2 ×2", "Normal game")
    page.resize(440, 500)
    assert (cell(page, 0, 0), cell(page, 0, 0, SECOND_LINE)) == ("2", "Bock")


def test_contracts_without_card_points_and_the_stock_have_their_words(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    rows = (
        SheetRow(1, 0, "bettel", 1, 0, (-5, 15, -5, -5), (-5, 15, -5, -5), None, False),
        SheetRow(2, 1, None, None, None, (-1, -1, -1, -1), (-6, 14, -6, -6), None, False),
        SheetRow(3, 2, "ramsch", 3, 62, (2, 2, 2, -6), (-4, 16, -4, -12), None, False),
    )
    page.set_rows(rows, PLAYERS)
    assert [cell(page, row, 1, SECOND_LINE) for row in (2, 1, 0)] == ["Anna", "Paid into the stock", "Clara: 62"]
    spoken = [cell(page, row, 1, Qt.ItemDataRole.AccessibleTextRole) for row in (2, 1, 0)]
    assert spoken == [
        "Bettel played by Anna",
        "Nobody played: Paid into the stock",
        "Ramsch, Clara alone, 62 card points",
    ]


def test_the_graph_changes_with_the_totals(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    before = page.graph.grab().toImage()
    other = SheetRow(4, 1, "normal", None, 121, (20, -20, 20, -20), (27, -21, 19, -25), None, False)
    page.set_rows((*ROWS, other), PLAYERS)
    assert page.graph.grab().toImage() != before


@pytest.mark.parametrize("width", [252, 300, 360, 700])
def test_numbers_names_and_contracts_are_whole(qtbot: QtBot, width: int) -> None:
    with painted_texts() as painted:
        page = sheet(qtbot)
        page.set_rows(ROWS, ("Me", "Anna", "Bohdan", "Clara"))
        page.resize(width, 500)
        page.grab()
    contract = SECOND_LINE if page.table.isColumnHidden(1) else Qt.ItemDataRole.DisplayRole
    assert cell(page, 2, int(not page.table.isColumnHidden(1)), contract) == "Queens solo"
    assert painted.cut == set()
    assert {text for text in painted.texts if "…" in text} == set()
    assert cut_heads(page) == []


@pytest.mark.parametrize("players", [PLAYERS, FIVE])
def test_large_numbers_are_whole_in_the_narrowest_panel(qtbot: QtBot, players: tuple[str, ...]) -> None:
    page = sheet(qtbot)
    totals = (1234, -1234, 1100, -1099, -1)[: len(players)]
    scores = (450, -450, 450, -450, 0)[: len(players)]
    page.set_rows([SheetRow(12, 4, "normal", 0, 121, scores, totals, None, False)], players)
    page.resize(252, 500)
    assert cut_numbers(page) == []
    assert page.table.total_font.pixelSize() < BODY


def test_a_name_that_is_too_long_gives_way(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    page.set_rows(ROWS, ("Maximiliane-Theresia", *PLAYERS[1:]))
    page.resize(300, 500)
    assert cut_heads(page) == ["Maximiliane-Theresia"]
    assert cut_numbers(page) == []


def test_columns_follow_the_names_and_the_numbers(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    first, last = page.table.columnWidth(2), page.table.columnWidth(5)
    page.set_rows(ROWS, ("Hildegard", *PLAYERS[1:]))
    assert page.table.columnWidth(2) > first
    other = SheetRow(4, 1, "normal", None, 121, (2, -2, 2, -1200), (9, -3, 1, -1205), None, False)
    page.set_rows((*ROWS, other), PLAYERS)
    assert page.table.columnWidth(5) > last


def test_the_widest_gives_way_first_but_keeps_what_it_needs() -> None:
    assert shared((10, 10, 10), (10, 40, 30), 60) == [10, 25, 25]
    assert shared((10, 35, 10), (10, 40, 30), 60) == [10, 35, 15]
    assert shared((30, 30), (40, 40), 50) == [30, 30]
    assert shared((10, 10), (20, 20), 50) == [20, 20]


def test_the_model_keeps_the_rules_of_models(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(sheet(qtbot).model)  # type: ignore[no-untyped-call]


def test_numbers_have_their_sign() -> None:
    assert [signed(value) for value in (3, 0, -12)] == ["+3", "0", "−12"]
