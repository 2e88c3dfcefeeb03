"""The result page and the hands on it."""

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.observation import Observation
from cardavia.engine.state import Phase
from cardavia.ui import texts
from cardavia.ui.bill_steps import bill_steps, runners_of
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.played_hands import card_width, played_hands
from cardavia.ui.result_page import ResultPage
from cardavia.ui.texts_bill import bill_sentence
from cardavia.ui.totals_graph import signed
from tests.ui.table_deals import PLAYERS, Deal, random_choice
from tests.ui.typing_and_clicking import click


def ended(game: str, seed: int, preset: str = "") -> Observation:
    deal = Deal(game, seed, preset)
    for _ in deal.steps(random_choice(random.Random(seed))):
        pass
    return deal.seen


def scored(game: str, preset: str = "") -> Iterator[Observation]:
    for seed in range(40):
        seen = ended(game, seed, preset)
        if seen.revealed is not None:
            yield seen


def thrown_in() -> Observation:
    deal = Deal("schafkopf")
    while not deal.state.done:
        deal.step("pass")
    return deal.seen


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(800, 530)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


@pytest.fixture
def page(parent: QWidget) -> ResultPage:
    result = ResultPage(CardPictures(), parent)
    result.place(parent.rect())
    return result


def show(page: ResultPage, seen: Observation, last: bool = False) -> None:
    page.show_result(seen, PLAYERS, (5, -5, 5, -5), Pack.FRENCH, last)


@pytest.mark.parametrize("game", ["doppelkopf", "schafkopf"])
def test_every_line_factor_score_and_total_is_written(page: ResultPage, game: str) -> None:
    for seen in scored(game):
        show(page, seen)
        result, written = seen.result, page.table.texts
        assert result is not None
        assert result.scores is not None
        assert bill_sentence(bill_steps(result, seen.contract, runners_of(seen))) in written
        for factor in result.factors:
            assert texts.factor_name(factor) in written
        for seat, name in enumerate(PLAYERS):
            place = written.index(name)
            assert written[place + 2] == signed(result.scores[seat])
            assert written[place + 3] == signed((5, -5, 5, -5)[seat])


@pytest.mark.parametrize("preset", ["ddv", "pagat"])
def test_the_hands_are_all_cards_as_dealt_in_the_order_of_play(preset: str) -> None:
    for seen in scored("doppelkopf", preset):
        assert seen.revealed is not None
        hands = played_hands(seen)
        for number, trick in enumerate(seen.tricks):
            assert tuple(hands[seat].played[number] for seat in trick.seats) == trick.cards
            assert [hand.seat for hand in hands if hand.won[number]] == [trick.winner]
        for hand in hands:
            dealt = Counter(seen.revealed[hand.seat])
            assert dealt <= Counter(hand.played) + Counter(hand.rest)


def test_cards_that_were_not_played_are_shown_too() -> None:
    seen = next(seen for seen in scored("schafkopf") if len(seen.tricks) < 8)
    assert all(len(hand.played) + len(hand.rest) == 8 for hand in played_hands(seen))
    assert any(hand.rest for hand in played_hands(seen))


def test_a_screen_reader_gets_every_hand(page: ResultPage) -> None:
    seen = next(scored("doppelkopf"))
    show(page, seen)
    assert [row.accessibleName() for row in page.hands.rows] == list(PLAYERS)
    for row, hand in zip(page.hands.rows, played_hands(seen), strict=True):
        assert texts.card_names(hand.played, Pack.FRENCH) in row.accessibleDescription()


def test_a_deal_that_all_passed_is_told_without_lines_and_hands(page: ResultPage) -> None:
    seen = thrown_in()
    assert seen.phase is Phase.DONE
    show(page, seen)
    assert page.hands.rows == []
    assert not page.hands.isVisible()
    assert "–" in page.table.texts


def test_hands_of_a_running_deal_stay_hidden() -> None:
    deal = Deal("doppelkopf")
    deal.to_own_duty()
    with pytest.raises(ValueError, match="not revealed"):
        played_hands(deal.seen)


def test_the_next_deal_is_one_enter_away(qtbot: QtBot, page: ResultPage) -> None:
    show(page, ended("doppelkopf", 1))
    assert page.next_button.hasFocus()
    with qtbot.waitSignal(page.next_deal):
        QTest.keyClick(page.next_button, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.same_cards), qtbot.assertNotEmitted(page.next_deal):
        page.same_button.setFocus()
        QTest.keyClick(page.same_button, Qt.Key.Key_Return)


def test_the_table_can_be_looked_at_and_the_result_again(qtbot: QtBot, page: ResultPage) -> None:
    show(page, ended("doppelkopf", 1))
    full = page.height()
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page.next_button, Qt.Key.Key_Escape)
    assert page.folded
    assert page.height() < full / 4
    assert page.next_button.isVisible()
    click(page.look_button)
    assert page.height() == full


def test_the_last_deal_of_a_session_leads_to_the_final_page(page: ResultPage) -> None:
    show(page, ended("doppelkopf", 1), last=True)
    assert page.next_button.text().replace("&", "") == "Final result"
    show(page, ended("doppelkopf", 1))
    assert "Next deal" in page.next_button.text().replace("&", "")


def test_nothing_of_the_table_sticks_out_around_the_page(page: ResultPage) -> None:
    show(page, next(scored("schafkopf")))
    parent = page.parentWidget()
    assert parent is not None
    table = QWidget(parent)
    table.resize(parent.size())
    table.stackUnder(page)
    table.setAutoFillBackground(True)
    table.show()
    pictures = []
    for colour in (Qt.GlobalColor.red, Qt.GlobalColor.blue):
        table.setPalette(QPalette(colour))
        pictures.append(parent.grab().toImage())
    assert pictures[0] == pictures[1]
    page.hide()
    assert parent.grab().toImage() != pictures[0]


@pytest.mark.parametrize("size", [(540, 500), (800, 530), (1280, 720), (2560, 1400)])
def test_nothing_is_cut_in_any_width(page: ResultPage, size: tuple[int, int]) -> None:
    parent = page.parentWidget()
    assert parent is not None
    parent.resize(*size)
    show(page, next(scored("doppelkopf")))
    page.place(parent.rect())
    for part in (page.next_button, page.same_button, page.look_button, *page.hands.rows):
        left = part.mapTo(page, part.rect().topLeft()).x()
        assert left >= 0
        assert left + part.width() <= page.width()


def test_small_cards_fit_the_row() -> None:
    assert card_width(600, 80, 12, 1.6) == pytest.approx(45)
    assert card_width(600, 300, 4, 1.6) == pytest.approx(88)
    assert card_width(300, 300, 12, 1.6) == pytest.approx(21)


def assert_buttons_are_whole(page: ResultPage) -> None:
    for button in page.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width()
        assert page.rect().contains(QRect(button.mapTo(page, QPoint()), button.size()))


@pytest.mark.parametrize("game", ["doppelkopf", "schafkopf"])
@pytest.mark.parametrize("longer", [1.0, 1.4])
def test_buttons_and_sides_are_whole_beside_the_side_panel(
    page: ResultPage, parent: QWidget, game: str, longer: float
) -> None:
    show(page, next(scored(game)))
    for button in page.findChildren(QPushButton):
        button.setText(button.text() + "m" * round((longer - 1) * len(button.text())))
    parent.resize(540, 500)
    page.place(parent.rect())
    assert_buttons_are_whole(page)
    for label in page.table.findChildren(QLabel):
        assert label.wordWrap() or label.width() >= label.sizeHint().width()


def test_the_bar_shows_all_its_buttons_in_a_narrow_window(page: ResultPage, parent: QWidget) -> None:
    parent.resize(540, 500)
    show(page, next(scored("doppelkopf")))
    page.fold()
    assert_buttons_are_whole(page)


def test_a_result_that_is_shown_again_while_it_is_open_has_the_room_it_had(page: ResultPage, parent: QWidget) -> None:
    parent.resize(1280, 900)
    page.place(parent.rect())
    seen = next(scored("doppelkopf"))
    show(page, seen)
    QApplication.processEvents()
    before = page.hands.height()
    show(page, seen)
    assert before == page.hands.sizeHint().height() > 0


def test_each_side_and_its_points_is_a_sentence_of_its_own(page: ResultPage) -> None:
    for seen in scored("schafkopf"):
        show(page, seen)
        lines = [label.text() for label in page.findChildren(QLabel)]
        assert any(re.search(r"\. Card points\. Declarer’s side: \d+\. Defenders: \d+\. You ", line) for line in lines)
