"""Puts a page of the rule book on paper: to the printer, or into a PDF file that a worker writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QThreadPool, QUrl, Signal
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from cardavia.pages.html import PICTURE
from cardavia.storage.files import StorageError, write_atomically
from cardavia.ui.book_pictures import BookPictures
from cardavia.ui.book_reader import Leaf
from cardavia.ui.book_style import CARD, paper_style

_DENSITY: Final = 4.0
"""Device pixels in a pixel: fine enough for paper."""
_POINTS: Final = 10
Images = Mapping[str, QImage]


class BookPaper(QObject):
    """Prints pages or saves them, as soon as their pictures have been drawn for it."""

    saved = Signal(str)
    """The path of a file that was written."""
    failed = Signal(object)
    """The `StorageError` of a file that was not written."""

    def __init__(self, pictures: BookPictures, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._waiting: tuple[Leaf, Callable[[Images], object]] | None = None
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)
        pictures.ready.connect(self._go_on)

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._thread.waitForDone()

    def print(self, leaf: Leaf, parent: QWidget) -> None:
        """Let the person choose a printer."""
        # Few print; the other pages open sooner without.
        from cardavia.ui.rules_print import ask_printer

        self._with_pictures(leaf, lambda images: ask_printer(page_document(leaf, images), parent, self.failed.emit))

    def ask_where_to_save(self, leaf: Leaf, parent: QWidget) -> None:
        """Let the person choose where the PDF file is written."""
        name = f"{leaf.page.replace('/', '-')}.pdf"
        chosen, _ = QFileDialog.getSaveFileName(parent, self.tr("Save the page"), name, self.tr("PDF (*.pdf)"))
        if chosen:
            self.save(leaf, Path(chosen))

    def save(self, leaf: Leaf, path: Path) -> None:
        """Write a PDF file in the place of the file."""
        self._with_pictures(leaf, lambda images: self._thread.start(lambda: self._write(leaf, images, path)))

    def _with_pictures(self, leaf: Leaf, work: Callable[[Images], object]) -> None:
        self._waiting = (leaf, work)
        self._draw(leaf)
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting is not None and self._pictures.idle:
            leaf, work = self._waiting
            images = self._draw(leaf)
            # A picture that had to be asked for once more is waited for.
            if self._pictures.idle:
                self._waiting = None
                work(images)

    def _draw(self, leaf: Leaf) -> Images:
        pictures = self._pictures
        return {shown.name: pictures.picture(shown.name, CARD, _DENSITY).toImage() for shown in leaf.pictures}

    def _write(self, leaf: Leaf, images: Images, path: Path) -> None:
        from cardavia.ui.rules_print import rules_pdf

        try:
            write_atomically(path, rules_pdf(page_document(leaf, images), leaf.title))
        except StorageError as error:
            self.failed.emit(error)
        else:
            self.saved.emit(str(path))


def page_document(leaf: Leaf, images: Images) -> QTextDocument:
    """Return a page for paper, with the pictures of its cards by their names."""
    document = QTextDocument()
    document.setDefaultStyleSheet(paper_style())
    letters = document.defaultFont()
    letters.setPointSize(_POINTS)
    document.setDefaultFont(letters)
    for name, image in images.items():
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(PICTURE + name), image)
    document.setHtml(f"<body>{leaf.body}</body>")
    return document
