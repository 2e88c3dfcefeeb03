"""Leads from any page of the window to the rules page and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from cardavia.storage.files import StorageError
from cardavia.storage.settings import Settings
from cardavia.ui.record_files import failure_sentence
from cardavia.ui.rules_store import RuleSetStore

if TYPE_CHECKING:
    from cardavia.engine.passport import HouseRules
    from cardavia.storage.rule_sets import RuleSet
    from cardavia.ui.rules_page import RulesPage


class RulesVisit(QObject):
    """Shows the rules page among the window's pages; what is chosen there goes into the settings at once."""

    deal = Signal(object)
    """Begin a game of this `Choice`."""
    tables_changed = Signal()
    """Other named tables are there."""
    failed = Signal(object)
    """Why named tables could not be read or kept, while the page is not there to say so itself."""
    left = Signal(int, str)
    """The page is to be left for the one at this place, where it was opened; the game it showed last."""

    def __init__(
        self,
        store: RuleSetStore,
        pages: QStackedWidget,
        settings: Callable[[], Settings],
        keep: Callable[[Settings], None],
    ) -> None:
        super().__init__()
        self._store = store
        self._pages = pages
        self._settings = settings
        self._keep = keep
        self._came_from = 0
        self._page: RulesPage | None = None
        store.changed.connect(self.tables_changed)
        store.damaged.connect(self._tell_damage)
        store.failed.connect(self._tell_failure)

    @property
    def page(self) -> RulesPage:
        """The page, made when it is first shown."""
        if self._page is None:
            self._page = self._make_page()
        return self._page

    def tables_of(self, game: str) -> Sequence[RuleSet]:
        """Return the named tables of a game."""
        return self._store.tables.of(game)

    def show(self, game: str, running: bool) -> None:
        """Show the rules for the next session of a game; ``running`` says that a game is on the table."""
        page = self.page
        if self._pages.currentWidget() is not page:
            self._came_from = self._pages.currentIndex()
            page.show_settings(self._settings(), game, running)
            self._pages.setCurrentWidget(page)
        page.focus_first()

    def show_option(self, game: str, option: str, running: bool) -> None:
        """Show the rules of a game, and give the focus to one of its options."""
        self.show(game, running)
        if self.page.rules.game != game:
            self.page.show_settings(self._settings(), game, running)
        self.page.list.go_to(option)

    def _make_page(self) -> RulesPage:
        from cardavia.ui.rules_page import RulesPage

        page = RulesPage(self._store)
        page.changed.connect(self._set)
        page.deal.connect(self._deal)
        page.back.connect(lambda: self.left.emit(self._came_from, page.rules.game))
        self._pages.addWidget(page)
        return page

    def _tell_damage(self, aside: Path) -> None:
        self.failed.emit(partial(self._damage_sentence, aside.name))

    def _tell_failure(self, error: StorageError) -> None:
        if self._page is None or self._pages.currentWidget() is not self._page:
            self.failed.emit(partial(self._failure_sentence, error))

    def _damage_sentence(self, file: str) -> str:
        text = self.tr("The file of your tables of house rules was damaged. It is kept as {file}.")
        return text.format(file=file)

    def _failure_sentence(self, error: StorageError) -> str:
        text = self.tr("Your tables of house rules cannot be read: {reason}")
        return text.format(reason=failure_sentence(error.kind))

    def _set(self, rules: HouseRules) -> None:
        settings = self._settings()
        self._keep(replace(settings.with_rules(rules.game, rules.preset, rules.options), game=settings.game))

    def _deal(self, rules: HouseRules) -> None:
        settings = self._settings()
        deck = settings.deck[rules.game]
        from cardavia.ui.choice import Choice

        self.deal.emit(Choice(rules.game, rules.preset, rules.options, deck, settings.player_name))
