"""Connects the import and export of records with the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardavia.table.controller import Controller

if TYPE_CHECKING:
    from cardavia.ui.window import MainWindow

translate = QCoreApplication.translate


def connect_records(window: MainWindow, controller: Controller) -> None:
    """Answer the two entries of the menu, and tell what the files tell."""
    files, actions = window.record_files, window.menu_actions

    def export() -> None:
        record = controller.record
        if record is not None:
            files.ask_where_to_save(record, window)

    def tell_saved(path: str) -> None:
        window.strip.say(lambda: translate("MainWindow", "Saved as {file}.").format(file=path))

    actions.import_record.triggered.connect(lambda: files.ask_what_to_open(window))
    actions.export_record.triggered.connect(export)
    files.opened.connect(controller.open)
    files.failed.connect(window.show_message)
    files.saved.connect(tell_saved)
