"""The page where a game begins."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.games import GAMES
from cardavia.storage.settings import Settings
from cardavia.ui.welcome import Choice, WelcomePage, playable_presets
from tests.ui.typing_and_clicking import click

CATALOGUES = {key: game.catalogue for key, game in GAMES.items()}


@pytest.fixture
def page(qtbot: QtBot) -> WelcomePage:
    page = WelcomePage(CATALOGUES)
    qtbot.addWidget(page)
    page.resize(800, 560)
    page.show()
    page.focus_first()
    qtbot.waitExposed(page)
    return page


def choose(page: WelcomePage, preset: str) -> None:
    page.rules.setCurrentIndex(page.rules.findData(preset))


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
    click(page.packs[Pack.GERMAN])
    page.name.setFocus()
    QTest.keyClicks(page.name, "Otto ")
    assert dealt(qtbot, page) == Choice("doppelkopf", "ddv-piglets", {}, Pack.GERMAN, "Otto")


@pytest.mark.parametrize("game", ["schafkopf", "doppelkopf"])
def test_every_preset_on_offer_can_be_played(qtbot: QtBot, page: WelcomePage, game: str) -> None:
    click(page.games[game])
    offered = [page.rules.itemData(row) for row in range(page.rules.count())]
    assert offered == playable_presets(CATALOGUES[game])
    assert offered
    for preset in offered:
        CATALOGUES[game].build(preset, {})


def test_a_preset_with_a_rule_not_played_yet_is_not_on_offer() -> None:
    for game, wanted in (("schafkopf", {"schaf"}), ("doppelkopf", {"ddv", "ddv-tournament", "pagat"})):
        assert wanted <= set(playable_presets(CATALOGUES[game])) <= set(CATALOGUES[game].presets)


def test_pagat_has_its_three_toggles_and_only_pagat(qtbot: QtBot, page: WelcomePage) -> None:
    click(page.games["doppelkopf"])
    choose(page, "ddv")
    assert not any(box.isVisible() for box in page.toggles.values())
    choose(page, "pagat")
    assert all(box.isVisible() for box in page.toggles.values())
    for box in page.toggles.values():
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
    options = dealt(qtbot, page).options
    assert options == {"dulle": "second-except-last", "solo_lead": "soloist", "charlie_caught": False}
    CATALOGUES["doppelkopf"].build("pagat", options)


def test_toggles_of_another_preset_do_not_leak_into_the_choice(qtbot: QtBot, page: WelcomePage) -> None:
    click(page.games["doppelkopf"])
    choose(page, "pagat")
    page.toggles["dulle"].setChecked(True)
    choose(page, "ddv")
    assert dealt(qtbot, page).options == {}


def test_each_game_remembers_its_rules_and_cards(qtbot: QtBot, page: WelcomePage) -> None:
    settings = Settings().with_rules("doppelkopf", "pagat", {"solo_lead": "soloist"})
    page.show_settings(settings.with_pack("doppelkopf", "german").with_rules("schafkopf", "schaf", {}))
    assert dealt(qtbot, page) == Choice("schafkopf", "schaf", {}, Pack.GERMAN, "")
    click(page.games["doppelkopf"])
    assert dealt(qtbot, page) == Choice("doppelkopf", "pagat", {"solo_lead": "soloist"}, Pack.GERMAN, "")


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


def test_nothing_is_cut_at_the_smallest_size(page: WelcomePage) -> None:
    choose(page, "pagat")
    for part in (*page.games.values(), *page.packs.values(), page.deal_button, page.name):
        assert part.width() >= part.minimumSizeHint().width()
        assert page.rect().contains(part.mapTo(page, part.rect().bottomRight()))
