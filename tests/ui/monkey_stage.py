"""The program as the monkey finds it: in its own folder, without the system's dialogs, started anew when closed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from PySide6 import QtPrintSupport
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QFileDialog, QVBoxLayout, QWidget

import pseudo
from cardavia.app import Program
from cardavia.storage.games import SUFFIX
from cardavia.storage.paths import HOME_VARIABLE, user_paths
from cardavia.ui.cards_view import CardPictures
from tests.records import begins_with

NAMES = ("Me", "Anna", "Bohdan", "Clara")
PLAIN = "plain.txt"
"""The name of a file that is no record, and no folder."""


class Stage:
    """Starts and ends the program; everything it may write lies in one folder."""

    def __init__(self, folder: Path, chance: random.Random, kept: bool) -> None:
        self.folder, self._chance, self.kept = folder, chance, kept
        self._ended = False
        for name, content in (
            ("empty", b""),
            ("damaged", b'{"format": "cardavia-record"}'),
            ("binary", b"\0\xff" * 999),
        ):
            (folder / f"{name}{SUFFIX}").write_bytes(content)
        (folder / PLAIN).write_text("no record")
        self.program = self._start()

    def files(self) -> list[Path]:
        """Return what may be opened or dropped: good records, damaged ones, other files, folders, what is not there."""
        folder = self.folder
        saved = sorted(user_paths().games.glob(f"*{SUFFIX}"))
        return [*saved, *sorted(folder.glob("*.*")), folder, folder / f"missing{SUFFIX}"]

    def begin(self) -> None:
        """Deal the first cards at a table whose players do not think long."""
        self.program.window.preferences.change(level="easy")
        self.program.controller.new_session("doppelkopf", "pagat", {}, NAMES)

    def restart(self) -> None:
        """End the program and start it again: the table is there as it was left."""
        before = self.program.controller.record
        self.end()
        self.program = self._start()
        after = self.program.controller.record
        if self.kept and before is not None and (after is None or not begins_with(after, before)):
            raise AssertionError("the table was not resumed")

    def end(self) -> None:
        """End the program as its own end does."""
        program = self.program
        if self._ended:
            return
        self._ended = True
        program.window.close()
        program.close()
        program.pictures.stop()
        # A program that has ended is not forgotten wholly, as its process goes on; its pictures would fill the memory.
        for pictures in (program.pictures, *program.window.findChildren(CardPictures)):
            pictures.forget()
        program.window.deleteLater()
        program.pictures.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _start(self) -> Program:
        self._ended = False
        program = Program(source=random.Random(self._chance.random()))
        # The monkey leaves the program open until the test has looked at it.
        QApplication.setQuitOnLastWindowClosed(False)
        program.start()
        program.window.area.table.set_pace(200)
        program.window.area.table.set_trick_pause(20)
        return program

    # What stands for the system's dialogs

    def opened(self, *_: Any) -> tuple[str, str]:
        """Answer the question which file is to be opened; an empty answer is none."""
        return self._chance.choice(["", *map(str, self.files())]), ""

    def saved(self, *arguments: Any) -> tuple[str, str]:
        """Answer the question where a file is to be saved, also by places where none can be."""
        name = Path(arguments[2]).name or "saved"
        places = (
            self.folder / name,
            self.folder / name,
            self.folder / "no-folder" / name,
            self.folder / PLAIN / name,
        )
        return self._chance.choice(["", *map(str, places)]), ""


class PlainPrintDialog(QDialog):
    """Asks nothing but whether to print, and lets the printer write a file."""

    def __init__(self, printer: QPrinter, parent: QWidget) -> None:
        super().__init__(parent)
        printer.setOutputFileName(str(user_paths().settings.with_name("printed.pdf")))
        choice = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(choice.Ok | choice.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        QVBoxLayout(self).addWidget(buttons)


@contextmanager
def staged(folder: Path, chance: random.Random, kept: bool) -> Iterator[Stage]:
    """Start the program in the folder, with a second language and without dialogs of the system, and end it after.

    Unless ``kept``, a file stands where the program's own folder should be, so that nothing can be written there.
    """
    home = folder / "home" if kept else folder / PLAIN / "home"
    with ExitStack() as stack:
        stack.enter_context(mock.patch.dict("os.environ", {HOME_VARIABLE: str(home)}))
        stack.enter_context(pseudo.offered())
        stage = Stage(folder, chance, kept)
        stack.callback(stage.end)
        for name, answer in (("getOpenFileName", stage.opened), ("getSaveFileName", stage.saved)):
            stack.enter_context(mock.patch.object(QFileDialog, name, answer))
        stack.enter_context(mock.patch.object(QtPrintSupport, "QPrintDialog", PlainPrintDialog))
        yield stage
