"""Which language the program speaks."""

import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from cardavia.ui import language
from cardavia.ui.language import SOURCE, Language, language_for, languages, locale_for, speaking
from cardavia.ui.languages import language_name
from cardavia.ui.texts_base import Counted, decimal, player_names

ROOT = Path(__file__).resolve().parents[2]
GERMAN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context><name>Test</name>
<message><source>Trumps</source><translation>Trümpfe</translation></message>
<message numerus="yes"><source>%n trick(s)</source><translation><numerusform>%n Stich</numerusform>
<numerusform>%n Stiche</numerusform></translation></message>
</context>
<context><name>MainWindow</name><message><source>You</source><translation>Du</translation></message></context>
</TS>
"""
Test = Counted("Test")


@pytest.fixture
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for code in ("de", "en", "sr_Latn", "uk"):
        (tmp_path / f"cardavia_{code}.qm").write_bytes(b"")
    monkeypatch.setattr(language, "resource", lambda *parts: tmp_path)


def speak(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let the system speak these languages."""
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: list(names))


@pytest.mark.usefixtures("catalogues")
def test_a_language_with_a_catalogue_is_offered() -> None:
    assert languages() == ("de", "en", "sr_Latn", "uk")


def test_the_source_language_is_always_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "resource", lambda *parts: tmp_path / "none")
    assert languages() == (SOURCE,)


@pytest.mark.usefixtures("catalogues")
@pytest.mark.parametrize(
    ("wanted", "spoken"), [("uk", "uk"), ("de_AT", "de"), ("sr_Latn", "sr_Latn"), ("fr", SOURCE), ("en", "en")]
)
def test_the_wanted_language_is_spoken_where_there_is_a_catalogue(wanted: str, spoken: str) -> None:
    assert language_for(wanted) == spoken


@pytest.mark.usefixtures("catalogues")
def test_without_a_wish_the_first_known_language_of_the_system_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, "fr-FR", "fr", "de-AT", "de", "uk")
    assert language_for("") == "de"
    speak(monkeypatch, "C")
    assert language_for("") == SOURCE


@pytest.fixture
def spoken(qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    """Return what speaks the languages of a folder: a small German catalogue, and Qt's texts in Filipino."""
    (tmp_path / "cardavia_de.ts").write_text(GERMAN, encoding="utf-8")
    compiled(tmp_path / "cardavia_de.ts", tmp_path / "cardavia_de.qm")
    compiled(ROOT / "i18n" / "qt_fil.ts", tmp_path / "qt_fil.qm")
    (tmp_path / "cardavia_fil.qm").write_bytes((tmp_path / "cardavia_de.qm").read_bytes())
    monkeypatch.setattr(language, "resource", lambda *parts: tmp_path.joinpath(*parts[1:]))
    found = Language(qapp)
    yield found
    found.fall_silent()


def compiled(catalogue: Path, target: Path) -> None:
    """Compile a catalogue as the build does."""
    spec = find_spec("PySide6")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    tool = shutil.which("lrelease", path=spec.submodule_search_locations[0])
    assert tool is not None
    subprocess.run([tool, "-silent", str(catalogue), "-qm", str(target)], check=True)


def trumps() -> str:
    return QCoreApplication.translate("Test", "Trumps")


def test_texts_plurals_and_numbers_follow_the_language(spoken: Language) -> None:
    spoken.speak("de")
    assert (spoken.code, trumps(), Test.tr("%n trick(s)", "", 1), Test.tr("%n trick(s)", "", 2)) == (
        "de",
        "Trümpfe",
        "1 Stich",
        "2 Stiche",
    )
    assert decimal(1.5) == "1,5"
    assert "Dezember" in QLocale().toString(QDate(2026, 12, 24), QLocale.FormatType.LongFormat)
    spoken.speak("en")
    assert (trumps(), decimal(1.5)) == ("Trumps", "1.5")


def test_what_is_not_spoken_any_more_leaves_nothing(spoken: Language) -> None:
    before = QLocale()
    spoken.speak("de")
    spoken.fall_silent()
    assert (trumps(), spoken.code, QLocale()) == ("Trumps", "", before)


@pytest.mark.parametrize(("code", "cancel"), [("de", "Abbrechen"), ("fil", "Kanselahin"), ("en", "Cancel")])
def test_the_buttons_of_qt_are_in_the_language(spoken: Language, qtbot: QtBot, code: str, cancel: str) -> None:
    spoken.speak(code)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert buttons.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel


@pytest.mark.usefixtures("spoken")
def test_a_language_can_be_spoken_for_a_while() -> None:
    with speaking("de"):
        assert trumps() == "Trümpfe"
    assert trumps() == "Trumps"


def test_a_person_without_a_name_is_you_in_every_language(spoken: Language) -> None:
    spoken.speak("de")
    assert player_names(("You", "Anna")) == ("Du", "Anna")


def test_numbers_are_written_as_the_system_does_for_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, "de-AT", "en-GB")
    assert locale_for("de").territory() is QLocale.Country.Austria
    assert locale_for("en").territory() is QLocale.Country.UnitedKingdom
    assert locale_for("cs").territory() is QLocale.Country.CzechRepublic


@pytest.mark.parametrize(
    ("code", "name"),
    [("en", "English"), ("de", "Deutsch"), ("cs", "Čeština"), ("uk", "Українська"), ("nl", "Nederlands"), ("xx", "Xx")],
)
def test_a_language_is_called_by_its_own_name(code: str, name: str) -> None:
    assert language_name(code) == name
