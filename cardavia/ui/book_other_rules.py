"""The strip above a page that is read by other rules than those of the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from cardavia.ui.retranslate import translated
from cardavia.ui.texts import preset_name
from cardavia.ui.theme import space


class OtherRules(QFrame):
    """Says which rule set is only looked at, and leads back to the rules in force."""

    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "band")
        self._preset: str | None = None
        self._running = False
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.button = QPushButton()
        self.button.setProperty("small", "true")
        self.button.clicked.connect(self.ended)
        row = QHBoxLayout(self)
        row.setContentsMargins(space(3), space(2), space(3), space(2))
        row.setSpacing(space(3))
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        translated(self, self._translate)
        self.hide()

    def show_preset(self, preset: str | None, running: bool) -> None:
        """Name the rule set that is looked at, None when there is none; ``running`` tells of a game on the table."""
        self._preset, self._running = preset, running
        self._translate()
        self.setVisible(preset is not None)

    def _translate(self) -> None:
        at_table = self.tr("You are reading {rules}. Your table keeps its own rules.")
        next_game = self.tr("You are reading {rules}. The rules of your next game stay as they are.")
        name = "" if self._preset is None else preset_name(self._preset)
        self.label.setText((at_table if self._running else next_game).format(rules=name))
        self.button.setText(self.tr("Back to your rules"))
