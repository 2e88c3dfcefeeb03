"""Record files that are dragged onto the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QStackedWidget

from cardavia.storage.games import SUFFIX


class RecordDrop(QObject):
    """Lets the window take files that are dropped on it; while one is over it, a sign says what would happen."""

    dropped = Signal(Path)
    """The record file to be opened."""
    told = Signal(object)
    """Why a file is not opened, or only one of several."""

    def __init__(self, window: QMainWindow, pages: QStackedWidget) -> None:
        """Take the window, and its pages, which the sign covers."""
        super().__init__(window)
        self._pages = pages
        self._sign: QLabel | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @property
    def sign(self) -> str:
        """What the sign over the window says now; empty when there is none."""
        return "" if self._sign is None or self._sign.isHidden() else self._sign.text()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and event.mimeData().hasUrls():
            self._show_sign(event.mimeData())
            event.acceptProposedAction()
            return True
        if event.type() == QEvent.Type.DragLeave:
            self._hide_sign()
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            self._hide_sign()
            event.acceptProposedAction()
            self._take(_files(event.mimeData()))
            return True
        return super().eventFilter(watched, event)

    def _take(self, files: list[Path]) -> None:
        records = [path for path in files if path.suffix == SUFFIX]
        if not records:
            self.told.emit(self._refusal)
            return
        if len(files) > 1:
            self.told.emit(lambda: self._only_one(records[0].name))
        self.dropped.emit(records[0])

    def _only_one(self, file: str) -> str:
        return self.tr("Only one record can be opened at a time: {file} is opened.").format(file=file)

    def _refusal(self) -> str:
        return self.tr("Only game records, files that end in {suffix}, can be opened here.").format(suffix=SUFFIX)

    def _show_sign(self, data: QMimeData) -> None:
        fits = any(path.suffix == SUFFIX for path in _files(data))
        if self._sign is None:
            self._sign = _make_sign(self._pages)
        self._sign.setText(self.tr("Drop the record to open it") if fits else self._refusal())
        room = self._pages.rect()
        area = QRect(QPoint(), QSize(room.width() * 2 // 3, room.height() // 3))
        area.moveCenter(room.center())
        self._sign.setGeometry(area)
        self._sign.show()
        self._sign.raise_()

    def _hide_sign(self) -> None:
        if self._sign is not None:
            self._sign.hide()


def _make_sign(pages: QStackedWidget) -> QLabel:
    sign = QLabel(pages)
    sign.setProperty("panel", "drop")
    sign.setProperty("scale", "title")
    sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
    sign.setWordWrap(True)
    sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return sign


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
