"""The rules in force on paper: a document, a PDF file, or the printer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QDialog, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.options import Value
from cardavia.engine.passport import HouseRules
from cardavia.storage.files import StorageError, check_writable
from cardavia.ui.rules_draft import code_of, preset_value, values
from cardavia.ui.texts import game_name, group_name, option_description, option_name, option_value, preset_name
from cardavia.ui.texts_rule_groups import MEMBERS, Group

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

translate = QCoreApplication.translate

_MARGIN = 16.0
"""Of the paper, in millimetres."""
_RESOLUTION = 300
_POINTS = 9
_STYLE = """
h1 { font-size: 17pt; margin-bottom: 0; }
h2 { font-size: 11pt; margin-top: 12px; margin-bottom: 2px; }
td { padding: 2px 10px 2px 0; }
"""


def rules_document(rules: HouseRules, name: str, pack: Pack) -> QTextDocument:
    """Return a page of the rules: what is played, group by group, and what differs from the preset in bold.

    ``name`` is what the table is called; an empty one stands for the preset's.
    """
    document = QTextDocument()
    document.setDefaultStyleSheet(_STYLE)
    font = document.defaultFont()
    font.setPointSize(_POINTS)
    document.setDefaultFont(font)
    document.setHtml("".join(_html(rules, name, pack)))
    return document


def rules_pdf(document: QTextDocument, title: str) -> bytes:
    """Return the document as a PDF file on A4 paper."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setResolution(_RESOLUTION)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    document.print_(writer)
    buffer.close()
    return bytes(data.data())


def ask_printer(document: QTextDocument, parent: QWidget, failed: Callable[[StorageError], object]) -> QDialog:
    """Open the system's printing dialog over the page and return it; the document is printed when it is accepted.

    ``failed`` is told when the person has chosen a file that cannot be written.
    """
    # Few print, and this part of Qt looks for printers when it is loaded.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, parent)
    document.setParent(dialog)
    dialog.accepted.connect(lambda: _print(document, printer, failed))
    dialog.finished.connect(dialog.deleteLater)
    dialog.setModal(True)
    dialog.show()
    return dialog


def _print(document: QTextDocument, printer: QPrinter, failed: Callable[[StorageError], object]) -> None:
    try:
        # Qt tells nobody that it could not write.
        if printer.outputFileName():
            check_writable(Path(printer.outputFileName()))
    except StorageError as error:
        failed(error)
    else:
        document.print_(printer)


def _html(rules: HouseRules, name: str, pack: Pack) -> Iterator[str]:
    heading = translate("RulesPrint", "{game}: {rules}")
    yield f"<h1>{_filled(heading, game=game_name(rules.game), rules=name or preset_name(rules.preset))}</h1>"
    based = translate("RulesPrint", "Based on: {rules}. What differs is in bold. Code of these rules: {code}")
    yield f"<p>{_filled(based, rules=preset_name(rules.preset), code=code_of(rules))}</p>"
    shown = values(rules)
    for group in Group:
        names = [option for option in shown if option in MEMBERS[group]]
        if names:
            rows = "".join(_row(rules, option, shown[option], pack) for option in names)
            yield f"<h2>{escape(group_name(group))}</h2><table width='100%' cellspacing='0'>{rows}</table>"


def _row(rules: HouseRules, name: str, value: Value, pack: Pack) -> str:
    option, words = escape(option_name(name, pack)), escape(option_value(name, value, pack))
    about = escape(option_description(name, pack))
    if name in rules.options:
        usual = option_value(name, preset_value(rules, name), pack)
        note = _filled(translate("RulesPrint", "(preset: {value})"), value=usual)
        option, words = f"<b>{option}</b>", f"<b>{words}</b> {note}"
    return f"<tr><td width='26%'>{option}</td><td width='26%'>{words}</td><td>{about}</td></tr>"


def _filled(pattern: str, **words: str) -> str:
    return escape(pattern.format(**words))
