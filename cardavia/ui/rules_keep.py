"""The part of the rules page that keeps rules under a name."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardavia.storage.rule_sets import LONGEST_NAME, RuleSet, clean_name
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.theme import space


class RulesKeep(QWidget):
    """A field for the name and what can be done with it."""

    keep = Signal(str)
    """Keep the rules under this name."""
    rename = Signal(str)
    """Give the chosen table this name."""
    delete = Signal()
    """Forget the chosen table."""

    def __init__(self) -> None:
        super().__init__()
        self.name = QLineEdit()
        self.keep_button = labelled(QPushButton(), lambda: self.tr("&Keep"))
        self.rename_button = labelled(QPushButton(), lambda: self.tr("Rena&me"))
        self.delete_button = labelled(QPushButton(), lambda: self.tr("D&elete"))
        self._table: RuleSet | None = None
        self._changed = False
        self._set_up()
        self._lay_out()

    def show_table(self, table: RuleSet | None, changed: bool) -> None:
        """Show the chosen table, if there is one, and whether the rules have changed since it was kept."""
        if table != self._table:
            self.name.setText(table.name if table is not None else "")
        self._table, self._changed = table, changed
        self._refresh()

    def _refresh(self) -> None:
        name, table = clean_name(self.name.text()), self._table
        mine = table is not None and table.name == name
        self.keep_button.setEnabled(bool(name) and (self._changed or not mine))
        self.rename_button.setEnabled(bool(name) and table is not None and not mine)
        self.delete_button.setEnabled(table is not None)

    def _enter(self) -> None:
        if self.keep_button.isEnabled():
            self.keep_button.click()

    def _set_up(self) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        translated(self.name, lambda: self.name.setPlaceholderText(self.tr("Name of your table")))
        translated(self.name, lambda: self.name.setAccessibleName(self.tr("Name of your table")))
        self.name.textChanged.connect(self._refresh)
        self.name.returnPressed.connect(self._enter)
        self.keep_button.clicked.connect(lambda: self.keep.emit(clean_name(self.name.text())))
        self.rename_button.clicked.connect(lambda: self.rename.emit(clean_name(self.name.text())))
        self.delete_button.clicked.connect(self.delete)
        self._refresh()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(1))
        label = labelled(QLabel(), lambda: self.tr("Keep under a &name"))
        label.setBuddy(self.name)
        column.addWidget(label)
        column.addWidget(self.name)
        row = QHBoxLayout()
        row.setSpacing(space(1))
        for button in (self.keep_button, self.rename_button, self.delete_button):
            button.setProperty("small", "true")
            row.addWidget(button, 1)
        column.addLayout(row)
