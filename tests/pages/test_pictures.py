from __future__ import annotations

from typing import Any

import pytest

from cardavia.pages.context import context_of
from cardavia.pages.markup import blocks_of
from cardavia.pages.tables import contracts, deadlines, lines, options
from cardavia.pages.tree import Block, Cards, Row, Table, Trick, plain
from tests.pages.helpers import seen


def notes(text: str, game: str = "doppelkopf", **chosen: Any) -> list[tuple[str, str, str]]:
    (block,) = blocks_of(text, context_of(f"{game}/play", seen(game, chosen=chosen)))
    assert isinstance(block, Trick)
    return [(laid.player, laid.card.code, laid.note) for laid in block.cards]


def test_the_engine_says_who_wins_a_trick() -> None:
    assert notes("{trick:HA HK HQ HK}") == [
        ("Anna", "HA", "leads"),
        ("Bohdan", "HK", ""),
        ("Clara", "HQ", "wins"),
        ("David", "HK", ""),
    ]


def test_another_player_may_lead() -> None:
    assert [player for player, _, _ in notes("{trick:CA CK CT C9 leader=3}")] == ["Clara", "David", "Anna", "Bohdan"]


def test_the_leader_may_win() -> None:
    assert notes("{trick:CA CK CT C9}")[0][2] == "leads and wins"


@pytest.mark.parametrize(("contract", "winner"), [("wenz", "CA"), ("rufer", "CQ")])
def test_a_trick_belongs_to_a_contract(contract: str, winner: str) -> None:
    told = notes(f"{{trick:CA CQ CK CT in={contract}}}", "schafkopf")
    assert [code for _, code, note in told if "wins" in note] == [winner]


@pytest.mark.parametrize(
    ("dulle", "last", "winner"),
    [
        ("first", "", "Anna"),
        ("second", "", "Bohdan"),
        ("second-except-last", " last", "Anna"),
        ("second-only-last", " last", "Bohdan"),
    ],
)
def test_two_dulles_follow_the_rules_of_the_table(dulle: str, last: str, winner: str) -> None:
    told = notes(f"{{trick:HT HT CJ SJ{last}}}", dulle=dulle)
    assert [player for player, _, note in told if "wins" in note] == [winner]


def test_a_trick_may_have_cards_that_the_table_does_not_deal() -> None:
    assert notes("{trick:CA C9 CK CT}", nines=False)[0][2] == "leads and wins"
    assert notes("{trick:CA C7 C8 CT}", "schafkopf", short_deck=True)[0][2] == "leads and wins"


# --- tables ---


def rows(block: Block) -> list[list[str]]:
    assert isinstance(block, Table)
    return [[plain(cell.content) for cell in row.cells] for row in block.rows]


def values(block: Block) -> dict[str, str]:
    return {row[0]: row[1] for row in rows(block)}


def of(game: str, preset: str | None = None, **chosen: Any) -> Any:
    return context_of(f"{game}/scoring", seen(game, preset, chosen))


def test_the_lines_are_those_of_the_scoring() -> None:
    ddv, pagat = (values(lines(of("doppelkopf", preset))) for preset in ("ddv", "pagat"))
    assert ddv["Reached 120 against no 90"] == "1"
    assert pagat["Other side missed its no 90"] == "2"
    assert "Charlie caught" in pagat
    assert "Charlie caught" not in ddv


def test_a_fox_that_is_worth_more_has_a_line_of_its_own() -> None:
    told = values(lines(of("doppelkopf", fox_last_trick=2)))
    assert (told["Fox caught"], told["Fox caught in the last trick"]) == ("1", "2")
    assert "Fox caught in the first trick" not in told


def test_no_runners_where_none_count() -> None:
    assert ["Runners", "1 each"] in rows(lines(of("schafkopf", "schaf")))
    assert all(row[0] != "Runners" for row in rows(lines(of("schafkopf", "schafkopfschule"))))


def test_the_deadlines_are_those_of_the_rules() -> None:
    told = rows(deadlines(of("doppelkopf")))
    assert told[0] == ["Re or Kontra", "11", "10", "9", "10"]
    assert told[-1] == ["Schwarz", "7", "6", "5", "6"]


def test_with_twelve_cards_a_wedding_shifts_from_its_first_trick() -> None:
    assert rows(deadlines(of("doppelkopf", announce_cards=12)))[0] == ["Re or Kontra", "12", "11", "10", "9", "11"]


def test_the_contracts_are_those_that_are_played() -> None:
    assert rows(contracts(of("doppelkopf", solos=["H", "kings"]))) == [
        ["Normal game", "26", "22"],
        ["Heart solo", "24", "24"],
        ["Kings solo", "8", "40"],
    ]


def test_a_contract_of_schafkopf_has_a_value() -> None:
    told = rows(contracts(of("schafkopf", geier=True, all_pass="ramsch")))
    assert ["Geier", "4", "28", "5"] in told
    assert ["Ramsch", "14", "18", "2"] in told
    assert ["Tout", "as in the contract", "as in the contract", "10"] in told


def test_options_that_differ_from_the_rule_set_are_marked() -> None:
    table = options(of("doppelkopf", "pagat", genscher=True))
    assert isinstance(table, Table)
    marked = [plain(row.cells[0].content) for row in table.rows if row.marked]
    assert marked == ["Genscher"]


def test_a_page_about_a_rule_set_shows_no_difference() -> None:
    table = options(context_of("presets/pagat", seen("doppelkopf", chosen={"genscher": True})))
    assert isinstance(table, Table)
    assert not any(row.marked for row in table.rows)
    assert len(table.header) == len(table.rows[0].cells) == 2


def test_a_deck_shows_every_card_with_an_anchor() -> None:
    (block,) = blocks_of("{deck}", context_of("decks/tell", seen("doppelkopf")))
    assert isinstance(block, Table)
    cells = [cell for row in block.rows for cell in row.cells]
    assert len({cell.anchors for cell in cells}) == len(cells) == 32
    assert cells[0].anchors == ("CA",)


def test_the_names_stand_side_by_side() -> None:
    (block,) = blocks_of("{names}", context_of("decks/names", seen("doppelkopf")))
    assert isinstance(block, Table)
    assert rows(block)[3] == ["queen of clubs", "Ober of acorns"]
    first: Row = block.rows[0]
    assert [inline.deck for cell in first.cells for inline in cell.content if isinstance(inline, Cards)] == [
        "french",
        "bavarian",
    ]
