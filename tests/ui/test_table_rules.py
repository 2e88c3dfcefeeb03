"""The rules that the table tells are those of the pages, by the table's own options, and ready when they are needed."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.games import GAMES
from cardavia.pages.render import render
from cardavia.pages.view import DeckKind, View, view_of
from cardavia.ui.language import Language
from cardavia.ui.table_rules import fill_rules, rule_told, view_at_table, view_to_come
from tests.pages.test_keys import REASONS
from tests.ui.shell_parts import Shell
from tests.ui.texts_deals import led_to, under


@pytest.fixture
def language(qapp: QCoreApplication) -> Iterator[Language]:
    spoken = Language(qapp)
    yield spoken
    spoken.fall_silent()
    spoken.deleteLater()


@pytest.mark.parametrize("preset", GAMES["doppelkopf"].catalogue.presets)
def test_the_pages_are_read_by_the_rules_of_the_table(preset: str) -> None:
    view = view_at_table(under(led_to(), "doppelkopf", preset), Pack.FRENCH)
    assert view == view_of("doppelkopf", "en", DeckKind.FRENCH, preset)


def test_rules_of_no_rule_set_are_those_of_the_table_too() -> None:
    observation = under(led_to(), "doppelkopf", "pagat", genscher=True)
    view = view_at_table(observation, Pack.GERMAN)
    assert (view.options, view.deck) == (observation.options, DeckKind.GERMAN)


def test_the_pages_are_read_in_the_language_that_is_spoken(language: Language) -> None:
    language.speak("de")
    assert view_to_come("schafkopf", Pack.GERMAN) == view_of("schafkopf", "de", DeckKind.GERMAN)
    language.vary("ace")
    assert view_to_come("schafkopf", Pack.GERMAN).deck is DeckKind.GERMAN_ACE
    assert view_to_come("schafkopf", Pack.FRENCH).deck is DeckKind.FRENCH


def test_a_language_without_pages_is_told_the_rules_in_english(language: Language) -> None:
    language.code = "tlh"
    assert view_to_come("schafkopf", Pack.GERMAN).language == "en"


def test_where_the_pages_of_a_language_are_missing_the_rule_is_told_in_english() -> None:
    view = view_of("schafkopf", "en", DeckKind.GERMAN)
    for _, reason in REASONS[:1]:
        assert rule_told(reason, replace(view, language="tlh")) == rule_told(reason, view)


@pytest.mark.parametrize("game", GAMES)
def test_once_they_are_filled_no_refusal_fills_a_page(game: str) -> None:
    view = view_of(game, "en", DeckKind.FRENCH)
    render.cache_clear()
    fill_rules(view)
    filled = render.cache_info().misses
    assert [rule_told(reason, view) for its_game, reason in REASONS if its_game == game]
    assert render.cache_info().misses == filled


@pytest.mark.parametrize(("begun", "first"), [("", "schafkopf"), ("doppelkopf", "doppelkopf")])
def test_the_rules_are_filled_as_soon_as_nobody_waits_for_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: str, first: str
) -> None:
    filled: list[View] = []
    monkeypatch.setattr("cardavia.ui.book_desk._AT_REST_MS", 0)
    monkeypatch.setattr("cardavia.ui.table_rules.fill_rules", filled.append)
    shell = Shell(qtbot, tmp_path)
    if begun:
        shell.controller.new_session(begun, "ddv", {}, ("Me", "Anna", "Bohdan", "Clara"))
    assert filled == []
    qtbot.waitUntil(lambda: bool(filled))
    assert filled[0].game == first
