"""The score sheet and its graph."""

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.state import Standing
from cardavia.table.progress import Progress
from cardavia.table.step import SheetRow
from cardavia.ui.score_sheet import SECOND_LINE, ScoreSheet
from cardavia.ui.totals_graph import signed

PLAYERS = ("Otto", "Anna", "Bohdan", "Clara")
ROWS = (
    SheetRow(1, 3, "solo-queens", 0, 131, (9, -3, -3, -3), (9, -3, -3, -3), None, False),
    SheetRow(2, 0, None, None, None, None, (9, -3, -3, -3), "same-dealer", False),
    SheetRow(3, 0, "normal", None, 121, (-2, 2, 2, -2), (7, -1, -1, -5), None, True),
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


FIVE = (*PLAYERS, "Dorota")
ROWS_OF_FIVE = (
    SheetRow(1, 4, "solo-queens", 0, 131, (9, -3, -3, -3, 0), (9, -3, -3, -3, 0), None, False),
    SheetRow(2, 0, "normal", 1, 125, (0, 1, 1, -1, -1), (9, -2, -2, -4, -1), None, True),
)


def test_five_have_columns_and_who_rests_has_no_score(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    page.set_rows(ROWS_OF_FIVE, FIVE)
    assert [cell(page, 1, column, SECOND_LINE) for column in range(2, 7)] == ["+9", "−3", "−3", "−3", "–"]
    assert cell(page, 0, 2, Qt.ItemDataRole.AccessibleTextRole) == "Otto rests, total +9"
    assert not page.table.isColumnHidden(1)


def test_five_fit_the_narrowest_panel_with_the_contract_below_the_number(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    page.set_rows(ROWS_OF_FIVE, FIVE)
    page.resize(252, 500)
    header = page.table.horizontalHeader()
    assert header.length() <= page.table.viewport().width()
    assert all(header.sectionSize(column) >= 40 for column in range(2, 7))
    assert (cell(page, 0, 0), cell(page, 0, 0, SECOND_LINE)) == ("2 ×2", "Normal game")
    page.resize(360, 500)
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


def test_no_number_column_is_cut_in_the_narrowest_panel(qtbot: QtBot) -> None:
    page = sheet(qtbot)
    page.resize(252, 500)
    header = page.table.horizontalHeader()
    assert header.length() <= page.table.viewport().width()
    assert all(header.sectionSize(column) >= 40 for column in range(2, 6))


def test_the_model_keeps_the_rules_of_models(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(sheet(qtbot).model)  # type: ignore[no-untyped-call]


def test_numbers_have_their_sign() -> None:
    assert [signed(value) for value in (3, 0, -12)] == ["+3", "0", "−12"]
