"""What the first painted table does without: menus and keys, log and speech, hints, lessons and the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from cardavia.table.controller import Controller
from cardavia.ui.actions import Actions, connect_choice
from cardavia.ui.book_desk import connect_book
from cardavia.ui.hand_wiring import connect_hand
from cardavia.ui.help_windows import connect_help
from cardavia.ui.hint_entry import connect_advice
from cardavia.ui.menu_state import enable_entries
from cardavia.ui.narrator import Narrator
from cardavia.ui.questions import connect_questions, connect_speech
from cardavia.ui.record_entry import connect_records
from cardavia.ui.settings_entry import connect_settings
from cardavia.ui.sounds_entry import connect_sound_menu
from cardavia.ui.tool_entry import Tools

if TYPE_CHECKING:
    from cardavia.ui.window import MainWindow

_SIGN_AFTER_MS: Final = 50
"""The sign of the window may come last."""


class WindowRest:
    """Makes these parts of a window; `connect` is called once the window knows them."""

    def __init__(self, window: MainWindow, controller: Controller) -> None:
        self._window, self._controller = window, controller
        self.actions = Actions(window)
        self.narrator = Narrator(window.panel.log, window.strip)

    def connect(self) -> None:
        """Connect the menus and keys with the game, the table and the settings."""
        window, actions, controller = self._window, self.actions, self._controller
        actions.tick(window.preferences.settings)
        self._connect_game()
        self._connect_settings()
        window.decks.connect_window(actions, window.panel, window.pages)
        # From now on it hears what the named tables have to tell.
        self.rules = window.rules
        connect_records(window, controller)
        self.lessons = connect_help(actions, window, lambda: window.area.table.hand.suits)
        connect_hand(actions, window.preferences, window.area.table, controller, window.strip)
        connect_questions(actions, self.narrator, lambda: controller.observation)
        connect_sound_menu(window)
        self.advice = connect_advice(window, controller)
        self.book = connect_book(window, controller)
        self.tools = Tools(window, actions)
        QTimer.singleShot(_SIGN_AFTER_MS, window, self._put_up_sign)

    def enable(self, at_table: bool, panel_shown: bool) -> None:
        """Bring the menus in line with the page and the game."""
        enable_entries(self.actions, self._controller, at_table)
        self.actions.side_panel.setChecked(panel_shown)
        self.tools.refresh()

    def close(self) -> None:
        """End what hints, lessons and the rule book have going on."""
        self.advice.close()
        self.book.close()
        self.lessons.close()

    def _put_up_sign(self) -> None:
        from cardavia.ui.sign import sign_icon

        self._window.setWindowIcon(sign_icon())

    def _connect_game(self) -> None:
        window, actions, controller = self._window, self.actions, self._controller
        actions.new_game.triggered.connect(window.show_welcome)
        actions.rules.triggered.connect(window.show_rules_here)
        actions.next_deal.triggered.connect(window.session_end.go_on)
        actions.session.triggered.connect(window.session_end.show_session)
        actions.same_cards.triggered.connect(controller.same_cards)
        actions.undo.triggered.connect(controller.undo)
        actions.redo.triggered.connect(controller.redo)
        actions.quit.triggered.connect(window.close)
        actions.last_trick.triggered.connect(window.area.table.last_trick)
        actions.result.triggered.connect(window.area.show_result)
        actions.side_panel.triggered.connect(window.set_panel)
        actions.full_screen.triggered.connect(lambda full: window.showFullScreen() if full else window.showNormal())

    def _connect_settings(self) -> None:
        actions, preferences = self.actions, self._window.preferences
        change = preferences.change
        connect_choice(actions.pauses, lambda milliseconds: change(trick_pause_ms=milliseconds))
        connect_choice(actions.levels, lambda level: change(level=level))
        connect_choice(actions.themes, lambda theme: change(theme=theme))
        preferences.changed.connect(lambda _, after: actions.tick(after))
        connect_speech(actions, self.narrator, preferences)
        connect_settings(self._window)
