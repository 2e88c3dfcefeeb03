"""What a deck calls its ace: in German *Ass* on the Tell deck and *Sau* on the Bavarian one, changed with the deck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Ace, Pack
from cardavia.engine.actions import Bid
from cardavia.engine.cards import Card
from cardavia.engine.contract import Contract
from cardavia.engine.errors import Reason
from cardavia.pages.view import DeckKind
from cardavia.storage.settings import Settings
from cardavia.ui import language
from cardavia.ui.book_rules import views_in_force
from cardavia.ui.deck_facts import SHIPPED, known_ace
from cardavia.ui.language import Language
from cardavia.ui.texts_calls import bid_label
from cardavia.ui.texts_cards import card_name, card_name_as_object
from cardavia.ui.texts_contracts import contract_name
from cardavia.ui.texts_refusals import rule_sentence
from cardavia.ui.texts_said import said_text
from tests.ui.deck_parts import folders, own_deck
from tests.ui.screens import Screens, open_program
from tests.ui.shell_parts import AT_ONCE, Shell
from tests.ui.shown_texts import all_texts
from tests.ui.test_language import compiled
from tests.ui.texts_deals import led_to, under

I18N = Path(__file__).resolve().parents[2] / "i18n"
ACORNS = Card.parse("CA")
SOW = re.compile(r"(?<!Schwarze )\bSau\b|Säue|Rufsau")


@pytest.fixture(scope="session")
def compiled_catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the German and the Czech catalogue, and the variant of the German one."""
    folder = tmp_path_factory.mktemp("i18n")
    for name in ("cardavia_de", "cardavia_cs", "ace_de"):
        compiled(I18N / f"{name}.ts", folder / f"{name}.qm")
    return folder


@pytest.fixture
def catalogues(compiled_catalogues: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "resource", lambda *parts: compiled_catalogues.joinpath(*parts[1:]))


@pytest.fixture
def spoken(qapp: QCoreApplication, catalogues: None) -> Iterator[Language]:
    found = Language(qapp)
    yield found
    found.fall_silent()


def ace_of_acorns() -> str:
    return card_name(ACORNS, Pack.GERMAN)


def test_a_variant_follows_the_language_and_goes_with_it(spoken: Language) -> None:
    spoken.vary("ace")
    spoken.speak("de")
    assert ace_of_acorns() == "Eichel-Ass"
    spoken.speak("cs")
    assert ace_of_acorns() == "žaludské eso"
    spoken.speak("de")
    assert ace_of_acorns() == "Eichel-Ass"
    spoken.vary("")
    assert ace_of_acorns() == "Eichel-Sau"
    spoken.vary("ace")
    spoken.fall_silent()
    assert ace_of_acorns() == "ace of acorns"


def test_everything_that_names_the_ace_says_it_in_its_gender(spoken: Language) -> None:
    spoken.speak("de")
    spoken.vary("ace")
    call = Contract.parse("rufer-C")
    assert card_name_as_object(ACORNS, Pack.GERMAN) == "Eichel-Ass"
    assert contract_name(call, Pack.GERMAN) == "Rufspiel auf das Eichel-Ass"
    assert bid_label(Bid(call), Pack.GERMAN) == "Eichel-Ass rufen"
    assert said_text(Bid(call), Pack.GERMAN) == "Ich rufe das Eichel-Ass"
    assert rule_sentence(Reason.CALLED_ACE_NO_DISCARD, under(led_to(), "schafkopf"), Pack.GERMAN) == (
        "Das Ruf-Ass darf nicht abgeworfen werden, bevor seine Farbe ausgespielt ist."
    )


def test_a_french_ace_is_called_as_before(spoken: Language) -> None:
    spoken.speak("de")
    before = card_name(ACORNS, Pack.FRENCH)
    spoken.vary("ace")
    assert card_name(ACORNS, Pack.FRENCH) == before == "Kreuz-Ass"


def choose(screens: Screens, deck: str) -> set[tuple[str, str]]:
    """Play with another deck, and return every text of the window."""
    screens.actions.decks[deck].trigger()
    screens.settle()
    return all_texts(screens.window)


def sows(texts: set[tuple[str, str]]) -> list[tuple[str, str]]:
    return sorted((where, text) for where, text in texts if SOW.search(text))


@pytest.mark.usefixtures("catalogues")
def test_another_deck_in_the_middle_of_a_trick_calls_the_ace_otherwise_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    with open_program(qtbot, tmp_path, "de") as screens:
        screens.bidding("schafkopf")
        screens.play(2)
        before = screens.observation
        bavarian = choose(screens, "bavarian")
        assert sows(bavarian) != []
        for deck in ("tell", "clear-german", "french"):
            texts = choose(screens, deck)
            assert sows(texts) == []
            assert len(texts) == len(bavarian)
            assert any("-Ass" in text for _, text in texts)
        assert choose(screens, "salzburg") == bavarian
        assert screens.observation == before


@pytest.mark.usefixtures("catalogues")
def test_a_game_with_another_deck_brings_its_own_word(qtbot: QtBot, tmp_path: Path) -> None:
    with open_program(qtbot, tmp_path, "de") as screens:
        screens.bidding("schafkopf")
        choose(screens, "tell")
        assert ace_of_acorns() == "Eichel-Ass"
        screens.bidding("doppelkopf")
        choose(screens, "bavarian")
        assert ace_of_acorns() == "Eichel-Sau"
        screens.bidding("schafkopf")
        assert ace_of_acorns() == "Eichel-Ass"


@pytest.mark.usefixtures("catalogues")
def test_a_lesson_has_the_word_of_its_own_deck(qtbot: QtBot, tmp_path: Path) -> None:
    with open_program(qtbot, tmp_path, "de") as screens:
        screens.bidding("schafkopf")
        choose(screens, "tell")
        screens.bidding("doppelkopf")
        choose(screens, "bavarian")
        assert ace_of_acorns() == "Eichel-Sau"
        screens.actions.lessons["schafkopf"].trigger()
        assert ace_of_acorns() == "Eichel-Ass"
        screens.actions.lessons["doppelkopf"].trigger()
        assert ace_of_acorns() == "Eichel-Sau"
        screens.actions.lessons["schafkopf"].trigger()
        screens.window.lessons.leave()
        assert ace_of_acorns() == "Eichel-Sau"


@pytest.mark.usefixtures("catalogues")
def test_a_language_with_one_word_for_the_ace_stays_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    with open_program(qtbot, tmp_path, "cs") as screens:
        screens.bidding("schafkopf")
        screens.play(2)
        bavarian = choose(screens, "bavarian")
        assert choose(screens, "tell") == bavarian


@pytest.mark.usefixtures("catalogues")
def test_the_open_rule_book_is_read_with_the_word_of_the_deck(qtbot: QtBot, tmp_path: Path) -> None:
    with open_program(qtbot, tmp_path, "de") as screens:
        screens.bidding("schafkopf")
        choose(screens, "bavarian")
        screens.window.book.open("called-ace")
        book = screens.window.book.book
        qtbot.waitUntil(lambda: "Rufsau" in book.browser.toPlainText())
        choose(screens, "tell")
        qtbot.waitUntil(lambda: "Ruf-Ass" in book.browser.toPlainText())
        assert not SOW.search(book.browser.toPlainText())


def test_the_word_is_known_before_the_first_paint() -> None:
    settings = replace(Settings(), game="schafkopf")
    assert known_ace(settings) is Ace.USUAL
    assert known_ace(settings.with_deck("schafkopf", "tell", "german")) is Ace.ACE
    assert known_ace(settings.with_deck("doppelkopf", "tell", "german")) is Ace.USUAL
    assert known_ace(settings.with_deck("schafkopf", "mine", "german")) is Ace.USUAL


def test_each_game_is_read_with_the_word_of_its_own_deck() -> None:
    settings = Settings().with_deck("schafkopf", "tell", "german")
    views = views_in_force(settings, "de", None, "", lambda deck: SHIPPED[deck].ace)
    assert {game: view.deck for game, view in views.items()} == {
        "schafkopf": DeckKind.GERMAN_ACE,
        "doppelkopf": DeckKind.FRENCH,
    }


def test_a_deck_of_ones_own_says_its_word_when_it_has_been_read(qtbot: QtBot, tmp_path: Path) -> None:
    file = own_deck(tmp_path / "decks", "mine", "german") / "deck.toml"
    file.write_text(file.read_text("utf-8").replace("size = [59, 91]", 'size = [59, 91]\nace = "ace"'), "utf-8")
    shell = Shell(qtbot, tmp_path, AT_ONCE.with_deck("schafkopf", "mine", "german"), folders(tmp_path))
    told: list[Ace] = []
    shell.window.decks.ace_changed.connect(told.append)
    shell.deal("schafkopf")
    qtbot.waitUntil(lambda: told == [Ace.ACE])
    assert shell.window.decks.ace_of("mine") is Ace.ACE
    shell.window.menu_actions.decks["bavarian"].trigger()
    assert told == [Ace.ACE, Ace.USUAL]
