"""Decks at the table: what a person chooses is shown, named, and remembered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.cards import PACK
from cardavia.storage.settings import CardLook, Settings
from cardavia.ui.texts import trick_review_sentence
from cardavia.ui.texts_cards import card_name
from tests.ui.deck_parts import broken_deck, folders, own_deck
from tests.ui.shell_parts import Shell
from tests.ui.typing_and_clicking import press


@pytest.fixture
def open_shell(qtbot: QtBot, tmp_path: Path) -> Callable[[Settings], Shell]:
    """Return what opens the window with those settings and the real decks."""
    return lambda settings: Shell(qtbot, tmp_path, settings, folders(tmp_path))


@pytest.fixture
def shell(open_shell: Callable[[Settings], Shell]) -> Shell:
    return open_shell(Settings())


def names(shell: Shell) -> set[str]:
    """Return the names of the cards in the hand."""
    return {button.accessibleName() for button in shell.window.area.table.hand.buttons}


def all_texts(shell: Shell) -> str:
    """Return everything that the window says in words, and would repeat."""
    widgets = [widget for widget in shell.window.findChildren(QWidget) if widget.isVisible()]
    said = [text for widget in widgets for text in (widget.accessibleName(), widget.accessibleDescription())]
    strip = shell.window.strip
    return "\n".join([*said, *shell.window.panel.log.sentences, strip.sentence, strip.spoken])


def names_of(pack: Pack) -> set[str]:
    """Return the names of cards that only that pack has."""
    other = Pack.GERMAN if pack is Pack.FRENCH else Pack.FRENCH
    return {card_name(card, pack) for card in PACK} - {card_name(card, other) for card in PACK}


def to_the_middle(shell: Shell, game: str = "doppelkopf") -> None:
    """Play until it is the person's turn in the third trick."""
    shell.deal(game)
    shell.window.menu_actions.pauses[0].trigger()
    shell.play_on(tricks=2)


def test_each_game_begins_with_its_own_deck(shell: Shell) -> None:
    shell.deal("schafkopf")
    assert (shell.pictures.deck, shell.pictures.pack) == ("bavarian", Pack.GERMAN)
    assert shell.window.menu_actions.decks["bavarian"].isChecked()
    shell.window.show_welcome()
    shell.deal("doppelkopf")
    assert (shell.pictures.deck, shell.pictures.pack) == ("french", Pack.FRENCH)
    assert shell.window.menu_actions.decks["french"].isChecked()


@pytest.mark.parametrize("game", ["doppelkopf", "schafkopf"])
def test_another_deck_in_the_middle_of_a_trick_changes_pictures_and_names_alone(
    shell: Shell, qtbot: QtBot, game: str
) -> None:
    to_the_middle(shell, game)
    before, log = shell.observation, shell.window.panel.log.sentences
    for deck in ("bavarian", "tournament", "clear-german", "clear"):
        shell.window.menu_actions.decks[deck].trigger()
        qtbot.waitUntil(lambda: shell.pictures.idle, timeout=20_000)
        pack = shell.pictures.pack
        other = Pack.GERMAN if pack is Pack.FRENCH else Pack.FRENCH
        assert shell.observation == before
        assert len(shell.window.panel.log.sentences) == len(log)
        assert names(shell) == {card_name(card, pack) for card in before.hand}
        text = all_texts(shell)
        assert any(name in text for name in names_of(pack))
        assert [name for name in names_of(other) if name in text] == []
        assert shell.saved[-1].deck[game] == deck
        assert shell.saved[-1].pack[game] == pack.value


def test_the_last_trick_that_is_shown_is_renamed_too(shell: Shell) -> None:
    to_the_middle(shell)
    shell.window.menu_actions.last_trick.trigger()
    last, trick = shell.window.area.table.last, shell.observation.tricks[-1]
    for deck, pack in (("tell", Pack.GERMAN), ("clear", Pack.FRENCH)):
        shell.window.menu_actions.decks[deck].trigger()
        assert last.isVisible()
        review = trick_review_sentence(trick, shell.controller.players, pack)
        assert last.accessibleDescription().endswith(review)


def test_a_key_is_enough_to_change_the_deck(shell: Shell, qtbot: QtBot) -> None:
    to_the_middle(shell)
    QTest.keyClick(shell.window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert shell.saved[-1].deck["doppelkopf"] == "bavarian"
    QTest.keyClick(shell.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert shell.saved[-1].deck["doppelkopf"] == "french"


def test_the_cards_lie_on_whole_pixels_in_every_deck(shell: Shell, qtbot: QtBot) -> None:
    to_the_middle(shell)
    for deck in shell.window.menu_actions.decks.values():
        deck.trigger()
        qtbot.waitUntil(lambda: shell.pictures.idle, timeout=20_000)
        for button in shell.window.area.table.hand.buttons:
            picture = shell.pictures.pixmap(button.card, button.width(), 1, button.height())
            assert picture.size() == button.size()


def test_a_deck_of_ones_own_is_played_with_and_named_by_what_it_says(
    open_shell: Callable[[Settings], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    own_deck(tmp_path / "decks", "mine", "german")
    settings = Settings().with_deck("doppelkopf", "mine", "french")
    shell = open_shell(settings)
    shell.deal("doppelkopf")
    qtbot.waitUntil(lambda: shell.pictures.pack is Pack.GERMAN)
    assert names(shell) == {card_name(card, Pack.GERMAN) for card in shell.observation.hand}
    assert shell.saved[-1].pack["doppelkopf"] == "german"
    assert not any(action.isChecked() for action in shell.window.menu_actions.decks.values())
    shell.window.menu_actions.decks["french"].trigger()
    assert shell.window.menu_actions.decks["french"].isChecked()


def test_a_broken_deck_is_a_sentence_and_the_game_goes_on_with_plain_cards(
    open_shell: Callable[[Settings], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    broken_deck(tmp_path / "decks", "poor")
    shell = open_shell(Settings().with_deck("doppelkopf", "poor", "german"))
    shell.deal("doppelkopf")
    qtbot.waitUntil(lambda: shell.window.messages.message != "")
    assert "poor cannot be used, plain cards stand in for it" in shell.window.messages.message
    assert "pips/C.svg" in shell.window.messages.message
    qtbot.waitUntil(lambda: shell.pictures.idle, timeout=20_000)
    assert names(shell) == {card_name(card, Pack.GERMAN) for card in shell.observation.hand}
    shell.play_on(tricks=1)


def test_a_deck_that_is_gone_is_a_sentence_too(
    open_shell: Callable[[Settings], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    shell = open_shell(Settings().with_deck("doppelkopf", "gone", "french"))
    shell.deal("doppelkopf")
    qtbot.waitUntil(lambda: shell.window.messages.message.startswith("The deck gone cannot be used"))


def test_the_look_is_kept_for_each_deck(shell: Shell, qtbot: QtBot) -> None:
    shell.deal("doppelkopf")
    shell.window.menu_actions.card_look.trigger()
    panel = shell.window.decks.look_panel
    press(panel.contrast.slider, Qt.Key.Key_End)
    shell.window.menu_actions.decks["tell"].trigger()
    assert panel.contrast.value == 50
    press(panel.grain.slider, Qt.Key.Key_Home)
    shell.window.menu_actions.decks["french"].trigger()
    assert (panel.contrast.value, panel.grain.value) == (100, 50)
    assert shell.saved[-1].looks == {"french": CardLook(contrast=100), "tell": CardLook(grain=0)}


def test_a_look_is_written_down_when_the_slider_rests_or_the_window_closes(shell: Shell, qtbot: QtBot) -> None:
    shell.deal("doppelkopf")
    shell.window.menu_actions.card_look.trigger()
    panel = shell.window.decks.look_panel
    saved = len(shell.saved)
    for _ in range(5):
        press(panel.contrast.slider, Qt.Key.Key_Right)
    assert len(shell.saved) == saved
    qtbot.waitUntil(lambda: shell.saved[-1].look_of("french").contrast == 55)
    assert len(shell.saved) == saved + 1
    press(panel.contrast.slider, Qt.Key.Key_Right)
    shell.window.close()
    assert shell.saved[-1].look_of("french").contrast == 56


def test_the_deck_page_is_opened_and_left_for_where_one_was(shell: Shell, qtbot: QtBot) -> None:
    shell.window.menu_actions.deck_page.trigger()
    page = shell.window.decks.page
    assert page.isVisible()
    press(page, Qt.Key.Key_Escape)
    assert shell.window.welcome.isVisible()
    to_the_middle(shell)
    before = shell.observation
    shell.window.menu_actions.deck_page.trigger()
    assert not shell.window.menu_actions.points.isEnabled()
    assert page.deck == "french"
    press(page, Qt.Key.Key_Escape)
    assert shell.window.at_table
    assert shell.window.menu_actions.points.isEnabled()
    assert shell.observation == before


def test_play_with_it_takes_the_deck_to_the_table(shell: Shell, qtbot: QtBot) -> None:
    to_the_middle(shell)
    shell.window.menu_actions.deck_page.trigger()
    page = shell.window.decks.page
    press(page.rows, Qt.Key.Key_Home)
    page.play_button.click()
    assert shell.window.at_table
    assert (shell.pictures.deck, shell.saved[-1].deck["doppelkopf"]) == ("bavarian", "bavarian")
    assert names(shell) == {card_name(card, Pack.GERMAN) for card in shell.observation.hand}
