"""The page where a table's rules are chosen, kept under a name, handed to a friend and printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardavia.art.deck import Pack
from cardavia.engine.errors import InputProblem
from cardavia.engine.options import Value
from cardavia.engine.passport import HouseRules
from cardavia.storage.files import StorageError
from cardavia.storage.rule_sets import RuleSet
from cardavia.storage.settings import Settings
from cardavia.ui import rules_draft as draft
from cardavia.ui.column_scroll import ColumnScroll
from cardavia.ui.record_files import failure_sentence
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.rules_code import RulesCode
from cardavia.ui.rules_keep import RulesKeep
from cardavia.ui.rules_list import RulesList
from cardavia.ui.rules_notice import Notice
from cardavia.ui.rules_paper import RulesPaper
from cardavia.ui.rules_start import RulesStart
from cardavia.ui.rules_store import RuleSetStore
from cardavia.ui.rules_tables import RulesTables, rules_of
from cardavia.ui.texts import conflict_sentence, game_name, preset_name, rules_problem_sentence, setting_text
from cardavia.ui.texts_base import joined
from cardavia.ui.theme import color, palette, space

_WIDEST: Final = 1280
_ROOMY: Final = 1100
"""From this width on, in pixels, the left column is wider and the margins are larger."""
_COLUMN: Final = 284
_WIDE_COLUMN: Final = 320


class RulesPage(QWidget):
    """Shows the rules for the next session of a game; every change is told at once.

    A change that the rules forbid is not taken. Nothing here touches a game that is being played.
    """

    changed = Signal(object)
    """The `HouseRules` that hold from the next new game on."""
    deal = Signal(object)
    """Begin a session with these `HouseRules`."""
    back = Signal()
    """Leave the page."""

    def __init__(self, store: RuleSetStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: dict[str, HouseRules] = {}
        self._packs: Mapping[str, Pack] = {}
        self._game = ""
        self._running = False
        self.lists: dict[tuple[str, Pack], RulesList] = {}
        self.start = RulesStart()
        self.keep = RulesKeep()
        self.code = RulesCode()
        self.paper = RulesPaper(self)
        self.notice = Notice()
        self.tables = RulesTables(store, self.keep, self.notice)
        self.print_button = labelled(QPushButton(), lambda: self.tr("&Print…"))
        self.pdf_button = labelled(QPushButton(), lambda: self.tr("Sa&ve as PDF…"))
        self.deal_button = labelled(QPushButton(), lambda: self.tr("&Deal with these rules"))
        self.back_button = labelled(QPushButton(), lambda: self.tr("&Back"))
        self.when = QLabel()
        self._column = ColumnScroll()
        self._stack = QStackedWidget()
        self._panel = QFrame(self)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._set_up()
        self._lay_out()
        translated(self, self._say_when)
        translated(self, self._fit_column)

    @property
    def rules(self) -> HouseRules:
        """The rules shown now."""
        return self._rules[self._game]

    @property
    def list(self) -> RulesList:
        """The options of the game shown now."""
        key = self._game, self._packs[self._game]
        if key not in self.lists:
            self.lists[key] = self._make_list(*key)
        return self.lists[key]

    def show_settings(self, settings: Settings, game: str, running: bool) -> None:
        """Show the rules chosen for a game; ``running`` says that a game is on the table."""
        self._packs = {key: Pack(pack) for key, pack in settings.pack.items()}
        self._rules = {key: draft.rules_of(settings, key) for key in settings.preset}
        for key, rules in self._rules.items():
            self.tables.choose(key, self.tables.with_rules(rules))
        self._running = running
        self._say_when()
        self.notice.put_away()
        self._show_game(game)

    def focus_first(self) -> None:
        """Give the focus to the field that finds a rule."""
        self.list.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(palette().cloth))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= _ROOMY
        edge = space(4) if roomy else 0
        width = min(self.width() - 2 * edge, _WIDEST)
        self._panel.setGeometry((self.width() - width) // 2, edge, width, self.height() - 2 * edge)
        self._fit_column()

    def _fit_column(self) -> None:
        """Give the left column its width, or what its longest words need."""
        usual = _WIDE_COLUMN if self.width() >= _ROOMY else _COLUMN
        width = max(usual, self._column.minimumSizeHint().width())
        wanted = self.back_button.sizeHint().width() + self.deal_button.sizeHint().width() + space(2)
        direction = QBoxLayout.Direction.TopToBottom if wanted > width else QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(direction)
        self._column.setFixedWidth(width)

    # Changes a person makes

    def _edit(self, name: str, value: Value) -> None:
        try:
            rules = draft.with_value(self.rules, name, value)
        except InputProblem as problem:
            self._refuse(name, problem, {name: value})
        else:
            self._take(rules, self.tables.chosen(self._game))

    def _reset(self, name: str) -> None:
        try:
            rules = draft.with_preset_value(self.rules, name)
        except InputProblem as problem:
            self._refuse(name, problem, {name: draft.preset_value(self.rules, name)})
        else:
            # First: the rule may be hidden by being what it was, and then the keyboard goes on to the next thing.
            self.list.rows[name].control.setFocus(Qt.FocusReason.OtherFocusReason)
            self._take(rules, self.tables.chosen(self._game))

    def _refuse(self, name: str, problem: InputProblem, wanted: Mapping[str, Value]) -> None:
        pair = draft.conflicting(problem, self.rules, wanted)
        if not pair:
            self.list.refuse(name, partial(rules_problem_sentence, problem, self._pack))
            return
        other = next((option for option in pair if option != name), "")
        self.list.refuse(name, partial(_conflict_sentence, pair, self._pack), other)

    def _start_from(self, rules: HouseRules) -> None:
        self._replace(rules, None, lambda: self._begun_with(preset_name(rules.preset)))

    def _start_from_table(self, table: RuleSet) -> None:
        self._replace(rules_of(table), table, lambda: self._begun_with(table.name, len(table.left_out)))

    def _begun_with(self, name: str, left_out: int = 0) -> str:
        sentence = self.tr("The rules are now those of: {rules}").format(rules=name)
        if not left_out:
            return sentence
        left = self.tr("%n of its rules are not known to this version and are left out.", "", left_out)
        return self.tr("{first} – {second}").format(first=sentence, second=left)

    def _reset_all(self) -> None:
        rules = draft.preset_rules(self._game, self.rules.preset)
        self._replace(rules, self.tables.chosen(self._game), lambda: self.tr("All rules are reset."))

    def _take_code(self, rules: HouseRules) -> None:
        self._replace(rules, self.tables.with_rules(rules), lambda: self._taken_sentence(rules))

    def _taken_sentence(self, rules: HouseRules) -> str:
        settings = joined(setting_text(name, value, self._packs[rules.game]) for name, value in rules.options.items())
        same = self.tr("Taken from the code: {game}, {rules}, without any change.")
        with_changes = self.tr("Taken from the code: {game}, {rules}, and what differs – {settings}.")
        text = with_changes if settings else same
        words = {"game": game_name(rules.game), "rules": preset_name(rules.preset), "settings": settings}
        return text.format(**words)

    def _replace(self, rules: HouseRules, table: RuleSet | None, sentence: Callable[[], str]) -> None:
        """Take quite other rules and offer the way back."""
        game, old, old_table = self._game, self._rules[rules.game], self.tables.chosen(rules.game)
        if rules == old and table == old_table and game == rules.game:
            self.notice.say(sentence)
            return
        self._game = rules.game
        self._take(rules, table)
        self._show_game(rules.game)
        self.notice.say(sentence, lambda: self._go_back_to(game, old, old_table))

    def _go_back_to(self, game: str, rules: HouseRules, table: RuleSet | None) -> None:
        self._game = rules.game
        self._take(rules, table)
        self._show_game(game)

    def _take(self, rules: HouseRules, table: RuleSet | None) -> None:
        self._rules[rules.game] = rules
        self.tables.choose(rules.game, table)
        self.notice.put_away()
        self._show_rules()
        self.changed.emit(rules)

    # What is shown

    def _say_when(self) -> None:
        playing = self.tr("The running game keeps its rules; these hold from the next new one.")
        self.when.setText(playing if self._running else self.tr("These rules hold from the next new game on."))

    def _choose_game(self, game: str) -> None:
        self.notice.put_away()
        self._show_game(game)

    def _show_game(self, game: str) -> None:
        self._game = game
        self._stack.setCurrentWidget(self.list)
        self._show_rules()

    def _show_rules(self) -> None:
        rules = self.rules
        self.list.show_rules(rules)
        self.code.show_code(draft.code_of(rules))
        self._show_tables()

    def _show_tables(self) -> None:
        rules = self.rules
        self.tables.show_rules(rules)
        self.start.show_rules(rules, self.tables.chosen(rules.game), self.tables.on_offer(rules.game))

    @property
    def _pack(self) -> Pack:
        return self._packs[self._game]

    @property
    def _name(self) -> str:
        """What the rules are called on paper."""
        table = self.tables.chosen(self._game)
        return table.name if table is not None else ""

    def _make_list(self, game: str, pack: Pack) -> RulesList:
        made = RulesList(game, pack)
        # A list of values that was opened for one game may be answered when the other game is shown.
        made.edited.connect(lambda name, value: self._edit(name, value) if made is self.list else None)
        made.reset.connect(lambda name: self._reset(name) if made is self.list else None)
        self._stack.addWidget(made)
        return made

    def _set_up(self) -> None:
        start, code, paper = self.start, self.code, self.paper
        start.game_chosen.connect(self._choose_game)
        start.rules_chosen.connect(self._start_from)
        start.table_chosen.connect(self._start_from_table)
        start.reset_all.connect(self._reset_all)
        self.tables.changed.connect(self._show_tables)
        code.taken.connect(self._take_code)
        code.copied.connect(lambda text: self.notice.say(lambda: self.tr("Copied: {code}").format(code=text)))
        code.refused.connect(self._tell)
        paper.saved.connect(lambda path: self.notice.say(lambda: self.tr("Saved as {file}.").format(file=path)))
        paper.failed.connect(self._tell_failure)
        self.print_button.clicked.connect(lambda: paper.print(self.rules, self._name, self._pack, self))
        self.pdf_button.clicked.connect(lambda: paper.ask_where_to_save(self.rules, self._name, self._pack, self))
        self.deal_button.clicked.connect(lambda: self.deal.emit(self.rules))
        self.back_button.clicked.connect(self.back)
        self.deal_button.setProperty("role", "primary")
        self.print_button.setProperty("small", "true")
        self.pdf_button.setProperty("small", "true")
        self.when.setWordWrap(True)
        self.when.setProperty("tone", "soft")
        find = QShortcut(QKeySequence(Qt.Key.Key_F3), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.focus_first)

    def _tell(self, problem: InputProblem) -> None:
        self.notice.say(lambda: self._refusal_sentence(problem), trouble=True)

    def _refusal_sentence(self, problem: InputProblem) -> str:
        reason = rules_problem_sentence(problem, self._pack)
        return self.tr("{reason} Nothing has been changed.").format(reason=reason)

    def _tell_failure(self, error: StorageError) -> None:
        self.notice.say(lambda: self._failure_sentence(error), trouble=True)

    def _failure_sentence(self, error: StorageError) -> str:
        text = self.tr("{file} cannot be saved: {reason}")
        return text.format(file=error.path.name, reason=failure_sentence(error.kind))

    def _lay_out(self) -> None:
        self._panel.setProperty("panel", "paper")
        row = QHBoxLayout(self._panel)
        row.setContentsMargins(space(4), space(3), space(2), space(3))
        row.setSpacing(space(4))
        row.addLayout(self._left())
        right = QVBoxLayout()
        right.setSpacing(space(2))
        right.addWidget(self.notice)
        right.addWidget(self._stack, 1)
        row.addLayout(right, 1)

    def _left(self) -> QVBoxLayout:
        """Return the column of everything that concerns all rules together."""
        holder = QWidget()
        parts = QVBoxLayout(holder)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.setSpacing(space(2))
        title = labelled(QLabel(), lambda: self.tr("House rules"))
        title.setProperty("scale", "title")
        paper = QHBoxLayout()
        paper.setSpacing(space(1))
        paper.addWidget(self.print_button, 1)
        paper.addWidget(self.pdf_button, 1)
        for part in (title, self.start, self.keep, self.code):
            parts.addWidget(part)
        parts.addLayout(paper)
        parts.addStretch(1)
        self._column.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._column.setWidget(holder)
        column = QVBoxLayout()
        column.setSpacing(space(2))
        column.addWidget(self._column, 1)
        column.addWidget(self.when)
        self._buttons.setSpacing(space(2))
        self._buttons.addWidget(self.back_button)
        self._buttons.addWidget(self.deal_button, 1)
        column.addLayout(self._buttons)
        return column


def _conflict_sentence(pair: Mapping[str, Value], pack: Pack) -> str:
    """Say which two settings contradict each other."""
    first, second = (setting_text(option, value, pack) for option, value in pair.items())
    return conflict_sentence(first, second)
