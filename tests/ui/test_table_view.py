import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.actions import Action, Bid, Exchange, Play
from cardavia.engine.cards import PACK
from cardavia.engine.errors import Reason
from cardavia.engine.state import Phase
from cardavia.ui import texts, theme
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.table_view import TableView
from tests.ui.table_deals import PLAYERS, Deal, first, random_choice
from tests.ui.typing_and_clicking import click, press

GAMES = ["doppelkopf", "schafkopf"]
LEFT = QPoint(8, 20)
"""A place on a card of the hand that no other card covers."""
SIZES = [(540, 520), (800, 520), (1280, 740), (2560, 1360)]


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    pictures = CardPictures()
    window = QWidget()
    table = TableView(pictures)
    layout = QVBoxLayout(window)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(table)
    layout.addWidget(QLineEdit())
    window.resize(800, 560)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    table.set_pace(0)
    table.set_trick_pause(0)
    yield table
    window.close()
    pictures.stop()


def show(table: TableView, deal: Deal) -> None:
    table.show_position(deal.seen, PLAYERS)


def full_trick(table: TableView, deal: Deal) -> None:
    """Play on until the first trick is full, and show that step."""
    for step in deal.steps():
        if deal.state.tricks:
            table.show_step(step)
            return


def outside(table: TableView) -> QLineEdit:
    line = table.window().findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    return line


# Whole deals


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_deal_is_shown_step_by_step(table: TableView, qtbot: QtBot, game: str, seed: int) -> None:
    deal = Deal(game, seed)
    show(table, deal)
    for step in deal.steps(random_choice(random.Random(seed))):
        with qtbot.waitSignal(table.settled):
            table.show_step(step)
        seen = step.after
        assert sorted(button.card.code for button in table.hand.buttons) == sorted(card.code for card in seen.hand)
        assert {button.card for button in table.hand.buttons if button.playable} == set(seen.playable)
        assert set(table.sayings.buttons) == set(seen.sayings)
        calls = [action for action in seen.duties if not isinstance(action, Play | Exchange)]
        assert table.calls.isVisible() is bool(calls)
        assert [plate.info.turn for plate in table.plates] == [seat == seen.turn for seat in range(4)]
        lying = [slot.card for slot in table.trick.slots if slot.card is not None]
        assert sorted(map(str, lying)) == sorted(map(str, seen.trick.cards if seen.trick else ()))
    table.show_finished(deal.seen)
    assert not table.calls.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_a_person_can_play_a_whole_deal_with_the_keyboard(table: TableView, qtbot: QtBot, game: str) -> None:
    deal = Deal(game, 5)
    chosen: list[Action] = []
    table.chosen.connect(chosen.append)
    show(table, deal)
    while not deal.state.done:
        if deal.state.turn == 0:
            chosen.clear()
            played = _press_until_chosen(table, qtbot, deal, chosen)
            step = deal.step(played, seat=0)
        else:
            step = next(deal.steps(first))
        with qtbot.waitSignal(table.settled):
            table.show_step(step)


def _press_until_chosen(table: TableView, qtbot: QtBot, deal: Deal, chosen: list[Action]) -> Action:
    legal = deal.legal(0)
    press(table.window().focusWidget(), Qt.Key.Key_Home)
    for _ in range(20):
        focused = table.window().focusWidget()
        assert focused is not None
        assert table.isAncestorOf(focused)
        press(focused, Qt.Key.Key_Return)
        if chosen and chosen[-1] in legal:
            return chosen[-1]
        press(table.window().focusWidget(), Qt.Key.Key_Right)
    raise AssertionError("no legal action was reached")


# Steps and their pace


def test_a_full_trick_stays_until_the_pause_is_over(table: TableView, qtbot: QtBot) -> None:
    deal = _started(Deal("schafkopf", 2))
    show(table, deal)
    table.set_trick_pause(None)
    with qtbot.assertNotEmitted(table.settled, wait=30):
        full_trick(table, deal)
    trick = deal.seen.tricks[0]
    assert [slot.card for slot in table.trick.slots] == [trick.cards[trick.seats.index(seat)] for seat in range(4)]
    assert [slot.wins for slot in table.trick.slots] == [seat == trick.winner for seat in range(4)]
    assert not any(button.playable for button in table.hand.buttons)
    with qtbot.waitSignal(table.settled):
        click(table, QPoint(400, 250))
    assert all(slot.card is None for slot in table.trick.slots)


def _started(deal: Deal) -> Deal:
    """Let a first bid be made, so that there is a play to watch."""
    if deal.state.phase is Phase.BIDDING and not deal.seen.moves:
        bid = next(action for action in deal.legal(0) if isinstance(action, Bid))
        deal.step(bid)
    deal.to_play()
    return deal


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_goes_on_without_playing_a_card(table: TableView, qtbot: QtBot, key: Qt.Key) -> None:
    deal = _started(Deal("doppelkopf"))
    show(table, deal)
    table.set_trick_pause(None)
    full_trick(table, deal)
    table.hand.take_focus()
    with qtbot.assertNotEmitted(table.chosen), qtbot.waitSignal(table.settled):
        press(table.window().focusWidget(), key)


def test_undo_in_the_pause_settles_nothing(table: TableView, qtbot: QtBot) -> None:
    deal = _started(Deal("doppelkopf"))
    before = deal.seen
    show(table, deal)
    table.set_trick_pause(1)
    full_trick(table, deal)
    with qtbot.assertNotEmitted(table.settled, wait=50):
        table.show_position(before, PLAYERS)
    assert not table.waiting


def test_a_newer_step_settles_once(table: TableView, qtbot: QtBot) -> None:
    deal = _started(Deal("doppelkopf"))
    show(table, deal)
    settled: list[int] = []
    table.settled.connect(lambda: settled.append(1))
    steps = deal.steps()
    table.show_step(next(steps))
    table.show_step(next(steps))
    qtbot.waitUntil(lambda: not table.waiting)
    qtbot.wait(20)
    assert settled == [1]


def test_an_announcement_in_the_pause_leaves_the_trick_lying(table: TableView, qtbot: QtBot) -> None:
    deal = _started(Deal("doppelkopf"))
    show(table, deal)
    table.set_trick_pause(None)
    full_trick(table, deal)
    say = next(iter(table.sayings.buttons))
    with qtbot.waitSignal(table.chosen) as chosen:
        click(table.sayings.buttons[say])
    assert chosen.args == [say]
    assert table.waiting
    with qtbot.assertNotEmitted(table.settled, wait=30):
        table.show_step(deal.step(say, seat=0))
    assert all(slot.card is not None for slot in table.trick.slots)
    assert table.bubbles[0].text
    with qtbot.waitSignal(table.settled):
        table.go_on()


def test_a_card_clicked_in_the_pause_is_played_after_it(table: TableView, qtbot: QtBot) -> None:
    deal = _started(_deal_won_by_the_person())
    show(table, deal)
    table.set_trick_pause(None)
    full_trick(table, deal)
    heard: list[str] = []
    table.settled.connect(lambda: heard.append("settled"))
    table.chosen.connect(lambda action: heard.append(str(action)))
    click(table.hand.buttons[0], LEFT)
    assert heard == ["settled", table.hand.buttons[0].card.code]


def _deal_won_by_the_person() -> Deal:
    for seed in range(100):
        deal = _started(Deal("doppelkopf", seed))
        for _ in deal.steps():
            if deal.state.tricks:
                break
        if deal.state.tricks[0].winner == 0:
            return Deal("doppelkopf", seed)
    raise AssertionError("the person never wins")


# What a person may do


def test_an_illegal_card_is_chosen_all_the_same_and_the_refusal_goes_with_the_next_step(
    table: TableView, qtbot: QtBot
) -> None:
    deal = _must_follow()
    show(table, deal)
    illegal = next(button for button in table.hand.buttons if not button.playable)
    with qtbot.waitSignal(table.chosen) as chosen:
        click(illegal, LEFT)
    assert chosen.args == [Play(illegal.card)]
    table.show_refusal(Reason.FOLLOW_SUIT)
    assert table.note.text == texts.refusal_sentence(Reason.FOLLOW_SUIT, deal.seen, Pack.FRENCH)
    assert table.note.is_refusal
    table.show_step(deal.step(deal.legal(0)[0]))
    assert not table.note.is_refusal


def _must_follow() -> Deal:
    for seed in range(200):
        deal = _started(Deal("schafkopf", seed)) if seed % 2 else Deal("doppelkopf", seed)
        if deal.state.phase is not Phase.PLAY:
            deal.to_play()
        deal.to_own_duty() if deal.state.turn != 0 or not deal.seen.trick or not deal.seen.trick.cards else None
        if deal.state.turn == 0 and 0 < len(deal.seen.playable) < len(set(deal.seen.hand)):
            return deal
    raise AssertionError("the person may always play anything")


def test_a_refusal_while_a_call_is_asked_stands_in_the_panel(table: TableView, qtbot: QtBot) -> None:
    deal = Deal("schafkopf")
    show(table, deal)
    with qtbot.waitSignal(table.chosen) as chosen:
        click(table.hand.buttons[0], LEFT)
    assert isinstance(chosen.args[0], Play)
    table.show_refusal(Reason.PHASE)
    assert table.calls.prompt == texts.refusal_sentence(Reason.PHASE, deal.seen, Pack.FRENCH)


def _poverty() -> Deal:
    for seed in range(500):
        deal = Deal("doppelkopf", seed, "pagat", dealer=2)
        if "poverty" in map(str, deal.legal(3)):
            deal.step("poverty")
            while deal.state.phase is Phase.RESERVATIONS:
                deal.step("healthy")
            deal.step(deal.legal(3)[0])
            return deal
    raise AssertionError("nobody is poor")


def test_a_poverty_is_taken_and_answered(table: TableView, qtbot: QtBot) -> None:
    deal = _poverty()
    show(table, deal)
    assert [button.text() for button in table.calls.buttons] == ["Accept", "Decline"]
    table.show_step(deal.step("accept"))
    assert len(table.hand.buttons) == 15
    assert table.exchange.isVisible()
    assert not table.exchange.button.isEnabled()
    for place in (0, 7, 14):
        click(table.hand.buttons[place], LEFT)
    with qtbot.waitSignal(table.chosen) as chosen:
        click(table.exchange.button)
    assert chosen.args[0] in deal.legal(0)
    table.show_step(deal.step(chosen.args[0]))
    assert not table.exchange.isVisible()
    assert table.hand.picks == ()
    assert len(table.hand.buttons) == 12


# Focus


def test_the_keyboard_comes_to_the_first_call(table: TableView) -> None:
    show(table, Deal("schafkopf"))
    assert table.calls.buttons[0].hasFocus()


def test_the_keyboard_returns_to_the_hand_for_the_play(table: TableView, qtbot: QtBot) -> None:
    deal = Deal("doppelkopf")
    show(table, deal)
    for step in deal.steps():
        table.show_step(step)
        qtbot.waitUntil(lambda: not table.waiting)
        if deal.state.phase is Phase.PLAY:
            break
    assert any(button.hasFocus() for button in table.hand.buttons)


def test_the_keyboard_is_never_taken_from_elsewhere(table: TableView, qtbot: QtBot) -> None:
    line = outside(table)
    line.setFocus()
    deal = Deal("doppelkopf", 3)
    show(table, deal)
    for step in deal.steps(random_choice(random.Random(3))):
        with qtbot.waitSignal(table.settled):
            table.show_step(step)
        assert line.hasFocus()


# The last trick


def test_the_last_trick_is_shown_as_it_lay_and_put_away(table: TableView, qtbot: QtBot) -> None:
    deal = _started(Deal("doppelkopf"))
    show(table, deal)
    table.last_trick()
    assert not table.last.isVisible()
    full_trick(table, deal)
    qtbot.waitUntil(lambda: not table.waiting)
    click(table.pile)
    assert table.last.isVisible()
    trick = deal.seen.tricks[-1]
    shown = [slot.card for slot in table.last.trick_view.slots]
    assert shown == [trick.cards[trick.seats.index(seat)] for seat in range(4)]
    assert table.last.sentence == texts.trick_sentence(trick, PLAYERS)
    press(table.window().focusWidget(), Qt.Key.Key_Escape)
    assert not table.last.isVisible()
    assert any(button.hasFocus() for button in table.hand.buttons)
    table.last_trick()
    click(table.last)
    assert not table.last.isVisible()
    table.last_trick()
    table.show_step(next(deal.steps()))
    assert not table.last.isVisible()


# What is said, and what is not


def test_it_is_said_whose_turn_it_is(table: TableView) -> None:
    deal = Deal("schafkopf", dealer=0)
    show(table, deal)
    assert deal.state.turn == 1
    assert table.note.text == "Anna to call"
    assert table.plates[1].accessibleDescription().startswith("Has the turn.")
    table.set_thinking(2)
    assert [plate.info.turn for plate in table.plates] == [False, False, True, False]


def test_another_pack_gives_other_names(table: TableView) -> None:
    deal = _started(Deal("doppelkopf"))
    show(table, deal)
    table.set_pack(Pack.GERMAN)
    names = [button.accessibleName() for button in table.hand.buttons]
    assert names == [texts.card_name(button.card, Pack.GERMAN) for button in table.hand.buttons]


@pytest.mark.parametrize("game", GAMES)
def test_no_card_of_another_hand_is_told_to_anybody(table: TableView, qtbot: QtBot, game: str) -> None:
    deal = _started(Deal(game, 4))
    show(table, deal)
    names = {texts.card_name(card, Pack.FRENCH): card for card in PACK}
    for step in deal.steps(random_choice(random.Random(4))):
        with qtbot.waitSignal(table.settled):
            table.show_step(step)
        seen = step.after
        known = {*seen.hand, *(seen.trick.cards if seen.trick else ()), *seen.order.trumps}
        parts = [part for part in table.findChildren(QWidget) if part is not table.top_line]
        for part in parts:
            for text in (part.accessibleName(), part.accessibleDescription(), part.toolTip()):
                told = {card for name, card in names.items() if name in text}
                assert told <= known | {card for trick in seen.tricks for card in trick.cards} | _called(seen.contract)


def _called(contract: object) -> set[object]:
    suit = getattr(contract, "suit", None)
    return {card for card in PACK if card.suit is suit}


def test_cards_slots_and_buttons_are_real_widgets_for_a_screen_reader(table: TableView) -> None:
    deal = _started(Deal("doppelkopf"))
    show(table, deal)
    for button in table.hand.buttons:
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.role() in (QAccessible.Role.Button, QAccessible.Role.CheckBox)
        assert interface.text(QAccessible.Text.Name) == texts.card_name(button.card, Pack.FRENCH)
    assert all(slot.accessibleName() for slot in table.trick.slots)


# Sizes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_nothing_is_cut_at_any_size(table: TableView, qtbot: QtBot, size: tuple[int, int], name: str) -> None:
    theme.set_theme(name)
    table.window().setMinimumSize(0, 0)
    for deal in (Deal("doppelkopf"), Deal("schafkopf"), _poverty()):
        table.window().resize(size[0], size[1] + 40)
        show(table, deal)
        if isinstance(deal.legal(0)[0], Exchange):
            assert len(table.hand.buttons) == 15
        visible = [part for part in table.findChildren(QWidget) if part.isVisible()]
        for part in visible:
            parent = part.parentWidget()
            assert parent is not None
            assert parent.rect().contains(part.geometry()), part
        for label in table.findChildren(QLabel):
            if label.isVisible():
                assert label.heightForWidth(label.width()) <= label.height()
        for button in table.findChildren(QPushButton):
            if button.isVisible():
                assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()
    theme.set_theme("light")


# Sizes


def test_the_number_beside_the_pile_grows_with_the_table(table: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = Deal("doppelkopf")
    show(table, deal)
    full_trick(table, deal)
    scales: list[float] = []
    monkeypatch.setattr(table.pile, "set_scale", scales.append)
    table.window().resize(2560, 1400)
    table.window().grab()
    assert scales[-1] > 1.5


def test_the_prompt_is_in_the_middle_until_the_person_has_said_something(table: TableView) -> None:
    table.window().resize(540, 560)
    deal = Deal("doppelkopf")
    show(table, deal)
    table.window().grab()
    middle = table.rect().center().x()
    table.note.say("Choose a card.")
    assert abs(table.note.geometry().center().x() - middle) <= 1
    while not table.bubbles[0].text:
        table.show_step(deal.step(first(deal.state, deal.legal(deal.state.turn or 0))))
    assert table.note.x() > table.bubbles[0].geometry().right()
