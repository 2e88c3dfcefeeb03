"""The part of the rules page that writes and reads the short code of a table's rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardavia.engine.errors import InputProblem
from cardavia.engine.passport import LONGEST_CODE, read_passport
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.rules_draft import normal
from cardavia.ui.theme import space


class RulesCode(QWidget):
    """Shows the code of the rules, copies it, and reads a code that somebody pastes or types."""

    copied = Signal(str)
    """The code is in the clipboard."""
    taken = Signal(object)
    """The `HouseRules` of a good code."""
    refused = Signal(object)
    """The `InputProblem` of a bad code."""

    def __init__(self) -> None:
        super().__init__()
        self.code = QLineEdit()
        self.copy_button = labelled(QPushButton(), lambda: self.tr("Cop&y code"))
        self.pasted = QLineEdit()
        self.take_button = labelled(QPushButton(), lambda: self.tr("T&ake"))
        self._set_up()
        self._lay_out()

    def show_code(self, code: str) -> None:
        """Show the code of the rules."""
        self.code.setText(code)
        self.code.setCursorPosition(0)
        self.code.setToolTip(code)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code.text())
        self.copied.emit(self.code.text())

    def _take(self) -> None:
        if not self.pasted.text().strip():
            return
        try:
            rules = normal(read_passport(self.pasted.text()))
        except InputProblem as problem:
            self.pasted.selectAll()
            self.refused.emit(problem)
        else:
            self.pasted.clear()
            self.taken.emit(rules)

    def _set_up(self) -> None:
        self.code.setReadOnly(True)
        translated(self.code, lambda: self.code.setAccessibleName(self.tr("Code of these rules")))
        translated(self.pasted, lambda: self.pasted.setAccessibleName(self.tr("Code from somebody else")))
        translated(self.pasted, lambda: self.pasted.setPlaceholderText(self.tr("Paste a code")))
        # One sign more than any code has: one that is too long is told so, and not cut to another.
        self.pasted.setMaxLength(LONGEST_CODE + 1)
        self.pasted.returnPressed.connect(self._take)
        self.pasted.textChanged.connect(lambda text: self.take_button.setEnabled(bool(text.strip())))
        self.copy_button.clicked.connect(self._copy)
        self.take_button.clicked.connect(self._take)
        translated(
            self.take_button, lambda: self.take_button.setAccessibleName(self.tr("Take the rules of the pasted code"))
        )
        self.take_button.setEnabled(False)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(1))
        label = labelled(QLabel(), lambda: self.tr("Code for &friends"))
        label.setBuddy(self.pasted)
        column.addWidget(label)
        for field, button in ((self.code, self.copy_button), (self.pasted, self.take_button)):
            button.setProperty("small", "true")
            row = QHBoxLayout()
            row.setSpacing(space(1))
            row.addWidget(field, 1)
            row.addWidget(button)
            column.addLayout(row)
