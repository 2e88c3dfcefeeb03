"""The ways from the window into the rule book, and back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.actions import PLAYS
from cardavia.engine.state import Phase
from cardavia.pages.anchors import contract_anchor
from cardavia.ui.book_desk import ask_rule
from cardavia.ui.book_links import RuleLabel
from cardavia.ui.book_window import BookWindow
from cardavia.ui.language import Language
from cardavia.ui.texts import refusal_sentence
from tests.ui.shell_parts import Shell
from tests.ui.typing_and_clicking import click, press


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    return Shell(qtbot, tmp_path)


def opened(shell: Shell, qtbot: QtBot) -> str:
    """Return page and anchor at which the book has been opened."""
    book = shell.window.book.book
    qtbot.waitUntil(lambda: book.place is not None and book.leaf is not None and book.leaf.page == book.place.page)
    assert book.place is not None
    return f"{book.place.page}#{book.place.anchor}"


def refuse_a_card(shell: Shell) -> None:
    """Play on until a card may not be played, and try to play it."""
    while not any(card not in shell.observation.playable for card in shell.observation.hand):
        shell.window.area.table.chosen.emit(shell.observation.duties[0])
        shell.wait_for_turn()
    refused = next(card for card in shell.observation.hand if card not in shell.observation.playable)
    shell.window.area.table.chosen.emit(PLAYS[refused])


def test_before_a_game_f1_opens_what_the_chosen_game_is_about(shell: Shell, qtbot: QtBot) -> None:
    shell.window.menu_actions.rules_here.trigger()
    assert opened(shell, qtbot) == "schafkopf/overview#"


def test_while_bids_are_made_f1_tells_how(shell: Shell, qtbot: QtBot) -> None:
    shell.deal("schafkopf")
    assert shell.observation.phase is Phase.BIDDING
    shell.window.menu_actions.rules_here.trigger()
    assert opened(shell, qtbot) == "schafkopf/bidding#"


def test_in_play_f1_opens_the_contract(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.play_on(tricks=1)
    shell.window.menu_actions.rules_here.trigger()
    contract = shell.observation.contract
    assert contract is not None
    assert opened(shell, qtbot) == f"doppelkopf/{contract_anchor(contract, 'doppelkopf')}"
    leaf = shell.window.book.book.leaf
    assert leaf is not None
    assert leaf.view.options == shell.observation.options


def test_a_refusal_leads_to_its_rule_by_key_and_by_mouse_until_the_next_step(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    refuse_a_card(shell)
    table = shell.window.area.table
    reason = table.refusal
    assert reason is not None
    shell.window.menu_actions.rules_here.trigger()
    assert opened(shell, qtbot) == f"doppelkopf/{reason.value}"
    shell.window.book.book.leave()
    click(table.why)
    assert shell.window.book.book.isVisible()
    assert opened(shell, qtbot) == f"doppelkopf/{reason.value}"
    table.chosen.emit(shell.observation.duties[0])
    assert not table.why.isVisible()


def test_what_is_advised_leads_to_its_paragraph_where_it_has_one(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.play_on(tricks=1)
    shell.window.area.table.advise("Your fox is safe here.", "tips#fox")
    assert shell.window.area.table.why.isVisible()
    shell.window.menu_actions.rules_here.trigger()
    assert opened(shell, qtbot) == "doppelkopf/tips#fox"
    shell.window.area.table.advise("There is no simple reason for it.")
    assert not shell.window.area.table.why.isVisible()


def test_the_link_of_a_refusal_covers_neither_its_sentence_nor_the_hand(shell: Shell) -> None:
    shell.window.resize(800, 600)
    shell.deal()
    refuse_a_card(shell)
    table = shell.window.area.table
    assert table.why.isVisible()
    assert not table.why.geometry().intersects(table.note.geometry())
    assert not table.why.geometry().intersects(table.hand.geometry())


def test_in_another_language_a_refusal_and_its_link_are_told_anew_and_whole(
    shell: Shell, qtbot: QtBot, qapp: QApplication
) -> None:
    language = Language(qapp)
    shell.deal()
    shell.play_on(tricks=1)
    refuse_a_card(shell)
    table = shell.window.area.table
    reason = table.refusal
    assert reason is not None
    language.speak("de")
    refused = refusal_sentence(reason, shell.observation, Pack.FRENCH)
    qtbot.waitUntil(lambda: table.note.text == refused and table.why.text() == "Warum? (F1)")
    assert table.why.width() >= table.why.sizeHint().width()
    language.fall_silent()


def test_back_gives_the_keyboard_to_what_had_it_at_the_table(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.play_on(tricks=1)
    focused = QApplication.focusWidget()
    assert focused is not None
    shell.window.menu_actions.rules_here.trigger()
    opened(shell, qtbot)
    book = shell.window.book.book
    qtbot.waitUntil(book.isActiveWindow)
    assert QApplication.focusWidget() is book.browser
    book.bar.back.click()
    qtbot.waitUntil(shell.window.isActiveWindow)
    assert QApplication.focusWidget() is focused


def test_the_table_goes_on_beside_the_open_book(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.window.menu_actions.rule_book.trigger()
    assert shell.window.book.book.isVisible()
    tricks = len(shell.observation.tricks)
    shell.play_on(tricks=tricks + 2)
    assert len(shell.observation.tricks) >= tricks + 2
    assert shell.window.book.book.isVisible()


def test_a_line_of_the_result_leads_to_its_paragraph(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.play_on()
    qtbot.waitUntil(shell.window.area.result.isVisible, timeout=20_000)
    line = shell.window.area.result.table.findChildren(RuleLabel)[0]
    click(line)
    assert opened(shell, qtbot).startswith("doppelkopf/scoring#")
    shell.window.book.book.leave()
    press(line, Qt.Key.Key_Return)
    assert shell.window.book.book.isVisible()


def test_f1_on_the_rules_page_explains_the_option_with_the_keyboard(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.window.show_rules("doppelkopf")
    shell.window.rules.page.list.go_to("dulle")
    shell.window.menu_actions.rules_here.trigger()
    assert opened(shell, qtbot) == "doppelkopf/house-rules#opt-dulle"


def test_the_sentence_of_an_option_leads_to_its_paragraph(shell: Shell, qtbot: QtBot) -> None:
    shell.window.show_rules("schafkopf")
    row = shell.window.rules.page.list.rows["kontra"]
    click(row.findChildren(RuleLabel)[0])
    assert opened(shell, qtbot) == "schafkopf/house-rules#opt-kontra"


def test_the_book_leads_to_the_setting_of_a_house_rule(shell: Shell, qtbot: QtBot) -> None:
    shell.deal("doppelkopf")
    shell.window.book.open("house-rules#opt-kontra", "schafkopf")
    opened(shell, qtbot)
    shell.window.book.book.browser.followed.emit("option:kontra")
    page = shell.window.rules.page
    assert shell.window.pages.currentWidget() is page
    assert page.rules.game == "schafkopf"
    assert page.list.rows["kontra"].isAncestorOf(page.focusWidget())


def test_another_deck_draws_and_names_the_cards_of_the_open_book(shell: Shell, qtbot: QtBot) -> None:
    shell.deal()
    shell.window.book.open("doppelkopf/cards")
    opened(shell, qtbot)
    book = shell.window.book.book
    assert "queens" in book.browser.toPlainText()
    with qtbot.waitSignal(book.shown):
        shell.window.decks.choose("bavarian")
    assert "Obers" in book.browser.toPlainText()


def test_a_window_beside_the_window_finds_the_same_book(shell: Shell, qtbot: QtBot) -> None:
    beside = QWidget(shell.window, Qt.WindowType.Window)
    ask_rule(beside, "scoring#line-fox", "doppelkopf")
    assert opened(shell, qtbot) == "doppelkopf/scoring#line-fox"


def test_a_widget_without_a_rule_book_asks_in_vain(qtbot: QtBot) -> None:
    label = RuleLabel("Fox", "scoring#line-fox", "doppelkopf")
    qtbot.addWidget(label)
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert label.findChildren(BookWindow) == []
