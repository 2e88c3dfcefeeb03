"""What the list of saved tables says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.storage.files import Failure, StorageError
from cardavia.storage.table_notes import TableView
from cardavia.table.saved_tables import SavedTable
from cardavia.ui import texts_tables
from tests.table.saved_parts import played

VIEW = replace(played("schafkopf", 30).view, done=False, contract="wenz", declarer=2, deals=3)
TABLE = SavedTable("Friday", Path("Friday.cardavia"), 1e9, VIEW)
TROUBLES = (InputProblem(Flaw.NOT_A_RECORD), StorageError(Failure.READ_ONLY, Path("x"), "no"))
VIEWS = (
    VIEW,
    replace(VIEW, changed=True, declarer=0),
    replace(VIEW, declarer=None),
    replace(VIEW, contract=None),
    replace(VIEW, done=True),
)


def say_tables() -> None:
    """Ask every text about saved tables at least once."""
    for view in VIEWS:
        texts_tables.spoken(replace(TABLE, view=view), Pack.GERMAN, running=True)
    for trouble in TROUBLES:
        texts_tables.lines(replace(TABLE, view=None, trouble=trouble), Pack.FRENCH)


STATES = ("Wenz, played by Bohdan", "Wenz, played by you", "Wenz", "Nothing is settled yet", "The deal is over")


@pytest.mark.parametrize(("view", "text"), list(zip(VIEWS, STATES, strict=True)))
def test_the_state_tells_what_the_person_knows(view: TableView, text: str) -> None:
    assert texts_tables.state_text(view, Pack.GERMAN) == text


def test_house_rules_are_told() -> None:
    assert "house rules" not in texts_tables.rules_text(VIEW)
    assert "house rules" in texts_tables.rules_text(replace(VIEW, changed=True))


def test_totals_stand_with_their_players() -> None:
    view = replace(VIEW, totals=(5, -3, 0, -2))
    assert texts_tables.totals_text(view) == "Me +5, Anna −3, Bohdan 0, Clara −2"


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_trouble_is_told_and_that_the_file_is_kept(trouble: InputProblem | StorageError) -> None:
    text = texts_tables.trouble_text(replace(TABLE, view=None, trouble=trouble))
    assert text.startswith("This table cannot be opened; its file is kept.")
    assert texts_tables.trouble_text(TABLE) == ""


def test_the_running_table_is_spoken_of_as_such() -> None:
    assert texts_tables.on_table_text() in texts_tables.spoken(TABLE, Pack.GERMAN, running=True)
    assert texts_tables.on_table_text() not in texts_tables.spoken(TABLE, Pack.GERMAN, running=False)
