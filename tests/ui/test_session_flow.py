"""A session from its first deal to its final page and into the next one, in the real window."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.engine.options import Value
from cardavia.engine.record import record_of
from cardavia.engine.state import Standing
from cardavia.ui.sheet_columns import SECOND_LINE
from cardavia.ui.texts_session import resting_sentence
from cardavia.ui.window import OPPONENTS
from tests.engine.helpers import Rules, match_of, random_deal
from tests.ui.shell_parts import Shell
from tests.ui.typing_and_clicking import click


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    return Shell(qtbot, tmp_path)


def begin(shell: Shell, game: str, preset: str, **options: Value) -> None:
    shell.window.menu_actions.pauses[0].trigger()
    shell.controller.new_session(game, preset, options, ("Otto", *OPPONENTS))
    shell.wait_for_turn()


def play_deal(shell: Shell, qtbot: QtBot) -> None:
    shell.play_on()
    qtbot.waitUntil(shell.window.area.result.isVisible, timeout=20_000)


def play_session(shell: Shell, qtbot: QtBot) -> None:
    play_deal(shell, qtbot)
    while not shell.controller.session_over:
        click(shell.window.area.result.next_button)
        shell.wait_for_turn()
        play_deal(shell, qtbot)


def test_the_final_page_stands_between_two_sessions(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, "doppelkopf", "ddv", deals=2)
    play_session(shell, qtbot)
    area, record = shell.window.area, shell.controller.record
    assert area.result.next_button.text().replace("&", "") == "Final result"
    click(area.result.next_button)
    assert area.final.isVisible()
    assert not area.result.isVisible()
    assert shell.filed == []
    totals = shell.controller.sheet[-1].totals
    best = max(totals)
    assert f"{best:+d}".replace("-", "−") in area.final.title
    assert [name for name in area.final.ranking if name in shell.controller.players]
    assert area.final.story
    QTest.keyClick(area.final.new_button, Qt.Key.Key_Return)
    assert shell.filed == [record]
    assert not area.final.isVisible()
    assert shell.controller.sheet == ()
    assert shell.controller.record is not None
    assert shell.controller.record.options == {"deals": 2}


def test_the_way_back_leads_to_the_last_result(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, "schafkopf", "schaf", deals=1)
    play_session(shell, qtbot)
    area = shell.window.area
    click(area.result.next_button)
    QTest.keyClick(area.final.new_button, Qt.Key.Key_Escape)
    assert not area.final.isVisible()
    assert area.result.isVisible()
    shell.window.menu_actions.next_deal.trigger()
    assert area.final.isVisible()
    assert shell.filed == []
    shell.window.menu_actions.undo.trigger()
    assert not area.final.isVisible()
    assert not shell.observation.done


def test_an_open_session_tells_who_is_ahead_at_any_time(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, "doppelkopf", "ddv")
    assert not shell.window.menu_actions.session.isEnabled()
    play_deal(shell, qtbot)
    shell.window.menu_actions.session.trigger()
    final = shell.window.area.final
    assert final.isVisible()
    assert "ahead" in final.title or "Level" in final.title
    assert not final.new_button.isVisible()
    shell.window.resize(1280, 1000)
    assert final.fits
    click(final.back_button)
    assert shell.window.area.result.isVisible()


def test_a_session_that_is_over_is_resumed_with_its_last_result(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, "doppelkopf", "ddv", deals=1)
    play_session(shell, qtbot)
    record = shell.controller.record
    assert record is not None
    shell.controller.resume(record)
    qtbot.waitUntil(shell.window.area.result.isVisible)
    click(shell.window.area.result.next_button)
    assert shell.window.area.final.isVisible()


def test_five_sit_at_the_table_and_the_dealer_rests(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, "doppelkopf", "ddv-tournament", seats=5)
    window = shell.window
    assert shell.controller.players == ("Otto", *OPPONENTS)
    assert "of 30" in window.panel.sheet.session
    assert all(name in window.panel.sheet.debts for name in shell.controller.players)
    plates = window.area.table.plates
    assert [plate.info.name for plate in plates] == list(shell.controller.players)
    assert [plate.info.resting for plate in plates] == [False, False, False, False, True]
    assert not window.area.table.trick.slots[4].isVisibleTo(window.area.table)
    play_deal(shell, qtbot)
    assert window.panel.sheet.model.columnCount() == 7
    assert len(window.area.result.hands.rows) == 4
    assert window.area.result.table.texts.count("Rests") == 1


def test_a_person_who_rests_watches_with_all_hands_hidden(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, "doppelkopf", "ddv", seats=5)
    play_deal(shell, qtbot)
    while shell.observation.dealer != 0:
        click(shell.window.area.result.next_button)
        if shell.observation.dealer != 0:
            shell.wait_for_turn()
            play_deal(shell, qtbot)
    table = shell.window.area.table
    assert shell.window.strip.spoken == resting_sentence()
    qtbot.waitUntil(lambda: bool(shell.observation.tricks), timeout=20_000)
    assert table.rest_note.text == resting_sentence()
    assert table.rest_note.isVisible()
    assert table.hand.buttons == ()
    assert shell.observation.legal == ()
    qtbot.waitUntil(shell.window.area.result.isVisible, timeout=20_000)
    sheet = shell.window.panel.sheet.model
    assert sheet.data(sheet.index(0, 2), SECOND_LINE) == "–"
    click(shell.window.area.result.next_button)
    assert table.rest_note.text == ""
    assert table.hand.buttons


def test_four_sit_again_after_five(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, "doppelkopf", "ddv", seats=5)
    begin(shell, "doppelkopf", "ddv")
    table = shell.window.area.table
    assert shell.controller.players == ("Otto", *OPPONENTS[:3])
    assert len(table.plates) == len(table.trick.slots) == 4
    assert shell.window.panel.sheet.model.columnCount() == 6


def resume(shell: Shell, rules: Rules, wanted: Callable[[Standing], int | bool]) -> None:
    """Go on with a session played by chance up to a deal that begins as wanted."""
    source = random.Random(1)
    match = match_of(rules)
    while not match.deals or not wanted(match.deals[-1].standing):
        before, (match, _) = match, random_deal(match, source)
    deal = match.deals[-1].deal
    shell.controller.resume(record_of(before.start(deal), rules[1], ("Otto", *OPPONENTS[:3])))
    shell.wait_for_turn()


def test_a_deal_that_counts_double_is_marked(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, "doppelkopf", "ddv", bock=True)
    table = shell.window.area.table
    assert table.top_line.mark == ""
    resume(shell, ("doppelkopf", "ddv", {"bock": True}), lambda standing: standing.bock)
    assert "counts double" in table.top_line.mark
    assert "counts double" in shell.window.panel.sheet.standing
    play_deal(shell, qtbot)
    sheet = shell.window.panel.sheet.model
    assert sheet.data(sheet.index(0, 0), SECOND_LINE) == "Bock"


def test_the_stock_is_shown_as_it_fills(shell: Shell) -> None:
    begin(shell, "schafkopf", "schaf", all_pass="stock")
    table = shell.window.area.table
    assert table.top_line.mark == ""
    resume(shell, ("schafkopf", "schaf", {"all_pass": "stock"}), lambda standing: standing.stock)
    stock = shell.observation.standing.stock
    assert stock >= 4
    assert table.top_line.mark == f"Stock: {stock}"
    assert "stock" in shell.window.panel.sheet.standing


def test_the_welcome_page_tells_how_long_the_session_is(shell: Shell) -> None:
    page = shell.window.welcome
    page.games["doppelkopf"].click()
    told = {}
    for preset in ("ddv", "ddv-tournament", "pagat"):
        page.rules.choose(preset)
        told[preset] = page.length.text()
    assert told == {
        "ddv": "Open end.",
        "ddv-tournament": "24 deals. Everybody has to play one solo.",
        "pagat": "8 deals.",
    }


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_nothing_of_the_final_page_is_cut(shell: Shell, qtbot: QtBot, size: tuple[int, int]) -> None:
    begin(shell, "doppelkopf", "ddv", deals=1, seats=5)
    play_session(shell, qtbot)
    shell.window.resize(*size)
    click(shell.window.area.result.next_button)
    final = shell.window.area.final
    for part in (final.new_button, final.back_button):
        place = part.mapTo(final, part.rect().topLeft())
        assert final.rect().contains(part.rect().translated(place))
    assert final.graph.width() >= 200
