"""The part of the rules page that says where the rules come from: game, preset or named table, what differs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia.engine.games import GAMES
from cardavia.engine.passport import HouseRules
from cardavia.storage.rule_sets import RuleSet
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.rules_draft import catalogue_of, preset_rules
from cardavia.ui.texts import game_name, preset_description, preset_name
from cardavia.ui.theme import space


class RulesStart(QWidget):
    """Offers the presets of the game and the named tables."""

    game_chosen = Signal(str)
    rules_chosen = Signal(object)
    """The `HouseRules` of a preset to start from."""
    table_chosen = Signal(object)
    """The named `RuleSet` to go on with."""
    reset_all = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.games = {key: labelled(QPushButton(), partial(game_name, key)) for key in GAMES}
        self.choice = QComboBox()
        self.about = QLabel()
        self.differences = QLabel()
        self.reset_button = labelled(QPushButton(), lambda: self.tr("Reset a&ll"))
        self._entries: list[HouseRules | RuleSet | None] = []
        self._rules: tuple[HouseRules, RuleSet | None] | None = None
        self._set_up()
        self._lay_out()
        translated(self, self._name_rules)

    def show_rules(self, rules: HouseRules, table: RuleSet | None, tables: Sequence[RuleSet]) -> None:
        """Show the rules; ``table`` is the named one they come from."""
        self.games[rules.game].setChecked(True)
        presets = [preset_rules(rules.game, preset) for preset in catalogue_of(rules.game).presets]
        self._entries = [*presets, *((None, *tables) if tables else ())]
        self.choice.clear()
        for entry in self._entries:
            self._add(entry)
        current = table if table in tables else preset_rules(rules.game, rules.preset)
        self.choice.setCurrentIndex(self._entries.index(current))
        self._explain(rules, table)

    def _name_rules(self) -> None:
        for place, entry in enumerate(self._entries):
            if isinstance(entry, HouseRules):
                self.choice.setItemText(place, preset_name(entry.preset))
        if self._rules is not None:
            self._explain(*self._rules)

    def _add(self, entry: HouseRules | RuleSet | None) -> None:
        if entry is None:
            self.choice.insertSeparator(self.choice.count())
        else:
            self.choice.addItem(entry.name if isinstance(entry, RuleSet) else preset_name(entry.preset))

    def _explain(self, rules: HouseRules, table: RuleSet | None) -> None:
        self._rules = rules, table
        name = preset_name(rules.preset)
        based = self.tr("Your table, based on: {rules}").format(rules=name)
        self.about.setText(preset_description(rules.preset) if table is None else based)
        count = len(rules.options)
        same = self.tr("No rule differs from the preset.")
        self.differences.setText(self.tr("%n rules differ from the preset.", "", count) if count else same)
        self.reset_button.setEnabled(bool(count))

    def _choose(self, row: int) -> None:
        entry = self._entries[row]
        if isinstance(entry, RuleSet):
            self.table_chosen.emit(entry)
        elif entry is not None:
            self.rules_chosen.emit(entry)

    def _set_up(self) -> None:
        group = QButtonGroup(self)
        for key, button in self.games.items():
            button.setCheckable(True)
            group.addButton(button)
            button.clicked.connect(lambda _=False, key=key: self.game_chosen.emit(key))
        translated(self.choice, lambda: self.choice.setAccessibleName(self.tr("Start from")))
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumContentsLength(12)
        self.choice.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.choice.activated.connect(self._choose)
        self.reset_button.setProperty("small", "true")
        self.reset_button.clicked.connect(self.reset_all)
        for label in (self.about, self.differences):
            label.setWordWrap(True)
            label.setProperty("tone", "soft")

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(1))
        games = QHBoxLayout()
        games.setSpacing(space(1))
        for button in self.games.values():
            button.setProperty("small", "true")
            games.addWidget(button, 1)
        column.addLayout(games)
        label = labelled(QLabel(), lambda: self.tr("&Start from"))
        label.setBuddy(self.choice)
        column.addWidget(label)
        column.addWidget(self.choice)
        column.addWidget(self.about)
        differing = QHBoxLayout()
        differing.addWidget(self.differences, 1)
        differing.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(differing)
