"""Puts the rules in force on paper: asks where to, and writes in a worker thread."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.passport import HouseRules
from cardavia.storage.files import StorageError, write_atomically
from cardavia.ui.rules_print import ask_printer, rules_document, rules_pdf


class RulesPaper(QObject):
    """Prints rules or saves them as a PDF file."""

    saved = Signal(str)
    """The path of a file that was written."""
    failed = Signal(object)
    """The `StorageError` of a file that was not written."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._thread.waitForDone()

    def print(self, rules: HouseRules, name: str, pack: Pack, parent: QWidget) -> None:
        """Let the person choose a printer."""
        ask_printer(rules_document(rules, name, pack), parent, self.failed.emit)

    def ask_where_to_save(self, rules: HouseRules, name: str, pack: Pack, parent: QWidget) -> None:
        """Let the person choose where the PDF file is written."""
        chosen, _ = QFileDialog.getSaveFileName(parent, self.tr("Save the rules"), "rules.pdf", self.tr("PDF (*.pdf)"))
        if chosen:
            self.save(rules, name, pack, Path(chosen))

    def save(self, rules: HouseRules, name: str, pack: Pack, path: Path) -> None:
        """Write a PDF file in the place of the file."""
        self._thread.start(lambda: self._write(rules, name, pack, path))

    def _write(self, rules: HouseRules, name: str, pack: Pack, path: Path) -> None:
        try:
            write_atomically(path, rules_pdf(rules_document(rules, name, pack), name))
        except StorageError as error:
            self.failed.emit(error)
        else:
            self.saved.emit(str(path))
