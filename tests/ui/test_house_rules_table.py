"""Every call of a house rule at the real table: its button is pressed and the deal played to its end."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.actions import Exchange, Play
from cardavia.engine.cards import Rank
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation
from cardavia.engine.options import Value
from cardavia.engine.state import Phase
from cardavia.ui import texts
from cardavia.ui.sheet_columns import SECOND_LINE
from cardavia.ui.table_view import TableView
from tests.ui.house_tables import action_of, duty, moment, saying
from tests.ui.shell_parts import Shell
from tests.ui.typing_and_clicking import click


@dataclass(frozen=True)
class Case:
    """A moment under a house rule, and what the person then does."""

    game: str
    options: Mapping[str, Value]
    wanted: Callable[[Observation], bool]
    press: str
    prefer: Sequence[str] = ()
    dealer: int | None = None


PACKS = {"schafkopf": Pack.GERMAN, "doppelkopf": Pack.FRENCH}
KONTRA: Mapping[str, Value] = {"kontra": 4}
AUCTION: Mapping[str, Value] = {"solo_priority": "auction"}
PIGLETS: Mapping[str, Value] = {"piglets": "diamonds", "hyperpiglets": True}
HOCHZEIT: Mapping[str, Value] = {"hochzeit": True}
MUSS: Mapping[str, Value] = {"all_pass": "muss"}


def asked_early(seen: Observation) -> bool:
    return seen.phase is Phase.DOUBLE and seen.my_turn


def must_call(seen: Observation) -> bool:
    return duty("rufer")(seen) and not duty("pass")(seen)


def must_call_ten(seen: Observation) -> bool:
    plain_aces = [card for card in seen.hand if card.rank is Rank.ACE and not seen.order.is_trump(card)]
    return must_call(seen) and len(plain_aces) == 3


CASES = {
    "klopfen": Case("schafkopf", {"klopfen": True}, asked_early, "double"),
    "hochzeit-lay": Case("schafkopf", HOCHZEIT, duty("lay"), "lay", ("hochzeit", "pass")),
    "hochzeit-accept": Case("schafkopf", HOCHZEIT, duty("accept"), "accept", ("hochzeit", "lay", "decline", "pass")),
    "hochzeit-give": Case("schafkopf", HOCHZEIT, duty("give"), "give", ("hochzeit", "lay", "accept", "pass")),
    "kontra": Case("schafkopf", KONTRA, saying("kontra"), "say kontra"),
    "re": Case("schafkopf", KONTRA, saying("re"), "say re", ("say kontra",)),
    "sub": Case("schafkopf", KONTRA, saying("sub"), "say sub", ("say kontra", "say re")),
    "hirsch": Case("schafkopf", KONTRA, saying("hirsch"), "say hirsch", ("say kontra", "say re", "say sub")),
    "muss": Case("schafkopf", MUSS, must_call, "rufer", ("pass",)),
    "muss-ten": Case("schafkopf", MUSS, must_call_ten, "rufer", ("pass",)),
    "auction-raise": Case("doppelkopf", AUCTION, duty("raise"), "raise no90", ("solo",), dealer=2),
    "auction-hold": Case("doppelkopf", AUCTION, duty("hold"), "hold", ("solo", "raise")),
    "auction-yield": Case("doppelkopf", AUCTION, duty("yield"), "yield", ("solo", "raise")),
    "piglets": Case("doppelkopf", PIGLETS, saying("piglets"), "say piglets", ("healthy",)),
    "hyperpiglets": Case("doppelkopf", PIGLETS, saying("hyper"), "say hyper", ("healthy", "say piglets")),
    "genscher": Case("doppelkopf", {"genscher": True}, saying("genscher"), "say genscher 2", ("healthy",)),
    "forced": Case("doppelkopf", {"forced_announcement": True}, duty("say"), "say", ("healthy",)),
    "throw-in": Case("doppelkopf", {"throw_in": True}, duty("throw"), "throw"),
    "kings-solo": Case("doppelkopf", {"solos": ("kings", "none")}, duty("solo kings"), "solo kings"),
    "poverty": Case("doppelkopf", {"poverty": True}, duty("poverty"), "poverty"),
    "black-sow": Case(
        "doppelkopf",
        {"poverty": True, "poverty_refused": "black-sow"},
        lambda seen: seen.contract is not None and seen.contract.kind is Kind.BLACK_SOW and seen.my_turn,
        "",
        ("poverty", "healthy", "decline", "pass "),
    ),
    "bettel": Case("schafkopf", {"bettel": True}, duty("bettel"), "bettel"),
    "geier": Case("schafkopf", {"geier": True, "farbgeier": True}, duty("farbgeier"), "farbgeier"),
    "farbwenz": Case("schafkopf", {"farbwenz": True, "short_deck": True}, duty("farbwenz"), "farbwenz"),
    "ramsch": Case(
        "schafkopf",
        {"all_pass": "ramsch", "ramsch_jungfrau": True, "ramsch_durchmarsch": True},
        lambda seen: seen.contract is not None and seen.contract.kind is Kind.RAMSCH and seen.my_turn,
        "",
        ("pass",),
    ),
}


def buttons(table: TableView) -> dict[str, QAbstractButton]:
    """Return every button the table offers now, by the text of what it does."""
    shown: dict[str, QAbstractButton] = {}
    if table.calls.isVisible():
        shown |= dict(zip(map(str, table.calls.choices), table.calls.buttons, strict=True))
    for bar in (table.sayings, table.declare):
        shown |= {str(say): button for say, button in bar.buttons.items() if button.isVisible()}
    return shown


def hand_over(table: TableView, seen: Observation) -> None:
    exchange = next(action for action in seen.duties if isinstance(action, Exchange))
    for card in exchange.cards:
        click(next(button for button in table.hand.buttons if button.card is card and not button.isChecked()))
    assert table.exchange.button.isEnabled()
    click(table.exchange.button)


def press(table: TableView, seen: Observation, text: str) -> None:
    if isinstance(action_of(seen, text), Exchange):
        hand_over(table, seen)
    else:
        click(next(button for name, button in buttons(table).items() if name.startswith(text)))


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    return Shell(qtbot, tmp_path)


def open_moment(shell: Shell, case: Case) -> Observation:
    record = moment(case.game, case.options, case.wanted, case.prefer, dealer=case.dealer)
    shell.window.menu_actions.pauses[0].trigger()
    shell.controller.open_record(record)
    shell.window.area.table.set_pace(0)
    return shell.observation


@pytest.mark.parametrize("name", CASES)
def test_the_call_of_a_house_rule_is_made_at_the_table(shell: Shell, qtbot: QtBot, name: str) -> None:
    case = CASES[name]
    seen = open_moment(shell, case)
    table = shell.window.area.table
    offered = {str(action) for action in seen.legal if not isinstance(action, Play | Exchange)}
    assert set(buttons(table)) == offered
    for button in buttons(table).values():
        assert button.text()
        place = button.mapTo(table, button.rect().topLeft())
        assert table.rect().contains(button.rect().translated(place))
    if case.press:
        press(table, seen, case.press)
        assert str(shell.observation.moves[len(seen.moves)].action).startswith(case.press)
    shell.wait_for_turn()
    shell.play_on()
    qtbot.waitUntil(shell.window.area.result.isVisible, timeout=20_000)
    assert shell.window.panel.sheet.model.rowCount() == 1


def test_a_forced_announcement_is_asked_for_and_nothing_else(shell: Shell) -> None:
    seen = open_moment(shell, CASES["forced"])
    table = shell.window.area.table
    assert table.calls.isVisible()
    assert "30 points" in table.calls.prompt
    assert table.sayings.buttons == {}
    assert not any(button.playable for button in table.hand.buttons)
    assert set(seen.duties) == set(seen.sayings)


def test_klopfen_is_asked_with_four_cards_and_then_all_are_seen(shell: Shell) -> None:
    open_moment(shell, CASES["klopfen"])
    table = shell.window.area.table
    assert len(table.hand.buttons) == 4
    press(table, shell.observation, "no-double")
    shell.wait_for_turn()
    assert len(table.hand.buttons) == 8


def test_genscher_names_the_partners(shell: Shell) -> None:
    open_moment(shell, CASES["genscher"])
    declared = [button.text() for button in shell.window.area.table.declare.buttons.values()]
    assert declared == ["Genscher: Anna", "Genscher: Bohdan", "Genscher: Clara"]
    press(shell.window.area.table, shell.observation, "say genscher 2")
    assert not shell.window.area.table.declare.isVisible()
    assert "Bohdan" in shell.window.panel.log.sentences[-1]


def test_a_muss_names_the_cards_that_can_be_called(shell: Shell) -> None:
    open_moment(shell, CASES["muss-ten"])
    calls = shell.window.area.table.calls
    assert "Nobody has bid" in calls.prompt
    assert "Which ten" in calls.prompt
    assert all("ten" in button.text() for button in calls.buttons)
    click(calls.buttons[0])
    assert any("You call the ten" in sentence for sentence in shell.window.panel.log.sentences)


def test_a_refused_hochzeit_card_is_explained(shell: Shell) -> None:
    open_moment(shell, CASES["hochzeit-lay"])
    table = shell.window.area.table
    plain = next(button for button in table.hand.buttons if not shell.observation.order.is_trump(button.card))
    click(plain)
    assert not table.exchange.button.isEnabled()
    assert "only trump" in table.exchange.note


def test_declarations_stand_clear_of_every_card(shell: Shell) -> None:
    for name in ("genscher", "hyperpiglets"):
        open_moment(shell, CASES[name])
        table = shell.window.area.table
        bar = table.declare.geometry()
        assert not bar.intersects(table.hand.geometry())
        assert all(slot.card is None for slot in table.trick.slots if slot.geometry().intersects(bar))


@pytest.mark.parametrize("name", ["ramsch", "black-sow"])
def test_a_contract_nobody_chose_is_on_the_sheet_with_whoever_stood_alone(
    shell: Shell, qtbot: QtBot, name: str
) -> None:
    open_moment(shell, CASES[name])
    shell.play_on()
    qtbot.waitUntil(shell.window.area.result.isVisible, timeout=20_000)
    sheet, seen = shell.window.panel.sheet.model, shell.observation
    assert seen.contract is not None
    assert seen.declarer is not None
    assert sheet.data(sheet.index(0, 1)) == texts.contract_name(seen.contract, PACKS[seen.game])
    second = sheet.data(sheet.index(0, 1), SECOND_LINE)
    assert second.startswith(shell.controller.players[seen.declarer])


def test_a_lost_bettel_ends_with_the_trick(shell: Shell, qtbot: QtBot) -> None:
    seen = open_moment(shell, CASES["bettel"])
    press(shell.window.area.table, seen, "bettel")
    shell.wait_for_turn()
    shell.play_on()
    qtbot.waitUntil(shell.window.area.result.isVisible, timeout=20_000)
    seen = shell.observation
    lost = seen.tricks[-1].winner == seen.declarer
    assert len(seen.tricks) < 8 if lost else len(seen.tricks) == 8
    assert "Bettel" in shell.window.panel.log.sentences[-1]
