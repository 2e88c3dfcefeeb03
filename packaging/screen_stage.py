"""The running program, and how to come to each of its screens."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtWidgets import QApplication, QTabWidget

from cardavia.engine.actions import Exchange, Play
from cardavia.engine.evening import Evening
from cardavia.engine.observation import Observation
from cardavia.engine.options import Value
from cardavia.engine.state import Phase
from cardavia.storage.settings import UNTIL_CLICK
from cardavia.table.lesson import Task
from cardavia.table.lesson_courses import COURSES
from cardavia.table.score_pad_draft import Draft
from screen_deals import NAMES, PRESETS, session

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardavia.app import Program
    from cardavia.ui.settings_specs import Page

Found = TypeVar("Found", bound="QWidget")

PLAYERS: Final = ("Anna", "Bohdan", "Clara", "Dorota")
"""Who plays with real cards."""
DRAFTS: Final = (
    Draft(3, "wenz", frozenset({1}), 75),
    Draft(0, "rufer-S", frozenset({0, 2}), 84, runners=3),
    Draft(1, "solo-H", frozenset({3}), 52),
)
"""What they have played."""
SEED: Final = 11
"""Deals the cards that are not recorded."""
_QUIET_MS: Final = 250
"""So long nothing happens any more on a screen that is ready."""


class Stage:
    """Brings the window to a screen; each method returns the widget whose picture is to be taken."""

    def __init__(self) -> None:
        from cardavia.app import Program

        self.program: Program = Program(source=random.Random(SEED))
        # A cursor that blinks would be in a picture or not by chance.
        QApplication.setCursorFlashTime(0)
        self.window = self.program.window
        self.program.start()
        self.actions = self.window.menu_actions
        self.window.preferences.change(animation=0, player_name=NAMES[0], sheet_visible=False)

    @property
    def seen(self) -> Observation:
        """What the person sees at the table."""
        seen = self.program.controller.observation
        assert seen is not None
        return seen

    def dress(self, shown: QWidget, theme: str, deck: str, size: tuple[int, int] | None) -> None:
        """Show it with these colours and cards, in this size where one is given, and wait until it is drawn."""
        self.window.preferences.change(theme=theme)
        self.window.decks.choose(deck)
        if size is not None:
            shown.resize(*size)
        self._wait()

    def _wait(self) -> None:
        """Wait until every picture is drawn and nothing happens any more."""
        until(self._is_drawn)
        pause(_QUIET_MS)
        until(self._is_drawn)

    def _is_drawn(self) -> bool:
        decks = self.window.decks
        return self.program.pictures.idle and ("previews" not in decks.__dict__ or decks.previews.idle)

    # Screens of the table

    def bidding(self) -> QWidget:
        """Ask for a bid."""
        return self._open("schafkopf", lambda seen: seen.phase is Phase.BIDDING and len(seen.duties) > 3, 3)

    def reservations(self) -> QWidget:
        """Ask for a reservation."""
        return self._open("doppelkopf", lambda seen: seen.phase is Phase.RESERVATIONS and len(seen.duties) > 1, 3)

    def exchange(self) -> QWidget:
        """Let the person exchange cards with a player in poverty."""
        return self._open("doppelkopf", _exchanges, 0, {"poverty": True}, ("poverty", "accept"))

    def first_trick(self) -> QWidget:
        """Stop in the first trick, with cards that may not be played."""
        return self._open("schafkopf", lambda seen: not seen.tricks and _follows(seen) and not _all_legal(seen), 3)

    def table(self) -> QWidget:
        """Stop in the middle of a deal."""
        return self._open("doppelkopf", lambda seen: len(seen.tricks) == 2 and _lying(seen) == 3)

    def full_trick(self) -> QWidget:
        """Hold a full trick."""
        self._open("doppelkopf", lambda seen: len(seen.tricks) == 3 and _lying(seen) == 3)
        self.window.preferences.change(trick_pause_ms=UNTIL_CLICK)
        self.program.controller.submit(self.seen.duties[0])
        return self.window

    def last_trick(self) -> QWidget:
        """Show the last trick as it lay."""
        self.window.preferences.change(trick_pause_ms=0)
        self._open("schafkopf", lambda seen: len(seen.tricks) == 3 and _follows(seen))
        self.actions.last_trick.trigger()
        return self.window

    def clock(self) -> QWidget:
        """Show until when something may be announced."""
        return self._open("doppelkopf", lambda seen: bool(seen.sayings) and _follows(seen))

    def hint(self) -> QWidget:
        """Ask for a hint and wait for it."""
        self._open("doppelkopf", lambda seen: len(seen.tricks) == 4 and len(seen.playable) > 3)
        self.actions.hint.trigger()
        until(lambda: bool(self.window.advice.hints.marks.targets))
        return self.window

    def refusal(self) -> QWidget:
        """Click on a card that may not be played."""
        self._open("schafkopf", lambda seen: _follows(seen) and not _all_legal(seen))
        card = next(card for card in self.seen.hand if card not in self.seen.playable)
        self.window.area.table.chosen.emit(Play(card))
        return self.window

    def claim_refused(self) -> QWidget:
        """Claim tricks that others can take."""
        self._open("doppelkopf", lambda seen: len(seen.hand) == 4 and _lying(seen) == 0 and not seen.sayings)
        self.actions.claim.trigger()
        until(lambda: not self.window.advice.claims.claimer.runs)
        return self.window

    def result(self) -> QWidget:
        """Play a deal to its end."""
        self._open("doppelkopf", _before_the_end, 5)
        return self._finish()

    def result_schafkopf(self) -> QWidget:
        """Play a deal of the other game to its end."""
        self._open("schafkopf", _before_the_end, 5)
        return self._finish()

    def standings(self) -> QWidget:
        """Show the final page of a session."""
        self.result()
        self.actions.session.trigger()
        return self.window

    def sheet(self) -> QWidget:
        """Show the score sheet beside the table."""
        self._open("doppelkopf", lambda seen: len(seen.tricks) == 2 and _lying(seen) == 3, 6)
        self.actions.score_sheet.trigger()
        return self.window

    def log(self) -> QWidget:
        """Show the log beside the table."""
        self.sheet()
        self.window.panel.findChildren(QTabWidget)[0].setCurrentIndex(1)
        return self.window

    def card_look(self) -> QWidget:
        """Show the look of the cards beside the table."""
        self.table()
        self.actions.card_look.trigger()
        return self.window

    # Pages in the table's place

    def welcome(self) -> QWidget:
        """Ask what to play."""
        self.actions.new_game.trigger()
        return self.window

    def rules(self) -> QWidget:
        """Show the rules of the next session."""
        self.window.show_rules("doppelkopf")
        return self.window

    def tables(self) -> QWidget:
        """List saved tables."""
        for name, show in (("Friday", self.first_trick), ("Sunday", self.table)):
            show()
            self._save(name)
        self.actions.tables.trigger()
        return self.window

    def _save(self, name: str) -> None:
        self.program.tables.save_as(name)
        until(lambda: self.program.tables.name == name)

    def deck_page(self) -> QWidget:
        """Show every card of a deck."""
        self.actions.deck_page.trigger()
        return self.window

    def tasks(self, game: str) -> tuple[Task, ...]:
        """Return what the steps of a lesson ask, each once, in their order."""
        return tuple(dict.fromkeys(step.task for step in COURSES[game].steps))

    def lesson(self, game: str, task: Task) -> QWidget:
        """Go on in a lesson to the first step that asks this."""
        self.actions.lessons[game].trigger()
        page = self.window.lessons.page
        while page.walk.step.task is not task:
            page.bar.go_button.click()
        until(lambda: page.pictures.cards.idle)
        return self.window

    # Windows of their own

    def settings(self, page: Page) -> QWidget:
        """Show a page of the settings."""
        from cardavia.ui.settings_dialog import SettingsDialog

        self.actions.settings.trigger()
        dialog = self._child(SettingsDialog)
        dialog.show_page(page)
        return dialog

    def score_pad(self) -> QWidget:
        """Show an evening with a few deals."""
        from cardavia.ui.score_pad import ScorePadWindow

        self.actions.score_pad.trigger()
        pad = self._child(ScorePadWindow)
        if pad.evening is None:
            pad.begin("Saturday", Evening("schafkopf", PRESETS["schafkopf"], {}, PLAYERS))
            for draft in DRAFTS:
                pad.form.set_draft(draft)
                pad.add()
            pad.form.set_draft(DRAFTS[0])
        return pad

    def rule_book(self) -> QWidget:
        """Open the rule book."""
        self.window.book.open("announcements", "doppelkopf")
        book = self.window.book.book
        until(lambda: book.leaf is not None and book.contents.tree.topLevelItemCount() > 0)
        return book

    def keys(self) -> QWidget:
        """List the keys."""
        from cardavia.ui.dialogs import KeysDialog

        self.actions.keys.trigger()
        return self._child(KeysDialog)

    def about(self) -> QWidget:
        """Tell what the program is."""
        from cardavia.ui.dialogs import AboutDialog

        self.actions.about.trigger()
        return self._child(AboutDialog)

    def close(self) -> None:
        """End the program."""
        self.window.close()
        self.program.close()

    def _child(self, kind: type[Found]) -> Found:
        return self.window.findChildren(kind)[-1]

    def _open(
        self,
        game: str,
        wanted: Callable[[Observation], bool],
        before: int = 2,
        options: Mapping[str, Value] | None = None,
        prefer: Sequence[str] = (),
    ) -> QWidget:
        """Put a session on the table that has come to the person's turn in such a moment."""
        record = session(game, lambda seen: seen.my_turn and wanted(seen), before, options, prefer)
        self.program.controller.open_record(record)
        self.window.show_table()
        return self.window

    def _finish(self) -> QWidget:
        self.window.preferences.change(trick_pause_ms=0)
        self.program.controller.submit(self.seen.duties[0])
        until(lambda: self.window.area.shows_result)
        return self.window


def _lying(seen: Observation) -> int:
    """Return how many cards lie on the table, -1 before the first trick."""
    return -1 if seen.trick is None else len(seen.trick.cards)


def _exchanges(seen: Observation) -> bool:
    return any(isinstance(action, Exchange) for action in seen.duties)


def _follows(seen: Observation) -> bool:
    return _lying(seen) > 0


def _all_legal(seen: Observation) -> bool:
    return len(seen.playable) == len(seen.hand)


def _before_the_end(seen: Observation) -> bool:
    return len(seen.hand) == 1 and _lying(seen) == 3


def until(ready: Callable[[], bool]) -> None:
    """Run the event loop until it is so."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if ready() else None)
    timer.start(20)
    loop.exec()


def pause(milliseconds: int) -> None:
    """Run the event loop for a while."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
