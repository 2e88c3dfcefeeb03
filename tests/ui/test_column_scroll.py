"""A column that is never cut at its side."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.column_scroll import ColumnScroll


def test_longer_words_make_the_column_wider(qtbot: QtBot) -> None:
    split, column, label, holder = QSplitter(), ColumnScroll(100), QLabel("short"), QWidget()
    qtbot.addWidget(split)
    QVBoxLayout(holder).addWidget(label)
    column.setWidget(holder)
    split.addWidget(column)
    split.addWidget(QLabel("beside"))
    split.setSizes([100, 500])
    split.show()
    qtbot.waitExposed(split)
    assert column.width() >= 100
    label.setText("words of a language that says everything at length")
    qtbot.waitUntil(lambda: column.viewport().width() >= label.minimumSizeHint().width())


def test_it_is_no_narrower_than_is_asked_for(qtbot: QtBot) -> None:
    column = ColumnScroll(200)
    qtbot.addWidget(column)
    column.setWidget(QLabel("short"))
    assert column.minimumSizeHint().width() == 200
