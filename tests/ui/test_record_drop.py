"""Record files dragged onto the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.record_drop import RecordDrop
from cardavia.ui.retranslate import words


class Target:
    """A window that notes what is dropped on it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        pages = QStackedWidget()
        self.window.setCentralWidget(pages)
        self.drop = RecordDrop(self.window, pages)
        self.dropped: list[Path] = []
        self.told: list[str] = []
        self.drop.dropped.connect(self.dropped.append)
        self.drop.told.connect(lambda said: self.told.append(words(said)))
        self.window.show()

    def drag(self, data: QMimeData) -> bool:
        event = QDragEnterEvent(
            QPoint(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(self.window, event)
        return event.isAccepted()

    def let_go(self, data: QMimeData) -> None:
        event = QDropEvent(
            QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(self.window, event)


@pytest.fixture
def target(qtbot: QtBot) -> Target:
    return Target(qtbot)


def files(*paths: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths])
    return data


def test_a_record_is_announced_and_opened(target: Target) -> None:
    data = files("/a/game.cardavia")
    assert target.drag(data)
    assert "open" in target.drop.sign
    target.let_go(data)
    assert target.dropped == [Path("/a/game.cardavia")]
    assert target.told == []
    assert target.drop.sign == ""


def test_another_file_is_refused_with_a_sentence(target: Target) -> None:
    data = files("/a/photo.png")
    assert target.drag(data)
    assert ".cardavia" in target.drop.sign
    target.let_go(data)
    assert target.dropped == []
    assert ".cardavia" in target.told[0]


def test_of_several_the_first_record_is_opened_and_that_is_said(target: Target) -> None:
    data = files("/a/photo.png", "/a/one.cardavia", "/a/two.cardavia")
    target.drag(data)
    target.let_go(data)
    assert target.dropped == [Path("/a/one.cardavia")]
    assert "one.cardavia" in target.told[0]


def test_the_sign_goes_when_the_file_is_taken_away(target: Target) -> None:
    target.drag(files("/a/game.cardavia"))
    QApplication.sendEvent(target.window, QDragLeaveEvent())
    assert target.drop.sign == ""
    assert target.dropped == []


def test_what_is_no_file_is_not_accepted(target: Target) -> None:
    data = QMimeData()
    data.setText("a text")
    assert not target.drag(data)
    elsewhere = QMimeData()
    elsewhere.setUrls([QUrl("https://example.org/game.cardavia")])
    target.drag(elsewhere)
    target.let_go(elsewhere)
    assert target.dropped == []
    assert len(target.told) == 1
