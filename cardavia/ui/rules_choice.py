"""The box on the welcome page that offers presets, named tables, and the rules a person has made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.passport import HouseRules
from cardavia.storage.rule_sets import RuleSet
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.rules_draft import preset_rules
from cardavia.ui.rules_tables import rules_of
from cardavia.ui.texts import preset_description, preset_name, setting_text
from cardavia.ui.texts_base import joined
from cardavia.ui.theme import space

_MOST_SETTINGS = 4
"""Settings that are named one by one; of more only the number is told."""


class RulesChoice(QWidget):
    """Offers rules for a game, with a sentence about those chosen and a button that leads to all of them."""

    page_wanted = Signal()
    """The rules page is to be shown."""

    def __init__(self, tables: Callable[[str], Sequence[RuleSet]]) -> None:
        super().__init__()
        self._tables = tables
        self._offered: list[HouseRules] = []
        self._presets: Sequence[str] = ()
        self._names: list[str] = []
        self.box = QComboBox()
        self.button = labelled(QPushButton(), lambda: self.tr("House r&ules…"))
        self.about = QLabel()
        self._pack = Pack.FRENCH
        self._set_up()
        self._lay_out()
        translated(self, self._name_rules)

    @property
    def rules(self) -> HouseRules:
        """The rules chosen now."""
        return self._offered[self.box.currentIndex()]

    def choose(self, preset: str) -> None:
        """Choose a preset as it stands."""
        self.box.setCurrentIndex(self.box.findText(preset_name(preset)))

    def show_rules(self, rules: HouseRules, presets: Sequence[str], pack: Pack) -> None:
        """Offer the presets and tables of the game; the rules themselves too, when they are none of these."""
        tables = self._tables(rules.game)
        offered = [preset_rules(rules.game, preset) for preset in presets] + [rules_of(table) for table in tables]
        if rules not in offered:
            offered.append(rules)
        self._offered, self._presets = offered, presets
        self._names = [table.name for table in tables]
        self.box.clear()
        self.box.addItems(self._texts())
        self.box.setCurrentIndex(self._offered.index(rules))
        self.set_pack(pack)

    def _texts(self) -> list[str]:
        """Return what the offered rules are called: presets, tables, and perhaps rules that are neither."""
        named = [*map(preset_name, self._presets), *self._names]
        own = self.tr("Your own rules, based on: {rules}")
        rest = self._offered[len(named) :]
        return [*named, *(own.format(rules=preset_name(rules.preset)) for rules in rest)]

    def _name_rules(self) -> None:
        for place, text in enumerate(self._texts()):
            self.box.setItemText(place, text)
        self._explain()

    def set_pack(self, pack: Pack) -> None:
        """Name the cards in the sentence by this pack."""
        self._pack = pack
        self._explain()

    def _explain(self) -> None:
        self.about.setText(self._sentence(self.rules) if self.box.currentIndex() >= 0 else "")

    def _sentence(self, rules: HouseRules) -> str:
        if not rules.options:
            return preset_description(rules.preset)
        words = {"rules": preset_name(rules.preset)}
        if len(rules.options) > _MOST_SETTINGS:
            return self.tr("%n rules differ from: {rules}", "", len(rules.options)).format(**words)
        settings = joined(setting_text(name, value, self._pack) for name, value in rules.options.items())
        return self.tr("{rules}, and what differs – {settings}").format(settings=settings, **words)

    def _set_up(self) -> None:
        translated(self.box, lambda: self.box.setAccessibleName(self.tr("Rules")))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.currentIndexChanged.connect(self._explain)
        self.button.clicked.connect(self.page_wanted)
        self.about.setWordWrap(True)
        self.about.setProperty("tone", "soft")
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setFocusProxy(self.box)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(1))
        row = QHBoxLayout()
        row.setSpacing(space(2))
        row.addWidget(self.box, 1)
        row.addWidget(self.button)
        column.addLayout(row)
        column.addWidget(self.about, 0, Qt.AlignmentFlag.AlignTop)
