"""The page where a game begins."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.engine.games import GAMES
from cardavia.storage.rule_sets import RuleSet
from cardavia.storage.settings import Settings
from cardavia.ui.card_source import PlainCards
from cardavia.ui.choice import Choice
from cardavia.ui.deck_list import DeckList
from cardavia.ui.texts import preset_description, preset_name
from cardavia.ui.welcome import WelcomePage
from tests.ui.typing_and_clicking import click

TABLES = [
    RuleSet("Thursday", "doppelkopf", "ddv", {"nines": False}),
    RuleSet("Club", "schafkopf", "schaf", {"kontra": 2}),
]
CATALOGUES = {key: game.catalogue for key, game in GAMES.items()}


@pytest.fixture
def page(qtbot: QtBot) -> WelcomePage:
    page = WelcomePage(
        CATALOGUES, lambda game: [table for table in TABLES if table.game == game], DeckList(PlainCards())
    )
    qtbot.addWidget(page)
    page.resize(800, 560)
    page.show()
    page.focus_first()
    qtbot.waitExposed(page)
    return page


def choose(page: WelcomePage, preset: str) -> None:
    page.rules.choose(preset)


def choose_deck(page: WelcomePage, deck: str) -> None:
    """Choose a deck with the keyboard."""
    page.decks.setFocus()
    QTest.keyClick(page.decks, Qt.Key.Key_Home)
    while page.decks.deck != deck:
        QTest.keyClick(page.decks, Qt.Key.Key_Down)


def dealt(qtbot: QtBot, page: WelcomePage) -> Choice:
    with qtbot.waitSignal(page.deal) as signal:
        click(page.deal_button)
    assert signal.args is not None
    choice = signal.args[0]
    assert isinstance(choice, Choice)
    return choice


def test_deal_says_everything_that_was_chosen(qtbot: QtBot, page: WelcomePage) -> None:
    click(page.games["doppelkopf"])
    choose(page, "ddv-piglets")
    choose_deck(page, "bavarian")
    page.name.setFocus()
    QTest.keyClicks(page.name, "Otto ")
    assert dealt(qtbot, page) == Choice("doppelkopf", "ddv-piglets", {}, "bavarian", "Otto")


@pytest.mark.parametrize("game", ["schafkopf", "doppelkopf"])
def test_every_preset_on_offer_can_be_played(qtbot: QtBot, page: WelcomePage, game: str) -> None:
    click(page.games[game])
    offered = [page.rules.box.itemText(row) for row in range(page.rules.box.count())]
    presets = list(CATALOGUES[game].presets)
    assert offered == [*map(preset_name, presets), *(table.name for table in TABLES if table.game == game)]
    for preset in presets:
        choose(page, preset)
        assert dealt(qtbot, page).preset == preset
        CATALOGUES[game].build(preset, {})


def test_a_named_table_is_a_choice_after_the_presets(qtbot: QtBot, page: WelcomePage) -> None:
    click(page.games["doppelkopf"])
    page.rules.box.setCurrentIndex(page.rules.box.findText("Thursday"))
    assert "Nines: off" in page.rules.about.text()
    choice = dealt(qtbot, page)
    assert (choice.preset, choice.options) == ("ddv", {"nines": False})


def test_rules_that_have_no_name_are_a_choice_too(qtbot: QtBot, page: WelcomePage) -> None:
    page.show_settings(Settings().with_rules("doppelkopf", "pagat", {"dulle": "second", "charlie_caught": False}))
    assert page.rules.box.currentText() == "Your own rules, based on: Pagat rules"
    assert dealt(qtbot, page).options == {"dulle": "second", "charlie_caught": False}
    choose(page, "pagat")
    assert dealt(qtbot, page).options == {}


def test_the_chosen_rules_are_explained(page: WelcomePage) -> None:
    click(page.games["doppelkopf"])
    choose(page, "ddv")
    assert page.rules.about.text() == preset_description("ddv")
    page.show_settings(Settings().with_rules("doppelkopf", "ddv", {"parties_by": "DQ"}))
    assert "queen of diamonds" in page.rules.about.text()
    choose_deck(page, "bavarian")
    assert "Ober of bells" in page.rules.about.text()


def test_the_button_leads_to_all_rules(qtbot: QtBot, page: WelcomePage) -> None:
    with qtbot.waitSignal(page.rules.page_wanted):
        page.rules.button.setFocus()
        QTest.keyClick(page.rules.button, Qt.Key.Key_Return)


def test_rules_chosen_elsewhere_leave_name_and_cards(qtbot: QtBot, page: WelcomePage) -> None:
    click(page.games["doppelkopf"])
    page.name.setText("Otto")
    choose_deck(page, "bavarian")
    page.show_rules(Settings().with_rules("doppelkopf", "ddv", {"bock": True}), "doppelkopf")
    assert dealt(qtbot, page) == Choice("doppelkopf", "ddv", {"bock": True}, "bavarian", "Otto")
    page.show_rules(Settings(), "schafkopf")
    assert dealt(qtbot, page) == Choice("schafkopf", "schaf", {}, "bavarian", "Otto")


def test_each_game_remembers_its_rules_and_cards(qtbot: QtBot, page: WelcomePage) -> None:
    settings = Settings().with_rules("doppelkopf", "pagat", {"solo_lead": "soloist"})
    page.show_settings(settings.with_deck("doppelkopf", "bavarian", "german").with_rules("schafkopf", "schaf", {}))
    assert dealt(qtbot, page) == Choice("schafkopf", "schaf", {}, "bavarian", "")
    click(page.games["doppelkopf"])
    assert dealt(qtbot, page) == Choice("doppelkopf", "pagat", {"solo_lead": "soloist"}, "bavarian", "")


def test_the_page_works_with_the_keyboard_alone(qtbot: QtBot, page: WelcomePage) -> None:
    QTest.keyClick(page.games["schafkopf"], Qt.Key.Key_Right)
    assert page.games["doppelkopf"].isChecked()
    with qtbot.waitSignal(page.deal) as signal:
        QTest.keyClick(page.games["doppelkopf"], Qt.Key.Key_Return)
    assert signal.args is not None
    assert signal.args[0].game == "doppelkopf"


def test_enter_does_not_replace_a_running_game(qtbot: QtBot, page: WelcomePage) -> None:
    page.set_running(True)
    with qtbot.assertNotEmitted(page.deal):
        QTest.keyClick(page.games["schafkopf"], Qt.Key.Key_Return)
        QTest.keyClick(page.name, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.back), qtbot.assertNotEmitted(page.deal):
        page.back_button.setFocus()
        QTest.keyClick(page.back_button, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page.games["schafkopf"], Qt.Key.Key_Escape)


def test_without_a_game_there_is_no_way_back(qtbot: QtBot, page: WelcomePage) -> None:
    page.set_running(False)
    assert not page.back_button.isVisible()
    with qtbot.assertNotEmitted(page.back):
        QTest.keyClick(page.games["schafkopf"], Qt.Key.Key_Escape)


def test_a_name_holds_only_what_a_record_can_hold(qtbot: QtBot, page: WelcomePage) -> None:
    page.name.setText("Ot\u200bto\u0007" + "x" * 100)
    name = dealt(qtbot, page).name
    assert name.startswith("Otto")
    assert name.isprintable()
    assert len(name) <= 64


def test_the_choices_of_a_game_are_equally_wide(page: WelcomePage) -> None:
    page.resize(800, 600)
    assert len({button.width() for button in page.games.values()}) == 1


def test_nothing_is_cut_at_the_smallest_size(page: WelcomePage) -> None:
    choose(page, "pagat")
    parts = (*page.games.values(), page.decks, page.rules.box, page.rules.button)
    for part in (*parts, page.deal_button, page.name):
        assert part.width() >= part.minimumSizeHint().width()
        assert page.rect().contains(part.mapTo(page, part.rect().bottomRight()))
