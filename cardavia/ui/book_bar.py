"""The bar above a page of the rule book: where to go, by which rules to read, how large, and onto paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from cardavia.engine.games import GAMES
from cardavia.pages.view import View
from cardavia.ui.book_rules import differs
from cardavia.ui.retranslate import translated
from cardavia.ui.texts import preset_name
from cardavia.ui.theme import space

_LEAST_CHOICE: Final = 12
"""Characters of the choice of rules that are always seen."""


class BookBar(QWidget):
    """Buttons, each with a key, and the choice of the rules that are shown."""

    rules_chosen = Signal(object)
    """A rule set to look at, None for the rules in force."""
    zoom_wanted = Signal(int)
    """Steps larger, negative for smaller, 0 for the usual size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = QPushButton()
        self.forward = QPushButton()
        self.rules = QComboBox()
        self.smaller = QPushButton()
        self.larger = QPushButton()
        self.paper = QPushButton()
        self.print_page = QAction(self)
        self.save_page = QAction(self)
        self._in_force: View | None = None
        self._running = False
        self._set_up()
        self._lay_out()
        translated(self, self._translate)

    def show_rules(self, in_force: View, running: bool, looked_at: str | None, useful: bool) -> None:
        """Offer the rule sets of a game.

        ``running`` tells that the rules in force are those of a game on the table; ``useful`` that the page reads
        otherwise under others.
        """
        self._in_force, self._running = in_force, running
        with QSignalBlocker(self.rules):
            self.rules.clear()
            for text, preset in self._choices(in_force):
                self.rules.addItem(text, preset)
            self.rules.setCurrentIndex(max(0, self.rules.findData(looked_at)) if looked_at else 0)
        self.rules.setEnabled(useful)

    def _choices(self, in_force: View) -> Sequence[tuple[str, str | None]]:
        with_changes, plain = self.tr("{rules}, changed"), preset_name(in_force.preset)
        name = with_changes.format(rules=plain) if differs(in_force) else plain
        own = self.tr("At your table: {rules}") if self._running else self.tr("Next game: {rules}")
        presets = GAMES[in_force.game].catalogue.presets
        return [(own.format(rules=name), None), *((preset_name(preset), preset) for preset in presets)]

    def _set_up(self) -> None:
        self.print_page.setShortcut(QKeySequence("Ctrl+P"))
        self.save_page.setShortcut(QKeySequence("Ctrl+Shift+P"))
        self.smaller.clicked.connect(lambda: self.zoom_wanted.emit(-1))
        self.larger.clicked.connect(lambda: self.zoom_wanted.emit(1))
        self.rules.activated.connect(lambda place: self.rules_chosen.emit(self.rules.itemData(place)))
        self.rules.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.rules.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.rules.setMinimumContentsLength(_LEAST_CHOICE)
        menu = QMenu(self)
        menu.addActions([self.print_page, self.save_page])
        self.paper.setMenu(menu)
        # A menu's own keys hold only while it is open.
        self.addActions([self.print_page, self.save_page])
        for steps, keys in ((1, ("Ctrl++", "Ctrl+=")), (-1, ("Ctrl+-",)), (0, ("Ctrl+0",))):
            self._add_zoom(steps, keys)

    def _add_zoom(self, steps: int, keys: Sequence[str]) -> None:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda: self.zoom_wanted.emit(steps))
        self.addAction(action)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(space(3), space(3), space(3), space(2))
        row.setSpacing(space(2))
        for button in (self.back, self.forward):
            row.addWidget(button)
        row.addWidget(self.rules, 1)
        for button in (self.smaller, self.larger, self.paper):
            row.addWidget(button)
        for button in (self.back, self.forward, self.smaller, self.larger, self.paper):
            button.setProperty("small", "true")

    def _translate(self) -> None:
        self.back.setText(self.tr("Back"))
        self.forward.setText(self.tr("Forward"))
        self.smaller.setText(self.tr("A−", "smaller letters"))
        self.larger.setText(self.tr("A+", "larger letters"))
        self.paper.setText(self.tr("Print"))
        self.print_page.setText(self.tr("&Print this page…"))
        self.save_page.setText(self.tr("&Save this page as PDF…"))
        self.back.setToolTip(self.tr("To the page before, at last to the table (Alt+Left)"))
        self.forward.setToolTip(self.tr("To the page you came back from (Alt+Right)"))
        self.smaller.setToolTip(self.tr("Smaller letters (Ctrl+Minus)"))
        self.larger.setToolTip(self.tr("Larger letters (Ctrl+Plus; Ctrl+0 for the usual size)"))
        self.smaller.setAccessibleName(self.tr("Smaller letters"))
        self.larger.setAccessibleName(self.tr("Larger letters"))
        self.rules.setAccessibleName(self.tr("Rules that the book shows"))
        self.rules.setAccessibleDescription(self.tr("Looking at other rules changes nothing at the table."))
        # A new text takes the key of a button away.
        self.back.setShortcut(QKeySequence("Alt+Left"))
        self.forward.setShortcut(QKeySequence("Alt+Right"))
