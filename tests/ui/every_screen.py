"""The program with every window, page, dialog and panel, one after another, for the tests of what holds on each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from cardavia.engine.actions import PLAYS, Exchange
from cardavia.engine.evening import Evening
from cardavia.engine.observation import Observation
from cardavia.engine.record import Record
from cardavia.table.lesson import Task
from cardavia.ui.score_pad_new import NewEvening
from cardavia.ui.settings_dialog import SettingsDialog
from cardavia.ui.settings_specs import Page
from tests.table.test_advice import TOPS, wenz
from tests.ui.house_tables import moment
from tests.ui.screens import PLAYERS, Screens

LESSONS = ("schafkopf", "doppelkopf")
TABS = ("score sheet", "log", "card look")


class EveryScreen(Screens):
    """The screens, with those that have several states in each of them."""

    def ways(self) -> dict[str, Callable[[], None]]:
        return {
            **super().ways(),
            "answer on the score pad": self.answer_on_score_pad,
            "welcome over a game": self.welcome,
            "notice over the rules": self.notice,
            "exchange": self.exchange,
            "declaration": self.declaration,
            "full trick": self.full_trick,
            "rest": self.rest,
            "claim": self.claim,
            "hint": self.hint,
            "refusal": self.refusal,
            "rule book": self.rule_book,
            "card large": self.card_large,
            **{f"settings: {page.value}": partial(self.settings_page, page) for page in Page},
            **{f"side panel: {name}": partial(self.side_panel, tab) for tab, name in enumerate(TABS)},
        }

    def all(self) -> Iterator[str]:
        yield from super().all()
        for game in LESSONS:
            yield from self.lesson(game)

    def answer_on_score_pad(self) -> None:
        """Ask on the score pad whether a Bettel was won."""
        for question in self.pad.findChildren(NewEvening):
            question.close()
        self.pad.begin("Monday", Evening("schafkopf", "schaf", {"bettel": True}, PLAYERS))
        self.pad.form.contract.choose("bettel")

    def notice(self) -> None:
        """Show what the page of the rules tells."""
        self.window.show_rules("doppelkopf")
        self.window.rules.page.code.copy_button.click()

    def exchange(self) -> None:
        """Show a poverty that the person has accepted."""
        prefer = ("poverty", "healthy", "accept", "pass")
        self.open(moment("doppelkopf", {"poverty": True}, _must_exchange, prefer))

    def declaration(self) -> None:
        """Show what may be declared."""
        self.open(moment("doppelkopf", {"genscher": True}, lambda seen: "genscher" in str(seen.sayings), ("healthy",)))

    def full_trick(self) -> None:
        """Hold a trick until a click."""
        self.bidding("doppelkopf")
        self.window.area.table.set_trick_pause(None)
        while not self.observation.tricks:
            if self.observation.my_turn:
                self.program.controller.submit(self.observation.duties[0])
            self._qtbot.waitUntil(lambda: self.observation.my_turn or bool(self.observation.tricks), timeout=10_000)
        assert self.window.area.table.waiting

    def rest(self) -> None:
        """Show a table of five at which the person deals and rests."""
        self.open(moment("doppelkopf", {"seats": 5}, lambda seen: len(seen.moves) > 3, dealer=0))

    def claim(self) -> None:
        """Offer to claim the rest."""
        self.open(wenz(TOPS))
        self.play(2)

    def hint(self) -> None:
        """Ask for a hint and wait for it."""
        self.open(wenz(TOPS))
        self.actions.hint.trigger()
        self._qtbot.waitUntil(lambda: bool(self.window.advice.hints.marks.targets), timeout=10_000)

    def refusal(self) -> None:
        """Play a card that may not be played."""
        self.open(moment("doppelkopf", {}, _must_follow, ("healthy",)))
        seen = self.observation
        self.window.area.table.chosen.emit(next(PLAYS[card] for card in seen.hand if card not in seen.playable))
        assert self.window.area.table.why.isVisible()

    def rule_book(self) -> None:
        """Open the rule book where it tells other rules than those of the table."""
        book = self.window.book.book
        self.window.book.open("play", "doppelkopf")
        self._qtbot.waitUntil(lambda: book.leaf is not None, timeout=10_000)
        book.bar.rules_chosen.emit("pagat")

    def card_large(self) -> None:
        """Show a card as large as the page of the decks."""
        self.actions.deck_page.trigger()
        sheet = self.window.decks.page.sheet
        self._qtbot.waitUntil(lambda: bool(sheet.buttons))
        sheet.enlarged.emit(next(iter(sheet.buttons)))

    def settings_page(self, page: Page) -> None:
        """Show a page of the settings."""
        self.actions.settings.trigger()
        self.window.findChildren(SettingsDialog)[-1].show_page(page)

    def side_panel(self, tab: int) -> None:
        """Show the side panel with one of its tabs."""
        self.close_windows()
        self.open(wenz(TOPS))
        if self.window.panel.isHidden():
            self.actions.side_panel.trigger()
        tabs = self.window.panel.findChild(QTabWidget)
        assert isinstance(tabs, QTabWidget)
        tabs.setCurrentIndex(tab)

    def lesson(self, game: str) -> Iterator[str]:
        """Go through a lesson as far as its table, and yield the name of each step."""
        self.close_windows()
        self.actions.lessons[game].trigger()
        page = self.window.lessons.page
        while page.walk.step.task is not Task.TABLE:
            self.settle()
            yield f"lesson in {game}: {page.walk.step.key}"
            page.bar.go_button.click()
        self.settle()
        yield f"lesson in {game}: table"

    def close_windows(self) -> None:
        """Close every window but the main one."""
        for window in QApplication.topLevelWidgets():
            if window is not self.window and window.isVisible():
                window.close()

    def open(self, record: Record) -> None:
        """Put the record on the table, where no trick waits for a click any more."""
        self.window.area.table.set_trick_pause(0)
        self.program.controller.open_record(record)
        self.window.show_table()
        self._qtbot.wait(20)


def _must_exchange(seen: Observation) -> bool:
    return any(isinstance(action, Exchange) for action in seen.duties)


def _must_follow(seen: Observation) -> bool:
    return 0 < len(set(seen.playable)) < len(set(seen.hand))


def shown_classes() -> set[type[QWidget]]:
    """Return the program's own classes of all widgets that are shown now."""
    shown = {type(widget) for widget in QApplication.allWidgets() if widget.isVisible()}
    return {kind for made in shown for kind in made.__mro__ if kind.__module__.startswith("cardavia.")}
