"""Named tables on the rules page: which one the rules come from, and what happens when one is kept or deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from cardavia.engine.passport import HouseRules
from cardavia.storage.files import StorageError
from cardavia.storage.rule_sets import RuleSet, RuleSets
from cardavia.ui import rules_draft as draft
from cardavia.ui.record_files import failure_sentence
from cardavia.ui.rules_keep import RulesKeep
from cardavia.ui.rules_notice import Notice
from cardavia.ui.rules_store import RuleSetStore


class RulesTables(QObject):
    """Does what the part with the name asks for, and tells it in the notice."""

    changed = Signal()
    """Other tables are on offer, or another one is chosen."""

    def __init__(self, store: RuleSetStore, keep: RulesKeep, notice: Notice) -> None:
        super().__init__()
        self._store = store
        self._keep = keep
        self._notice = notice
        self._chosen: dict[str, RuleSet | None] = {}
        self._rules: HouseRules | None = None
        keep.keep.connect(self._keep_as)
        keep.rename.connect(self._rename)
        keep.delete.connect(self._delete)
        store.changed.connect(self._take)
        store.failed.connect(self._tell_failure)

    def on_offer(self, game: str) -> tuple[RuleSet, ...]:
        """Return the tables of a game."""
        return self._store.tables.of(game)

    def chosen(self, game: str) -> RuleSet | None:
        """Return the table that the rules of a game come from."""
        return self._chosen.get(game)

    def choose(self, game: str, table: RuleSet | None) -> None:
        """Remember the table that the rules of a game come from now."""
        self._chosen[game] = table

    def with_rules(self, rules: HouseRules) -> RuleSet | None:
        """Return the first table that has just these rules."""
        return next((table for table in self.on_offer(rules.game) if rules_of(table) == rules), None)

    def show_rules(self, rules: HouseRules) -> None:
        """Show the name of the table, and whether the rules have changed since it was kept."""
        self._rules = rules
        table = self.chosen(rules.game)
        self._keep.show_table(table, table is None or rules_of(table) != rules)

    @property
    def _shown(self) -> RuleSet | None:
        return self.chosen(self._rules.game) if self._rules is not None else None

    def _keep_as(self, name: str) -> None:
        rules = self._rules
        if rules is None or self._is_taken(rules.game, name):
            return
        table = RuleSet(name, rules.game, rules.preset, rules.options)
        self._change(table.game, table, lambda tables: tables.put(table))
        self._notice.say(lambda: self.tr("Kept as “{name}”.").format(name=name))

    def _rename(self, name: str) -> None:
        old = self._shown
        if old is None or self._is_taken(old.game, name):
            return
        table = RuleSet(name, old.game, old.preset, old.options)
        self._change(old.game, table, lambda tables: tables.rename(old.game, old.name, name))
        self._notice.say(lambda: self.tr("The table is now called “{name}”.").format(name=name))

    def _delete(self) -> None:
        table = self._shown
        if table is None:
            return
        self._change(table.game, None, lambda tables: tables.remove(table.game, table.name))
        text = partial(self._deleted_sentence, table.name)
        self._notice.say(text, lambda: self._change(table.game, table, lambda tables: tables.put(table)))

    def _deleted_sentence(self, name: str) -> str:
        return self.tr("“{name}” is deleted. The rules shown stay as they are.").format(name=name)

    def _is_taken(self, game: str, name: str) -> bool:
        """Say that another table has the name, if one has."""
        other, mine = self._store.tables.find(game, name), self.chosen(game)
        if other is None or (mine is not None and mine.name.casefold() == other.name.casefold()):
            return False
        self._notice.say(partial(self._taken_sentence, other.name), trouble=True)
        return True

    def _taken_sentence(self, name: str) -> str:
        text = self.tr("There is already a table called “{name}”. Choose it first if you want to change it.")
        return text.format(name=name)

    def _change(self, game: str, chosen: RuleSet | None, change: Callable[[RuleSets], RuleSets]) -> None:
        self._chosen[game] = chosen
        self._store.change(change)

    def _take(self, tables: RuleSets) -> None:
        """Bring the chosen tables in line with those that there are."""
        for game, table in self._chosen.items():
            self._chosen[game] = table and tables.find(game, table.name)
        self.changed.emit()

    def _tell_failure(self, error: StorageError) -> None:
        self._take(self._store.tables)
        self._notice.say(partial(self._failure_sentence, error), trouble=True)

    def _failure_sentence(self, error: StorageError) -> str:
        return self.tr("Your tables cannot be kept: {reason}").format(reason=failure_sentence(error.kind))


def rules_of(table: RuleSet) -> HouseRules:
    """Return the rules of a named table."""
    return draft.normal(HouseRules(table.game, table.preset, table.options))
