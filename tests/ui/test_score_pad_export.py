"""The sheet as CSV and as a page."""

import csv
import io
import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.evening import Entry, Evening
from cardavia.engine.facts import score_facts
from cardavia.ui.score_pad_export import ask_where_to_export, csv_text, sheet_document, sheet_pdf
from cardavia.ui.score_pad_files import ScorePadFiles

EVENING = Evening(
    "doppelkopf",
    "ddv",
    {"bock": True},
    ("Anna", "=SUM(A1)", "Clara", "Dörte, jun."),
    (
        # won 1 + below 90 1 + Re 2 + no 90 1 - fox 1 = 4.
        Entry(
            3,
            {
                "contract": "normal",
                "re": [0, 2],
                "points": {"re": 155},
                "said": {"re": ["re", "no90"], "kontra": []},
                "extras": [{"key": "fox", "party": "kontra"}],
            },
        ),
        # won 1, Bock x 2, three times for the soloist.
        Entry(0, {"contract": "solo-queens", "re": [1], "points": {"re": 130}}, bock=True),
    ),
)
TABLE = (
    "Deal,Contract,Dealer,Played by,Announced,Card points,Special points,Factors,"
    'Anna,\'=SUM(A1),Clara,"Dörte, jun.","Anna, total","\'=SUM(A1), total","Clara, total","Dörte, jun., total"\r\n'
    '1,Normal game,"Dörte, jun.","Anna, Clara",no 90,155 : 85,Kontra: Fox caught (ace of diamonds),,'
    "4,-4,4,-4,4,-4,4,-4\r\n"
    '2,Queens solo,Anna,\'=SUM(A1),,130 : 110,,"Bock round × 2, One against three × 3",-2,6,-2,-2,2,2,2,-6\r\n'
)


def test_the_table_to_the_letter() -> None:
    assert csv_text(EVENING, Pack.FRENCH) == TABLE


def test_the_table_has_the_scores_of_the_command_line() -> None:
    _, *rows = csv.reader(io.StringIO(csv_text(EVENING, Pack.FRENCH)))
    for row, read in zip(EVENING.rows, rows, strict=True):
        scores = score_facts(json.dumps(row.facts).encode()).scores
        assert tuple(map(int, read[8:12])) == scores


def test_the_page_shows_the_whole_sheet(qtbot: QtBot) -> None:
    document = sheet_document(EVENING, "Friday & Co", Pack.FRENCH)
    text = document.toPlainText()
    for words in ("Friday & Co", "Dörte, jun.", "Queens solo", "155 : 85", "One against three × 3", "−6"):
        assert words in text
    document.setPageSize(QSizeF(800, 1100))
    image = QImage(800, 1100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    dark = sum(image.pixelColor(x, y).lightness() < 128 for x in range(0, 800, 3) for y in range(0, 400, 3))
    assert dark > 100
    assert document.pageCount() == 1


def test_the_pdf_has_a_page_and_a_long_evening_more(qtbot: QtBot) -> None:
    def pages(data: bytes) -> int:
        assert data.startswith(b"%PDF-")
        return len(re.findall(rb"/Type\s*/Page\b", data))

    assert pages(sheet_pdf(EVENING, "Friday", Pack.FRENCH)) == 1
    long = Evening(EVENING.game, EVENING.preset, EVENING.options, EVENING.players, EVENING.entries[:1] * 60)
    assert pages(sheet_pdf(long, "Friday", Pack.FRENCH)) > 1


@pytest.mark.parametrize("kind", ["csv", "pdf"])
def test_the_file_is_written_where_the_person_says(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    path = tmp_path / f"sheet.{kind}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    files = ScorePadFiles(tmp_path)
    with qtbot.waitSignal(files.written):
        ask_where_to_export(kind, EVENING, "Friday", Pack.FRENCH, files, None)
    data = path.read_bytes()
    assert data.decode("utf-8") == TABLE if kind == "csv" else data.startswith(b"%PDF-")
    files.close()


def test_all_passed_stands_on_the_sheet_too() -> None:
    evening = Evening(
        "schafkopf", "schaf", {"all_pass": "stock"}, ("A", "B", "C", "D"), (Entry(3, {"contract": None}),)
    )
    row = csv_text(evening, Pack.GERMAN).splitlines()[1]
    assert row == "1,Everybody passed,D,,,,,,-1,-1,-1,-1,-1,-1,-1,-1"
