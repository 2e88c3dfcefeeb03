"""The sheet of an evening as a file of comma-separated values, and as a page of paper."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.evening import Evening, Row
from cardavia.table.score_pad_rules import rules_of
from cardavia.ui.rules_print import rules_pdf
from cardavia.ui.score_pad_files import ScorePadFiles
from cardavia.ui.texts import game_name, preset_name
from cardavia.ui.texts_base import joined
from cardavia.ui.texts_score_pad import (
    extras_names,
    factors_names,
    played_name,
    points_text,
    said_names,
    side_names,
)
from cardavia.ui.theme import LIGHT

translate = QCoreApplication.translate

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_POINTS = 8
_STYLE = """
h1 { font-size: 16pt; margin-bottom: 0; }
th { text-align: left; padding: 2px 6px; }
td { padding: 3px 6px; }
.odd { background-color: %s; }
"""


def csv_text(evening: Evening, pack: Pack) -> str:
    """Return one row a deal: what was played, by whom, what it scored, and the running totals; and a row of heads.

    A text that a spreadsheet would take for a formula gets an apostrophe before it.
    """
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(map(_harmless, csv_heads(evening.players)))
    for row in evening.rows:
        texts = map(_harmless, _texts(row, evening, pack))
        writer.writerow([row.number, *texts, *(row.result.scores or ()), *row.totals])
    return file.getvalue()


def csv_heads(players: Sequence[str]) -> list[str]:
    """Return the heads of the columns."""
    total = translate("ScorePadFile", "{player}, total")
    return [*_heads(), *players, *(total.format(player=player) for player in players)]


def sheet_pdf(evening: Evening, title: str, pack: Pack) -> bytes:
    """Return the sheet as a PDF file on A4 paper."""
    return rules_pdf(sheet_document(evening, title, pack), title)


def sheet_document(evening: Evening, title: str, pack: Pack) -> QTextDocument:
    """Return the sheet as a page."""
    document = QTextDocument()
    document.setDefaultStyleSheet(_STYLE % LIGHT.paper_deep)
    font = document.defaultFont()
    font.setPointSize(_POINTS)
    document.setDefaultFont(font)
    document.setHtml("".join(_html(evening, title, pack)))
    return document


def _heads() -> list[str]:
    return [
        translate("ScorePadFile", "Deal"),
        translate("ScorePadFile", "Contract"),
        translate("ScorePadFile", "Dealer"),
        translate("ScorePadFile", "Played by"),
        translate("ScorePadFile", "Announced"),
        translate("ScorePadFile", "Card points"),
        translate("ScorePadFile", "Special points"),
        translate("ScorePadFile", "Factors"),
    ]


def _texts(row: Row, evening: Evening, pack: Pack) -> list[str]:
    return [
        played_name(row, pack),
        evening.players[row.entry.dealer],
        side_names(row, evening.players),
        said_names(row),
        points_text(row, rules_of(evening)),
        extras_names(row, pack),
        factors_names(row),
    ]


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text


def _html(evening: Evening, title: str, pack: Pack) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    rules = translate("ScorePadFile", "{game}, rules: {rules}")
    words = {"game": game_name(evening.game), "rules": preset_name(evening.preset)}
    yield f"<p>{escape(rules.format(**words))}</p><table width='100%' cellspacing='0'>"
    deal, contract, dealer, *_rest = _heads()
    heads = "".join(f"<th>{escape(head)}</th>" for head in (deal, dealer, contract))
    names = "".join(f"<th align='right'>{escape(player)}</th>" for player in evening.players)
    yield f"<thead><tr>{heads}{names}</tr></thead>"
    for row in evening.rows:
        yield _row_html(row, evening, pack)
    last = translate("ScorePadFile", "Total")
    cells = "".join(f"<td align='right'><b>{_signed(total)}</b></td>" for total in evening.totals)
    yield f"<tr><td colspan='3'><b>{escape(last)}</b></td>{cells}</tr></table>"


def _row_html(row: Row, evening: Evening, pack: Pack) -> str:
    contract, dealer, *course = _texts(row, evening, pack)
    first, second = _sentence(course[:3]), _sentence(course[3:])
    told = "".join(f"<br/>{escape(line)}" for line in (first, second) if line)
    scores = zip(row.result.scores or (), row.totals, strict=False)
    cells = "".join(f"<td align='right'>{_signed(score)}<br/><b>{_signed(total)}</b></td>" for score, total in scores)
    shade = " class='odd'" if row.number % 2 else ""
    head = f"<td>{row.number}</td><td>{escape(dealer)}</td><td><b>{escape(contract)}</b>{told}</td>"
    return f"<tr{shade}>{head}{cells}</tr>"


def _sentence(parts: Sequence[str]) -> str:
    return joined(part for part in parts if part)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def ask_where_to_export(
    kind: str, evening: Evening, name: str, pack: Pack, files: ScorePadFiles, parent: QWidget | None
) -> None:
    """Let the person choose where the sheet is written, as ``csv`` or ``pdf``."""
    table = kind == "csv"
    filters = translate("ScorePadFile", "Tables (*.csv)") if table else translate("ScorePadFile", "Pages (*.pdf)")
    title = translate("ScorePadFile", "Export the sheet")
    path, _ = QFileDialog.getSaveFileName(parent, title, f"{name}.{kind}", filters)
    if path and table:
        files.export(Path(path), lambda: csv_text(evening, pack).encode("utf-8"))
    elif path:
        files.export(Path(path), lambda: sheet_pdf(evening, name, pack))
