"""The language on the welcome page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

import pseudo
from tests.ui.screens import open_program


def test_a_language_chosen_is_kept_and_spoken_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    with pseudo.offered(), open_program(qtbot, tmp_path, "en") as screens:
        screens.welcome()
        page = screens.window.welcome
        page.language.setFocus()
        last = page.language.count() - 1
        page.language.setCurrentIndex(last)
        page.language.activated.emit(last)
        qtbot.waitUntil(lambda: page.deal_button.text() == pseudo.pseudo("&Deal"))
        assert screens.program.settings.language == pseudo.CODE
        assert screens.window.focusWidget() is page.language
        assert page.language.accessibleName() == pseudo.pseudo("Language")


def test_a_language_chosen_elsewhere_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    with pseudo.offered(), open_program(qtbot, tmp_path, "en") as screens:
        screens.welcome()
        screens.speak(pseudo.CODE)
        assert screens.window.welcome.language.currentText() == "Xx"


def test_the_first_start_speaks_the_language_of_the_system(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: ["xx-DE", "en"])
    with pseudo.offered(), open_program(qtbot, tmp_path, "") as screens:
        screens.welcome()
        assert screens.program.language.code == pseudo.CODE
        assert screens.window.welcome.language.currentText() == pseudo.pseudo("Like the system")
