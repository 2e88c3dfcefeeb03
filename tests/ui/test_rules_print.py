"""The rules on paper."""

from pathlib import Path

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardavia.art.deck import Pack
from cardavia.engine.games import GAMES
from cardavia.engine.passport import HouseRules
from cardavia.storage.files import Failure, StorageError
from cardavia.ui.rules_draft import code_of
from cardavia.ui.rules_paper import RulesPaper
from cardavia.ui.rules_print import ask_printer, rules_document, rules_pdf
from cardavia.ui.texts import option_description, option_name

RULES = HouseRules("doppelkopf", "ddv", {"nines": False, "bock": True})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pack", list(Pack))
def test_every_rule_in_force_stands_on_the_paper(qtbot: QtBot, game: str, pack: Pack) -> None:
    preset = next(iter(GAMES[game].catalogue.presets))
    text = rules_document(HouseRules(game, preset, {}), "", pack).toPlainText()
    for option in GAMES[game].catalogue.options:
        assert option_name(option.name, pack) in text
        assert option_description(option.name, pack) in text


def test_what_differs_is_marked_with_what_the_preset_has(qtbot: QtBot) -> None:
    document = rules_document(RULES, "Thursday", Pack.FRENCH)
    text = document.toPlainText()
    assert text.startswith("Doppelkopf: Thursday")
    assert "(preset: on)" in text
    assert text.count("(preset:") == 2
    assert code_of(RULES) in text


def test_a_name_is_never_taken_for_markup(qtbot: QtBot) -> None:
    name = "<img src='file:///etc/passwd'> & {rules} <b>"
    assert name in rules_document(RULES, name, Pack.FRENCH).toPlainText()


def test_a_pdf_file_holds_the_paper(qtbot: QtBot, tmp_path: Path) -> None:
    paper, path = RulesPaper(), tmp_path / "rules.pdf"
    with qtbot.waitSignal(paper.saved) as signal:
        paper.save(RULES, "Thursday", Pack.FRENCH, path)
    assert signal.args == [str(path)]
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    assert len(data) > len(rules_pdf(rules_document(HouseRules("schafkopf", "schaf", {}), "", Pack.FRENCH), ""))


def test_a_disk_that_refuses_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    paper = RulesPaper()
    with qtbot.waitSignal(paper.failed) as signal:
        paper.save(RULES, "", Pack.FRENCH, tmp_path)
    assert signal.args is not None
    assert isinstance(signal.args[0], StorageError)
    paper.close()


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    return page


def print_to(file: Path, page: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[StorageError]:
    """Print into a file, and return what was told."""

    class Chosen(QDialog):
        """The person has chosen a file."""

        def __init__(self, printer: QPrinter, parent: QWidget) -> None:
            super().__init__(parent)
            printer.setOutputFileName(str(file))

    told: list[StorageError] = []
    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Chosen)
    ask_printer(rules_document(RULES, "", Pack.FRENCH), page, told.append).accept()
    return told


def test_a_file_of_the_printer_is_written(page: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rules.pdf"
    assert print_to(file, page, monkeypatch) == []
    assert file.read_bytes().startswith(b"%PDF")


def test_a_file_of_the_printer_that_cannot_be_written_is_told(
    page: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (failure,) = print_to(tmp_path / "missing" / "rules.pdf", page, monkeypatch)
    assert failure.kind is Failure.MISSING
    assert list(tmp_path.iterdir()) == []


def test_the_printers_dialog_holds_nothing_up(qtbot: QtBot, page: QWidget) -> None:
    dialog = ask_printer(rules_document(RULES, "", Pack.FRENCH), page, failed=print)
    assert dialog.isVisible()
    dialog.reject()
    qtbot.waitUntil(lambda: not isValid(dialog))
