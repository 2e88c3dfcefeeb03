"""Cards that move over the table: nothing is settled too early, nothing holds a person up, nothing is left over."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.actions import Play
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.motion import Kind
from cardavia.ui.motion_course import PLAY_MS
from cardavia.ui.table_view import TableView
from tests.ui.table_deals import PLAYERS, Deal
from tests.ui.typing_and_clicking import click, press

LEFT = QPoint(8, 20)
"""A place on a card of the hand that no other card covers."""
STANDING = 1
"""A speed so low that nothing moves by itself while a test looks."""


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    pictures = CardPictures()
    table = TableView(pictures)
    table.resize(800, 560)
    qtbot.addWidget(table)
    table.show()
    qtbot.waitExposed(table)
    table.set_pace(STANDING)
    table.set_trick_pause(None)
    yield table
    table.close()
    pictures.stop()


@pytest.fixture
def settled(table: TableView) -> list[str]:
    heard: list[str] = []
    table.settled.connect(lambda: heard.append("settled"))
    table.chosen.connect(lambda action: heard.append(str(action)))
    return heard


def in_play(seed: int = 1) -> Deal:
    deal = Deal("doppelkopf", seed)
    deal.to_play()
    return deal


def own_turn(table: TableView) -> Deal:
    deal = Deal("doppelkopf")
    deal.to_own_duty()
    table.show_position(deal.seen, PLAYERS)
    return deal


def fill_trick(table: TableView, deal: Deal) -> None:
    """Show the deal until a card is on its way that fills the first trick."""
    table.show_position(deal.seen, PLAYERS)
    for step in deal.steps():
        table.show_step(step)
        if deal.state.tricks:
            return


def finish(table: TableView, kind: Kind) -> None:
    """Let the time of a motion pass."""
    clock = table.layer.motions[kind].clock
    clock.setCurrentTime(clock.duration())


def nothing_moves(table: TableView) -> bool:
    """Say whether neither a motion nor a card that waits for one is left."""
    slots = any(slot.away or not slot.complete for slot in table.trick.slots)
    hand = any(button.away for button in table.hand.buttons)
    return not (table.layer.motions or table.layer.isVisible() or slots or hand)


# A card is played


def test_a_card_flies_from_the_hand_to_its_slot(table: TableView, settled: list[str]) -> None:
    deal = own_turn(table)
    button = next(button for button in table.hand.buttons if button.playable)
    button.setFocus()
    lay = QRectF(button.geometry().translated(table.hand.pos()))
    table.show_step(deal.step(Play(button.card)))
    (flight,) = table.layer.motions[Kind.PLAY].flights
    slot = table.trick.slots[0]
    assert (flight.card, flight.start, flight.end) == (button.card, lay, QRectF(slot.card_rect))
    assert (slot.card, slot.away) == (button.card, True)
    assert settled == []


def test_a_card_of_another_player_comes_from_his_plate(table: TableView) -> None:
    deal = in_play()
    table.show_position(deal.seen, PLAYERS)
    step = next(step for step in deal.steps() if step.move.seat == 2)
    table.show_step(step)
    (flight,) = table.layer.motions[Kind.PLAY].flights
    assert table.plates[2].geometry().contains(flight.start.center().toPoint())


def test_a_step_settles_after_its_card_has_arrived_and_the_beat_is_over(
    table: TableView, qtbot: QtBot, settled: list[str]
) -> None:
    deal = own_turn(table)
    table.show_step(deal.step(deal.legal(0)[0]))
    finish(table, Kind.PLAY)
    assert nothing_moves(table)
    assert table.waiting
    assert settled == []
    table.go_on()
    assert settled == ["settled"]
    assert not table.waiting


def test_the_winner_is_marked_when_the_last_card_lies(table: TableView) -> None:
    fill_trick(table, in_play())
    assert not any(slot.complete for slot in table.trick.slots)
    finish(table, Kind.PLAY)
    assert all(slot.complete for slot in table.trick.slots)


# A trick is swept


def test_a_full_trick_slides_to_its_winner_after_the_pause(table: TableView, settled: list[str]) -> None:
    deal = in_play()
    fill_trick(table, deal)
    finish(table, Kind.PLAY)
    click(table, QPoint(400, 250))
    flights = table.layer.motions[Kind.SWEEP].flights
    winner = deal.state.tricks[0].winner
    assert winner is not None
    assert [flight.card for flight in flights if flight.wins] == [table.trick.slots[winner].card]
    assert all(slot.away for slot in table.trick.slots)
    goal = table.note if winner == 0 else table.plates[winner]
    assert all(goal.geometry().contains(flight.end.center().toPoint()) for flight in flights)
    assert settled == []
    finish(table, Kind.SWEEP)
    assert settled == ["settled"]
    assert nothing_moves(table)


def test_a_click_lets_the_last_card_arrive_so_that_the_trick_can_be_read(table: TableView, settled: list[str]) -> None:
    fill_trick(table, in_play())
    click(table, QPoint(400, 250))
    assert nothing_moves(table)
    assert table.waiting
    assert settled == []


def test_clicks_end_flight_pause_and_sweep_one_after_the_other(table: TableView, settled: list[str]) -> None:
    fill_trick(table, in_play())
    for _ in range(3):
        assert settled == []
        click(table, QPoint(400, 250))
    assert settled == ["settled"]
    assert nothing_moves(table)


@pytest.mark.parametrize("clicks", [0, 1, 2])
def test_a_card_clicked_while_cards_move_is_played_at_once(table: TableView, settled: list[str], clicks: int) -> None:
    fill_trick(table, in_play(next(seed for seed in range(99) if _wins_first_trick(in_play(seed)))))
    for _ in range(clicks):
        click(table, QPoint(400, 250))
    card = table.hand.buttons[0].card
    click(table.hand.buttons[0], LEFT)
    assert settled == ["settled", card.code]
    assert not table.waiting


# Cards are dealt


def test_a_new_deal_is_dealt_from_the_dealer_to_all(table: TableView) -> None:
    deal = Deal("schafkopf", dealer=2)
    table.show_position(deal.seen, PLAYERS)
    flights = table.layer.motions[Kind.DEAL].flights
    assert [flight.card for flight in flights if flight.card is not None] == [
        button.card for button in table.hand.buttons
    ]
    start = table.plates[2].geometry()
    assert all(start.contains(flight.start.center().toPoint()) for flight in flights)
    ends = {
        place
        for place in (1, 2, 3)
        for flight in flights
        if table.plates[place].geometry().contains(flight.end.center().toPoint())
    }
    assert ends == {1, 3}
    assert all(button.away for button in table.hand.buttons)
    finish(table, Kind.DEAL)
    assert nothing_moves(table)


def test_calls_are_heard_while_cards_are_dealt(table: TableView, settled: list[str]) -> None:
    deal = Deal("doppelkopf", dealer=0)
    table.show_position(deal.seen, PLAYERS)
    table.show_step(deal.step("healthy"))
    table.go_on()
    assert settled == ["settled"]
    deal.to_play()
    step = next(deal.steps())
    table.show_step(step)
    assert Kind.DEAL not in table.layer.motions
    assert not any(button.away for button in table.hand.buttons)


def test_a_key_in_the_hand_ends_the_dealing(table: TableView) -> None:
    deal = Deal("doppelkopf")
    table.show_position(deal.seen, PLAYERS)
    press(table.hand.buttons[0], Qt.Key.Key_Right)
    assert nothing_moves(table)


def test_going_back_to_the_beginning_deals_nothing(table: TableView) -> None:
    deal = Deal("doppelkopf")
    beginning = deal.seen
    table.show_position(beginning, PLAYERS)
    finish(table, Kind.DEAL)
    table.show_step(deal.step(deal.legal(deal.state.turn or 0)[0]))
    table.show_position(beginning, PLAYERS)
    assert nothing_moves(table)


# Nothing is left over


@pytest.mark.parametrize("clicks", [0, 1, 2])
def test_undo_cancels_whatever_moves(table: TableView, qtbot: QtBot, settled: list[str], clicks: int) -> None:
    deal = in_play()
    before = deal.seen
    fill_trick(table, deal)
    for _ in range(clicks):
        click(table, QPoint(400, 250))
    with qtbot.assertNotEmitted(table.settled, wait=30):
        table.show_position(before, PLAYERS)
    assert nothing_moves(table)
    assert not table.waiting


def test_a_finished_motion_leaves_no_object(table: TableView) -> None:
    before = len(table.layer.children())
    fill_trick(table, in_play())
    for _ in range(3):
        click(table, QPoint(400, 250))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(table.layer.children()) == before


def test_a_hidden_table_settles_without_movement(table: TableView, qtbot: QtBot, settled: list[str]) -> None:
    deal = own_turn(table)
    table.hide()
    table.show_step(deal.step(deal.legal(0)[0]))
    assert nothing_moves(table)
    table.go_on()
    assert settled == ["settled"]


def test_a_table_that_is_hidden_while_cards_move_lets_them_arrive(table: TableView, settled: list[str]) -> None:
    fill_trick(table, in_play())
    table.hide()
    assert nothing_moves(table)
    table.go_on()
    assert settled == ["settled"]


def test_a_minimised_window_comes_back_as_it_should_be(table: TableView, settled: list[str]) -> None:
    fill_trick(table, in_play())
    finish(table, Kind.PLAY)
    table.go_on()
    table.showMinimized()
    QApplication.processEvents()
    table.go_on()
    table.showNormal()
    assert settled == ["settled"]
    assert nothing_moves(table)


def test_a_new_size_lets_cards_arrive(table: TableView) -> None:
    own = own_turn(table)
    table.show_step(own.step(own.legal(0)[0]))
    table.resize(900, 600)
    assert nothing_moves(table)


# Speed


@pytest.mark.parametrize(("speed", "length"), [(100, PLAY_MS), (200, PLAY_MS // 2), (50, 2 * PLAY_MS)])
def test_the_speed_divides_the_time_that_a_card_takes(table: TableView, speed: int, length: int) -> None:
    table.set_pace(speed)
    own = own_turn(table)
    table.show_step(own.step(own.legal(0)[0]))
    assert table.layer.motions[Kind.PLAY].clock.duration() == length


def test_at_speed_nothing_cards_lie_at_once(table: TableView, settled: list[str]) -> None:
    table.set_pace(0)
    fill_trick(table, in_play())
    assert nothing_moves(table)
    table.go_on()
    assert settled == ["settled"]


def test_reduced_motion_stops_movement_and_keeps_the_pauses(table: TableView, qtbot: QtBot) -> None:
    table.set_reduced_motion(True)
    own = own_turn(table)
    with qtbot.assertNotEmitted(table.settled, wait=30):
        table.show_step(own.step(own.legal(0)[0]))
    assert nothing_moves(table)
    assert table.waiting


def test_movement_that_is_switched_off_in_its_middle_ends(table: TableView) -> None:
    fill_trick(table, in_play())
    table.set_reduced_motion(True)
    assert nothing_moves(table)


def test_a_whole_trick_moves_by_itself(table: TableView, qtbot: QtBot, settled: list[str]) -> None:
    table.set_pace(200)
    table.set_trick_pause(0)
    deal = in_play()
    table.show_position(deal.seen, PLAYERS)
    for step in deal.steps():
        with qtbot.waitSignal(table.settled):
            table.show_step(step)
        if deal.state.tricks:
            break
    assert settled == ["settled"] * 4
    assert nothing_moves(table)


# What is not taken from a person


def test_what_moves_takes_no_click_and_is_nothing_to_a_screen_reader(table: TableView) -> None:
    own_turn(table)
    deal = in_play()
    fill_trick(table, deal)
    middle = table.trick.slots[0].card_rect.center()
    assert table.layer.isVisible()
    assert not isinstance(table.childAt(middle), type(table.layer))
    assert table.layer.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert table.layer.findChildren(QWidget) == []


def _wins_first_trick(deal: Deal) -> bool:
    for _ in deal.steps():
        if deal.state.tricks:
            return deal.state.tricks[0].winner == 0
    raise AssertionError("no trick was filled")
