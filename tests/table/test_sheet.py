"""The score sheet is worked out once for each course of the deals."""

from dataclasses import replace

import pytest

from cardavia.table.session import Session
from cardavia.table.sheet import Sheet
from tests.table.saved_parts import played


def test_the_rows_are_those_of_the_session_at_every_moment() -> None:
    sheet = Sheet()
    for moves in (0, 40, 60, 130, 60, 200):
        session = played("doppelkopf", moves).session
        assert sheet.rows(session) == session.sheet


def test_the_same_deals_are_not_scored_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet, session = Sheet(), played("doppelkopf", 130).session
    rows = sheet.rows(session)
    monkeypatch.setattr(Session, "sheet", property(lambda _: pytest.fail("scored again")))
    assert sheet.rows(replace(session, players=("A", "B", "C", "D"))) == rows
