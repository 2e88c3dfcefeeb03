"""The question what is played on a new evening: rules, names, and what the evening is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardavia.engine.errors import InputProblem
from cardavia.engine.evening import Evening
from cardavia.engine.games import GAMES
from cardavia.engine.passport import HouseRules, read_passport
from cardavia.engine.record import LONGEST_NAME
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.score_pad_fields import ChoiceField, label_for
from cardavia.ui.texts import game_name, preset_name, problem_sentence
from cardavia.ui.theme import space

Offer = tuple[str, HouseRules]
"""The name of a table of house rules, and the rules."""
_MOST_SEATS = 5
_WIDTH = 460


def preset_offers(game: str) -> list[Offer]:
    """Return the presets of a game by name."""
    return [(preset_name(preset), HouseRules(game, preset, {})) for preset in GAMES[game].catalogue.presets]


class NewEvening(QDialog):
    """Asks for rules, players and a name; ``begun`` tells the answer."""

    begun = Signal(str, object)
    """The name of the evening and the `Evening` without deals."""

    def __init__(self, name: str, tables: Callable[[str], Sequence[Offer]], parent: QWidget) -> None:
        super().__init__(parent)
        self._tables = tables
        self._named: Sequence[Offer] = ()
        translated(self, lambda: self.setWindowTitle(self.tr("New evening")))
        self.game = ChoiceField(lambda: self.tr("Game"))
        self.rules = ChoiceField(lambda: self.tr("Rules"))
        self.code = QLineEdit()
        self.names = [QLineEdit() for _ in range(_MOST_SEATS)]
        self.title = QLineEdit(name)
        self.begin_button = labelled(QPushButton(), lambda: self.tr("&Begin"))
        self.trouble = QLabel()
        self._form = QFormLayout()
        self._set_up()
        self._lay_out()
        self._fill_rules()
        translated(self, self._name_all)

    @property
    def chosen(self) -> HouseRules:
        """The rules; those of the code where one is entered. InputProblem when it is no good."""
        code = self.code.text().strip()
        if code:
            return read_passport(code)
        rules: HouseRules = self.rules.currentData()
        return rules

    @property
    def evening(self) -> Evening:
        """The evening that was described; InputProblem when the rules are bad."""
        rules = self.chosen
        options = GAMES[rules.game].catalogue.build(rules.preset, rules.options)
        seats = int(getattr(options, "seats", 4))
        names = tuple(field.text().strip() or field.placeholderText() for field in self.names[:seats])
        return Evening(rules.game, rules.preset, rules.options, names)

    def _set_up(self) -> None:
        for key in GAMES:
            self.game.addItem(game_name(key), key)
        self.game.currentIndexChanged.connect(self._fill_rules)
        self.rules.currentIndexChanged.connect(self._check)
        self.code.textChanged.connect(self._check)
        translated(self.code, lambda: self.code.setPlaceholderText(self.tr("May stay empty")))
        self.title.textChanged.connect(self._check)
        for seat, field in enumerate(self.names, start=1):
            field.setMaxLength(LONGEST_NAME)
            translated(field, partial(self._name_field, field, seat))
        self.trouble.setWordWrap(True)
        self.trouble.setProperty("tone", "trouble")
        self.begin_button.setProperty("role", "primary")
        self.begin_button.setDefault(True)
        self.begin_button.clicked.connect(self._begin)

    def _name_field(self, field: QLineEdit, number: int) -> None:
        field.setPlaceholderText(self._player(number))
        field.setAccessibleName(self.tr("Name of player {number}").format(number=number))

    def _player(self, number: int) -> str:
        return self.tr("Player {number}").format(number=number)

    def _lay_out(self) -> None:
        self._form.setHorizontalSpacing(space(3))
        self._form.setVerticalSpacing(space(2))
        self._form.addRow(label_for(self.game, lambda: self.tr("&Game")), self.game)
        self._form.addRow(label_for(self.rules, lambda: self.tr("&Rules")), self.rules)
        self._form.addRow(label_for(self.code, lambda: self.tr("Rules cod&e")), self.code)
        for number, field in enumerate(self.names, start=1):
            self._form.addRow(label_for(field, partial(self._player, number)), field)
        self._form.addRow(label_for(self.title, lambda: self.tr("&Name of the evening")), self.title)
        cancel = labelled(QPushButton(), lambda: self.tr("&Cancel"))
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.begin_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(5), space(5), space(5), space(4))
        layout.setSpacing(space(3))
        layout.addLayout(self._form)
        layout.addWidget(self.trouble)
        layout.addLayout(buttons)
        self.setMinimumWidth(_WIDTH)

    def _fill_rules(self) -> None:
        game = self.game.currentData()
        self._named = self._tables(game)
        self.rules.clear()
        for name, rules in (*self._named, *preset_offers(game)):
            self.rules.addItem(name, rules)
        self._check()

    def _name_all(self) -> None:
        self.game.name(game_name)
        for place, (name, _) in enumerate(preset_offers(self.game.currentData()), start=len(self._named)):
            self.rules.setItemText(place, name)
        self._check()

    def _check(self) -> None:
        """Show a field for each seat, and what keeps the evening from beginning."""
        if self.rules.currentData() is None:
            return
        trouble, seats = "", 4
        try:
            seats = self.evening.seats
        except InputProblem as problem:
            trouble = problem_sentence(problem)
        if not self.title.text().strip():
            trouble = trouble or self.tr("Give the evening a name.")
        for number, field in enumerate(self.names):
            self._form.setRowVisible(field, number < seats)
        self.rules.setEnabled(not self.code.text().strip())
        self.game.setEnabled(self.rules.isEnabled())
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.begin_button.setEnabled(not trouble)

    def _begin(self) -> None:
        self.begun.emit(self.title.text().strip(), self.evening)
        self.accept()
