"""The pseudo-language that shows what is not translated, and what is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QObject

import pseudo
from cardavia.art.deck import Pack
from cardavia.engine.errors import Reason
from cardavia.ui import language
from cardavia.ui.texts_refusals import rule_sentence
from tests.ui.texts_deals import led_to


def test_a_text_is_about_forty_per_cent_longer() -> None:
    text = "The running game keeps its rules; these hold from the next new one."
    assert len(pseudo.pseudo(text)) == pytest.approx(1.4 * len(text), abs=3)


@pytest.mark.parametrize("kept", ["{player}", "%n", "%1", "&D", "<b>", "\n"])
def test_what_is_no_word_stays_as_it_is(kept: str) -> None:
    assert kept in pseudo.pseudo(f"A text with {kept} in it")


def test_an_empty_text_stays_empty() -> None:
    assert pseudo.pseudo("") == ""


def test_it_is_offered_for_a_while(qapp: QCoreApplication) -> None:
    with pseudo.offered():
        assert language.language_for(pseudo.CODE) == pseudo.CODE
        spoken = language.Language(qapp)
        spoken.speak(pseudo.CODE)
        assert QObject().tr("Deal") == pseudo.pseudo("Deal")
        assert QCoreApplication.translate("C", "%n cards", "", 3) == pseudo.pseudo("%n cards").replace("%n", "3")
        spoken.fall_silent()
    assert QObject().tr("Deal") == "Deal"
    assert pseudo.CODE not in language.languages()


def test_a_rule_that_the_table_tells_is_a_text_as_well(qapp: QCoreApplication) -> None:
    rule = rule_sentence(Reason.TURN, led_to(), Pack.GERMAN)
    with pseudo.offered():
        assert rule_sentence(Reason.TURN, led_to(), Pack.GERMAN) == rule
        spoken = language.Language(qapp)
        spoken.speak(pseudo.CODE)
        assert rule_sentence(Reason.TURN, led_to(), Pack.GERMAN) == pseudo.pseudo(rule)
        spoken.fall_silent()


def test_names_of_keys_stay_as_qt_reads_them(qapp: QCoreApplication) -> None:
    translator = pseudo.PseudoTranslator()
    assert translator.translate("QShortcut", "Ctrl") is None
