"""Texts that follow the language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import pseudo
from cardavia.ui.retranslate import joined_sentences, labelled, translated, words


class Language:
    """The pseudo-language, spoken from when it is asked for to the end of the test."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._translator: QTranslator | None = None

    def speak(self) -> None:
        self._translator = pseudo.PseudoTranslator(self._application)
        self._application.installTranslator(self._translator)
        self._application.processEvents()

    def end(self) -> None:
        if self._translator is not None:
            self._application.removeTranslator(self._translator)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    spoken = Language(qapp)
    yield spoken
    spoken.end()


def test_a_label_shows_its_text_in_the_language_of_the_moment(qtbot: QtBot, language: Language) -> None:
    label = labelled(QLabel(), lambda: QCoreApplication.translate("Test", "Trumps"))
    qtbot.addWidget(label)
    assert label.text() == "Trumps"
    language.speak()
    assert label.text() == pseudo.pseudo("Trumps")


def test_a_part_that_is_hidden_follows_too(qtbot: QtBot, language: Language) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = QPushButton(window)
    button.hide()
    translated(button, lambda: button.setToolTip(button.tr("Deal")))
    language.speak()
    assert button.toolTip() == pseudo.pseudo("Deal")


def test_what_is_gone_is_not_asked_any_more(qtbot: QtBot, language: Language) -> None:
    told: list[str] = []
    label = QLabel()
    translated(label, lambda: told.append("said"))
    label.deleteLater()
    qtbot.wait(10)
    language.speak()
    assert told == ["said"]


def test_a_sentence_may_be_a_text_or_what_says_it() -> None:
    assert words("The disk is full.") == words(lambda: "The disk is full.") == "The disk is full."
    assert joined_sentences("One.", lambda: "Two.") == "One. Two."


class Replacing(QWidget):
    """A widget that makes its part anew in every language, and is asked before the part is."""

    def __init__(self) -> None:
        super().__init__()
        self.part: QLabel | None = None
        translated(self, self._make)

    def _make(self) -> None:
        if self.part is not None:
            self.part.setParent(None)
            self.part.deleteLater()
        self.part = QLabel(self.tr("Trick"), self)


def test_a_part_may_be_replaced_while_qt_goes_through_the_parts(qtbot: QtBot, language: Language) -> None:
    widget = Replacing()
    qtbot.addWidget(widget)
    gone: list[bool] = []
    assert widget.part is not None
    widget.part.destroyed.connect(lambda: gone.append(True))
    language.speak()
    assert widget.part.text() == pseudo.pseudo("Trick")
    qtbot.waitUntil(lambda: gone == [True])
