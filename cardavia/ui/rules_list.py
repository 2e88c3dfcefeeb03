"""All options of a game in groups, with a field that finds one and tabs that lead to a group."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.art.deck import Pack
from cardavia.engine.passport import HouseRules
from cardavia.ui.announcing import announce
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.rules_draft import catalogue_of, preset_value, values
from cardavia.ui.rules_row import RuleRow
from cardavia.ui.texts import group_name, group_tab
from cardavia.ui.texts_rule_groups import MEMBERS, Group
from cardavia.ui.theme import space
from cardavia.ui.whole_tabs import WholeTabs

_SIDE_BY_SIDE: Final = 820
"""From this width on, in pixels, a control stands beside its option."""


class RulesList(QWidget):
    """Shows rules and asks for changes; `show_rules` or `refuse` answer."""

    edited = Signal(str, object)
    """An option's name and the value a person wants."""
    reset = Signal(str)
    """The name of an option that is to be as in the preset."""

    def __init__(self, game: str, pack: Pack) -> None:
        super().__init__()
        self.search = QLineEdit()
        self.only_changed = labelled(QCheckBox(), lambda: self.tr("&Only changed rules"))
        self.tabs = WholeTabs()
        self.rows = {option.name: RuleRow(option, pack, game) for option in catalogue_of(game).options}
        self.groups = {group: self._group(group) for group in Group if self._names(group)}
        self.nothing = QLabel()
        self._scroll = QScrollArea()
        self._jumping = False
        self._aim: QWidget | None = None
        # Rows that were shown, hidden or resized find their places in several rounds, which the scroll bar tells.
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._settle)
        self._set_up()
        self._lay_out()

    def show_rules(self, rules: HouseRules) -> None:
        """Show the value of every option and mark those that differ from the preset."""
        for name, value in values(rules).items():
            self.rows[name].show_value(value, preset_value(rules, name), rules.preset)
        if self.only_changed.isChecked():
            self._filter()

    def refuse(self, name: str, sentence: Callable[[], str], other: str = "") -> None:
        """Take the change of an option back and say why beside it."""
        for row in self.rows.values():
            row.clear_refusal()
        self.rows[name].refuse(sentence, other)
        self._bring_into_sight(self.rows[name])

    def focus_first(self) -> None:
        """Give the focus to the field that finds an option."""
        self.search.setFocus(Qt.FocusReason.TabFocusReason)
        self.search.selectAll()

    def go_to(self, name: str) -> None:
        """Give the focus to an option, wherever it is."""
        self.search.clear()
        self.only_changed.setChecked(False)
        row = self.rows[name]
        row.control.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._bring_into_sight(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._search_key(event.key())
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for row in self.rows.values():
            row.set_side_by_side(self.width() >= _SIDE_BY_SIDE)
        self._settling.start()

    def _search_key(self, key: int) -> bool:
        """Let a key leave the field for the options, or empty it."""
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shown = next((row for row in self.rows_in_order if not row.isHidden()), None)
            if shown is not None:
                shown.control.setFocus(Qt.FocusReason.TabFocusReason)
                self._bring_into_sight(shown)
            return True
        if key == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        return False

    @property
    def rows_in_order(self) -> list[RuleRow]:
        """The options as they stand on the page."""
        return [self.rows[name] for group in self.groups for name in self._names(group)]

    def _names(self, group: Group) -> list[str]:
        return [name for name in self.rows if name in MEMBERS[group]]

    def _find(self) -> None:
        self._filter()
        self._scroll.verticalScrollBar().setValue(0)

    def _bring_into_sight(self, part: QWidget) -> None:
        self._aim = part
        self._settling.start()

    def _filter(self) -> None:
        words = self.search.text().casefold().split()
        only_changed = self.only_changed.isChecked()
        blocker = QSignalBlocker(self.tabs)
        for group, part in self.groups.items():
            heading = group_name(group).casefold()
            for name in self._names(group):
                row = self.rows[name]
                found = all(word in row.search_text or word in heading for word in words)
                row.setVisible(found and (row.is_changed or not only_changed))
            shown = any(not self.rows[name].isHidden() for name in self._names(group))
            part.setVisible(shown)
            self.tabs.setTabVisible(list(self.groups).index(group), shown)
        blocker.unblock()
        self._tell_found()
        self._settling.start()

    def _name_tabs(self) -> None:
        for place, group in enumerate(self.groups):
            self.tabs.setTabText(place, group_tab(group))

    def _tell_found(self) -> None:
        count = sum(not row.isHidden() for row in self.rows.values())
        self.nothing.setVisible(count == 0)
        self._say_nothing()
        if self.search.text().strip():
            announce(self, self.tr("%n rules found", "", count))

    def _say_nothing(self) -> None:
        if self.search.text().strip():
            text = self.tr("No rule has “{words}” in its name, its sentence or its values.")
            self.nothing.setText(text.format(words=self.search.text().strip()))
        else:
            self.nothing.setText(self.tr("No rule differs from the preset."))

    def _jump(self, place: int) -> None:
        part = list(self.groups.values())[place]
        self._jumping = True
        self._scroll.verticalScrollBar().setValue(part.y())
        self._jumping = False

    def _follow(self, height: int) -> None:
        """Bring the tabs in line with what has been scrolled to."""
        if self._jumping:
            return
        bar = self._scroll.verticalScrollBar()
        parts = [place for place, part in enumerate(self.groups.values()) if not part.isHidden()]
        passed = [place for place in parts if list(self.groups.values())[place].y() <= height + space(4)]
        current = parts[-1:] if height == bar.maximum() and height else passed[-1:] or parts[:1]
        with QSignalBlocker(self.tabs):
            self.tabs.setCurrentIndex(current[0] if current else -1)

    def _settle(self) -> None:
        """Bring what was asked for, or else what has the focus, into sight, and the tabs in line."""
        part = next((part for part in (self._aim, self.focusWidget()) if part is not None), None)
        self._aim = None
        if part is not None and self._scroll.isAncestorOf(part):
            self._scroll.ensureWidgetVisible(part, 0, space(10))
        self._follow(self._scroll.verticalScrollBar().value())

    def _group(self, group: Group) -> QFrame:
        part = QFrame()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, space(2), 0, space(4))
        column.setSpacing(0)
        heading = labelled(QLabel(), lambda: group_name(group))
        heading.setProperty("scale", "large")
        heading.setContentsMargins(space(3), space(2), 0, space(1))
        line = QFrame()
        line.setProperty("panel", "line")
        column.addWidget(heading)
        column.addWidget(line)
        for name in self._names(group):
            column.addWidget(self.rows[name])
        return part

    def _set_up(self) -> None:
        translated(self.search, lambda: self.search.setPlaceholderText(self.tr("Find a rule")))
        translated(self.search, lambda: self.search.setAccessibleName(self.tr("Find a rule")))
        translated(
            self.search,
            lambda: self.search.setAccessibleDescription(self.tr("Down leads to the first rule that was found.")),
        )
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._find)
        self.only_changed.toggled.connect(self._filter)
        translated(self.tabs, lambda: self.tabs.setAccessibleName(self.tr("Groups of rules")))
        self.tabs.setExpanding(False)
        for _ in self.groups:
            self.tabs.addTab("")
        translated(self.tabs, self._name_tabs)
        self.tabs.currentChanged.connect(self._jump)
        self.nothing.setWordWrap(True)
        self.nothing.setProperty("tone", "soft")
        self.nothing.hide()
        translated(self.nothing, self._say_nothing)
        for row in self.rows.values():
            row.edited.connect(self.edited)
            row.reset.connect(self.reset)
            row.wanted.connect(self.go_to)

    def _lay_out(self) -> None:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, space(2), 0)
        column.setSpacing(0)
        for part in self.groups.values():
            column.addWidget(part)
        column.addWidget(self.nothing)
        column.addStretch(1)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(holder)
        self._scroll.verticalScrollBar().valueChanged.connect(self._follow)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._settling.start)
        finding = QHBoxLayout()
        finding.setSpacing(space(3))
        finding.addWidget(self.search, 1)
        finding.addWidget(self.only_changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(1))
        layout.addLayout(finding)
        layout.addWidget(self.tabs)
        layout.addWidget(self._scroll, 1)
